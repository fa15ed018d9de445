extension JSONReader {
  /// Reads a number; whole ones are exact as far as 64 bits go.
  mutating func number() throws(JSONError) -> JSONValue {
    let start = place
    let isNegative = bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let first = place
    let whole = try digits()
    guard place - first == 1 || bytes[first] != UInt8(ascii: "0") else {
      throw JSONError(.badNumber, at: first)
    }
    var isWhole = true
    var hasExponent = false
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place += 1
      // Zeros alone change nothing: 9007199254740993.0 is exact, too.
      isWhole = try digits() == 0
    }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      place += 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-")
      {
        place += 1
      }
      _ = try digits()
    }
    if isWhole, !hasExponent, let whole, let value = Self.value(whole, isNegative) { return value }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONError(.numberTooLarge, at: start)
    }
    // Where a Double has no fractions left, it may have lost one.
    return hasExponent || value.magnitude < 0x1p53 ? JSONValue(value) : .number(value)
  }

  private static func value(_ magnitude: UInt64, _ isNegative: Bool) -> JSONValue? {
    if let value = Int64(exactly: magnitude) { return .integer(isNegative ? -value : value) }
    if !isNegative { return .unsigned(magnitude) }
    return magnitude == Int64.min.magnitude ? .integer(.min) : nil
  }

  /// Reads one digit or more; gives their value, nil if 64 bits are too few.
  private mutating func digits() throws(JSONError) -> UInt64? {
    let start = place
    var value: UInt64? = 0
    while place < bytes.count, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 {
      if let former = value {
        let (product, isTooLarge) = former.multipliedReportingOverflow(by: 10)
        let (sum, overflows) = product.addingReportingOverflow(UInt64(digit))
        value = isTooLarge || overflows ? nil : sum
      }
      place += 1
    }
    guard place > start else { throw error(.badNumber) }
    return value
  }
}
