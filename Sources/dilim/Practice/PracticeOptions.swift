import Coordination
import Curriculum
import Screens
import TextSafety

/// What `dilim practice` draws: items of a skill, or items for a purpose.
enum PracticeOptions {
  static let all: [CommandOption] = [.mistakes, .grammar, .words, .weak, .everything]

  /// The route that the options ask for; nil for items of a skill.
  static func focus(_ invocation: Invocation) throws(Failure) -> Route? {
    let tags = try tags(invocation)
    let focuses =
      (invocation.has(.mistakes) ? [PracticeFocus.mistakes] : [])
      + (tags.isEmpty ? [] : [.grammar(tags)]) + (invocation.has(.words) ? [.words] : [])
      + (invocation.has(.weak) ? [.weak] : [])
    guard let focus = focuses.first else { return nil }
    guard focuses.count == 1, invocation.arguments.isEmpty else {
      throw .usage("Choose one: a skill, --mistakes, --grammar TAG, --words or --weak.")
    }
    if invocation.has(.unit) {
      throw .usage("--unit belongs to a skill: dilim practice writing --unit 2.")
    }
    return .focus(
      FocusRequest(
        focus,
        level: try invocation.value(.level).map { (text) throws(Failure) in
          try Command.parsedLevel(text)
        },
        isAll: invocation.has(.everything),
        count: try invocation.number(.count, in: 1...500) ?? FocusRequest.usualCount,
        seed: try invocation.number(.seed, in: 0...UInt64.max)
      )
    )
  }

  /// The grammar points named; several are asked in turn.
  private static func tags(_ invocation: Invocation) throws(Failure) -> [GrammarTag] {
    let names = invocation.all(.grammar)
    guard !names.isEmpty else { return [] }
    let known = try invocation.library.syllabus().tags.map(\.rawValue)
    for name in names where !known.contains(name) {
      throw .usage(Wording.noGrammarPoint(name, near: NearName.of(name, in: known)))
    }
    return names.map { GrammarTag(rawValue: $0) }
  }
}

extension CommandOption {
  static let mistakes = CommandOption(
    name: "--mistakes",
    value: nil,
    help: "the points of what you got wrong, the newest first"
  )
  static let grammar = CommandOption(
    name: "--grammar",
    value: "TAG",
    help: "items of a grammar point; may be given several times",
    offers: [.tags]
  )
  static let words = CommandOption(
    name: "--words",
    value: nil,
    help: "words of your lists that failed lately, typed"
  )
  static let weak = CommandOption(
    name: "--weak",
    value: nil,
    help: "items of your weakest grammar points"
  )
  static let everything = CommandOption(
    name: "--all",
    value: nil,
    help: "also from units that you have not reached"
  )
}
