/// One meaning of a lexicon entry.
package struct Sense: Sendable, Equatable {
  /// The English words and phrases with this meaning; never empty.
  package var glosses: [Gloss]
  /// The complements that the word can take in this meaning; empty if it takes none.
  package var government: [Frame]
  /// What the word is said of; empty if it is not restricted.
  package var objects: [ObjectClass]
  /// The words that can replace this one.
  package var synonyms: [Synonym]
  /// The register of this sense; nil if it is that of the entry.
  package var register: LexiconEntry.Register?

  /// Creates a sense.
  package init(
    glosses: [Gloss],
    government: [Frame] = [],
    objects: [ObjectClass] = [],
    synonyms: [Synonym] = [],
    register: LexiconEntry.Register? = nil
  ) {
    self.glosses = glosses
    self.government = government
    self.objects = objects
    self.synonyms = synonyms
    self.register = register
  }

  /// An English word or phrase in its base form, without “to” and articles.
  package struct Gloss: Sendable, Equatable {
    package var english: String
    /// A remark for readers, which is not compared: “watch (TV)”.
    package var remark: String?

    /// Creates a gloss.
    package init(_ english: String, remark: String? = nil) {
      self.english = english
      self.remark = remark
    }

    /// The gloss with its remark, as it is shown.
    package var shown: String { remark.map { "\(english) (\($0))" } ?? english }
  }

  /// The complements that a word takes together, such as accusative and dative for vermek.
  package typealias Frame = [Complement]

  /// The form of one complement; the raw value is its name in the file.
  package enum Complement: String, Sendable, CaseIterable {
    case accusative = "acc"
    case dative = "dat"
    case locative = "loc"
    case ablative = "abl"
    case instrumental = "ins"
    case genitive = "gen"
    /// No case ending.
    case bare
    /// A clause with its own subject: gelmesini.
    case actionNoun = "mA"
    /// A clause with the same subject: gelmek.
    case infinitive = "mAk"
    /// gelmeye.
    case dativeInfinitive = "mAyA"
    /// gelmekten.
    case ablativeInfinitive = "mAktAn"
    /// A fact: geldiğini.
    case factNoun = "DIk"
    /// A fact that is still to come: geleceğini.
    case futureNoun = "AcAk"
    /// A quoted clause: geldi diye.
    case quotation = "diye"
  }

  /// What a word is said of, where English has one word and Turkish several.
  package enum ObjectClass: String, Sendable, CaseIterable {
    case person, animal, plant, thing, machine, vehicle, clothes, shoes, accessory, hair, body, food
    case drink, liquid, place, building, text, language, instrument, sport, time, event, money
    case abstract, fact, skill
  }

  /// Another Turkish word for the same English in this sense.
  package struct Synonym: Sendable, Equatable {
    package var lemma: String
    package var nearness: Nearness
    /// The complements of the synonym if they differ from those of the word.
    package var government: [Frame]

    /// Creates a synonym.
    package init(lemma: String, nearness: Nearness, government: [Frame] = []) {
      self.lemma = lemma
      self.nearness = nearness
      self.government = government
    }
  }

  /// How far a synonym can replace a word; the raw value is its sign in the file.
  package enum Nearness: Character, Sendable, CaseIterable {
    /// In nearly every sentence.
    case same = "="
    /// In most sentences, but with another shade, register or collocation.
    case near = "~"
    /// Only if the thing is of this kind: araba for araç.
    case narrower = "<"
  }
}
