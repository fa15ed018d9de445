import CourseCheck
import Testing

/// The rule that each word of a list can be asked by choice.
@Suite struct WordListRuleTests {
  private func complaints(_ meanings: [String]) -> String {
    let words = ["ev", "okul", "masa", "su", "yol"]
    let cards = zip(words, meanings).map { word, meaning in
      "* \(word) | noun | \(meaning) | Bu \(word). | This. {#\(word)}"
    }
    return TestCourse().with("vocabulary", cards.joined(separator: "\n")).complaints(.wordOptions)
  }

  @Test(arguments: [
    ["house", "school", "table", "water"],
    ["house", "school; the school", "table", "water", "way"],
    ["old (of people)", "school", "table", "water"],
  ])
  func `four words with different meanings are enough`(meanings: [String]) {
    #expect(complaints(meanings).isEmpty)
  }

  @Test(arguments: [
    ["house", "school", "house; home", "water"], ["good", "school", "good evening", "water"],
    ["to drive a car", "school", "car", "water"], ["old (of people)", "school", "old", "water"],
  ])
  func `words whose meanings overlap are no options for one another`(meanings: [String]) {
    let reason =
      "has no three wrong options: fewer than three other words of the list have quite "
      + "different meanings"
    #expect(
      complaints(meanings).split(separator: "\n").prefix(1) == [
        "a1-u1-vocabulary.lesson:8: 'ev' \(reason)"
      ]
    )
    #expect(complaints(meanings + ["way"]).isEmpty)
  }
}
