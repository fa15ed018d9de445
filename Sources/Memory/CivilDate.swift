/// A day of the Gregorian calendar.
package struct CivilDate: Sendable, Equatable {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31.
  package let day: Int

  /// The date of a day, as the days since 1970-01-01.
  ///
  /// It counts in eras of 400 years that begin on 1 March (Howard Hinnant, "chrono-Compatible
  /// Low-Level Date Algorithms").
  package init(daysSince1970 number: Int) {
    let days = number + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Returns the days from 1970-01-01 to a date; a day after the end of its month counts into the
  /// next month.
  package static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension StudyDay {
  /// The date as `2026-01-31`, which sorts by day; for years of four digits.
  package var isoDate: String {
    let date = CivilDate(daysSince1970: number)
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))"
  }

  /// Reads a date as ``isoDate`` writes it; nil for anything else.
  package init?(isoDate text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1...12).contains(month), (1...31).contains(day), (0...9999).contains(year)
    else { return nil }
    self.init(CivilDate.daysSince1970(year: year, month: month, day: day))
    guard isoDate == text else { return nil }
  }
}
