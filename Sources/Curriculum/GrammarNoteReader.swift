import TextSafety

/// The strict reader of grammar notes, which are a small part of Markdown.
///
/// A note has a `# title` with an introduction, then three sections in this order: `## Form`,
/// `## Examples` (`- Turkish | English`) and `## Take care` (`- not: wrong | but: right`, then
/// advice). A line has at most 76 characters and a table row 38, so that a row fits a narrow
/// terminal.
package struct GrammarNoteReader: Sendable {
  static let maximumWidth = 76
  static let maximumRowWidth = 38
  static let examples = 3...4

  private let tag: GrammarTag
  private let file: String
  private var errors: [ContentError] = []
  private var section: Section?
  private var lastLine = 0

  private var title = ""
  private var introduction: [String] = []
  private var form: [GrammarNote.Block] = []
  private var examples: [GrammarNote.Example] = []
  private var pitfalls: [GrammarNote.Pitfall] = []
  private var advice: [String] = []

  private enum Section: Int, CaseIterable {
    case title, form, examples, care

    var heading: String {
      switch self {
      case .title: "# title"
      case .form: "## Form"
      case .examples: "## Examples"
      case .care: "## Take care"
      }
    }
  }

  private init(_ tag: GrammarTag, file: String) {
    self.tag = tag
    self.file = file
  }

  /// Reads the note on a grammar point or throws all its errors; accepts any bytes.
  package static func read(
    _ bytes: [UInt8],
    tag: GrammarTag,
    file: String
  ) throws(ContentErrors) -> GrammarNote {
    let source = SourceText(bytes, file: file)
    var reader = GrammarNoteReader(tag, file: file)
    reader.errors = source.errors
    for paragraph in paragraphs(source.lines) { reader.add(paragraph) }
    reader.finish()
    guard reader.errors.isEmpty else { throw ContentErrors(LessonReader.inOrder(reader.errors)) }
    return reader.note
  }

  private var note: GrammarNote {
    GrammarNote(
      tag: tag,
      title: title,
      introduction: introduction,
      form: form,
      examples: examples,
      pitfalls: pitfalls,
      advice: advice
    )
  }

  /// Groups lines into paragraphs; each heading is alone, and lines of different kinds are apart.
  private static func paragraphs(_ lines: [SourceText.Line]) -> [[SourceText.Line]] {
    var paragraphs: [[SourceText.Line]] = []
    var isOpen = false
    for line in lines {
      let kind = Self.kind(line.text)
      defer { isOpen = !line.text.isEmpty && kind != .heading }
      guard !line.text.isEmpty else { continue }
      if isOpen, let last = paragraphs.last?.first, Self.kind(last.text) == kind {
        paragraphs[paragraphs.count - 1].append(line)
      } else {
        paragraphs.append([line])
      }
    }
    return paragraphs
  }

  private enum Kind { case heading, row, item, text }

  private static func kind(_ line: String) -> Kind {
    if line.hasPrefix("#") { return .heading }
    if line.hasPrefix("|") { return .row }
    return line.hasPrefix("- ") ? .item : .text
  }

  private mutating func report(_ reason: ContentError.Reason, _ line: Int) {
    errors.append(ContentError(file: file, line: line, reason: reason))
  }

  private mutating func add(_ lines: [SourceText.Line]) {
    guard let first = lines.first else { return }
    lastLine = lines.last?.number ?? lastLine
    let kind = Self.kind(first.text)
    for line in lines {
      let limit = kind == .row ? Self.maximumRowWidth : Self.maximumWidth
      let count = line.text.unicodeScalars.count
      if count > limit { report(.noteLineTooLong(found: count, widest: limit), line.number) }
    }
    if kind == .heading { return startSection(first) }
    guard let section else { return report(.noteHeading(expected: "\(Section.title.heading)"), 1) }
    let text = lines.map(\.text).joined(separator: " ")
    switch (section, kind) {
    case (.title, .text): introduction.append(text)
    case (.form, .text): form.append(.paragraph(text))
    case (.form, .item): form.append(.list(lines.map { String($0.text.dropFirst(2)) }))
    case (.form, .row): addTable(lines)
    case (.examples, .item): for line in lines { addExample(line) }
    case (.care, .item): for line in lines { addPitfall(line) }
    case (.care, .text): advice.append(text)
    default: report(.noteLineMisplaced(section: section.heading), first.number)
    }
  }

  private mutating func startSection(_ line: SourceText.Line) {
    let next = Section(rawValue: section.map { $0.rawValue + 1 } ?? 0)
    switch next {
    case .title?:
      guard line.text.hasPrefix("# "), line.text.utf8.count > 2 else { break }
      title = String(line.text.dropFirst(2))
      section = .title
      return
    case let next? where line.text == next.heading:
      section = next
      return
    default: break
    }
    report(.noteHeading(expected: next.map { "\($0.heading)" } ?? "no other heading"), line.number)
    // A wrong heading still starts its section, so that one slip gives one error.
    section = next ?? section
  }

  private mutating func addTable(_ lines: [SourceText.Line]) {
    let rows = lines.filter { !$0.text.allSatisfy { "|-: ".contains($0) } }
    let cells = rows.map { Self.cells($0.text) }
    for (line, row) in zip(rows, cells) where row.count != cells.first?.count {
      report(.noteRow(found: row.count, expected: cells.first?.count ?? 0), line.number)
    }
    form.append(.table(cells))
  }

  private static func cells(_ row: String) -> [String] {
    let inner = row.drop { $0 == "|" || $0 == " " }
    let fields = inner.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    return fields.last == "" ? fields.dropLast() : fields
  }

  private mutating func addExample(_ line: SourceText.Line) {
    guard let (turkish, english) = pair(line) else {
      return report(.noteExample, line.number)
    }
    examples.append(GrammarNote.Example(turkish: turkish, english: english, line: line.number))
  }

  private mutating func addPitfall(_ line: SourceText.Line) {
    guard let (wrong, right) = pair(line), wrong.hasPrefix("not: "), right.hasPrefix("but: ") else {
      return report(.notePitfall, line.number)
    }
    pitfalls.append(
      GrammarNote.Pitfall(
        wrong: String(wrong.dropFirst(5)),
        right: String(right.dropFirst(5)),
        line: line.number
      )
    )
  }

  private func pair(_ line: SourceText.Line) -> (String, String)? {
    let fields = line.text.dropFirst(2).split(separator: "|", omittingEmptySubsequences: false)
      .map(Self.trimmed)
    guard fields.count == 2, !fields[0].isEmpty, !fields[1].isEmpty else { return nil }
    return (fields[0], fields[1])
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private mutating func finish() {
    if section != .care, errors.isEmpty {
      let next = Section(rawValue: section.map { $0.rawValue + 1 } ?? 0)
      report(.noteHeading(expected: "\(next?.heading ?? "")"), lastLine)
    }
    guard errors.isEmpty else { return }
    if introduction.isEmpty { report(.noteWithout("introduction under its title"), 1) }
    if form.isEmpty { report(.noteWithout("text under '## Form'"), lastLine) }
    if !Self.examples.contains(examples.count) {
      report(.noteExamples(found: examples.count), lastLine)
    }
    if pitfalls.isEmpty { report(.noteWithout("line '- not: … | but: …'"), lastLine) }
  }
}
