/// A check that printed bytes can't control a terminal.
struct Calm {
  /// The codes that the program may use: those of its colours.
  var allowsColors = false
  /// The codes of its prompt too: cursor moves, erasing, bracketed paste, line ends of a terminal.
  var allowsMoves = false
  var allowsTabs = false
  /// Whether a text may have several lines, and some may begin with `FORGED`.
  var allowsLines = false

  private static let colors: Set<String> = ["0", "1", "2", "4", "31", "32", "35", "36"]

  /// The first fault with its context; nil if there is none.
  func fault(in bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "not UTF-8" }
    let scalars = Array(text.unicodeScalars)
    var marks = 0
    // The columns of the previous and the current row.
    var (before, columns) = (0, 0)
    var index = 0
    while index < scalars.count {
      if let length = codeLength(scalars[index...]) {
        index += length
        continue
      }
      let scalar = scalars[index]
      marks = (0x300...0x36F).contains(scalar.value) ? marks + 1 : 0
      if Self.isHostile(scalar) && !(scalar == "\t" && allowsTabs) || marks > 4 {
        return "U+\(String(scalar.value, radix: 16)) in \(Self.around(index, scalars))"
      }
      if columns == 0, !allowsLines, Self.isForged(scalars[index...], below: before) {
        return "a forged line: \(Self.around(index, scalars))"
      }
      if scalar == "\n" {
        (before, columns) = (columns, 0)
      } else if marks == 0 {
        columns += 1
      }
      index += 1
    }
    return nil
  }

  /// The number of scalars of an allowed code at the start; nil if there is none.
  private func codeLength(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    if allowsMoves, scalars.first == "\r" { return 1 }
    guard scalars.starts(with: ["\u{1B}", "["]) else { return nil }
    let rest = scalars.dropFirst(2)
    guard let end = rest.firstIndex(where: { ("@"..."~").contains($0) }) else { return nil }
    let parameters = String(String.UnicodeScalarView(rest[..<end]))
    let isNumber = parameters.allSatisfy { $0.isASCII && $0.isNumber }
    let isOwn =
      switch rest[end] {
      case "m":
        (allowsColors || allowsMoves)
          && parameters.split(separator: ";").allSatisfy { Self.colors.contains(String($0)) }
      case "A", "C": allowsMoves && isNumber && !parameters.isEmpty
      case "J": allowsMoves && parameters.isEmpty
      case "h", "l": allowsMoves && parameters == "?2004"
      default: false
      }
    return isOwn ? end - scalars.startIndex + 1 : nil
  }

  /// Whether a planted line begins at a place where no long row was wrapped.
  private static func isForged(_ scalars: ArraySlice<Unicode.Scalar>, below columns: Int) -> Bool {
    guard scalars.starts(with: "FORGED".unicodeScalars) else { return false }
    let word = scalars.prefix { $0 != " " && $0 != "\n" && $0 != "\r" && $0 != "\u{1B}" }
    return columns + 1 + word.count <= 80
  }

  static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xE000...0xF8FF: true
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xE0000...0xE0FFF: true
    case 0xF0000...0x10FFFF: true
    default: false
    }
  }

  private static func around(_ index: Int, _ scalars: [Unicode.Scalar]) -> String {
    let part = scalars[max(0, index - 60)..<min(scalars.count, index + 40)]
    return String(String.UnicodeScalarView(part)).debugDescription
  }
}
