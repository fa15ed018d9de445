import TextSafety

/// A line of styled text of any length; rendering wraps it.
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

  package init(_ text: String, _ style: Style = [], hangingIndent: Int = 0) {
    self.init([Span(text, style)], hangingIndent: hangingIndent)
  }

  package init(stringLiteral value: String) { self.init(value) }

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
