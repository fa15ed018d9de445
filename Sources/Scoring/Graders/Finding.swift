public import Turkish

/// One difference between an answer and the nearest accepted answer, with its reason.
public struct Finding: Sendable, Equatable {
  /// The kind of the difference.
  public var category: Category
  /// The word or words of the accepted answer as shown; empty if nothing was expected there.
  public var expected: String
  /// The word or words of the answer as typed; empty if something is missing there.
  public var found: String
  /// Where ``expected`` stands in ``Judgement/nearest``; nil where nothing was expected.
  public var expectedSpan: Span?
  /// Where ``found`` stands in the answer as typed; nil where something is missing.
  public var foundSpan: Span?
  /// What a sentence about the finding needs besides the two forms; the most telling first.
  public var facts: [Fact]

  /// Makes a finding from its parts.
  public init(
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

  /// A stretch of a text, counted in Unicode scalars from 0.
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
    /// The case of a noun: okula, okulda.
    case `case`
    /// The possessive ending: evim, evin.
    case possessive
    /// Singular or plural.
    case number
    /// The person of a verb or predicate.
    case person
    /// Tense, aspect and mood.
    case tense
    /// Negation, ability, var/yok, değil.
    case negation
    /// The question particle mI.
    case miParticle = "mi_particle"
    /// The clitic de/da and the locative -DA.
    case deDa = "de_da"
    /// The conjunction ki and the suffix -ki.
    case kiClitic = "ki_clitic"
    /// The apostrophe after a name: Ankara'ya.
    case apostrophe
    /// A Turkish letter without its mark, or a circumflex left out.
    case diacritics
    /// Written together or apart.
    case spacing
    /// A slip of spelling.
    case typo
    /// The words are right and their order is not.
    case wordOrder = "word_order"
    /// A word is missing.
    case missingWord = "missing_word"
    /// A word does not belong there.
    case extraWord = "extra_word"
    /// Another word was expected.
    case wrongWord = "wrong_word"
  }

  /// A detail of a finding that a program can count and a sentence can name.
  public enum Fact: Sendable, Equatable {
    /// At this place of the word (letters from 0) one letter stands for another.
    case letterReplaced(at: Int, expected: Character, found: Character)
    /// A letter of the right word is missing at this place of it.
    case letterMissing(at: Int, expected: Character)
    /// A letter too many at this place of the typed word.
    case letterExtra(at: Int, found: Character)
    /// Two neighbouring letters are swapped at this place of the right word.
    case lettersSwapped(at: Int, first: Character, second: Character)
    /// Two or more words of the accepted answer were written as one.
    case joined
    /// One word of the accepted answer was written as several.
    case split
    /// The vowel of a particle or suffix should be this one, for it follows that vowel.
    case vowel(expected: Character, after: Character)
    /// A circumflex is missing; `distinguishes` if the plain spelling is another word.
    case circumflex(distinguishes: Bool)
    /// Second person singular and plural swapped throughout: sen for siz.
    case register
    /// The words are right and only their order differs; `grammatical` if a Turk could say it.
    case order(grammatical: Bool)
    /// Another way of writing the same, as right as the accepted one: araba ile, arabayla.
    case variant
    /// Both words parted at their suffixes: okul-a, okul-da.
    case takenApart(expected: String, found: String)
    /// What stands in one place of the word; nil for none: the dative -a, the locative -da.
    case form(expected: SuffixForm?, found: SuffixForm?)
    /// The right suffix in a shape that doesn't fit: -dan where -tan follows.
    case shape(SuffixForm, found: String)
    /// The dictionary form, its form before this suffix, and the typed one: kitap, kitab-, kitap-.
    case stem(dictionary: String, expected: String, found: String)
    /// The letter between stem and suffix; nil for none. `pronominal` for the n of evinde, bunda.
    case buffer(expected: Character?, found: Character?, pronominal: Bool)
    /// The first letter of a suffix after a voiceless or a voiced sound.
    case assimilation(after: Character, expected: Character, found: Character)
    /// The dictionary forms of the two words: gelmek, gitmek.
    case lemma(expected: String, found: String)
    /// The word of the sentence that asks for the right form, and how.
    case because(Cause, word: String)
    /// The typed word could also be this form, as it is spelt the same: evin, "your house".
    case alsoReads(SuffixForm)
    /// The typed form is a word of its own.
    case otherWord
    /// More than half of the words differ: show the nearest answer instead of small findings.
    case quiteDifferent
  }

  /// A suffix as it stands in a word.
  public struct SuffixForm: Sendable, Hashable {
    /// The suffix, whatever shape harmony gives it.
    public var suffix: Suffix
    /// Its letters here, buffer letter included: "yı", "dan".
    public var text: String

    /// Makes a form of a suffix.
    public init(_ suffix: Suffix, _ text: String) {
      self.suffix = suffix
      self.text = text
    }
  }

  /// How a neighbouring word asks for a form.
  public enum Cause: String, Sendable, Hashable {
    /// After a numeral or a word of quantity the noun stays singular: iki ev.
    case numeral
    /// A genitive asks for a possessive: Ali'nin evi.
    case genitive
    /// The subject asks for its person: ben geliyorum.
    case subject
    /// A postposition asks for a case: okula kadar.
    case postposition
    /// A verb asks for a case: sana yardım ediyorum, ondan korkuyorum.
    case verb
  }
}
