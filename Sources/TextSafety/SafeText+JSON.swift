extension SafeText {
  /// JSON in which what ``TextFilter`` would take away is escaped: nothing in it steers a terminal,
  /// and what is read from it is what was written.
  ///
  /// Outside its strings JSON has ASCII alone, so whatever is replaced is in a string.
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

  /// The escape of RFC 8259, section 7: four digits for each unit of UTF-16.
  private static func escaped(_ scalar: Unicode.Scalar) -> [UInt8] {
    scalar.utf16.flatMap { unit in
      let digits = String(unit, radix: 16)
      return Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
    }
  }
}
