import Interface

/// Numbers as people and spreadsheets read them.
enum Figures {
  /// Returns a number with at most two decimals.
  static func decimal(_ value: Double, decimal: String = ".") -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(whole)\(decimal)\(digits)"
  }

  /// Returns a number for people, in the language of the interface.
  static func shown(_ value: Double) -> String {
    decimal(value, decimal: InterfaceLanguage.current == .turkish ? "," : ".")
  }

  static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}
