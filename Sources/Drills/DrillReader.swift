package import Curriculum

/// The strict reader of `drills.txt`: `dative | noun | dative | to the {noun}`.
///
/// There is one form per line; blank lines and `#` comments are skipped.
package struct DrillReader: Sendable {
  private var lines: [DrillLine] = []
  private var errors: [ContentError] = []
  private let file: String
  private let tags: Set<GrammarTag>

  private init(file: String, tags: Set<GrammarTag>) {
    self.file = file
    self.tags = tags
  }

  /// Reads the file or throws all its errors; accepts any bytes.
  package static func read(
    _ bytes: [UInt8],
    file: String,
    tags: Set<GrammarTag>
  ) throws(ContentErrors) -> [DrillLine] {
    let source = SourceText(bytes, file: file)
    var reader = DrillReader(file: file, tags: tags)
    reader.errors = source.errors
    for line in source.lines where !line.text.isEmpty && !line.text.hasPrefix("#") {
      reader.add(line)
    }
    guard reader.errors.isEmpty else {
      throw ContentErrors(reader.errors.sorted { $0.line < $1.line })
    }
    return reader.lines
  }

  private mutating func report(_ reason: ContentError.Reason, _ line: Int) {
    errors.append(ContentError(file: file, line: line, reason: reason))
  }

  private mutating func add(_ line: SourceText.Line) {
    let fields = line.text.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
    guard fields.count == 4 else { return report(.drillFields(found: fields.count), line.number) }
    let tag = GrammarTag(rawValue: fields[0])
    if !tags.contains(tag) { report(.unknownTag(fields[0], suggestion: nil), line.number) }
    let words = DrillWordFilter.read(fields[1])
    if words == nil { report(.drillWords(fields[1]), line.number) }
    let cue = fields[3]
    if cue.isEmpty { report(.emptyDrillCue, line.number) }
    if let place = DrillCue.fault(in: cue) { report(.drillPlace(place), line.number) }
    switch DrillForm.read(fields[2]) {
    case .failure(let fault): report(.drillSuffix(fault.name), line.number)
    case .success(let form):
      guard let words else { return }
      lines.append(
        DrillLine(
          tag: tag,
          words: words,
          form: form,
          cue: DrillCue(template: cue),
          line: line.number
        )
      )
    }
  }
}
