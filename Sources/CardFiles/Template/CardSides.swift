/// The content of the two sides of a card; the answer does not repeat the question.
struct CardSides {
  private(set) var question = HTMLContent()
  private(set) var answer = HTMLContent()
  /// The field whose text is typed.
  private(set) var typedField: Int?
  /// The hints that the question shows on demand, with the names of their fields.
  private(set) var hints: [(name: String, field: Int?, text: String)] = []
  /// Whether the front shows nothing of the note, so that Anki makes no card.
  let isBlank: Bool

  static let blank = CardSides()

  private init() { isBlank = true }

  init(
    _ front: [TemplatePiece],
    _ back: [TemplatePiece],
    fields: [String],
    names: [String]
  ) {
    isBlank = false
    question = HTMLReader.content(of: asked(front, fields: fields, names: names))
    answer(back, fields: fields)
  }

  /// Whether a field is shown on either side, typed, or a hint.
  func shows(field: Int) -> Bool {
    typedField == field || hints.contains { $0.field == field }
      || question.runs.contains { $0.field == field } || answer.runs.contains { $0.field == field }
  }

  private mutating func asked(
    _ pieces: [TemplatePiece],
    fields: [String],
    names: [String]
  ) -> SourcedHTML {
    var html = SourcedHTML()
    for piece in pieces {
      switch piece.kind {
      case .html: html.append(piece.html, from: piece.field)
      case .typed(let mark):
        let name = mark.split(separator: ":").last.map(String.init) ?? mark
        if typedField == nil { typedField = names.firstIndex(of: name) }
      case .hint(let name):
        let text = HTMLReader.content(of: SourcedHTML(piece.html)).text
        if !text.isEmpty { hints.append((name, piece.field, text)) }
      case .speech, .frontSide: break
      }
    }
    // Anki asks for no text if the field is empty.
    if let place = typedField, fields[place].isEmpty { typedField = nil }
    return html
  }

  private mutating func answer(_ pieces: [TemplatePiece], fields: [String]) {
    var html = SourcedHTML()
    var repeats = false
    for piece in pieces {
      switch piece.kind {
      case .html: html.append(piece.html, from: piece.field)
      case .typed:
        if let place = typedField { html.append("<div>\(fields[place])</div>", from: place) }
      case .hint: html.append("<div>\(piece.html)</div>", from: piece.field)
      case .speech: break
      case .frontSide: repeats = true
      }
    }
    let line = Self.endOfAnswerLine(html)
    if let line { html.removeFirst(line) }
    answer = HTMLReader.content(of: html)
    guard line == nil else { return }
    repeats = removeQuestion() || repeats
    if repeats { removeLeadingPunctuation() }
  }

  /// Returns the place after the last `<hr id=answer>` of the template.
  private static func endOfAnswerLine(_ html: SourcedHTML) -> Int? {
    var found: Int?
    var start = 0
    for part in html.parts {
      defer { start = part.end }
      if part.field != nil { continue }
      for place in start..<part.end where html.bytes[place] == UInt8(ascii: "<") {
        guard place + 2 < part.end, html.bytes[place + 1] | 0x20 == UInt8(ascii: "h"),
          let tag = HTMLTag(in: html.bytes, at: place), tag.name == "hr", tag["id"] == "answer"
        else { continue }
        found = tag.end
      }
    }
    return found
  }

  /// Removes the question from the start of the answer and returns whether it was there.
  private mutating func removeQuestion() -> Bool {
    let texts = question.runs.map(\.text)
    guard !texts.isEmpty, answer.runs.count >= texts.count,
      answer.runs.prefix(texts.count).map(\.text) == texts
    else { return false }
    answer.runs.removeFirst(texts.count)
    return true
  }

  /// Removes separators, such as a dash, that were between the question and the rest.
  private mutating func removeLeadingPunctuation() {
    while let first = answer.runs.first, first.field == nil,
      !first.text.contains(where: { $0.isLetter || $0.isNumber })
    {
      answer.runs.removeFirst()
    }
  }
}
