/// The values of a card that its templates can show.
struct TemplateValues {
  /// The HTML of the fields.
  let fields: [String]
  private let isEmpty: [Bool]
  private let special: (TemplateReference.Special) -> String
  /// From 1.
  let cardNumber: Int

  init(
    fields: [String],
    cardNumber: Int,
    special: @escaping (TemplateReference.Special) -> String
  ) {
    self.fields = fields
    isEmpty = fields.map(Self.isEmpty)
    self.special = special
    self.cardNumber = cardNumber
  }

  /// Returns a value before filters; nil for a number that is not the card's.
  func text(of reference: TemplateReference) -> String? {
    switch reference {
    case .field(let place): fields.indices.contains(place) ? fields[place] : ""
    case .special(let name): special(name)
    case .cardNumber(let number): number == cardNumber ? "1" : nil
    case .frontSide, .nothing: ""
    }
  }

  /// Whether a value is not empty; a field of only white space, `<br>` and `<div>` is empty.
  func holds(_ reference: TemplateReference) -> Bool {
    switch reference {
    case .field(let place): isEmpty.indices.contains(place) && !isEmpty[place]
    case .special(let name): !Self.isEmpty(special(name))
    case .cardNumber(let number): number == cardNumber
    case .frontSide, .nothing: false
    }
  }

  static func isEmpty(_ html: String) -> Bool {
    guard let first = html.utf8.first else { return true }
    guard HTMLTag.isWhite(first) || first == UInt8(ascii: "<") else { return false }
    let bytes = Array(html.utf8)
    var place = 0
    while place < bytes.count {
      if HTMLTag.isWhite(bytes[place]) {
        place += 1
      } else if bytes[place] == UInt8(ascii: "<"), let end = endOfBreak(bytes, place) {
        place = end
      } else {
        return false
      }
    }
    return true
  }

  /// Returns the place after a `<br>`, `<div>` or `</div>` without attributes; nil for other tags.
  private static func endOfBreak(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard let tag = HTMLTag(in: bytes, at: start), tag.name == "br" || tag.name == "div" else {
      return nil
    }
    let head = start + (tag.isClosing ? 2 : 1) + tag.name.utf8.count
    var inside = bytes[head..<tag.end - 1].drop(while: HTMLTag.isWhite)
    if inside.last == UInt8(ascii: "/") { inside.removeLast() }
    return inside.isEmpty ? tag.end : nil
  }
}
