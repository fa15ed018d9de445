import Turkish

/// The names of the files that pupils get: safe on every system, and different.
package struct FeedbackNames {
  private var taken: Set<String> = []
  private let ending: String

  /// Creates the names of files with an ending such as `html`.
  package init(ending: String) { self.ending = ending }

  /// The longest name without its number and ending, in characters.
  private static let longest = 60
  /// Names that Windows keeps for devices.
  private static let devices: Set<String> =
    Set(["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// Returns the name of the next pupil's file.
  package mutating func name(for student: String) -> String {
    let stem = Self.stem(of: student)
    var number = 1
    // Some systems don't tell capitals and marks apart.
    while !taken.insert(HeaderName.folded(Self.numbered(stem, number))).inserted { number += 1 }
    return "\(Self.numbered(stem, number)).\(ending)"
  }

  private static func numbered(_ stem: String, _ number: Int) -> String {
    number == 1 ? stem : "\(stem)~\(number)"
  }

  /// The letters and digits of a name, with a hyphen for everything between them.
  private static func stem(of student: String) -> String {
    var stem = ""
    for scalar in student.composed.unicodeScalars {
      if isKept(scalar) {
        stem.unicodeScalars.append(scalar)
      } else if !stem.isEmpty, !stem.hasSuffix("-") {
        stem += "-"
      }
    }
    stem = String(stem.prefix(longest))
    while stem.hasSuffix("-") { stem.removeLast() }
    if stem.isEmpty { return "pupil" }
    return devices.contains(stem.lowercased()) ? "pupil-\(stem)" : stem
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    // Letters that one key or one font has; other scripts are kept as they are.
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber:
      return scalar.value != 0x3164 && scalar.value != 0xFFA0
        && !(0x115F...0x1160).contains(scalar.value)
    default: return false
    }
  }
}
