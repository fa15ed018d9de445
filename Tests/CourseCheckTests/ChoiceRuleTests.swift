import CourseCheck
import Testing

struct ChoiceRuleTests {
  private func course(
    text: String = "Bu bir park.",
    stem: String = "Kim?",
    key: String,
    others: [String],
    level: String = "A1"
  ) -> TestCourse {
    let options = others.map { "\n- \($0)" }.joined()
    return TestCourse().with(
      "reading",
      "~ \(text)\n? \(stem) {#kim}\n= \(key)\(options)",
      level: level,
      grammar: level == "A1" ? "alphabet" : "olan"
    )
  }

  @Test(arguments: [
    (
      Rule.equalOptions, "Doktor", "doktor", "a1-u1-reading.lesson:10: option 'Doktor' occurs twice"
    ),
    (.equalOptions, "Doktor", "Doktora", ""),
    (
      .optionInOption, "Yirmi", "Yirmi beş",
      "a1-u1-reading.lesson:10: option 'Yirmi' is part of 'Yirmi beş'"
    ),
    (.optionInOption, "Yirmi", "Otuz beş", ""),
    (
      .bannedOption, "Ali", "Hepsi",
      "a1-u1-reading.lesson:11: 'hepsi' as an option; use something from the text"
    ),
    (
      .bannedOption, "Ali", "Her zaman evde",
      "a1-u1-reading.lesson:11: 'her zaman' as an option; use something from the text"
    ),
    (.bannedOption, "Ali", "Her gün", ""),
    (
      .optionPunctuation, "Ali", "Veli.",
      "a1-u1-reading.lesson:9: options end differently; end all with the same mark"
    ),
    (.optionPunctuation, "Ali", "Veli", ""),
  ])
  func `options are different, complete and similar in form`(
    rule: Rule,
    key: String,
    other: String,
    expected: String
  ) {
    #expect(course(key: key, others: [other, "Ece", "Oya"]).complaints(rule) == expected)
  }

