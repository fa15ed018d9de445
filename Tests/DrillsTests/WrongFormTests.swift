import Bilingual
import Curriculum
import Drills
import Patterns
import Scoring
import Testing
import Turkish

/// Wrong forms of each kind get the category of their mistake.
struct WrongFormTests {
  /// How many wrong forms of each kind are judged.
  private static let count = 40

  private typealias Wrong = (right: String, typed: String)

  @Test func `another case is named`() {
    expect(.case, confused("noun", ["dative"], ["locative"]))
    expect(.case, confused("noun", ["ablative"], ["dative"]))
  }

  @Test func `another possessive is named`() {
    let carrier = items("noun", ["possessive1s"])[0].carrier
    expect(.possessive, confused("noun", ["possessive1s"], ["possessive1p"]), in: carrier)
  }

  @Test func `another number is named`() {
    expect(.number, confused("noun countable", ["plural", "dative"], ["dative"]))
  }

  @Test func `another person is named`() {
    expect(.person, confused("verb", ["future", "person1s"], ["future", "person1p"]))
    expect(.person, confused("verb", ["past", "person2s"], ["past", "person3p"]))
  }

  @Test func `another tense is named`() {
    expect(.tense, confused("verb", ["future", "person1s"], ["progressive", "person1s"]))
    expect(.tense, confused("verb", ["past", "person1p"], ["evidential", "person1p"]))
  }

  @Test func `another polarity is named`() {
    expect(
      .negation,
      confused("verb", ["negative", "future", "person1s"], ["future", "person1s"])
    )
  }

  @Test func `another voice is named`() {
    expect(.voice, confused("verb transitive", ["passive", "past"], ["past"]))
  }

  @Test func `a broken harmony is named`() {
    let swapped: [Character: Character] = ["a": "e", "e": "a"]
    expect(
      .harmony,
      changed("noun consonant-end", ["plural"]) { word, form in
        let ending = form.dropFirst(word.count).map { swapped[$0] ?? $0 }
        return word + String(ending)
      }
    )
  }

  @Test func `a consonant that was not assimilated or softened is named`() {
    expect(
      .consonant,
      changed("noun hard", ["locative"]) { word, form in
        form == word + "ta" ? word + "da" : form == word + "te" ? word + "de" : nil
      }
    )
    expect(
      .consonant,
      changed("noun soft", ["accusative"]) { word, form in
        // psikologu for psikoloğu may lack only the mark of a letter.
        form.count == word.count + 1 && !word.hasSuffix("g") ? word + form.suffix(1) : nil
      }
    )
  }

  private func expect(
    _ category: Finding.Category,
    _ wrong: [Wrong],
    in carrier: String = "",
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(wrong.count == Self.count, sourceLocation: location)
    for (right, typed) in wrong {
      let grader = TranslationGrader(accepted: [AnswerPattern(literal: right + carrier)])
      let judgement = grader.judge(typed + carrier)
      #expect(
        !judgement.verdict.passes && judgement.findings.first?.category == category,
        "\(typed) for \(right): \(judgement.findings.map(\.category))",
        sourceLocation: location
      )
    }
  }

  /// Right forms of words, and other forms of the same words.
  private func confused(_ words: String, _ right: [String], _ other: [String]) -> [Wrong] {
    let items = self.items(words, right)
    // Not taşım, which is a noun besides “my stone”.
    let kept = words.hasPrefix("noun") ? items.filter { !isWord($0.forms[0]) } : items
    return wrong(kept, self.items(words, other).map { ($0.word, $0.forms) })
  }

  /// Right forms of words, and what a change makes of them.
  private func changed(
    _ words: String,
    _ suffixes: [String],
    _ change: (String, String) -> String?
  ) -> [Wrong] {
    let items = items(words, suffixes).filter { !isWord($0.forms[0]) }
    return wrong(
      items,
      items.compactMap { item in change(item.word, item.forms[0]).map { (item.word, [$0]) } }
    )
  }

  /// Whether a form is also another word, such as işte; the grader may then name another mistake.
  private func isWord(_ form: String) -> Bool { !Lexicon.stems(CodePage.encode(form)).isEmpty }

  private func wrong(_ items: [DrillItem], _ typed: [(String, [String])]) -> [Wrong] {
    let typed = Dictionary(typed) { first, _ in first }
    let pairs = items.compactMap { item -> Wrong? in
      guard let wrong = typed[item.word]?.first, !item.forms.contains(wrong) else { return nil }
      return (item.forms[0], wrong)
    }
    // From the whole alphabet, not only its beginning.
    let step = max(1, pairs.count / Self.count)
    return Array(stride(from: 0, to: pairs.count, by: step).map { pairs[$0] }.prefix(Self.count))
  }

  private func items(_ words: String, _ suffixes: [String]) -> [DrillItem] {
    let kind = words.split(separator: " ")[0]
    let line =
      "t | \(words) | \(suffixes.joined(separator: " ")) | {\(kind == "verb" ? "come" : "noun")}\n"
    let read = try? DrillReader.read(
      Array(line.utf8),
      file: "drills.txt",
      tags: [DrillCourse.anyTag]
    )
    return (read ?? []).flatMap { line in
      DrillSet.Part(line, from: DrillCourse.words, upTo: .b1).words.compactMap {
        DrillItem(line, $0, nil)
      }
    }
  }
}
