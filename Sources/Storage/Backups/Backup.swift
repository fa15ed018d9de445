package import Memory

/// A checked copy of the record, named after the day on which it was made.
package struct Backup: Sendable, Equatable {
  package let day: StudyDay
  package let path: String
  package let byteCount: Int

  /// The file name of the backup of a day.
  static func name(of day: StudyDay) -> String { "\(day.isoDate).db" }

  /// The day after which a file is named; nil for other files.
  static func day(of name: String) -> StudyDay? {
    name.hasSuffix(".db") ? StudyDay(isoDate: String(name.dropLast(3))) : nil
  }
}