  @Test func `a question does not ask for the wrong option with değil`() {
    #expect(
      course(stem: "Kim doktor değil?", key: "Ali", others: ["Can", "Ece", "Oya"])
        .complaints(.negativeStem)
        == "a1-u1-reading.lesson:9: 'değil' in the question; ask for what is right"
    )
    #expect(
      course(stem: "Kim doktor?", key: "Ali", others: ["Can", "Ece", "Oya"])
        .complaints(.negativeStem).isEmpty
    )
  }

  @Test func `a key longer than the others by a quarter is marked, a phrase fails`() {
    let phrase = course(
      key: "Çok büyük ve eski bir evde.",
      others: ["Evde.", "Parkta.", "Okulda."]
    )
    #expect(
      phrase.complaints(.keyLength)
        == "a1-u1-reading.lesson:10: the key is the longest option by far; lengthen another or "
        + "shorten it"
    )
    #expect(
      course(key: "Öğretmen", others: ["Aşçı", "Doktor", "Şoför"]).complaints(.keyLength)
        .hasPrefix("a1-u1-reading.lesson:10: warning: ")
    )
    #expect(
      course(key: "Öğretmen", others: ["Öğrenci", "Mühendis", "Şoför"]).complaints(.keyLength)
        .isEmpty
    )
  }

  @Test(arguments: [(3, ""), (4, "the key is the longest option in 4 of 10 questions of A1")])
  func `the key is the longest in at most 30 per cent of a level`(count: Int, expected: String) {
    let items = (0..<10).map { number in
      let key = number < count ? "Abcdefg" : "Abcdef"
      return "? Kim \(number)? {#k\(number)}\n= \(key)\n- Bcdefg\n- Cdefgh\n- Defgh"
    }
    let found = TestCourse().with("reading", "~ Bu ev.\n" + items.joined(separator: "\n"))
      .complaints(.keyLength)
    #expect(expected.isEmpty ? found.isEmpty : found.contains(expected))
  }

  @Test func `words of the text only in the key are a warning at A1 and fail from B1`() {
    let others = ["Okulda", "Evde", "Sokakta"]
    let message = "only the key consists of words from the text; use its words in another option"
    #expect(
      course(text: "Deniz parkta.", key: "Parkta", others: others).complaints(.keyFromText)
        == "a1-u1-reading.lesson:10: warning: \(message)"
    )
    #expect(
      course(text: "Deniz parkta.", key: "Parkta", others: others, level: "B1")
        .complaints(.keyFromText) == "b1-u1-reading.lesson:10: \(message)"
    )
    #expect(
      course(text: "Deniz parkta, okulda değil.", key: "Parkta", others: others)
        .complaints(.keyFromText).isEmpty
    )
  }

  @Test func `a word of the question that is only in the key is marked`() {
    let stem = "Çiçekçi nerede?"
    #expect(
      course(stem: stem, key: "Çiçekçide", others: ["Evde", "Okulda", "Parkta"])
        .complaints(.keyFromStem)
        == "a1-u1-reading.lesson:10: warning: only the key repeats 'çiçekçide' from the question"
    )
    #expect(
      course(stem: stem, key: "Çiçekçide", others: ["Çiçekte", "Okulda", "Parkta"])
        .complaints(.keyFromStem).isEmpty
    )
  }

  @Test func `a text has no question twice`() {
    let item = "= Ali\n- Can\n- Ece\n- Oya"
    let course = TestCourse().with(
      "reading",
      "~ Bu ev.\n? Kim bu? {#a}\n\(item)\n? Kim bu? {#b}\n\(item)"
    )
    #expect(
      course.complaints(.duplicate) == "a1-u1-reading.lesson:14: the same question as in line 9"
    )
  }

  private func reasons(_ lines: [String], level: String = "A1") -> TestCourse {
    let grammar = level == "A1" ? "alphabet" : "olan"
    let text = "~ Ali bir doktor. Veli evde.\n" + lines.joined(separator: "\n")
    return TestCourse().with("reading", text, level: level, grammar: grammar)
  }

  private let told = [
    "? Kim doktor? {#kim}", "= Ali :: Ali bir doktor", "- Veli :: Veli is at home.",
    "- Ece :: No Ece here.", "- Oya :: No Oya here.",
  ]

  @Test func `evidence and reasons are complete`() {
    let course = reasons(told)
    #expect(course.complaints(.choiceEvidence) == "")
    #expect(course.complaints(.choiceReason) == "")
  }

  @Test func `a choice needs the words that decide and a reason for each wrong option`() {
    let course = reasons([
      "? Kim doktor? {#kim}", "= Ali", "- Veli", "- Ece :: No.", "- Oya :: No!",
    ])
    #expect(
      course.complaints(.choiceEvidence)
        == "a1-u1-reading.lesson:10: no evidence; quote the words of the text that decide: "
        + "'= option :: words'"
    )
    #expect(
      course.complaints(.choiceReason)
        == "a1-u1-reading.lesson:11: no reason; say why the option tempts and why it is wrong: "
        + "'- option :: reason'\n"
        + "a1-u1-reading.lesson:13: the same reason as in line 12"
    )
  }

  @Test func `evidence is part of the text`() {
    var lines = told
    lines[1] = "= Ali :: Ali bir dok"
    #expect(
      reasons(lines).complaints(.choiceEvidence)
        == "a1-u1-reading.lesson:10: 'Ali bir dok' is not in the text as whole words"
    )
  }

  @Test func `the same words decide for one option only`() {
    let other = [
      "? Kim evde? {#evde}", "= Veli :: Ali bir doktor", "- Ali :: He is a doctor.",
      "- Can :: Who?", "- Nur :: Nobody.",
    ]
    #expect(
      reasons(told + other).complaints(.choiceEvidence)
        == "a1-u1-reading.lesson:15: the same evidence as in line 10 for another option"
    )
  }

  @Test func `from C1 on the reasons are in Turkish too`() {
    #expect(
      reasons(told, level: "C1").complaints(.choiceReason).hasPrefix(
        "c1-u1-reading.lesson:11: no Turkish reason; from C1 on write"
      )
    )
  }
}
