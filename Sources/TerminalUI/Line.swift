package import TextSafety

/// A line of styled text of any length; rendering wraps it.
///
/// A literal is a sentence of the program, in the language of the interface.
package struct Line: Sendable, Equatable, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  package var spans: [Span]
  /// The indent of the rows after the first, in columns.
  package var hangingIndent: Int

  package init(_ spans: [Span] = [], hangingIndent: Int = 0) {
    self.spans = spans
    self.hangingIndent = hangingIndent
  }

  package init(_ sentence: SafeText, _ style: Style = [], hangingIndent: Int = 0) {
    self.init([Span(sentence, style)], hangingIndent: hangingIndent)
  }

  /// Creates a line of text that is no sentence of the program.
  package init(text: String, _ style: Style = [], hangingIndent: Int = 0) {
    self.init([Span(text: text, style)], hangingIndent: hangingIndent)
  }

  package init(stringLiteral sentence: String) { self.init(SafeText(stringLiteral: sentence)) }

  package init(stringInterpolation: SafeText.StringInterpolation) {
    self.init(SafeText(stringInterpolation: stringInterpolation))
  }

  package init(arrayLiteral elements: Span...) { self.init(elements) }

  /// The text without styles, safe to print.
  package var plainText: String { String(cells.map(\.character)) }

  /// The characters of the line, without anything that would control the terminal.
  var cells: [Cell] {
    spans.flatMap { span in
      SafeText.cleaned(span.text).map { Cell(character: $0, style: span.style) }
    }
  }
}
