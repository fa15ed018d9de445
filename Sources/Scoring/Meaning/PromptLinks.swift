import Bilingual
import Turkish

/// Which words of a prompt Turkish words translate, by the curated senses of a lexicon.
struct PromptLinks {
  let prompt: EnglishPrompt
  let lexicon: BilingualLexicon

  init(_ prompt: EnglishPrompt, _ lexicon: BilingualLexicon) {
    self.prompt = prompt
    self.lexicon = lexicon
  }

  /// Whether each word of the prompt with a meaning of its own is translated by one of the units.
  func areComplete(for units: [MeaningUnit]) -> Bool {
    var open = Set(prompt.words.indices.filter { !EnglishGrammar.isFunctionWord(prompt.words[$0]) })
    for unit in units where !open.isEmpty { open.subtract(places(of: unit)) }
    return open.isEmpty
  }

  /// The entries of a lemma in small letters, which may be a name or a language: ingilizce.
  func entries(of lemma: String) -> [LexiconEntry] {
    let found = lexicon.entries(of: lemma)
    guard found.isEmpty, let first = lemma.first else { return found }
    let capital = first == "i" ? "İ" : first == "ı" ? "I" : first.uppercased()
    return lexicon.entries(of: capital + lemma.dropFirst())
  }

  /// The words of the prompt that at least one of the units translates.
  func covered(by units: [MeaningUnit]) -> Set<Int> {
    units.reduce(into: []) { $0.formUnion(places(of: $1)) }
  }

  /// Whether a unit translates a word of the prompt.
  func translates(_ unit: MeaningUnit) -> Bool {
    places(of: unit).contains { !EnglishGrammar.isFunctionWord(prompt.words[$0]) }
  }

  /// Whether all readings of a unit are curated, and none of their senses is in the prompt.
  func isForeign(_ unit: MeaningUnit) -> Bool {
    unit.forms.allSatisfy { form in
      let entries = entries(of: form.lemma)
      return !entries.isEmpty && !form.others.contains(.relative)
        && !Self.light.contains(form.lemma)
        && entries.allSatisfy { entry in
          Self.content.contains(entry.partOfSpeech)
            && entry.senses.allSatisfy { sense in
              sense.glosses.allSatisfy { prompt.matches(of: $0.english).isEmpty }
            }
        }
    }
  }

  /// Whether a unit adds a quality or a number; adverbs often only give a tone.
  func isModifier(_ unit: MeaningUnit) -> Bool {
    unit.forms.allSatisfy { form in
      entries(of: form.lemma).allSatisfy {
        [.adjective, .numeral].contains($0.partOfSpeech)
      }
    }
  }

  /// Whether a unit translates a word that Turkish has many words for: “just”, “still”.
  func isVague(_ unit: MeaningUnit) -> Bool {
    places(of: unit).contains { Self.tones.contains(prompt.words[$0]) }
  }

  static let tones: Set = [
    "just", "really", "quite", "already", "still", "now", "only", "even", "almost", "hardly",
    "very",
    "so", "too", "yet", "well", "right", "ever", "never", "actually", "such", "pretty", "rather",
    "just", "thing", "things", "situation", "mean", "nice", "fine", "get", "got", "make", "take",
  ]

  /// Whether two words share a gloss or a synonym, or a word of a gloss.
  ///
  /// A lexicon never has all English words for a Turkish one, so near words are not told apart.
  func areRelated(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    haveCommonWord(unit, other) || !neighbours(of: unit).isDisjoint(with: neighbours(of: other))
  }

  /// Whether one is a compound with the word of the other: öğle yemeği, yemek.
  private func haveCommonWord(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    guard (unit.forms + other.forms).contains(where: { $0.lemma.contains(" ") }) else {
      return false
    }
    let words = { (unit: MeaningUnit) in
      Set(unit.forms.flatMap { $0.lemma.split(separator: " ") }.map { $0.prefix(4) })
        .filter { $0.count == 4 }
    }
    return !words(unit).isDisjoint(with: words(other))
  }

  private func neighbours(of unit: MeaningUnit) -> Set<Substring> {
    var words: Set<Substring> = []
    for entry in unit.forms.flatMap({ entries(of: $0.lemma) }) {
      for sense in entry.senses {
        words.formUnion(sense.glosses.flatMap { Self.meaningful($0.english) })
        for synonym in sense.synonyms {
          words.insert(synonym.lemma[...])
          // Other senses of a synonym say nothing about this one.
          for other in entries(of: synonym.lemma).flatMap(\.senses)
          where other.glosses.contains(where: { sense.glosses.map(\.english).contains($0.english) })
          {
            words.formUnion(other.glosses.flatMap { Self.meaningful($0.english) })
          }
        }
      }
    }
    return words
  }

  static func meaningful(_ gloss: String) -> [Substring] {
    gloss.split(separator: " ").filter {
      !EnglishGrammar.isFunctionWord(String($0)) && !vague.contains($0)
    }
  }

  private static let vague: Set<Substring> = [
    "get", "make", "take", "go", "come", "give", "put", "thing", "person", "someone", "something",
    "one's", "up", "out", "off", "down", "very", "more", "become",
    "language",
  ]

  /// Whether two units are both verbs, or both nouns or adjectives.
  func areAlike(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    unit.isAsked == other.isAsked
      && unit.forms.contains { form in
        other.forms.contains { ($0.kind == .verb) == (form.kind == .verb) }
      }
  }

  /// Whether a unit alone translates a word that the answer leaves out.
  func isLost(_ place: Int, of units: [MeaningUnit], in found: [MeaningUnit]) -> Bool {
    var places = places(of: units[place]).filter {
      !EnglishGrammar.isFunctionWord(prompt.words[$0])
    }
    for unit in found where !places.isEmpty { places.subtract(self.places(of: unit)) }
    return !places.isEmpty && !units[place].has(Self.light)
      && units[place].forms.allSatisfy { form in
        entries(of: form.lemma).allSatisfy { Self.content.contains($0.partOfSpeech) }
      }
  }

  func places(of unit: MeaningUnit) -> Set<Int> {
    unit.forms.reduce(into: []) { $0.formUnion(places(of: $1.lemma)) }
  }

  /// The words of the prompt that a Turkish word may translate.
  func places(of lemma: String) -> Set<Int> {
    var places: Set<Int> = []
    for gloss in entries(of: lemma).flatMap(\.senses).flatMap(\.glosses) {
      places.formUnion(prompt.matches(of: gloss.english).joined())
    }
    // Names and numbers are the same in both languages.
    for (place, word) in prompt.words.enumerated()
    where word == lemma || EnglishGrammar.value(of: word).map(String.init) == lemma {
      places.insert(place)
    }
    return places
  }

  static let content: Set<LexiconEntry.PartOfSpeech> = [
    .noun, .compoundNoun, .verb, .adjective, .adverb, .numeral,
  ]
  /// Verbs that mean something only together with another word.
  private static let light: Set = [
    "etmek", "olmak", "yapmak", "almak", "vermek", "gelmek", "gitmek", "çıkmak", "kalmak",
    "bulunmak", "durmak", "var", "yok", "tutmak", "çekmek", "kılmak", "eylemek", "şey", "iş", "hâl",
    "hal",
  ]
}
