import Classes
import Screens
import TextSafety

extension Command {
  static let classes = Command(
    name: "class",
    summary: "give a class work, with or without a server, and do that work",
    arguments: "ACTION [CLASS] [ARGUMENT …]",
    details: [
      """
      For a teacher: new TITLE makes a class, in your data folder or in that of --folder. enrol CLASS \
      FILE adds the pupils of a table, invite CLASS writes the file by which they join, and assign \
      CLASS LESSON … writes an assignment of lessons, or of your own items with --items. collect CLASS \
      [FOLDER] takes what the pupils hand in. CLASS is the title or the folder.
      """,
      """
      grade CLASS [ASSIGNMENT] marks it, answers CLASS ASSIGNMENT [ITEM] groups what does not pass, and \
      report CLASS [ASSIGNMENT] tells the rest. accept CLASS ITEM ANSWER accepts an answer for all, and \
      mark CLASS PUPIL ITEM --points P gives one mark by hand. Pupils get their marks by release CLASS \
      ASSIGNMENT, which writes a signed result for each; reopen takes it back. feedback and gradebook \
      have what is released. remove CLASS PUPIL and delete CLASS erase what is kept.
      """,
      """
      For a pupil: join FILE joins a class, todo lists its assignments, do FILE begins one and do NAME \
      goes on with it, and hand-in NAME writes the file for your teacher. results FILE shows your \
      marks, my-data all that this machine holds of your classes, and leave deletes it.
      """,
      """
      With a PostgreSQL server nothing travels as a file. A teacher makes the class with new TITLE \
      --server URI and the code of the administrator; invite makes an account and a slip for each \
      pupil; assign, collect, grade, accept, mark and release keep the server up to date. A pupil joins \
      with the URI and the code of the slip; sync exchanges what is new, and todo, do, hand-in and \
      results do it too. Without the network all of it goes on, and is sent later. invite CLASS PUPIL \
      gives a new code, code CLASS PUPIL lets one join who has an account from another class, reopen CLASS \
      ASSIGNMENT PUPIL lets a pupil answer again, and readmit CLASS PUPIL \
      lets one come back who has left. publish sends an assignment that the server has missed.
      """,
      """
      share CLASS LOGIN lets another teacher of the server work in the class, --may mark, own or nothing; \
      with --out it writes the names of the pupils for them. The colleague takes the class with new TITLE \
      --shared --server URI, and so do you on another machine. Without LOGIN, share lists the teachers.
      """,
      """
      With --json each action prints one object. do then asks on standard error, and remove, leave and \
      delete never ask: without --yes they list what they would delete.
      """,
      """
      For an administrator: server init URI prepares a server, check looks at it and migrate brings it \
      up to date; invite-teacher makes an account of a teacher, and reap deletes what is past its date.
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
      Example(line: "dilim class grade 9-B week1", meaning: "mark it"),
      Example(line: "dilim class do week1.jsonl", meaning: "do it"),
      Example(line: "dilim class hand-in week1", meaning: "hand it in"),
      Example(line: "dilim class collect 9-B inbox", meaning: "take it"),
      Example(
        line: "dilim class join postgresql://s_0123456789ab@school.example/dilim",
        meaning: "join a class with a server"
      ),
    ],
    argumentCount: 1...Int.max,
    offers: { words in
      switch (words.first, words.count) {
      case (nil, _): [.words(ClassAction.allCases.map(\.rawValue))]
      case ("server", 1): [.words(ServerActions.Verb.allCases.map(\.rawValue))]
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
  case grade, answers, accept, mark, report, feedback, release, reopen, gradebook, remove, delete
  case publish, code, readmit, share, server
  case join, sync, todo
  case perform = "do"
  case handIn = "hand-in"
  case results
  case myData = "my-data"
  case leave

  /// The arguments after the action, for messages.
  var arguments: String {
    switch self {
    case .new: "TITLE"
    case .enrol: "CLASS ROSTER.csv"
    case .invite: "CLASS [PUPIL]"
    case .publish: "CLASS [ASSIGNMENT]"
    case .readmit, .code: "CLASS PUPIL"
    case .share: "CLASS [LOGIN]"
    case .server: "\(ServerActions.Verb.allCases.map(\.rawValue).joined(separator: "|")) URI"
    case .assign: "CLASS LESSON …"
    case .collect: "CLASS [FOLDER]"
    case .grade, .report, .feedback: "CLASS [ASSIGNMENT]"
    case .answers: "CLASS ASSIGNMENT [ITEM]"
    case .accept: "CLASS ITEM ANSWER"
    case .mark: "CLASS PUPIL ITEM --points P"
    case .release: "CLASS ASSIGNMENT"
    case .reopen: "CLASS ASSIGNMENT [PUPIL]"
    case .gradebook: "CLASS --out FILE"
    case .remove: "CLASS PUPIL"
    case .delete: "CLASS"
    case .join: "FILE|URI"
    case .results: "[FILE]"
    case .myData, .leave: "[CLASS]"
    case .todo, .sync: ""
    case .perform: "[FILE|NAME]"
    case .handIn: "[NAME]"
    }
  }

  var argumentCount: ClosedRange<Int> {
    switch self {
    case .new, .join, .gradebook, .delete: 1...1
    case .enrol, .release, .remove, .readmit, .code, .server: 2...2
    case .accept, .mark: 3...3
    case .answers, .reopen: 2...3
    case .assign: 1...Int.max
    case .collect, .grade, .report, .feedback, .invite, .publish, .share: 1...2
    case .todo, .sync: 0...0
    case .perform, .handIn, .results, .myData, .leave: 0...1
    }
  }

  func run(_ invocation: Invocation) throws -> ExitCode {
    switch self {
    case .new, .enrol, .invite, .assign, .collect, .publish, .code, .readmit:
      return try give(invocation)
    case .server: return try ServerActions(invocation: invocation).run()
    case .share: try ShareAction(invocation: invocation).run()
    case .grade, .answers, .accept, .mark, .report: return try mark(invocation)
    case .feedback: try ReleaseActions(invocation, .looks).feedback()
    case .release: try ReleaseActions(invocation, .sends).release()
    case .reopen: try ReleaseActions(invocation, .sends).reopen()
    case .gradebook: try ReleaseActions(invocation, .looks).gradebook()
    case .join: return try PupilActions(invocation: invocation).join()
    case .sync: return try PupilSync.command(invocation)
    case .todo: return try PupilActions(invocation: invocation).todo()
    case .perform: return try perform(invocation)
    case .handIn: return try PupilActions(invocation: invocation).handIn()
    case .results: return try ResultsAction(invocation: invocation).run()
    case .myData: try LeavingActions(invocation: invocation).myData()
    case .leave: try LeavingActions(invocation: invocation).leave()
    case .remove: try LeavingActions(invocation: invocation).remove()
    case .delete: try LeavingActions(invocation: invocation).delete()
    }
    return .pass
  }

  /// Does an assignment between two exchanges with the server, where there is one.
  private func perform(_ invocation: Invocation) throws -> ExitCode {
    let before = try PupilSync.attempt(invocation)
    let code = try DoAction(invocation).run()
    guard code == .pass else { return code }
    // A server that was away is not waited for a second time.
    guard before != .network else { return before }
    return try PupilSync.attempt(invocation)
  }

  private func give(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let teacher = TeacherActions(invocation: invocation)
    switch self {
    case .enrol: return try teacher.enrol()
    case .invite: try teacher.invite()
    case .assign: try teacher.assign()
    case .publish: try teacher.publish()
    case .readmit: try teacher.readmit()
    case .code: try teacher.code()
    case .collect:
      var collect = try CollectAction(invocation)
      return try collect.run()
    default: try teacher.new()
    }
    return .pass
  }

  private func mark(_ invocation: Invocation) throws(Failure) -> ExitCode {
    switch self {
    case .answers: return try MarkingActions(invocation, .looks).answers()
    case .accept where invocation.has(.dryRunOfAccept):
      try MarkingActions(invocation, .nothing).accept()
    case .accept: try MarkingActions(invocation, .sends).accept()
    case .mark: try MarkingActions(invocation, .sends).mark()
    case .report: return try MarkingActions(invocation, .looks).report()
    default: return try MarkingActions(invocation, .sends).grade()
    }
    return .pass
  }
}

/// The options of `dilim class`.
enum ClassOptionList {
  static let all: [CommandOption] = [
    .folder, .studentColumn, .outFile, .itemsFile, .due, .close, .keyPolicy, .attempt, .credit,
    .trust, .unsigned, .late, .points, .note, .assignment, .dryRunOfAccept, .hardest, .by,
    .reportForm, .maximum, .language, .exported, .pupilName, .ofClass, .server, .codeFile,
    .passwordFile, .passwordCommand, .certificate, .withoutServer, .mayDo, .shared, .yes, .noInput,
    .json, .plain,
    .content, .with,
    .noColor,
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
  static let assignment = CommandOption(
    name: "--assignment",
    value: "NAME",
    help: "the assignment, if several have the item"
  )
  static let hardest = CommandOption(
    name: "--hardest",
    value: nil,
    help: "report only the items, the hardest first"
  )
  static let by = CommandOption(
    name: "--by",
    value: "category",
    help: "report only the kinds of mistakes",
    offers: [.words(["category"])]
  )
  static let reportForm = CommandOption(
    name: "--format",
    value: "NAME",
    help: "report: text, csv, html or json; gradebook: moodle, canvas or plain",
    offers: [.words(["text", "csv", "html", "json", "moodle", "canvas", "plain"])]
  )
  static let maximum = CommandOption(
    name: "--max",
    value: "POINTS",
    help: "scale the points of the gradebook to this maximum"
  )
  static let exported = CommandOption(
    name: "--from",
    value: "FILE",
    help: "fill in the gradebook that the platform has exported",
    offers: [.files]
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
