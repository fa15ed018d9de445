/// The lines of a content file and the errors in their bytes.
///
/// Tabs and no-break spaces become spaces and trailing spaces are removed, so that one fault gives
/// one error and the rest of the file can still be checked.
package struct SourceText: Sendable {
  package private(set) var lines: [Line] = []
  package private(set) var errors: [ContentError] = []

  /// A line without its line ending.
  package struct Line: Sendable, Equatable {
    /// From 1.
    package var number: Int
    package var text: String
  }

  private let file: String

  /// Splits the bytes at LF and checks every line; accepts any bytes.
  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    var carriageReturns: [Int] = []
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) {
      errors.append(ContentError(file: file, line: 1, reason: .byteOrderMark))
      rest = rest.dropFirst(3)
    }
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      add(rest[rest.startIndex..<end], carriageReturns: &carriageReturns)
      if end == rest.endIndex { report(.noFinalNewline) }
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    if let first = carriageReturns.first {
      let reason = ContentError.Reason.carriageReturn(lines: carriageReturns.count)
      errors.append(ContentError(file: file, line: first, reason: reason))
    }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, carriageReturns: inout [Int]) {
    var bytes = bytes
    lines.append(Line(number: lines.count + 1, text: ""))
    if bytes.last == 0x0D {
      carriageReturns.append(lines.count)
      bytes = bytes.dropLast()
    }
    var text: String
    if let valid = String(validating: bytes, as: UTF8.self) {
      text = check(valid, isPlain: bytes.allSatisfy { (0x20..<0x7F).contains($0) })
    } else {
      report(.invalidUTF8)
      text = String(decoding: bytes, as: UTF8.self)
    }
    if text.utf8.last == 0x20 {
      report(.trailingSpace)
      while text.utf8.last == 0x20 { text.unicodeScalars.removeLast() }
    }
    lines[lines.count - 1].text = text
  }

  /// Returns the cleaned line and reports each kind of fault at most once.
  private mutating func check(_ text: String, isPlain: Bool) -> String {
    if isPlain || text.unicodeScalars.allSatisfy(Self.isUsual) { return text }
    var found: [ContentError.Reason] = []
    var cleaned = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let fault = Self.fault(scalar)
      if let fault, !found.contains(fault) { found.append(fault) }
      cleaned.append(fault == .tab || fault == .noBreakSpace ? " " : scalar)
    }
    for reason in found { report(reason) }
    return String(cleaned)
  }

  private mutating func report(_ reason: ContentError.Reason) {
    errors.append(ContentError(file: file, line: lines.count, reason: reason))
  }

  /// Whether a scalar is one of the most frequent allowed ones; a fast test.
  private static func isUsual(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    case 0xA1...0x17E: scalar.value != 0xAD
    case 0x2019, 0x2026: true
    default: false
    }
  }

  private static func fault(_ scalar: Unicode.Scalar) -> ContentError.Reason? {
    switch scalar.value {
    case 0x20..<0x7F: nil
    case 0x09: .tab
    case 0x00..<0x20, 0x7F...0x9F: .controlCharacter(scalar)
    case 0xA0, 0x2007, 0x202F: .noBreakSpace
    case 0xAD, 0x17F: .forbiddenCharacter(scalar)
    case 0xA1...0x17F: nil
    case 0x307: .combiningDot
    // – — ‘ ’ “ ” … € ₺ and the arrow of notes.
    case 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x20AC, 0x20BA, 0x2192: nil
    default: isComposed(scalar) ? .forbiddenCharacter(scalar) : .notComposed(scalar)
    }
  }

  /// Whether the scalar can occur in NFC text without combining marks.
  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isFullCompositionExclusion { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return false
    default: return true
    }
  }
}
