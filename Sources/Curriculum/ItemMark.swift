/// The mark at the end of an item's first line: `{#glasses possessive}`.
struct ItemMark: Sendable, Equatable {
  /// Nil if the line has no mark; empty if the mark is malformed.
  var id: String?
  var tags: [GrammarTag] = []
  /// The line without its mark.
  var text: String
  var faults: [ContentError.Reason] = []

  /// Separates the mark from the text that follows a marker.
  init(line: Substring, known: Set<GrammarTag>?) {
    guard let start = Self.start(of: line) else {
      text = String(line)
      return
    }
    text = Self.trimmed(line[..<start])
    let inside = line[start...].dropFirst(2).dropLast()
    let words = inside.split(at: " ", omittingEmpty: true)
    let wellFormed =
      line.utf8.last == UInt8(ascii: "}") && !inside.utf8.contains(UInt8(ascii: "{"))
      && !inside.utf8.contains(UInt8(ascii: "}"))
      && !words.isEmpty && inside.first != " "
    guard wellFormed, let name = words.first else {
      faults = [.malformedMark]
      id = ""
      return
    }
    id = String(name)
    if !Self.isName(name) { faults.append(.badID(String(name))) }
    let list = TagList(words.dropFirst(), known: known)
    tags = list.tags
    faults += list.faults
  }

  /// Returns the index of the first `{#`, or nil.
  static func start(of text: Substring) -> Substring.Index? {
    let bytes = text.utf8
    var rest = bytes[...]
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[rest.index(after: brace)...]
      if rest.first == UInt8(ascii: "#") { return brace }
    }
    return nil
  }

  /// Whether the text has the form of an item id or a tag: `milk-2`.
  static func isName(_ text: some StringProtocol) -> Bool {
    var afterHyphen = true
    for byte in text.utf8 {
      switch byte {
      case 0x61...0x7A, 0x30...0x39: afterHyphen = false
      case 0x2D where !afterHyphen: afterHyphen = true
      default: return false
      }
    }
    return !afterHyphen
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.utf8.last == 0x20 { text.removeLast() }
    return String(text)
  }
}

/// Tags as written in a header, an item mark or the syllabus.
struct TagList: Sendable, Equatable {
  var tags: [GrammarTag] = []
  var faults: [ContentError.Reason] = []

  /// Checks the form of each tag and, if the syllabus is known, that it lists the tag.
  init(_ words: some Sequence<Substring>, known: Set<GrammarTag>?) {
    for word in words {
      let tag = GrammarTag(rawValue: String(word))
      if !ItemMark.isName(word) {
        faults.append(.badTag(tag.rawValue))
      } else if tags.contains(tag) {
        faults.append(.duplicateTag(tag.rawValue))
      } else {
        tags.append(tag)
        if let known, !known.contains(tag) {
          let near = NearName.of(tag.rawValue, in: known.map(\.rawValue).sorted())
          faults.append(.unknownTag(tag.rawValue, suggestion: near))
        }
      }
    }
  }
}
