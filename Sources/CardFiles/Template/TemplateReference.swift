/// A value that a template may show or test.
enum TemplateReference: Equatable {
  /// The field of the note with this index.
  case field(Int)
  case special(Special)
  /// `c2`: whether the card has this number, from 1.
  case cardNumber(Int)
  case frontSide
  /// A filter without a field.
  case nothing

  /// A value of a card that is not a field; a field with the same name has precedence.
  enum Special: String, CaseIterable {
    case tags = "Tags"
    case type = "Type"
    case deck = "Deck"
    case subdeck = "Subdeck"
    case flag = "CardFlag"
    case card = "Card"
    case cardID = "CardID"
  }

  /// The value with a name in a note type with these fields; nil if there is none.
  init?(_ name: Substring, fields: [String]) {
    if name == "FrontSide" {
      self = .frontSide
    } else if let reference = Self.condition(name, fields: fields) {
      self = reference
    } else {
      return nil
    }
  }

  /// Returns the value that a condition with a name tests, which can't be the front.
  static func condition(_ name: Substring, fields: [String]) -> TemplateReference? {
    if let place = fields.firstIndex(where: { $0 == name }) { return .field(place) }
    if let special = Special(rawValue: String(name)) { return .special(special) }
    guard name.first == "c", let number = UInt16(name.dropFirst()) else { return nil }
    return .cardNumber(Int(number))
  }
}
