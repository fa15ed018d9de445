/// The Turkish-English lexicon, read word by word from its text.
///
/// The text stays as it is and its lines are sorted by their bytes, so a word is found by binary
/// search and only the lines that are asked for are taken apart.
package struct BilingualLexicon: Sendable {
  let text: [UInt8]
  /// The ranges of the lines with entries, in the order of the file.
  let lines: [Range<Int>]
  private var lemmas = LemmaFilter()
  /// The first words of lemmas of several words.
  private var heads = LemmaFilter()

  /// A lexicon without words.
  package static let empty = BilingualLexicon([])

  /// Takes the text of a lexicon, which need not be valid.
  ///
  /// A line that can't be read is never found; ``errors(in:)`` tells why.
  package init(_ text: [UInt8]) {
    self.text = text
    lines = Self.lines(of: text).map(\.range)
    for line in lines {
      let lemma = key(line)
      lemmas.insert(lemma)
      let head = lemma.prefix { $0 != Self.space }
      if head.count < lemma.count { heads.insert(head) }
    }
  }

  /// The number of entries.
  package var count: Int { lines.count }

  /// All entries in the order of the file.
  package var entries: some Sequence<LexiconEntry> { lines.lazy.compactMap(entry) }

  /// The entries of a lemma, homographs in their order.
  ///
  /// A lemma that the lexicon writes with another circumflex is found too: telâş finds telaş.
  package func entries(of lemma: String) -> [LexiconEntry] {
    guard lemmas.mayContain(lemma.utf8) else { return [] }
    let found = entries(spelt: lemma)
    guard found.isEmpty else { return found }
    return Circumflex.spellings(of: lemma).lazy.map(entries(spelt:)).first { !$0.isEmpty } ?? []
  }

  /// The entries of a lemma with exactly this spelling.
  func entries(spelt lemma: String) -> [LexiconEntry] {
    let key = Array(lemma.utf8)
    return lines[place(of: key)...].prefix { self.key($0).elementsEqual(key) }.compactMap(entry)
  }

  /// Whether a lemma of several words may begin with this word; false is certain.
  package func mayHavePhrase(after word: String) -> Bool { heads.mayContain(word.utf8) }

  /// The compound nouns that are `head` and one more word: after “iş”, iş arkadaşı.
  package func compounds(after head: String) -> [LexiconEntry] {
    let prefix = Array("\(head) ".utf8)
    return lines[place(of: prefix)...].prefix { key($0).starts(with: prefix) }.compactMap { line in
      let isPair = !key(line).dropFirst(prefix.count).contains(Self.space)
      return isPair ? entry(line).flatMap { $0.partOfSpeech == .compoundNoun ? $0 : nil } : nil
    }
  }

  /// The index of the first line whose lemma doesn't come before the key.
  private func place(of key: [UInt8]) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if self.key(lines[middle]).lexicographicallyPrecedes(key) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The lemma of a line, without the number of a homograph.
  func key(_ line: Range<Int>) -> ArraySlice<UInt8> {
    text[line].prefix { $0 != Self.tab && $0 != Self.hash }
  }

  func entry(_ line: Range<Int>) -> LexiconEntry? {
    guard let text = String(validating: text[line], as: UTF8.self) else { return nil }
    return try? LexiconLine.read(text[...])
  }

  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
  private static let hash = UInt8(ascii: "#")

  /// The lines that are neither blank nor comments, with their numbers from 1.
  private static func lines(of text: [UInt8]) -> [(number: Int, range: Range<Int>)] {
    var lines: [(Int, Range<Int>)] = []
    var start = 0
    var number = 1
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      if end > start, text[start] != hash { lines.append((number, start..<end)) }
      start = end + 1
      number += 1
    }
    return lines
  }

  /// The entries of a text that can be read, with their lines from 1.
  package static func locatedEntries(in text: [UInt8]) -> [(line: Int, entry: LexiconEntry)] {
    lines(of: text).compactMap { number, range in
      guard let line = String(validating: text[range], as: UTF8.self),
        let entry = try? LexiconLine.read(line[...])
      else { return nil }
      return (number, entry)
    }
  }

  /// Reads every line and returns its faults, among them lines out of order and duplicates.
  package static func errors(in text: [UInt8]) -> [LexiconError] {
    var errors: [LexiconError] = []
    var last: (key: [UInt8], homograph: Int?)?
    for (number, range) in lines(of: text) {
      do throws(LexiconError) {
        guard let line = String(validating: text[range], as: UTF8.self) else {
          throw LexiconError(.notUTF8)
        }
        let entry = try LexiconLine.read(line[...])
        let key = Array(entry.lemma.utf8)
        if let last { try check((key, entry.homograph), entry.lemma, after: last) }
        // A line out of order doesn't put the next lines out of order.
        last = (key, entry.homograph)
      } catch {
        errors.append(LexiconError(line: number, error.reason))
      }
    }
    return errors
  }

  private static func check(
    _ next: (key: [UInt8], homograph: Int?),
    _ lemma: String,
    after last: (key: [UInt8], homograph: Int?)
  ) throws(LexiconError) {
    if next.key == last.key {
      guard let number = next.homograph, let before = last.homograph, before != number else {
        throw LexiconError(.duplicate(lemma))
      }
      if before > number { throw LexiconError(.outOfOrder(lemma)) }
    } else if next.key.lexicographicallyPrecedes(last.key) {
      throw LexiconError(.outOfOrder(lemma))
    }
  }
}
