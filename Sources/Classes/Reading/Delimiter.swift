/// The character between two cells; the raw value is its name on the command line.
package enum Delimiter: String, CaseIterable, Sendable {
  case comma = ","
  case semicolon = ";"
  case tab = "tab"

  package var scalar: Unicode.Scalar {
    switch self {
    case .comma: ","
    case .semicolon: ";"
    case .tab: "\t"
    }
  }

  /// Reads a name of the command line; the character itself is one too.
  package init?(name: String) {
    let names = ["\t": Delimiter.tab, "\\t": .tab, "comma": .comma, "semicolon": .semicolon]
    guard let found = names[name] ?? Delimiter(rawValue: name) else { return nil }
    self = found
  }

  /// The separator of decimals of spreadsheets that use this delimiter.
  var decimal: String { self == .semicolon ? "," : "." }
}
