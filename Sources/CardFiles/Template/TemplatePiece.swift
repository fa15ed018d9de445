/// A piece of a card's side before layout.
struct TemplatePiece: Equatable {
  enum Kind: Equatable {
    /// HTML of the note or of the template.
    case html
    /// The input for a typed answer.
    case typed(mark: String)
    /// A hint, which is shown on demand.
    case hint(name: String)
    /// A text that is spoken and not shown.
    case speech
    /// The question, repeated on the back.
    case frontSide
  }

  var kind: Kind
  var html: String
  /// The index of its field in the note; nil if it comes from elsewhere.
  var field: Int?
}
