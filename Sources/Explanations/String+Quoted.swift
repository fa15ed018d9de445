extension String {
  /// The text in curly quotation marks.
  package var quoted: String { "“\(self)”" }
}
