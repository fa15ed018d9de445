/// What a template may show or ask for.
enum TemplateReference: Equatable {
  /// The field of the note with this place.
  case field(Int)
  case special(Special)
  /// `c2`: the card with this number, from 1.
  case cardNumber(Int)
  case frontSide
  /// A filter without a field.
  case nothing

  /// What Anki tells of a card beside its fields; a field of the same name goes before.
  enum Special: String, CaseIterable {
    case tags = "Tags"
    case type = "Type"
    case deck = "Deck"
    case subdeck = "Subdeck"
    case flag = "CardFlag"
    case card = "Card"
    case cardID = "CardID"
  }

  /// What a name refers to in a note type with these fields; nil for nothing.
  init?(_ name: Substring, fields: [String]) {
    if name == "FrontSide" {
      self = .frontSide
    } else if let reference = Self.condition(name, fields: fields) {
      self = reference
    } else {
      return nil
    }
  }

  /// The same for a condition, which can't ask for the front.
  static func condition(_ name: Substring, fields: [String]) -> TemplateReference? {
    if let place = fields.firstIndex(where: { $0 == name }) { return .field(place) }
    if let special = Special(rawValue: String(name)) { return .special(special) }
    guard name.first == "c", let number = UInt16(name.dropFirst()) else { return nil }
    return .cardNumber(Int(number))
  }
}
