extension SafeText {
  /// Creates JSON in which every character that ``TextFilter`` would remove is escaped.
  ///
  /// The JSON can't control a terminal, and a reader gets exactly the written values. Outside strings
  /// JSON is ASCII, so every replaced character is in a string.
  package init(json: String) {
    var scalars = ScalarFilter()
    let safe = json.replacingScalars {
      scalars.passPlain()
      return true
    } with: { scalar in
      scalars.kept(scalar) == scalar ? nil : Self.escaped(scalar)
    }
    self.init(filtered: safe)
  }

  /// Returns the escape of RFC 8259, section 7: four hexadecimal digits for each UTF-16 code unit.
  private static func escaped(_ scalar: Unicode.Scalar) -> [UInt8] {
    scalar.utf16.flatMap { unit in
      let digits = String(unit, radix: 16)
      return Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
    }
  }
}
