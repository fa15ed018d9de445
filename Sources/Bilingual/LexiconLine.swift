/// The reader of one line of the lexicon.
///
/// A line has six columns with tabs between them: lemma, part of speech, band, register, senses and
/// confusions. docs/writing-the-lexicon.md describes them.
package enum LexiconLine {
  /// Reads a line; an error has no line number.
  package static func read(_ line: Substring) throws(LexiconError) -> LexiconEntry {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 6 else { throw LexiconError(.fields(found: columns.count)) }
    let (lemma, homograph) = try name(columns[0])
    return LexiconEntry(
      lemma: lemma,
      homograph: homograph,
      partOfSpeech: try value(columns[1], .partOfSpeech) { .init(rawValue: $0) },
      band: try value(columns[2], .band) { Int($0).flatMap(LexiconEntry.Band.init) },
      register: try value(columns[3], .register) { .init(rawValue: $0) },
      senses: try senses(columns[4]),
      confusions: try confusions(columns[5])
    )
  }

  /// Splits the first column into the lemma and the number of the homograph.
  static func name(_ text: Substring) throws(LexiconError) -> (String, Int?) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let lemma = parts.first, !lemma.isEmpty else { throw LexiconError(.emptyLemma) }
    guard parts.count == 2 else { return (String(lemma), nil) }
    guard let number = Int(parts[1]), number > 0 else {
      throw LexiconError(.badHomograph(String(text)))
    }
    return (String(lemma), number)
  }

  private static func value<Value>(
    _ text: Substring,
    _ field: LexiconError.Field,
    _ make: (String) -> Value?
  ) throws(LexiconError) -> Value {
    guard let value = make(String(text)) else {
      throw LexiconError(.unknown(field, String(text)))
    }
    return value
  }

  private static func senses(_ text: Substring) throws(LexiconError) -> [Sense] {
    var senses: [Sense] = []
    for part in text.split(separator: ";") {
      var reader = SenseReader(part)
      senses.append(try reader.read(number: senses.count + 1))
    }
    guard !senses.isEmpty else { throw LexiconError(.noSense) }
    return senses
  }

  private static func confusions(
    _ text: Substring
  ) throws(LexiconError) -> [LexiconEntry.Confusion] {
    guard text != "-" else { return [] }
    var confusions: [LexiconEntry.Confusion] = []
    for part in text.split(separator: ";") {
      let sides = part.split(separator: "@", omittingEmptySubsequences: false).map(\.trimmed)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
        throw LexiconError(.badConfusion(String(part.trimmed)))
      }
      confusions.append(.init(lemma: String(sides[0]), english: String(sides[1])))
    }
    return confusions
  }
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
