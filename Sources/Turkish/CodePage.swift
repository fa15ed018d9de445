/// A code page in which every Turkish letter is one byte, so that algorithms can work on bytes.
///
/// ASCII is unchanged. The nine small letters beyond ASCII have bytes that UTF-8 never uses. Their
/// capitals have the bytes of the control characters U+0010 to U+0018, which are encoded as
/// overlong UTF-8 instead. Every other scalar keeps its UTF-8 bytes. Two different texts therefore
/// never have the same bytes, and the byte of a letter never occurs inside another character.
@usableFromInline package enum CodePage {
  /// The small letters beyond ASCII, in the order of their bytes from ``firstSmall``.
  static let smallLetters: [Unicode.Scalar] = ["ç", "ğ", "ı", "ö", "ş", "ü", "â", "î", "û"]
  /// The capitals beyond ASCII, in the order of their bytes from ``firstCapital``.
  ///
  /// `İ` has the place of the capital of `ı`, because that capital, `I`, is ASCII.
  static let capitals: [Unicode.Scalar] = ["Ç", "Ğ", "İ", "Ö", "Ş", "Ü", "Â", "Î", "Û"]
  static let firstSmall: UInt8 = 0xF5
  static let firstCapital: UInt8 = 0x10

  /// The byte of ç.
  @inlinable package static var cCedilla: UInt8 { 0xF5 }
  /// The byte of ğ.
  @inlinable package static var softG: UInt8 { 0xF6 }
  /// The byte of ı.
  @inlinable package static var dotlessI: UInt8 { 0xF7 }
  /// The byte of ö.
  @inlinable package static var oUmlaut: UInt8 { 0xF8 }
  /// The byte of ş.
  @inlinable package static var sCedilla: UInt8 { 0xF9 }
  /// The byte of ü.
  @inlinable package static var uUmlaut: UInt8 { 0xFA }
  /// The byte of â.
  @inlinable package static var aCircumflex: UInt8 { 0xFB }
  /// The byte of î.
  @inlinable package static var iCircumflex: UInt8 { 0xFC }
  /// The byte of û.
  @inlinable package static var uCircumflex: UInt8 { 0xFD }

  /// Maps each byte to the ASCII letter typed for it on a keyboard without Turkish letters.
  ///
  /// Bytes that are not Turkish letters map to themselves.
  package static let asciiFolded: [UInt8] = folding(smallTo: "cgiosuaiu", capitalsTo: "CGIOSUAIU")

  /// Maps each letter with a circumflex to the letter without it, and other bytes to themselves.
  package static let withoutCircumflex: [UInt8] = {
    var table = (0...255).map { UInt8($0) }
    for (marked, plain) in [(0xFB, "a"), (0xFC, "i"), (0xFD, "u")] as [(Int, Unicode.Scalar)] {
      table[marked] = UInt8(ascii: plain)
    }
    for (marked, plain) in [(0x16, "A"), (0x17, "İ"), (0x18, "U")] as [(Int, Unicode.Scalar)] {
      table[marked] = byte(for: plain) ?? table[marked]
    }
    return table
  }()

  /// Maps each capital to its small letter by the Turkish rule, and other bytes to themselves.
  package static let lowercased: [UInt8] = {
    var table = (0...255).map { UInt8($0) }
    for capital in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(capital)] = capital + 32 }
    for index in 0..<9 { table[Int(firstCapital) + index] = firstSmall + UInt8(index) }
    table[Int(UInt8(ascii: "I"))] = dotlessI
    table[Int(firstCapital) + 2] = UInt8(ascii: "i")
    return table
  }()

  /// The Turkish letters that are typed as plain ones on other keyboards.
  package static let marked: [UInt8: UInt8] = [
    UInt8(ascii: "c"): cCedilla, UInt8(ascii: "g"): softG, UInt8(ascii: "i"): dotlessI,
    UInt8(ascii: "o"): oUmlaut, UInt8(ascii: "s"): sCedilla, UInt8(ascii: "u"): uUmlaut,
  ]

  /// Returns the words that are typed so on a keyboard without Turkish letters, at most `limit`:
  /// çocuklar for cocuklar.
  package static func marked(_ word: [UInt8], limit: Int) -> [[UInt8]] {
    word.reduce(into: [[]]) { forms, letter in
      guard let mark = marked[letter], forms.count * 2 <= limit else {
        for place in forms.indices { forms[place].append(letter) }
        return
      }
      forms = forms.flatMap { [$0 + [letter], $0 + [mark]] }
    }
  }

  /// Returns the byte of a scalar that is encoded in one byte; nil if it takes several.
  package static func byte(for scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x80 {
      return isCapitalSlot(UInt8(scalar.value)) ? nil : UInt8(scalar.value)
    }
    guard scalar.value <= 0x15F else { return nil }
    if let index = smallLetters.firstIndex(of: scalar) { return firstSmall + UInt8(index) }
    if let index = capitals.firstIndex(of: scalar) { return firstCapital + UInt8(index) }
    return nil
  }

  /// Returns the scalar that this byte encodes alone; nil if it is part of a longer sequence.
  package static func scalar(for byte: UInt8) -> Unicode.Scalar? {
    if isCapitalSlot(byte) { return capitals[Int(byte - firstCapital)] }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    guard isSmallSlot(byte) else { return nil }
    return smallLetters[Int(byte - firstSmall)]
  }

  /// Whether the byte is a Turkish letter that is not in ASCII.
  package static func isBeyondASCII(_ byte: UInt8) -> Bool {
    isSmallSlot(byte) || isCapitalSlot(byte)
  }

  /// Whether the byte is a letter of ASCII or a Turkish letter.
  package static func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return (small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") && byte < 0x80)
      || isBeyondASCII(byte)
  }

  /// Whether the byte is a vowel, with or without a circumflex, small or capital.
  package static func isVowel(_ byte: UInt8) -> Bool {
    // A switch, because reading a static table checks each time whether it is initialised.
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), dotlessI, oUmlaut, uUmlaut, aCircumflex, iCircumflex, uCircumflex:
      true
    case UInt8(ascii: "A"), UInt8(ascii: "E"), UInt8(ascii: "I"), UInt8(ascii: "O"),
      UInt8(ascii: "U"), firstCapital + 2, firstCapital + 3, firstCapital + 5,
      firstCapital + 6...firstCapital + 8:
      true
    default: false
    }
  }

  /// Whether the byte is a digit of ASCII.
  @inlinable package static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether the byte is a continuation byte of UTF-8.
  @inlinable package static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Returns the bytes of a text in this code page, without normalising it.
  package static func encode(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    return bytes
  }

  /// Appends one scalar.
  package static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if let byte = byte(for: scalar) {
      bytes.append(byte)
    } else if scalar.value < 0x80 {
      bytes += [0xE0, 0x80, 0x80 | UInt8(scalar.value)]
    } else {
      bytes += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }

  /// Returns the text that these bytes encode; bytes that ``encode(_:)`` never makes become U+FFFD.
  @inlinable
  package static func decode(_ bytes: some Collection<UInt8>) -> String { decode(Array(bytes)) }

  /// Returns the text that these bytes encode; bytes that ``encode(_:)`` never makes become U+FFFD.
  @usableFromInline package static func decode(_ bytes: [UInt8]) -> String {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count * 2)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0xE0, let control = overlongControl(at: index, in: bytes) {
        utf8.append(control)
        index += 3
        continue
      }
      if let scalar = scalar(for: byte), scalar.value >= 0x80 {
        utf8.append(UInt8(0xC0 | scalar.value >> 6))
        utf8.append(UInt8(0x80 | scalar.value & 0x3F))
      } else {
        utf8.append(byte)
      }
      index += 1
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Returns the control character that is encoded here as overlong UTF-8, if there is one.
  private static func overlongControl(at index: Int, in bytes: [UInt8]) -> UInt8? {
    guard index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0x80 != 0 else {
      return nil
    }
    let control = bytes[index + 2] & 0x7F
    return isCapitalSlot(control) ? control : nil
  }

  private static func isSmallSlot(_ byte: UInt8) -> Bool {
    byte >= firstSmall && byte < firstSmall + 9
  }

  private static func isCapitalSlot(_ byte: UInt8) -> Bool {
    byte >= firstCapital && byte < firstCapital + 9
  }

  private static func folding(smallTo small: String, capitalsTo capitals: String) -> [UInt8] {
    var table = (0...255).map { UInt8($0) }
    for (index, letter) in small.utf8.enumerated() { table[Int(firstSmall) + index] = letter }
    for (index, letter) in capitals.utf8.enumerated() { table[Int(firstCapital) + index] = letter }
    return table
  }
}
