/// Text in one style.
package struct Span: Sendable, Equatable, ExpressibleByStringInterpolation {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style = []) {
    self.text = text
    self.style = style
  }

  package init(stringLiteral value: String) { self.init(value) }
}
