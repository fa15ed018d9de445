package import Memory

/// A whole copy of the record, named for the day on which it was made.
package struct Backup: Sendable, Equatable {
  package let day: StudyDay
  package let path: String
  package let byteCount: Int

  /// The name of the file of a day.
  static func name(of day: StudyDay) -> String { "\(day.isoDate).db" }

  /// The day that a file is named for; nil for all other files.
  static func day(of name: String) -> StudyDay? {
    name.hasSuffix(".db") ? StudyDay(isoDate: String(name.dropLast(3))) : nil
  }
}
