import Curriculum
import Mastery
import Scoring
import Testing
import Turkish

@Suite struct BlamedTagsTests {
  private func finding(_ category: Finding.Category, _ facts: Finding.Fact...) -> Finding {
    Finding(
      category: category,
      expected: "okula",
      found: "okulda",
      expectedSpan: nil,
      foundSpan: nil,
      facts: facts
    )
  }

  private func tags(
    _ findings: [Finding],
    item: [String],
    taught: Set<String> = []
  ) -> BlamedTags {
    BlamedTags(findings: findings, itemTags: item.map(GrammarTag.init)) {
      taught.contains($0.rawValue)
    }
  }

  private let dativeForLocative = Finding.Fact.form(
    expected: Finding.SuffixForm(.dative, "a"),
    found: Finding.SuffixForm(.locative, "da")
  )

  @Test func `the fact chooses among the cases of an item`() {
    let tags = tags([finding(.case, dativeForLocative)], item: ["locative", "dative"])
    #expect(tags.blamed == [GrammarTag(rawValue: "dative")])
    #expect(tags.others.isEmpty && !tags.blamesWeakest)
  }

  @Test func `without a fact all tags of the category that the item carries are blamed`() {
    let tags = tags([finding(.case)], item: ["locative", "dative", "plural"])
    #expect(tags.blamed.map(\.rawValue) == ["dative", "locative"])
  }

  @Test func `a tag that was taught before is blamed beside the item`() {
    let finding = finding(.case, dativeForLocative)
    let taught = tags([finding], item: ["past-di"], taught: ["dative", "locative"])
    #expect(taught.blamed.isEmpty && taught.others.map(\.rawValue) == ["dative"])
    let untaught = tags([finding], item: ["past-di"])
    #expect(untaught.others.isEmpty && untaught.blamesWeakest)
  }

  @Test func `without facts only a single taught point is named`() {
    let one = tags([finding(.harmony)], item: ["past-di"], taught: ["harmony-2"])
    #expect(one.others.map(\.rawValue) == ["harmony-2"])
    let two = tags([finding(.harmony)], item: ["past-di"], taught: ["harmony-2", "harmony-4"])
    #expect(two.others.isEmpty && two.blamesWeakest)
  }

  @Test(arguments: [
    ("e" as Character, "harmony-2"), ("ü", "harmony-4"),
  ])
  func `the vowel tells which harmony was broken`(vowel: Character, tag: String) {
    let finding = finding(.harmony, .vowel(expected: vowel, after: "ü"))
    let tags = tags([finding], item: ["harmony-2", "harmony-4"])
    #expect(tags.blamed.map(\.rawValue) == [tag])
  }

  @Test func `a suffix tells which tense was wrong`() {
    let fact = Finding.Fact.form(
      expected: Finding.SuffixForm(.aorist, "ir"),
      found: Finding.SuffixForm(.progressive, "iyor")
    )
    let tags = tags([finding(.tense, fact)], item: ["present-iyor", "aorist"])
    #expect(tags.blamed.map(\.rawValue) == ["aorist"])
  }

  @Test(arguments: [
    Finding.Category.typo, .diacritics, .spacing, .missingWord, .extraWord, .wrongWord,
  ])
  func `the keyboard and words blame no point of grammar`(category: Finding.Category) {
    let tags = tags([finding(category)], item: ["dative"], taught: ["accusative"])
    #expect(tags.blamed.isEmpty && tags.others.isEmpty && !tags.blamesWeakest)
  }

  @Test func `an almost right answer is right if the keyboard alone slipped`() {
    let slips = [finding(.typo), finding(.diacritics)]
    #expect(Judgement.isSlipOnly(.almost, findings: slips))
    #expect(!Judgement.isSlipOnly(.wrong, findings: slips))
    #expect(!Judgement.isSlipOnly(.almost, findings: slips + [finding(.harmony)]))
    #expect(!Judgement.isSlipOnly(.almost, findings: []))
  }
}
