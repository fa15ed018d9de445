import CourseCheck
import Testing

struct VocabularyRuleTests {
  private let course = TestCourse().with(
    "vocabulary",
    "* ev | noun | house | Bu ev. | This is a house. {#ev}"
  )

  @Test func `a word without card, list or gloss is reported, and too many fail`() {
    #expect(
      course.with("speaking", "\" Bu ev ve termos. {#a}").complaints(.vocabulary) == """
        a1-u1-speaking.lesson:8: warning: 'termos' is on no card, in no list and has no gloss
        a1-u1-speaking.lesson:8: 1 of 4 words in the sentences are unexplained, more than 3 %: termos
        """
    )
  }

  @Test(arguments: [
    "Bu evler Deniz'in ve Ankara'da.", "Bu evimizdeki evlerden bir ev.", "Bu 7 ev.",
    "Denizler evde.",
  ])
  func `forms of cards, function words and names are known`(sentence: String) {
    #expect(course.with("speaking", "\" \(sentence) {#a}").complaints(.vocabulary).isEmpty)
  }

  @Test func `a gloss makes a word known, but glosses are limited`() {
    let glossed = course.with("speaking", "\" Bu ev ve termos. {#a}\n! termos: flask")
    #expect(glossed.complaints(.vocabulary).isEmpty)
    #expect(
      glossed.complaints(.glosses)
        == "a1-u1-speaking.lesson:8: warning: 1 of 4 words in the sentences need a gloss, more "
        + "than 10 %"
    )
    var listed = course.with("speaking", "\" Bu ev ve termos. {#a}")
    listed.glossed = "termos # flask\n"
    #expect(listed.complaints(.vocabulary).isEmpty)
    #expect(listed.complaints(.glossStale).isEmpty)
    listed.glossed = "ev # house\ntermos # flask\nzar # dice\n"
    #expect(
      listed.complaints(.glossStale) == """
        glossed.txt:1: no text needs the gloss of 'ev'; delete the line
        glossed.txt:3: no text needs the gloss of 'zar'; delete the line
        """
    )
  }

  @Test func `a card makes no word known at lower levels`() {
    let higher = "* termos | noun | flask | Bu termos. | This is a flask. {#t}"
    let speaking = "\" Bu ev ve termos. {#a}"
    #expect(
      !course.with("vocabulary", higher, level: "B1", grammar: "olan").with("speaking", speaking)
        .complaints(.vocabulary).isEmpty
    )
    #expect(
      course.with("vocabulary", higher, unit: 2).with("speaking", speaking)
        .complaints(.vocabulary).isEmpty
    )
  }
}

struct DuplicateRuleTests {
  @Test func `two items with the same sentence fail, and similar ones are marked`() {
    let course = TestCourse().with("speaking", "\" Bu ev çok büyük. {#a}")
    #expect(
      course.with("speaking", "\" Bu ev çok büyük! {#b}", unit: 2).complaints(.duplicate)
        == "a1-u2-speaking.lesson:8: 'Bu ev çok büyük!' repeats 'Bu ev çok büyük.' in "
        + "a1-u1-speaking.lesson:8"
    )
    #expect(
      course.with("speaking", "\" Bu ev çok büyük mü? {#b}", unit: 2).complaints(.nearDuplicate)
        == "a1-u2-speaking.lesson:8: warning: 'Bu ev çok büyük mü?' is 91 % like 'Bu ev çok "
        + "büyük.' in a1-u1-speaking.lesson:8"
    )
    let other = course.with("speaking", "\" Annem parkta oturuyor. {#b}", unit: 2)
    #expect(other.complaints(.duplicate).isEmpty)
    #expect(other.complaints(.nearDuplicate).isEmpty)
  }

  @Test func `formulas of two words may be repeated`() {
    let course = TestCourse().with("speaking", "\" Memnun oldum. {#a}\n\" Memnun oldum. {#b}")
    #expect(course.complaints(.duplicate).isEmpty)
  }
}

