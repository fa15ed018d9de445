/// Extracts the visible text of HTML.
///
/// Blocks, list items and table rows start a line, cells are separated by a space, and ruby
/// annotations are in brackets. Comments, styles, scripts and hidden elements are skipped.
struct HTMLReader {
  private let html: [UInt8]
  private let parts: [(end: Int, field: Int?)]
  private var part = 0
  private var place = 0
  private var content = HTMLContent()
  private var runs = TextRunBuilder()
  private var isPreformatted = false
  /// Whether a ruby annotation has just ended, so that a space must follow before a word.
  private var isAfterReading = false
  /// The number of failed searches for the end of a tag; after too many, `<` is literal text, so
  /// that the time stays linear.
  private var unclosedTags = 0

  private static let mostUnclosedTags = 20

  /// Returns the visible content of HTML.
  static func content(of html: SourcedHTML) -> HTMLContent {
    if html.parts.count == 1, html.isPlain {
      let text = String(decoding: html.bytes, as: UTF8.self)
      return HTMLContent(runs: [TextRun(gap: "", text: text, field: html.parts[0].field)])
    }
    var reader = HTMLReader(html)
    reader.read()
    reader.content.runs = reader.runs.finished()
    return reader.content
  }

  private init(_ html: SourcedHTML) {
    self.html = html.bytes
    parts = html.parts
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "caption", "center", "dd", "details", "div", "dl",
    "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody",
    "tfoot", "thead", "tr", "ul",
  ]
  /// Elements whose content is not shown.
  private static let silent: Set<String> = ["style", "script", "template", "title", "rp"]
  /// Elements that have no content.
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  private mutating func read() {
    while place < html.count {
      switch html[place] {
      case UInt8(ascii: "<"): readMarkup()
      case UInt8(ascii: "&"): readReference()
      case UInt8(ascii: "["): readBracket()
      case let byte where HTMLTag.isWhite(byte): readWhite()
      default: readText()
      }
    }
  }

  /// The field that the current byte comes from.
  private var field: Int? {
    mutating get {
      while part < parts.count - 1, place >= parts[part].end { part += 1 }
      return parts.isEmpty ? nil : parts[part].field
    }
  }

  private mutating func append(_ text: some Sequence<UInt8>) {
    let field = self.field
    runs.append(text, from: field)
    isAfterReading = false
  }

  /// Reads bytes up to the next special one, within one part.
  private mutating func readText() {
    let field = self.field
    let limit = parts[part].end
    let start = place
    while place < limit, !Self.isSpecial(html[place]) { place += 1 }
    if isAfterReading, Self.isWordByte(html[start]) { runs.addWhiteSpace() }
    runs.append(html[start..<place], from: field)
    isAfterReading = false
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "[")
      || HTMLTag.isWhite(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private mutating func readWhite() {
    if isPreformatted {
      html[place] == 0x0A ? runs.addLineBreak() : runs.addSpace()
    } else {
      runs.addWhiteSpace()
    }
    place += 1
  }

  private mutating func readReference() {
    guard let found = HTMLEntities.reference(in: html, at: place) else {
      append([html[place]])
      place += 1
      return
    }
    switch found.replacement {
    case .text(let text): append(text.utf8)
    case .space: runs.addSpace()
    case .white: runs.addWhiteSpace()
    case .nothing: break
    }
    place = found.end
  }

  /// Reads `[sound:name]`, or skips a text that is spoken and not shown.
  private mutating func readBracket() {
    if let (name, end) = enclosed("[sound:", "]") {
      content.sounds.append(HTMLTag.text(of: html[name]))
      place = end
    } else if let (_, end) = enclosed("[anki:tts", "[/anki:tts]") {
      place = end
    } else {
      append([html[place]])
      place += 1
    }
  }

  /// Returns the range between two delimiters and the place after the second.
  ///
  /// Returns nil unless the first delimiter is at the current place.
  private mutating func enclosed(_ opening: String, _ closing: String) -> (Range<Int>, Int)? {
    guard unclosedTags < Self.mostUnclosedTags, html[place...].starts(with: opening.utf8) else {
      return nil
    }
    let start = place + opening.utf8.count
    if let end = find(closing, from: start) { return (start..<end, end + closing.utf8.count) }
    unclosedTags += 1
    return nil
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let text = Array(text.utf8)
    guard html.count - text.count >= start else { return nil }
    return (start...(html.count - text.count)).first { place in
      html[place] == text[0] && html[place...].starts(with: text)
    }
  }

  private mutating func readMarkup() {
    let next = place + 1 < html.count ? html[place + 1] : 0
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      skipDeclaration()
    } else if let tag = tag(at: place) {
      read(tag)
    } else {
      append([html[place]])
      place += 1
    }
  }

  private mutating func tag(at place: Int) -> HTMLTag? {
    guard unclosedTags < Self.mostUnclosedTags else { return nil }
    if let tag = HTMLTag(in: html, at: place) { return tag }
    if HTMLTag.begins(in: html, at: place) { unclosedTags += 1 }
    return nil
  }

  /// Skips a comment, a document type or a processing instruction.
  private mutating func skipDeclaration() {
    if html[place...].starts(with: "<!--".utf8) {
      // `<!-->` is a comment too; one that is not closed ends with the text.
      place = find("-->", from: place + 2).map { $0 + 3 } ?? html.count
    } else {
      place = html[place...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? html.count
    }
  }

  private mutating func read(_ tag: HTMLTag) {
    if !tag.isClosing, Self.silent.contains(tag.name) || Self.isHidden(tag) {
      return skip(tag)
    }
    switch tag.name {
    case "br": runs.addLineBreak()
    case "td", "th": if !tag.isClosing { runs.addWhiteSpace() }
    case "rt": readReading(tag)
    case "img": readPicture(tag)
    case "audio", "video", "source":
      if let name = tag["src"], !name.isEmpty { content.sounds.append(name) }
    default:
      if Self.blocks.contains(tag.name) { runs.addBlockBoundary() }
      if tag.name == "pre" { isPreformatted = !tag.isClosing }
    }
    place = tag.end
  }

  private mutating func readReading(_ tag: HTMLTag) {
    if tag.isClosing {
      append(")".utf8)
      isAfterReading = true
    } else {
      if runs.isInWord { runs.addWhiteSpace() }
      append("(".utf8)
    }
  }

  private mutating func readPicture(_ tag: HTMLTag) {
    if let name = tag["src"], !name.isEmpty { content.images.append(name) }
    // A terminal shows the alternative text of a picture.
    for word in tag["alt"]?.split(whereSeparator: \.isWhitespace) ?? [] {
      runs.addWhiteSpace()
      append(word.utf8)
      runs.addWhiteSpace()
    }
  }

  private static func isHidden(_ tag: HTMLTag) -> Bool {
    guard !void.contains(tag.name) else { return false }
    if tag["hidden"] != nil { return true }
    guard let style = tag["style"] else { return false }
    let plain = style.lowercased().filter { !$0.isWhitespace }
    return plain.contains("display:none")
  }

  /// Skips an element with its content.
  private mutating func skip(_ tag: HTMLTag) {
    place = tag.end
    var depth = 1
    let isText = tag.name == "style" || tag.name == "script"
    while depth > 0, place < html.count {
      guard html[place] == UInt8(ascii: "<"), let inner = self.tag(at: place) else {
        place += 1
        continue
      }
      if inner.name == tag.name { depth += inner.isClosing ? -1 : isText ? 0 : 1 }
      place = inner.end
    }
  }
}
