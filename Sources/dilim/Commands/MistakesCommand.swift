import Asking
import Coordination
import Curriculum
import Explanations
import Feedback
import Interface
import Scoring
import Screens
import Storage
import TerminalUI
import TextSafety

extension Command {
  static let mistakes = Command(
    name: "mistakes",
    summary: "the book of your mistakes, by kind and by item",
    arguments: "[NUMBER|CATEGORY|ITEM]",
    details: [
      """
      Without an argument: which kinds of mistakes you make, and which sentences you last got \
      wrong, numbered. With a number: all your answers to that sentence, with what was explained, \
      and the commands for its grammar note, its practice and an explanation. With a category \
      (dilim help categories lists them): your mistakes of that kind. With the name of an item: as \
      with its number. `dilim practice --mistakes` practises what is still open.
      """,
      "--json prints the overview as one object; the names of items are in it.",
    ],
    options: [.limit, .json, .content, .with, .noColor],
    examples: [
      Example(line: "dilim mistakes", meaning: "the overview"),
      Example(line: "dilim mistakes 1", meaning: "the newest mistake"),
      Example(line: "dilim mistakes harmony", meaning: "one kind"),
      Example(line: "dilim mistakes a1-u1-writing#cook", meaning: "one item"),
    ],
    argumentCount: 0...1,
    run: { invocation in
      try MistakesBook(invocation).show()
      return .pass
    }
  )
}

extension CommandOption {
  static let limit = CommandOption(name: "--limit", value: "N", help: "how many to list (20)")
}

/// Prints the learner's mistakes.
private struct MistakesBook {
  private let invocation: Invocation
  private let record: Record
  private let limit: Int

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    record = Record(path: try invocation.folders.record)
    limit = try invocation.number(.limit, in: 1...10_000) ?? 20
  }

  private var columns: Int { Terminal.size(environment: invocation.world.environment).columns }

  func show() throws(Failure) {
    guard let name = invocation.arguments.first else { return try showOverview() }
    guard !invocation.has(.json) else {
      throw .usage(Wording.onlyOverviewIsJSON(without: name))
    }
    if let category = Finding.Category(rawValue: name) { return try show(category) }
    if let item = ItemID(name) { return try show(item) }
    if let number = Int(name), number > 0 { return try show(try item(numbered: number)) }
    let near = NearName.of(name, in: Finding.Category.allCases.map(\.rawValue))
    throw .usage(Wording.noMistakeKind(name, near: near))
  }

  private func showOverview() throws(Failure) {
    // Without the course the names of items are shown in place of the sentences.
    let library = try? invocation.library
    let isJSON = invocation.has(.json)
    let report = try MistakesReport(
      record: record,
      library: library,
      limit: limit,
      in: isJSON ? .english : InterfaceLanguage.current
    )
    if isJSON { return try invocation.print(JSONLine.encoded(report)) }
    guard !report.items.isEmpty else { return try invocation.print(Wording.noMistakes) }
    for kind in report.kinds {
      let times = Wording.times(kind.mistakes)
      try invocation.print("\(kind.category.padded(to: 13)) \(kind.name), \(times)")
    }
    for (place, item) in report.items.enumerated() {
      try invocation.print("")
      for line in item.lines(number: place + 1) { try printWrapped(line) }
    }
    try invocation.print("")
    try printWrapped(Wording.practiseMistakes)
  }

  private func printWrapped(_ line: SafeText) throws(Failure) {
    for row in Wrap.rows(line.string, columns: columns, hangingIndent: 4) {
      try invocation.print(SafeText(line: row))
    }
  }

  private func show(_ category: Finding.Category) throws(Failure) {
    let answers = try record.reading { (store) throws(DatabaseError) in
      try store.journal.mistakes(in: category, limit: limit)
    }
    guard let answers, !answers.isEmpty else {
      return try invocation.print(Wording.noMistakes(of: category))
    }
    for answer in answers { try show(answer, only: category, asked: asked(answer.record.item)) }
  }

  /// The item with a number of the overview.
  private func item(numbered number: Int) throws(Failure) -> ItemID {
    let items = try record.reading { (store) throws(DatabaseError) in
      try store.journal.mistakenItems(limit: number)
    }
    guard let items, items.count == number, let item = items.last?.item else {
      throw .usage(Wording.noMistake(numbered: number, of: items?.count ?? 0))
    }
    return item
  }

  /// The item as the course has it; nil if it is not there, or without a course.
  private func material(_ item: ItemID) -> ItemMaterial? {
    guard let library = try? invocation.library else { return nil }
    return (try? library.material(of: item.lesson))?.first { $0.id == item }
  }

  /// The sentence or question of an item; its name if the course does not have it.
  private func asked(_ item: ItemID) -> SafeText {
    material(item).map { Wording.question(of: Mistake($0, nil)) } ?? "\(item)"
  }

  private func show(_ item: ItemID) throws(Failure) {
    let answers = try record.reading { (store) throws(DatabaseError) in
      try store.journal.answers(to: item, limit: limit)
    }
    guard let answers, !answers.isEmpty else {
      return try invocation.print(Wording.noAnswers(to: item, near: nearItem(to: item)))
    }
    let material = material(item)
    let mistake = material.map { Mistake($0, nil) }
    try printWrapped(mistake.map { Wording.question(of: $0) } ?? "\(item)")
    if let mistake { try printWrapped("  \(Wording.right(mistake.solution))") }
    for answer in answers { try show(answer, only: nil, asked: nil) }
    guard let mistake, let wrong = answers.first(where: \.isMistake) else { return }
    try invocation.print("")
    for line in Wording.ways(from: mistake, answer: wrong.record.answer) { try printWrapped(line) }
  }

  /// The name of an item answered wrongly that is nearest to this one.
  private func nearItem(to item: ItemID) throws(Failure) -> String? {
    let items = try record.reading { (store) throws(DatabaseError) in
      try store.journal.mistakenItems(limit: 10_000)
    }
    return NearName.of(item.description, in: (items ?? []).map(\.item.description))
  }

  /// Prints an answer, below its question if that is `asked`.
  private func show(
    _ answer: GivenAnswer,
    only category: Finding.Category?,
    asked: SafeText?
  ) throws(Failure) {
    let sign = answer.isMistake ? "x" : answer.isUnsure ? "?" : "+"
    if let asked { try printWrapped(asked) }
    try printWrapped("\(sign) \(answer.record.answer)")
    for sentence in answer.isUnsure ? Wording.reasons(for: answer.record) : [] {
      try printWrapped("  - \(sentence)")
    }
    for finding in answer.record.findings where category == nil || finding.category == category {
      try printWrapped("  - \(FindingExplanation(finding, in: .interface).sentence)")
    }
    let replies = KeptReplies(record: record.access, clock: invocation.world.clock)
    for kept in answer.explanations {
      guard let texts = replies.shown(kept).map(kept.texts(saying:)) else { continue }
      return try invocation.print(KeptExplanation.wrapped(texts, columns), terminator: "")
    }
  }
}
