/// The meaning of a piece of text, shown by its look.
///
/// A style is never the only sign of a meaning, because without colours it is invisible.
package struct Style: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let good = Style(rawValue: 1 << 0)
  package static let bad = Style(rawValue: 1 << 1)
  package static let warning = Style(rawValue: 1 << 2)
  package static let accent = Style(rawValue: 1 << 3)
  package static let dim = Style(rawValue: 1 << 4)
  package static let strong = Style(rawValue: 1 << 5)
  /// Letters that differ from the accepted form.
  package static let marked = Style(rawValue: 1 << 6)
}
