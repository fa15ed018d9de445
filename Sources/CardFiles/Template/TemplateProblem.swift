/// Why Anki shows a message instead of a card.
package enum TemplateProblem: Error, Hashable, Sendable {
  /// A field that the note type does not have, as it is in the template.
  case unknownField(String)
  /// A condition that is opened and never closed.
  case notClosed(String)
  /// A condition that is closed and was never opened.
  case notOpened(String)
  /// There is no template with this number.
  case noTemplate(Int)
}
