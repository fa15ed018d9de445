/// Reads HTML as a page shows it.
///
/// Blocks, list items and rows of tables begin a line, cells are apart, the reading of a ruby is
/// in brackets. Comments, styles, scripts and what is hidden say nothing.
struct HTMLReader {
  private let html: [UInt8]
  private let parts: [(end: Int, field: Int?)]
  private var part = 0
  private var place = 0
  private var content = HTMLContent()
  private var runs = TextRunBuilder()
  private var isPreformatted = false
  /// Whether the reading of a ruby has just ended, so that a word after it is kept apart.
  private var isAfterReading = false
  /// How often a mark was looked at whose end never came; a page of nothing else is text.
  private var openMarks = 0

  private static let mostOpenMarks = 20

  /// What a text of HTML shows.
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
  /// Elements whose content is no text of the page.
  private static let silent: Set<String> = ["style", "script", "template", "title", "rp"]
  /// Elements that have no content.
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  private mutating func read() {
    while place < html.count {
      switch html[place] {
      case UInt8(ascii: "<"): readMark()
      case UInt8(ascii: "&"): readReference()
      case UInt8(ascii: "["): readBracket()
      case let byte where HTMLTag.isWhite(byte): readWhite()
      default: readText()
      }
    }
  }

  /// The field that the sign at the present place comes from.
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

  /// Signs up to the next that means something, within one part.
  private mutating func readText() {
    let field = self.field
    let limit = parts[part].end
    let start = place
    while place < limit, !Self.isSign(html[place]) { place += 1 }
    if isAfterReading, Self.isOfWord(html[start]) { runs.white() }
    runs.append(html[start..<place], from: field)
    isAfterReading = false
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "[")
      || HTMLTag.isWhite(byte)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private mutating func readWhite() {
    if isPreformatted {
      html[place] == 0x0A ? runs.lineEnd() : runs.space()
    } else {
      runs.white()
    }
    place += 1
  }

  private mutating func readReference() {
    guard let found = HTMLEntities.reference(in: html, at: place) else {
      append([html[place]])
      place += 1
      return
    }
    switch found.sign {
    case .text(let sign): append(sign.utf8)
    case .space: runs.space()
    case .white: runs.white()
    case .nothing: break
    }
    place = found.end
  }

  /// `[sound:name]`, or a text that is spoken and not shown.
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

  /// What is between two marks, the first of them here, and the first place after the second.
  private mutating func enclosed(_ opening: String, _ closing: String) -> (Range<Int>, Int)? {
    guard openMarks < Self.mostOpenMarks, html[place...].starts(with: opening.utf8) else {
      return nil
    }
    let start = place + opening.utf8.count
    if let end = find(closing, from: start) { return (start..<end, end + closing.utf8.count) }
    openMarks += 1
    return nil
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let text = Array(text.utf8)
    guard html.count - text.count >= start else { return nil }
    return (start...(html.count - text.count)).first { place in
      html[place] == text[0] && html[place...].starts(with: text)
    }
  }

  private mutating func readMark() {
    let next = place + 1 < html.count ? html[place + 1] : 0
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      readRemark()
    } else if let tag = tag(at: place) {
      read(tag)
    } else {
      append([html[place]])
      place += 1
    }
  }

  private mutating func tag(at place: Int) -> HTMLTag? {
    guard openMarks < Self.mostOpenMarks else { return nil }
    if let tag = HTMLTag(in: html, at: place) { return tag }
    if HTMLTag.begins(in: html, at: place) { openMarks += 1 }
    return nil
  }

  /// Passes over a comment, or what a page has before its text.
  private mutating func readRemark() {
    if html[place...].starts(with: "<!--".utf8) {
      // `<!-->` is a comment too; one that is not closed is the rest of the page.
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
    case "br": runs.lineEnd()
    case "td", "th": if !tag.isClosing { runs.white() }
    case "rt": readReading(tag)
    case "img": readPicture(tag)
    case "audio", "video", "source":
      if let name = tag["src"], !name.isEmpty { content.sounds.append(name) }
    default:
      if Self.blocks.contains(tag.name) { runs.block() }
      if tag.name == "pre" { isPreformatted = !tag.isClosing }
    }
    place = tag.end
  }

  private mutating func readReading(_ tag: HTMLTag) {
    if tag.isClosing {
      append(")".utf8)
      isAfterReading = true
    } else {
      if runs.isInWord { runs.white() }
      append("(".utf8)
    }
  }

  private mutating func readPicture(_ tag: HTMLTag) {
    if let name = tag["src"], !name.isEmpty { content.images.append(name) }
    // A terminal shows what replaces the picture.
    for word in tag["alt"]?.split(whereSeparator: \.isWhitespace) ?? [] {
      runs.white()
      append(word.utf8)
      runs.white()
    }
  }

  private static func isHidden(_ tag: HTMLTag) -> Bool {
    guard !void.contains(tag.name) else { return false }
    if tag["hidden"] != nil { return true }
    guard let style = tag["style"] else { return false }
    let plain = style.lowercased().filter { !$0.isWhitespace }
    return plain.contains("display:none")
  }

  /// Passes over an element with all that is in it.
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
