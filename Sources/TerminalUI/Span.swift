package import TextSafety

/// Text in one style; a literal is a sentence of the program, in the language of the interface.
package struct Span: Sendable, Equatable, ExpressibleByStringInterpolation {
  package var text: String
  package var style: Style

  package init(_ sentence: SafeText, _ style: Style = []) {
    self.init(text: sentence.string, style)
  }

  /// Creates a span of text that is no sentence of the program.
  package init(text: String, _ style: Style = []) {
    self.text = text
    self.style = style
  }

  package init(stringLiteral sentence: String) { self.init(SafeText(stringLiteral: sentence)) }

  package init(stringInterpolation: SafeText.StringInterpolation) {
    self.init(SafeText(stringInterpolation: stringInterpolation))
  }
}
