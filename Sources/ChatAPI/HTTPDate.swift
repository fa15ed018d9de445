/// A parser of HTTP dates in their three formats (RFC 9110, 5.6.7).
enum HTTPDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Returns the seconds since 1970; nil if the text is not a date.
  static func seconds(_ text: String) -> Int? {
    let words = text.lowercased().split { " ,-".contains($0) }.map { String($0) }
    guard let month = words.firstIndex(where: { months.contains($0) }),
      let number = months.firstIndex(of: words[month]),
      let time = words.first(where: { $0.contains(":") }), let seconds = seconds(ofDay: time)
    else { return nil }
    // The day is before the month; in `asctime` dates it is after it, and the year comes last.
    let isDayFirst = month > 0 && Int(words[month - 1]) != nil
    let dayIndex = isDayFirst ? month - 1 : month + 1
    let yearIndex = isDayFirst ? month + 1 : words.count - 1
    guard words.indices.contains(dayIndex), words.indices.contains(yearIndex),
      let day = Int(words[dayIndex]), (1...31).contains(day), let year = year(words[yearIndex])
    else { return nil }
    return days(year: year, month: number + 1, day: day) * 86400 + seconds
  }

  private static func seconds(ofDay text: String) -> Int? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 3, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]),
      (0...60).contains(parts[2])
    else { return nil }
    return (parts[0] * 60 + parts[1]) * 60 + parts[2]
  }

  private static func year(_ text: String) -> Int? {
    guard let number = Int(text), (0...9999).contains(number) else { return nil }
    return text.count > 2 ? number : number + (number < 70 ? 2000 : 1900)
  }

  /// Returns the days since 1970-01-01 in the Gregorian calendar (Howard Hinnant, "days from civil").
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
