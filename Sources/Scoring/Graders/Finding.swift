package import Turkish

/// One difference between an answer and the nearest accepted form, with its reason.
public struct Finding: Sendable, Equatable {
  /// The kind of the difference.
  public var category: Category
  /// The words of the accepted form as shown; empty for an extra word.
  public var expected: String
  /// The words of the answer as typed; empty for a missing word.
  public var found: String
  /// The range of ``expected`` in ``Judgement/nearest``; nil for an extra word.
  public var expectedSpan: Span?
  /// The range of ``found`` in the answer as typed; nil for a missing word.
  public var foundSpan: Span?
  /// The details that explain the finding, the most important first.
  package var facts: [Fact]

  /// Creates a finding.
  package init(
    category: Category,
    expected: String,
    found: String,
    expectedSpan: Span?,
    foundSpan: Span?,
    facts: [Fact] = []
  ) {
    self.category = category
    self.expected = expected
    self.found = found
    self.expectedSpan = expectedSpan
    self.foundSpan = foundSpan
    self.facts = facts
  }

  /// A range of a text in Unicode scalars from 0.
  public typealias Span = Range<Int>

  /// The kind of a difference; the raw value is its name in JSON.
  public enum Category: String, CaseIterable, Sendable, Codable {
    /// The vowel of a suffix does not follow the last vowel of the stem.
    case harmony
    /// Assimilation (-DI, -DA, -CI) or softening (kitap, kitabı).
    case consonant
    /// The buffer letters y, s, n, ş and the pronominal n.
    case buffer
    /// Narrowing (başlıyor), vowel drop (ağzı) or doubling (hakkı).
    case stemVowel = "stem_vowel"
    /// The case ending of a noun.
    case `case`
    /// The possessive ending.
    case possessive
    /// Singular or plural.
    case number
    /// The person of a predicate, sen and siz included.
    case person
    /// Tense, aspect and mood, and verb forms that are nouns, adjectives or adverbs.
    case tense
    /// Passive, causative, reflexive and reciprocal.
    case voice
    /// Negation, ability, var/yok, değil.
    case negation
    /// The question particle mI.
    case miParticle = "mi_particle"
    /// The clitic de/da and the locative -DA.
    case deDa = "de_da"
    /// The conjunction ki and the suffix -ki.
    case kiClitic = "ki_clitic"
    /// An apostrophe that is missing or superfluous.
    case apostrophe
    /// A Turkish letter without its mark, or a circumflex left out.
    case diacritics
    /// Words written together or apart.
    case spacing
    /// A slip of the keyboard.
    case typo
    /// The right words in another order.
    case wordOrder = "word_order"
    /// A word that the answer lacks.
    case missingWord = "missing_word"
    /// A word that the accepted form lacks.
    case extraWord = "extra_word"
    /// A different word.
    case wrongWord = "wrong_word"
  }

  /// A detail of a finding that a program can count and a sentence can name.
  package enum Fact: Sendable, Equatable {
    /// A wrong letter at this place of the right word; places count letters from 0.
    case letterReplaced(at: Int, expected: Character, found: Character)
    /// A letter of the right word is missing at this place of it.
    case letterMissing(at: Int, expected: Character)
    /// A superfluous letter at this place of the typed word.
    case letterExtra(at: Int, found: Character)
    /// Two neighbouring letters are swapped at this place of the right word.
    case lettersSwapped(at: Int, first: Character, second: Character)
    /// Two or more words of the accepted answer were written as one.
    case joined
    /// One word of the accepted answer was written as several.
    case split
    /// The vowel of a particle or suffix must be this one, because it follows that vowel.
    case vowel(expected: Character, after: Character)
    /// A circumflex is missing or superfluous; `distinguishes` if the typed form is another word.
    case circumflex(distinguishes: Bool)
    /// The whole answer has sen instead of siz, or siz instead of sen.
    case register
    /// Only the order of the words differs; `grammatical` if it is possible in Turkish.
    case order(grammatical: Bool)
    /// Where a misplaced word belongs, and the word beside which it belongs, if there is one.
    case place(Placement, word: String)
    /// Another correct spelling of the accepted form: araba ile, arabayla.
    case variant
    /// Both words with hyphens before their suffixes: okul-a, okul-da.
    case takenApart(expected: String, found: String)
    /// The suffixes in one slot of both words, nil for none: the dative -a, the locative -da.
    case form(expected: SuffixForm?, found: SuffixForm?)
    /// The right suffix with wrong letters: -dan for -tan.
    case shape(SuffixForm, found: String)
    /// The stem in the lexicon, in the right word and in the typed one: kitap, kitab-, kitap-.
    case stem(dictionary: String, expected: String, found: String)
    /// The letter between stem and suffix, nil for none; `pronominal` for the n of evinde, bunda.
    case buffer(expected: Character?, found: Character?, pronominal: Bool)
    /// The first letter of a suffix after a voiceless or a voiced sound.
    case assimilation(after: Character, expected: Character, found: Character)
    /// The lemmas of the two words: gelmek, gitmek.
    case lemma(expected: String, found: String)
    /// The word of the sentence that asks for the right form, and how.
    case because(Cause, word: String)
    /// The typed word could also have this suffix, which is spelt the same: evin, “your house”.
    case alsoReads(SuffixForm)
    /// Another word has the ending that this one needs, and the other way round: its right form and
    /// the typed one.
    case swapped(expected: String, found: String)
    /// The typed form is the right one as it is spoken every day.
    case spoken
    /// The typed form is another Turkish word.
    case otherWord
    /// More than half of the words differ, so only the whole answers are compared.
    case quiteDifferent
  }

  /// A suffix with its letters in a word.
  package struct SuffixForm: Sendable, Hashable {
    /// The suffix.
    package var suffix: Suffix
    /// Its letters in the word, buffer letter included: “yı”, “dan”.
    package var text: String

    /// Creates a form of a suffix.
    package init(_ suffix: Suffix, _ text: String) {
      self.suffix = suffix
      self.text = text
    }

    /// Whether it is -(I)n, which makes the passive of some verbs and the reflexive of others.
    package var mayBeReflexive: Bool { suffix == .passive && !text.contains("l") }
  }

  /// The place of a word by a rule of word order.
  package enum Placement: String, Sendable, Hashable {
    /// Right after a word: değil after what it negates, a postposition after its noun.
    case after
    /// Right before a word: a modifier before its head, a bare object before its verb.
    case before
    /// At the end, as the predicate.
    case last
    /// Right before the verb, where a word is stressed; another word usually has that place.
    case stressed
  }

  /// The way in which another word of the sentence asks for a form.
  package enum Cause: String, Sendable, Hashable {
    /// A numeral or a word of quantity, after which the noun is singular: iki ev.
    case numeral
    /// A genitive, which asks for a possessive: Ali'nin evi.
    case genitive
    /// A subject, which asks for its person: ben geliyorum.
    case subject
    /// A postposition, which asks for a case: okula kadar.
    case postposition
    /// A verb, which asks for a case: sana yardım ediyorum, ondan korkuyorum.
    case verb
  }
}
