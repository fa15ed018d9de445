import Classes
import Screens
import TextSafety

extension Command {
  static let classes = Command(
    name: "class",
    summary: "give a class work without a server, and do that work",
    arguments: "ACTION [CLASS] [ARGUMENT …]",
    details: [
      """
      For a teacher: new TITLE makes a class, in your data folder or in that of --folder. enrol CLASS \
      FILE adds the pupils of a table, invite CLASS writes the file by which they join, and assign \
      CLASS LESSON … writes an assignment of lessons, or of your own items with --items. collect CLASS \
      [FOLDER] takes what the pupils hand in. CLASS is the title or the folder.
      """,
      """
      For a pupil: join FILE joins a class, todo lists its assignments, do FILE begins one and do NAME \
      goes on with it, and hand-in NAME writes the file for your teacher.
      """,
      """
      Files are signed by OpenSSH (ssh-keygen). A signature proves who has made a file and that \
      nobody has changed it; it does not prove that nobody helped. Without ssh-keygen nothing is \
      signed, and Dilim says so.
      """,
    ],
    options: ClassOptionList.all,
    examples: [
      Example(line: "dilim class new \"9-B\"", meaning: "make a class"),
      Example(line: "dilim class enrol 9-B roster.csv", meaning: "its pupils"),
      Example(
        line: "dilim class assign 9-B a1-u1-writing --due 2026-12-01 --out week1.jsonl",
        meaning: "their work"
      ),
      Example(line: "dilim class do week1.jsonl", meaning: "do it"),
      Example(line: "dilim class hand-in week1", meaning: "hand it in"),
      Example(line: "dilim class collect 9-B inbox", meaning: "take it"),
    ],
    argumentCount: 1...Int.max,
    offers: { words in
      switch (words.first, words.count) {
      case (nil, _): [.words(ClassAction.allCases.map(\.rawValue))]
      case ("assign", 2...): [.lessons]
      case ("enrol", 2), ("join", 1), ("do", 1), ("results", 1): [.files]
      case ("collect", 2): [.folders]
      default: []
      }
    },
    run: { invocation in
      guard let action = ClassAction(rawValue: invocation.arguments[0]) else {
        throw Failure.usage(
          complaint(
            about: invocation.arguments[0],
            of: ClassAction.allCases.map(\.rawValue),
            in: "class"
          )
        )
      }
      guard action.argumentCount.contains(invocation.arguments.count - 1) else {
        throw Failure.usage(Wording.classNeeds(action.rawValue, action.arguments))
      }
      return try action.run(invocation)
    }
  )
}

/// An action of `dilim class`.
enum ClassAction: String, CaseIterable {
  case new, enrol, invite, assign, collect
  case join, todo
  case perform = "do"
  case handIn = "hand-in"

  /// The arguments after the action, for messages.
  var arguments: String {
    switch self {
    case .new: "TITLE"
    case .enrol: "CLASS ROSTER.csv"
    case .invite: "CLASS"
    case .assign: "CLASS LESSON …"
    case .collect: "CLASS [FOLDER]"
    case .join: "FILE"
    case .todo: ""
    case .perform: "[FILE|NAME]"
    case .handIn: "[NAME]"
    }
  }

  var argumentCount: ClosedRange<Int> {
    switch self {
    case .new, .invite, .join: 1...1
    case .enrol: 2...2
    case .assign: 1...Int.max
    case .collect: 1...2
    case .todo: 0...0
    case .perform, .handIn: 0...1
    }
  }

  func run(_ invocation: Invocation) throws -> ExitCode {
    let (teacher, pupil) = (
      TeacherActions(invocation: invocation), PupilActions(invocation: invocation)
    )
    switch self {
    case .new: try teacher.new()
    case .enrol: return try teacher.enrol()
    case .invite: try teacher.invite()
    case .assign: try teacher.assign()
    case .collect:
      var collect = try CollectAction(invocation)
      return try collect.run()
    case .join: try pupil.join()
    case .todo: try pupil.todo()
    case .perform: return try DoAction(invocation).run()
    case .handIn: try pupil.handIn()
    }
    return .pass
  }
}

/// The options of `dilim class`.
enum ClassOptionList {
  static let all: [CommandOption] = [
    .folder, .studentColumn, .outFile, .itemsFile, .due, .close, .keyPolicy, .attempt, .credit,
    .trust, .unsigned, .late, .pupilName, .ofClass, .json, .plain, .content, .noColor,
  ]
}

extension CommandOption {
  static let folder = CommandOption(
    name: "--folder",
    value: "DIR",
    help: "make the class in this folder",
    offers: [.folders]
  )
  static let outFile = CommandOption(
    name: "--out",
    value: "FILE",
    help: "write to this file, or into this folder",
    offers: [.files]
  )
  static let itemsFile = CommandOption(
    name: "--items",
    value: "FILE",
    help: "a table of items of your own: item, accept, english",
    offers: [.files]
  )
  static let due = CommandOption(
    name: "--due",
    value: "DATE",
    help: "until when: 2026-12-01 or \"2026-12-01 18:00\""
  )
  static let close = CommandOption(
    name: "--close",
    value: "DATE",
    help: "after this nothing is taken"
  )
  static let keyPolicy = CommandOption(
    name: "--key",
    value: "WHEN",
    help: "when pupils see what is right: now, hand_in, close, release or never",
    offers: [.words(Assignment.KeyPolicy.allCases.map(\.rawValue))]
  )
  static let attempt = CommandOption(
    name: "--attempt",
    value: "WHICH",
    help: "the answer that counts, of several to an item: first, last or best",
    offers: [.words(Assignment.Attempt.allCases.map(\.rawValue))]
  )
  static let trust = CommandOption(
    name: "--trust",
    value: "NAME",
    help: "take the new key of this pupil; may be given several times"
  )
  static let unsigned = CommandOption(
    name: "--unsigned",
    value: nil,
    help: "also take hand-ins without a signature"
  )
  static let late = CommandOption(
    name: "--late",
    value: nil,
    help: "also take hand-ins made after the assignment was closed"
  )
  static let pupilName = CommandOption(
    name: "--name",
    value: "NAME",
    help: "your name as your teacher has it"
  )
  static let ofClass = CommandOption(
    name: "--class",
    value: "TITLE",
    help: "the class, if two have an assignment of one name"
  )
}
