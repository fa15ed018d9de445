import Turkish

/// Splits running text into words, sentences and syllables.
enum TurkishText {
  /// Returns the words without punctuation; apostrophes and the full stop of `07.30` stay.
  static func words(_ text: String) -> [String] { wordsByBytes(text) ?? wordsByScalars(text) }

  private static func wordsByScalars(_ text: String) -> [String] {
    text.split(separator: " ").compactMap { chunk in
      let scalars = Array(chunk.unicodeScalars)
      guard let first = scalars.firstIndex(where: isWordScalar),
        let last = scalars.lastIndex(where: isWordScalar)
      else { return nil }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[first...last])
      return String(view)
    }.flatMap(split)
  }

  /// A faster way for texts with only ASCII and letters of two bytes; nil for others.
  private static func wordsByBytes(_ text: String) -> [String]? {
    var text = text
    return text.withUTF8 { bytes -> [String]? in
      // Punctuation outside ASCII starts with C2 or E2.
      guard bytes.allSatisfy({ $0 < 0xC2 || (0xC3..<0xE0).contains($0) }) else { return nil }
      var words: [String] = []
      for chunk in bytes.split(separator: 0x20) {
        guard let first = chunk.firstIndex(where: isWordByte),
          let last = chunk.lastIndex(where: isWordByte)
        else { continue }
        let core = chunk[first...last]
        if core.allSatisfy({ $0 < 0x41 }) {
          words.append(String(decoding: core, as: UTF8.self))
        } else {
          words += core.split(whereSeparator: isSeparator)
            .map { String(decoding: $0, as: UTF8.self) }
        }
      }
      return words
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x22, 0x28, 0x29, 0x2C, 0x2F, 0x3A, 0x3B, 0x3F, 0x7C: true
    default: false
    }
  }

  /// Splits `biri/ikisi` and `dün…bugün`, which have no spaces; hyphens stay.
  private static func split(_ word: String) -> [String] {
    word.split { "/…|()\"“”—–,;:!?".contains($0) && !isTime(word) }.map(String.init)
  }

  private static func isTime(_ word: String) -> Bool { word.utf8.allSatisfy { $0 < 0x41 } }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  /// Returns the words, each as ``plain(_:)``.
  static func plainWords(_ text: String) -> [String] { words(text).map(plain) }

  /// Returns the plain words of a sentence with single spaces, for comparisons.
  static func joined(_ text: String) -> String { plainWords(text).joined(separator: " ") }

  /// Returns a word in small letters with straight apostrophes and without circumflex.
  static func plain(_ word: String) -> String {
    let small = word.turkishLowercased
    // A circumflex follows C3, a curly apostrophe E2.
    if small.utf8.allSatisfy({ $0 < 0xC2 || (0xC4..<0xE0).contains($0) }) { return small }
    var result = String.UnicodeScalarView()
    for scalar in small.withStraightApostrophes.unicodeScalars {
      switch scalar {
      case "â": result.append("a")
      case "î": result.append("i")
      case "û": result.append("u")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns a paragraph without the speaker's name at its start.
  ///
  /// Of `Deniz: Merhaba.` it gives `Merhaba.`
  static func withoutSpeaker(_ paragraph: String) -> String {
    guard let colon = paragraph.firstIndex(of: ":") else { return paragraph }
    let words = paragraph[..<colon].split(separator: " ")
    let isName =
      (1...2).contains(words.count) && words.allSatisfy { $0.first?.isUppercase ?? false }
    guard isName, paragraph[colon...].dropFirst().first == " " else { return paragraph }
    return String(paragraph[colon...].dropFirst(2))
  }

  /// Returns the sentences of a paragraph with their end marks.
  static func sentences(_ paragraph: String) -> [String] {
    let text = Array(withoutSpeaker(paragraph))
    var sentences: [String] = []
    var start = 0
    for (index, mark) in text.enumerated() where ".?!…".contains(mark) {
      let rest = text[(index + 1)...].drop { "\"”’.?!…".contains($0) }
      guard rest.isEmpty || rest.first == " ", !isOrdinal(text, at: index, rest: rest) else {
        continue
      }
      append(text[start..<rest.startIndex], to: &sentences)
      start = rest.startIndex
    }
    append(text[start...], to: &sentences)
    return sentences
  }

  /// Whether the full stop belongs to an ordinal number inside the sentence: `3. sınıf`.
  private static func isOrdinal(
    _ text: [Character],
    at index: Int,
    rest: ArraySlice<Character>
  ) -> Bool {
    guard text[index] == ".", index > 0, text[index - 1].isNumber else { return false }
    return rest.dropFirst().first?.isLowercase ?? false
  }

  private static func append(_ characters: ArraySlice<Character>, to sentences: inout [String]) {
    let text = String(characters.drop { $0 == " " })
    if !words(text).isEmpty { sentences.append(text) }
  }

  /// Returns the mark that ends a text, one of `. ? !`, or nil if it ends otherwise.
  static func endMark(_ text: String) -> Character? {
    text.last { !"\"”’)} ]".contains($0) }.flatMap { ".?!".contains($0) ? $0 : nil }
  }

  /// Returns the number of syllables, which is the number of vowels.
  static func syllableCount(_ text: String) -> Int {
    plain(text).unicodeScalars.count { "aeıioöuü".unicodeScalars.contains($0) }
  }

  /// Returns the readability by Ateşman (1997), 100 for the easiest; nil for a text without words.
  static func readability(words: [String], sentenceCount: Int) -> Double? {
    guard !words.isEmpty, sentenceCount > 0 else { return nil }
    let syllables = words.reduce(0) { $0 + syllableCount($1) }
    return 198.825 - 40.175 * Double(syllables) / Double(words.count)
      - 2.610 * Double(words.count) / Double(sentenceCount)
  }
}
