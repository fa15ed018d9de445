import Explanations
import Scoring
import Testing
import Turkish

/// The sentences of the explainer, each from a finding made by hand.
@Suite struct ExplanationTests {
  @Test(arguments: SampleFinding.all)
  func `a finding is explained by its forms, its suffix and its rule`(sample: SampleFinding) {
    #expect(FindingExplanation(sample.finding).sentence == sample.english)
    #expect(FindingExplanation(sample.finding, in: .turkish).sentence == sample.turkish)
  }

  @Test(arguments: SampleFinding.all)
  func `an explanation has both forms and names its own category alone`(sample: SampleFinding) {
    let finding = sample.finding
    let sentence = FindingExplanation(finding).sentence
    for word in [finding.expected, finding.found] where finding.category != .wordOrder {
      #expect(word.isEmpty || sentence.contains("“\(word)”"))
    }
    let told = sentence.split(separator: " ").map { $0.filter(\.isLetter).lowercased() }
    for (category, names) in Self.names {
      guard category != finding.category else { continue }
      #expect(told.allSatisfy { !names.contains($0) }, "\(category.rawValue): \(sentence)")
    }
    guard let own = Self.names[finding.category] else { return }
    #expect(told.contains(where: own.contains), "\(sentence)")
  }

  /// Words that name one category and no other.
  private static let names: [Finding.Category: Set<String>] = [
    .harmony: ["harmony"], .consonant: ["consonant", "consonants"], .buffer: ["buffer"],
    .case: ["case"], .possessive: ["possessive"], .number: ["singular", "plural"],
    .person: ["person", "personal"], .tense: ["tense", "verb"], .voice: ["voice"],
    .negation: ["negative", "negation", "ability"],
    .miParticle: ["question"], .apostrophe: ["apostrophe"], .spacing: ["together"],
    .typo: ["spelling"], .wordOrder: ["order"], .missingWord: ["missing"],
    .extraWord: ["extra"],
  ]

  @Test(arguments: Suffix.allCases)
  func `no suffix is without a sentence in either language`(suffix: Suffix) {
    for language in ExplanationLanguage.allCases {
      for category in [
        Finding.Category.case, .possessive, .person, .tense, .voice, .negation, .number,
      ] {
        let form = Finding.SuffixForm(suffix, "x")
        for (expected, found) in [(form, nil), (nil, form), (form, form)] {
          let finding = Finding(
            category: category,
            expected: "gelen",
            found: "gelir",
            expectedSpan: 0..<5,
            foundSpan: 0..<5,
            facts: [.form(expected: expected, found: found)]
          )
          let sentence = FindingExplanation(finding, in: language).sentence
          #expect(sentence.contains("“gelen”") && sentence.contains("“gelir”"))
          #expect(!sentence.contains(suffix.rawValue) || Self.isOwnName(suffix))
          #expect(!sentence.contains("()") && !sentence.contains(", ,"))
        }
      }
    }
  }

  /// Suffixes whose names in this program are also their names in English.
  private static func isOwnName(_ suffix: Suffix) -> Bool {
    suffix.rawValue.allSatisfy(\.isLowercase)
  }
}
