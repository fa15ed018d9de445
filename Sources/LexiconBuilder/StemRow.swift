/// A row of the table of stems: the stem, its part of speech, its traits, and optional columns.
struct StemRow {
  /// The largest number of letters of a stem.
  static let longestStem = 40

  let stem: Substring
  let part: Character
  let traits: [Character]
  /// The spelling of a dictionary if it differs from the stem.
  let written: Substring?
  /// The spoken form if it differs from the letters.
  let spoken: Substring?

  /// Reads a line, which is given without its line feed.
  init(_ line: Substring) throws(StemFault) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard (2...5).contains(columns.count) else { throw .columns(columns.count) }
    guard columns.last?.isEmpty == false else { throw .tabAtEnd }
    stem = columns[0]
    part = try Self.part(columns[1])
    traits = try Self.traits(columns.count > 2 ? columns[2] : "")
    written = columns.count > 3 && !columns[3].isEmpty ? columns[3] : nil
    spoken = columns.count > 4 ? columns[4] : nil
    try checkLetters()
    try checkTraits()
  }

  /// The line of the Swift table: `tbmm No TBMM /tebememe`.
  var line: String {
    var line = "\(stem) \(part)\(String(traits))"
    if spoken != nil { line.append(Self.spokenOtherwise) }
    if let written { line += " \(written)" }
    if let spoken { line += " /\(spoken)" }
    return line
  }

  private static func part(_ word: Substring) throws(StemFault) -> Character {
    guard let letter = StemCode.parts[word] else { throw .part(String(word)) }
    return letter
  }

  private static func traits(_ words: Substring) throws(StemFault) -> [Character] {
    guard !words.isEmpty else { return [] }
    var letters: [Character] = []
    for word in words.split(separator: " ", omittingEmptySubsequences: false) {
      guard let letter = StemCode.traits[word] else { throw .trait(String(word)) }
      guard !letters.contains(letter) else { throw .traitTwice(String(word)) }
      letters.append(letter)
    }
    return letters
  }

  private func checkLetters() throws(StemFault) {
    guard !stem.isEmpty else { throw .emptyStem }
    guard stem.unicodeScalars.count <= Self.longestStem else { throw .tooLong(String(stem)) }
    if let letter = stem.unicodeScalars.first(where: { !StemCode.letters.contains($0) }) {
      throw .letter(letter, in: String(stem))
    }
    if stem.first == "ğ" { throw .initial(String(stem)) }
    if let written, written == stem || StemCode.letters(of: written) != String(stem) {
      throw .written(String(written), stem: String(stem))
    }
    if let spoken, !spoken.unicodeScalars.allSatisfy(StemCode.spokenLetters.contains) {
      throw .spoken(String(spoken))
    }
  }

  private func checkTraits() throws(StemFault) {
    for (one, other) in StemCode.contradictions {
      if hasTrait(one), hasTrait(other) { throw .contradiction(one, other) }
    }
    for trait in StemCode.verbTraits where hasTrait(trait) && part != "v" {
      throw .verbsOnly(trait)
    }
  }

  private func hasTrait(_ word: String) -> Bool {
    StemCode.traits[word[...]].map(traits.contains) ?? false
  }

  /// The letter of the trait of rows with a spoken form.
  private static let spokenOtherwise: Character = "o"
}
