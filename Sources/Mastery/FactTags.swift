import Curriculum
import Scoring
import Turkish

/// The grammar points that the facts of a finding name, the most certain first.
enum FactTags {
  static func tags(of finding: Finding) -> [GrammarTag] {
    finding.facts.flatMap { names(of: $0, category: finding.category) }.map(GrammarTag.init)
  }

  private static func names(of fact: Finding.Fact, category: Finding.Category) -> [String] {
    switch fact {
    case .vowel(let expected, _):
      ["a", "e"].contains(expected) ? ["harmony-2"] : ["harmony-4"]
    case .form(let expected, let found): names(expected, found, category)
    case .shape(let form, _): names(ofShape: form, category)
    case .stem(let dictionary, let expected, _):
      names(ofStem: dictionary, expected: expected, category)
    case .buffer: ["buffer-letters"]
    case .assimilation: ["d-t-assimilation"]
    case .because(let cause, _): names(of: cause)
    case .register: ["pronouns"]
    case .letterReplaced, .letterMissing, .letterExtra, .lettersSwapped, .joined, .split,
      .circumflex, .order, .place, .variant, .takenApart, .lemma, .alsoReads, .otherWord,
      .quiteDifferent, .swapped, .spoken:
      []
    }
  }

  /// The right suffix is the point; if there should be none, the one that was used is.
  private static func names(
    _ expected: Finding.SuffixForm?,
    _ found: Finding.SuffixForm?,
    _ category: Finding.Category
  ) -> [String] {
    guard let form = expected ?? found else { return [] }
    let suffix = form.suffix
    if form.mayBeReflexive {
      return SuffixTags.names(of: .reflexive) + SuffixTags.names(of: suffix)
    }
    return category == .stemVowel && suffix == .progressive
      ? ["iyor-narrowing"] : SuffixTags.names(of: suffix)
  }

  /// Wrong letters of a right suffix are a matter of its sounds.
  private static func names(
    ofShape form: Finding.SuffixForm,
    _ category: Finding.Category
  ) -> [String] {
    guard category == .harmony else { return [] }
    let vowels = form.text.unicodeScalars.filter { "aeıioöuü".unicodeScalars.contains($0) }
    return vowels.contains { "ıiuü".unicodeScalars.contains($0) } ? ["harmony-4"] : ["harmony-2"]
  }

  /// A stem that lost a vowel is shorter; one that is narrowed or softened keeps its length.
  private static func names(
    ofStem dictionary: String,
    expected: String,
    _ category: Finding.Category
  ) -> [String] {
    switch category {
    case .consonant: ["softening"]
    case .stemVowel:
      expected.count < dictionary.count && !dictionary.hasSuffix("mak")
        && !dictionary.hasSuffix("mek") ? ["vowel-drop"] : ["iyor-narrowing"]
    default: []
    }
  }

  private static func names(of cause: Finding.Cause) -> [String] {
    switch cause {
    case .numeral: ["numbers"]
    case .genitive: ["genitive-possessive"]
    case .subject: ["copula-present", "pronouns"]
    case .postposition: ["postpositions-case"]
    case .verb: ["verb-government"]
    }
  }
}
