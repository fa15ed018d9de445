import TextSafety

/// The sentences about files between a teacher and a pupil.
extension ClassWording {
  static func noField(_ key: String) -> SafeText {
    "“\(key)” is missing or can't be right. Ask for the file again; it may have been changed on the way."
  }

  static var notALine: SafeText {
    "this is not a line of JSON. Ask for the file again; it may have been changed on the way."
  }

  static var tooLongFile: SafeText { "The file is too long to come from a class." }

  static func otherType(_ found: String, _ expected: String) -> SafeText {
    "This file is of the type \(found); a file of the type \(expected) is needed here."
  }

  static var newerFile: SafeText { "The file comes from a newer Dilim. Install that one." }
}
