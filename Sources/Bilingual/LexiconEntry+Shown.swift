import Turkish

extension LexiconEntry {
  /// The lemma as a reader knows it: göğsü kabarmak for göğüs{POSS} kabarmak.
  package var shownLemma: String { Self.shown(lemma) }

  /// A lemma with the possessive of the third person in the place of its slot.
  package static func shown(_ lemma: String) -> String {
    guard lemma.contains(slot) else { return lemma }
    return lemma.split(separator: " ").map { word in
      guard word.hasSuffix(slot) else { return String(word) }
      let noun = word.dropLast(slot.count)
      let letters = CodePage.encode(String(noun))
      let stem =
        Lexicon.stems(letters, as: .noun).first
        ?? Stem.guess(letters: letters, partOfSpeech: .noun)
      return Morphology.form(of: stem, [.possessive3s]).map { CodePage.decode($0) } ?? String(noun)
    }.joined(separator: " ")
  }

  private static let slot = "{POSS}"

  /// The number of a sense that is shown; nil for the only sense of an entry.
  package func shownNumber(ofSense place: Int) -> Int? { senses.count > 1 ? place + 1 : nil }
}

extension LexiconEntry.PartOfSpeech {
  /// The name in full, as cards and JSON have it.
  package var name: String {
    switch self {
    case .noun: "noun"
    case .compoundNoun: "compound noun"
    case .verb: "verb"
    case .adjective: "adjective"
    case .adverb: "adverb"
    case .pronoun: "pronoun"
    case .determiner: "determiner"
    case .numeral: "numeral"
    case .postposition: "postposition"
    case .conjunction: "conjunction"
    case .interjection: "interjection"
    case .question: "question word"
    case .particle: "particle"
    case .properNoun: "proper noun"
    case .phrase: "phrase"
    }
  }
}

extension LexiconEntry.Band {
  /// The name of the level: A1.
  package var level: String {
    switch self {
    case .a1: "A1"
    case .a2: "A2"
    case .b1: "B1"
    case .b2: "B2"
    case .c1: "C1"
    case .c2: "C2"
    }
  }
}

extension Sense.Complement {
  /// The name in full, as JSON has it.
  package var name: String {
    switch self {
    case .accusative: "accusative"
    case .dative: "dative"
    case .locative: "locative"
    case .ablative: "ablative"
    case .instrumental: "instrumental"
    case .genitive: "genitive"
    case .bare: "bare"
    case .actionNoun: "-mesi"
    case .infinitive: "-mek"
    case .dativeInfinitive: "-meye"
    case .ablativeInfinitive: "-mekten"
    case .factNoun: "-diği"
    case .futureNoun: "-eceği"
    case .quotation: "diye"
    }
  }
}
