import Memory

/// Reads points in time.
enum Timestamp {
  /// Reads seconds since 1970, or a UTC time such as `2026-01-31T09:30:00Z`, as milliseconds.
  static func milliseconds(_ text: String) -> Int64? {
    if let seconds = Int64(text) {
      let (product, overflows) = seconds.multipliedReportingOverflow(by: 1000)
      return overflows ? nil : product
    }
    let parts = text.split { "-T:Z".contains($0) }.map { Int($0) }
    let shape = text.map { $0.isASCII && $0.isNumber ? "0" : $0 }
    guard String(shape) == "0000-00-00T00:00:00Z", parts.count == 6,
      let year = parts[0], let month = parts[1], let day = parts[2],
      let hour = parts[3], let minute = parts[4], let second = parts[5],
      (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 60
    else { return nil }
    let days = CivilDate.daysSince1970(year: year, month: month, day: day)
    return Int64((((days * 24 + hour) * 60 + minute) * 60 + second) * 1000)
  }
}
