extension JSONReader {
  /// Reads a number; whole numbers that fit in 64 bits are exact.
  mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let first = position
    let whole = try digits()
    guard position - first == 1 || bytes[first] != UInt8(ascii: "0") else {
      throw JSONError(.badNumber, at: first)
    }
    var isWhole = true
    var hasExponent = false
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      // A fraction of zeros keeps a number whole: 9007199254740993.0 is exact too.
      isWhole = try digits() == 0
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      position += 1
      if position < bytes.count,
        bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
      {
        position += 1
      }
      _ = try digits()
    }
    if isWhole, !hasExponent, let whole, let value = Self.value(whole, isNegative) { return value }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONError(.numberTooLarge, at: start)
    }
    // From 2^53 on, a Double has no fraction: if the text had one, it is lost.
    return hasExponent || value.magnitude < 0x1p53 ? JSONValue(value) : .number(value)
  }

  private static func value(_ magnitude: UInt64, _ isNegative: Bool) -> JSONValue? {
    if let value = Int64(exactly: magnitude) { return .integer(isNegative ? -value : value) }
    if !isNegative { return .unsigned(magnitude) }
    return magnitude == Int64.min.magnitude ? .integer(.min) : nil
  }

  /// Reads one or more digits; gives their value, or nil if it overflows 64 bits.
  private mutating func digits() throws(JSONError) -> UInt64? {
    let start = position
    var value: UInt64? = 0
    while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10
    {
      if let former = value {
        let (product, isTooLarge) = former.multipliedReportingOverflow(by: 10)
        let (sum, overflows) = product.addingReportingOverflow(UInt64(digit))
        value = isTooLarge || overflows ? nil : sum
      }
      position += 1
    }
    guard position > start else { throw error(.badNumber) }
    return value
  }
}
