import Bilingual
import Curriculum
import Screens

/// The report of `dilim look --json`; the property names are the keys of its JSON.
struct LookReport: Encodable {
  struct Entry: Encodable {
    let lemma: String
    let partOfSpeech: String
    let level: String
    let register: String?
    /// The numbers of the senses that an English word has found; all for a Turkish one.
    let found: [Int]
    let senses: [Sense]
    let confusions: [Confusion]
    /// The word lists that teach it.
    let lessons: [String]
  }

  struct Sense: Encodable {
    let english: [String]
    /// The alternatives, each with the complements that come together.
    let government: [[String]]
    let saidOf: [String]
    let register: String?
    let synonyms: [Synonym]
  }

  struct Synonym: Encodable {
    let lemma: String
    let nearness: String
  }

  struct Confusion: Encodable {
    let lemma: String
    /// The English that the confused word doesn't translate.
    let english: String
    /// What the confused word means; nil if the lexicon doesn't say.
    let meaning: String?
  }

  let schema = 1
  let query: String
  let entries: [Entry]
  let near: [String]

  init(
    _ word: LookedUpWord,
    _ cards: [(card: Card, list: LessonID)],
    _ lexicon: BilingualLexicon
  ) {
    query = word.text
    near = word.near
    entries = word.entries.map { shown in
      let entry = shown.entry
      return Entry(
        lemma: entry.shownLemma,
        partOfSpeech: entry.partOfSpeech.name,
        level: entry.band.level,
        register: entry.register.shown,
        found: (shown.senses ?? Array(entry.senses.indices)).map { $0 + 1 },
        senses: entry.senses.map(Sense.init),
        confusions: entry.confusions.map { confusion in
          Confusion(
            lemma: confusion.lemma,
            english: confusion.english,
            meaning: lexicon.meaning(of: confusion)
          )
        },
        lessons: cards.filter { $0.card.teaches(entry) }.map(\.list.rawValue)
      )
    }
  }
}

extension LookReport.Sense {
  fileprivate init(_ sense: Bilingual.Sense) {
    english = sense.glosses.map(\.shown)
    government = sense.government.map { $0.map(\.name) }
    saidOf = sense.objects.map(\.rawValue)
    register = sense.register?.shown
    synonyms = sense.synonyms.map { synonym in
      LookReport.Synonym(
        lemma: LexiconEntry.shown(synonym.lemma),
        nearness: "\(synonym.nearness)"
      )
    }
  }
}

extension LexiconEntry.Register {
  /// The register as JSON has it; nil if it is neutral.
  fileprivate var shown: String? { self == .neutral ? nil : rawValue }
}
