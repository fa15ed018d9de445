import Turkish

/// The normalisation of any text, scalar by scalar.
struct NormalizationPass {
  private var letters: [Letter] = []
  private var result = NormalizedText()

  /// A composed letter with its range in the source, in scalars.
  private struct Letter {
    var scalar: Unicode.Scalar
    var role: Role
    var source: Range<Int>
  }

  enum Role { case word, digit, separator, apostrophe, digitJoint, minus, nothing }

  init(_ text: String) {
    letters.reserveCapacity(text.utf8.count)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if let base = letters.last, let letter = Composition.composed(base.scalar, scalar) {
        letters[letters.count - 1].scalar = letter
        letters[letters.count - 1].source = base.source.lowerBound..<index + 1
        letters[letters.count - 1].role = Self.role(of: letter)
        continue
      }
      let role = Self.role(of: scalar)
      guard role != .nothing else { continue }
      let letter = scalar.withCedillaForComma
      letters.append(Letter(scalar: letter, role: role, source: index..<index + 1))
    }
  }

  mutating func run() -> NormalizedText {
    result.reserve(letters.count)
    for index in letters.indices { add(letters[index], at: index) }
    result.dropTrailingSpace()
    return result
  }

  private mutating func add(_ letter: Letter, at index: Int) {
    let previous = index > 0 ? letters[index - 1].role : .separator
    let next = index + 1 < letters.count ? letters[index + 1].role : .separator
    switch letter.role {
    case .word, .digit:
      addLowercased(letter)
    case .apostrophe where previous.isWord && next.isWord:
      result.append(UInt8(ascii: "'"), from: letter.source)
    case .digitJoint where previous == .digit && next == .digit:
      result.append(letter.scalar, from: letter.source)
    case .minus where !previous.isWord && previous != .minus && next == .digit:
      result.append(UInt8(ascii: "-"), from: letter.source)
    case .apostrophe, .digitJoint, .minus, .separator, .nothing:
      addSpace(from: letter.source)
    }
  }

  private mutating func addSpace(from source: Range<Int>) {
    if let last = result.bytes.last, last != 0x20 { result.append(0x20 as UInt8, from: source) }
  }

  private mutating func addLowercased(_ letter: Letter) {
    if let byte = CodePage.byte(for: letter.scalar) {
      result.append(CodePage.lowercased[Int(byte)], from: letter.source)
      return
    }
    for scalar in letter.scalar.turkishLowercased { result.append(scalar, from: letter.source) }
  }

  static func role(of scalar: Unicode.Scalar) -> Role {
    if scalar.isApostrophe { return .apostrophe }
    return switch scalar {
    case "a"..."z", "A"..."Z": .word
    case "0"..."9": .digit
    case "\u{C0}"..."\u{24F}": .word
    case ".", ",", ":": .digitJoint
    case "-", "\u{2010}", "\u{2011}", "\u{2212}": .minus
    case "!", "?", ";", "\"", "(", ")", "[", "]", "{", "}", "\0": .separator
    case "\u{AD}", "\u{200B}"..."\u{200F}", "\u{2060}", "\u{FEFF}", "\u{202A}"..."\u{202E}":
      .nothing
    default: roleByProperties(of: scalar)
    }
  }

  private static func roleByProperties(of scalar: Unicode.Scalar) -> Role {
    if scalar.properties.isWhitespace { return .separator }
    guard scalar.value >= 0x80 else { return .word }
    return switch scalar.properties.generalCategory {
    case .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation,
      .dashPunctuation, .otherPunctuation:
      .separator
    default: .word
    }
  }
}

extension NormalizationPass.Role {
  fileprivate var isWord: Bool { self == .word || self == .digit }
}