struct TagRuleTests {
  @Test func `each tag of a unit is in a writing item`() {
    let body = "? Tea. {#a}\n= Çay."
    #expect(
      TestCourse().with("writing", body).complaints(.tagCoverage)
        == "a1-u1-writing.lesson:1: no writing item of A1.1 trains 'plural'"
    )
    #expect(
      TestCourse().with("writing", body.replacing("#a", with: "#a alphabet plural"))
        .complaints(.tagCoverage).isEmpty
    )
  }

  @Test func `each tag of a complete unit is in two items`() {
    let unit = TestCourse().with("writing", "? Teas. {#a alphabet plural}\n= Çaylar.")
      .with("speaking", "\" Bu evler. {#a}")
      .with("reading", "~ Bu ev.\n? Ne? {#a}\n= Ev\n- Park\n- Cadde\n- Okul")
      .with("vocabulary", "* ev | noun | house | Bu ev. | House. {#a}")
    #expect(unit.complaints(.tagCoverage).isEmpty)
    #expect(unit.complaints(.itemCount).isEmpty)
    let whole = unit.with("listening", "~ Bu ev.\n? Ne? {#a}\n= Ev\n- Park\n- Cadde\n- Okul")
    #expect(
      whole.complaints(.tagCoverage)
        == "a1-u1-writing.lesson:1: 1 item of A1.1 trains 'plural'; expected two or more"
    )
    #expect(
      whole.complaints(.itemCount) == """
        a1-u1-listening.lesson:1: 1 listening items in A1.1; expected 10 or more
        a1-u1-reading.lesson:1: 1 reading questions in A1.1; expected 10 or more
        a1-u1-speaking.lesson:1: 1 sentences to read aloud in A1.1; expected 10 or more
        a1-u1-vocabulary.lesson:1: 1 cards in A1.1; expected 25 or more
        a1-u1-writing.lesson:1: 1 writing prompts in A1.1; expected 10 or more
        """
    )
  }

  @Test func `from A2 on each tag is read or heard as well`() {
    let choice = "~ Bu ev.\n? Ne? {#a}\n= Ev\n- Park\n- Cadde\n- Okul"
    let unit = TestCourse().with(
      "writing",
      "? The child. {#a}\n= Olan.",
      level: "B1",
      grammar: "olan"
    )
    .with("speaking", "\" Evde olan. {#a}", level: "B1", grammar: "olan")
    .with("reading", choice, level: "B1", grammar: "plural")
    .with("vocabulary", "* ev | noun | house | Bu ev. | A. {#a}", level: "B1", grammar: "plural")
    let message = "b1-u1-writing.lesson:1: no item to read or hear in B1.1 trains 'olan'"
    let whole = unit.with("listening", choice, level: "B1", grammar: "plural")
    #expect(whole.complaints(.tagCoverage) == message)
    let heard = unit.with("listening", choice, level: "B1", grammar: "olan")
    #expect(heard.complaints(.tagCoverage).isEmpty)
  }

  @Test func `units 4 and 8 end with a checkpoint of 20 items`() {
    let choice = "~ Bu ev.\n? Ne? {#a}\n= Ev\n- Park\n- Cadde\n- Okul"
    func unit(_ number: Int) -> TestCourse {
      ["reading", "listening"].reduce(TestCourse()) { $0.with($1, choice, unit: number) }
        .with("writing", "? Tea. {#a}\n= Çay.", unit: number)
        .with("speaking", "\" Bu ev. {#a}", unit: number)
        .with("vocabulary", "* ev | noun | house | Bu ev. | House. {#a}", unit: number)
    }
    let checkpoint = "? Tea. {#a}\n= Çay."
    #expect(
      unit(4).complaints(.itemCount).contains("0 items in the checkpoint of A1.4; expected 20")
    )
    let small = unit(4).with("checkpoint", checkpoint, unit: 4)
    #expect(small.complaints(.itemCount).contains("1 items in the checkpoint of A1.4"))
    let items = (0..<20).map { "? Tea \($0). {#a\($0)}\n= Çay \($0)." }.joined(separator: "\n")
    let right = unit(4).with("checkpoint", items, unit: 4)
    #expect(!right.complaints(.itemCount).contains("checkpoint"))
    let third = unit(3).with("checkpoint", checkpoint, unit: 3)
    #expect(
      third.complaints(.itemCount).contains("a checkpoint in A1.3; only units 4 and 8 have one")
    )
  }

  @Test func `a lesson has words that show its tags, if words can show them`() {
    let course = TestCourse()
    #expect(
      course.with("speaking", "\" Bu ev. {#a degil}").complaints(.tagEvidence)
        == "a1-u1-speaking.lesson:1: no word of the lesson is an example of 'degil'"
    )
    #expect(course.with("speaking", "\" Bu ev değil. {#a degil}").complaints(.tagEvidence).isEmpty)
  }
}

struct UnitRuleTests {
  @Test func `not all answers are in the first person`() {
    func lesson(_ mine: Int) -> TestCourse {
      let items = (0..<5).map { number in
        number < mine
          ? "? I am \(number). {#a\(number)}\n= Ben \(number) gidiyorum."
          : "? He is \(number). {#a\(number)}\n= O \(number) gidiyor."
      }
      return TestCourse().with("writing", items.joined(separator: "\n"))
    }
    #expect(lesson(2).complaints(.persons).isEmpty)
    #expect(
      lesson(3).complaints(.persons)
        == "a1-u1-writing.lesson:1: warning: 3 of 5 answers are in the first person singular; "
        + "vary them"
    )
  }
}
