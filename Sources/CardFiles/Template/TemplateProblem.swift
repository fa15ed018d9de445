/// An error in a template, for which Anki shows a message instead of the card.
package enum TemplateProblem: Error, Hashable, Sendable {
  /// The note type does not have this field, quoted from the template.
  case unknownField(String)
  /// A condition is opened but not closed.
  case notClosed(String)
  /// A condition is closed but not opened.
  case notOpened(String)
  /// There is no template with this number.
  case noTemplate(Int)
}
