import TextSafety

/// A line of styled text, as long as it likes; it is wrapped when it is rendered.
package struct Line: Sendable, Equatable, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  package var spans: [Span]
  /// Columns by which the rows after the first are indented.
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

  /// The words alone, made safe to print.
  package var plainText: String { String(cells.map(\.character)) }

  /// The line character by character, with everything gone that would steer the terminal.
  var cells: [Cell] {
    spans.flatMap { span in
      SafeText.cleaned(span.text).map { Cell(character: $0, style: span.style) }
    }
  }
}
