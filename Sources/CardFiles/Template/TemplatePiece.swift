/// A piece of a card's side, before it is laid out.
struct TemplatePiece: Equatable {
  enum Kind: Equatable {
    /// HTML of the note or of the template.
    case html
    /// The place where an answer is typed.
    case typed(mark: String)
    /// What is shown when it is asked for.
    case hint(name: String)
    /// What is spoken and not shown.
    case speech
    /// The question, repeated on the back.
    case frontSide
  }

  var kind: Kind
  var html: String
  /// The field that it comes from; nil for others than fields.
  var field: Int?
}
