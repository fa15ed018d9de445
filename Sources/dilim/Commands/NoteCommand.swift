import Curriculum
import Screens
import TerminalUI
import TextSafety
import Turkish

extension Command {
  static let note = Command(
    name: "note",
    summary: "a grammar point in half a page",
    arguments: "[TAG]",
    details: [
      """
      Without a tag: the grammar points of the course in teaching order. With one: its \
      use, its form, examples, and the mistake that English speakers make. After an answer in \
      a lesson the key n shows the note for the item.
      """
    ],
    options: [.onlyLevel, .content, .noColor],
    examples: [
      Example(line: "dilim note", meaning: "all grammar points"),
      Example(line: "dilim note --level A1", meaning: "those of one level"),
      Example(line: "dilim note locative", meaning: "one of them"),
    ],
    argumentCount: 0...1,
    offers: { _ in [.tags] },
    run: note
  )

  private static func note(_ invocation: Invocation) throws -> ExitCode {
    let library = try invocation.library
    let frame: Frame
    if let name = invocation.arguments.first {
      frame = try library.note(on: try tag(named: name, in: library)).frame
    } else {
      frame = try list(library, level: try level(of: invocation))
    }
    try invocation.show(frame)
    return .pass
  }

  /// The point of this name, which may be written with Turkish letters and capitals: Değil is `degil`.
  private static func tag(
    named name: String,
    in library: CourseLibrary
  ) throws(Failure) -> GrammarTag {
    let plain = GrammarTag(rawValue: name.asciiFolded.lowercased())
    let isPoint = try library.syllabus().units.contains { $0.tags.contains(plain) }
    return isPoint ? plain : GrammarTag(rawValue: name)
  }

  private static func level(of invocation: Invocation) throws(Failure) -> Level? {
    try invocation.value(.onlyLevel).map { (text) throws(Failure) in try parsedLevel(text) }
  }

  private static func list(_ library: CourseLibrary, level: Level?) throws(Failure) -> Frame {
    let units = try library.syllabus().units.filter { level == nil || $0.level == level }
    return Frame(
      units.flatMap { unit -> [Line] in
        let tags = unit.tags.map(\.rawValue).joined(separator: ", ")
        return [
          Line([Span(text: unit.name, .strong), Span(" \(unit.title), \(unit.englishTitle)")]),
          Line("  \(tags)", hangingIndent: 2),
        ]
      }
    )
  }
}

extension CommandOption {
  fileprivate static let onlyLevel = CommandOption(
    name: "--level",
    value: "LEVEL",
    help: "only this level, A1 to C2",
    offers: [.words(Command.levelNames)]
  )
}
