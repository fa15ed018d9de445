import CourseCheck
import Testing

struct FormRuleTests {
  private func practice(_ body: String) -> TestCourse { TestCourse().with("practice", body) }

  private func message(_ line: Int, _ text: String) -> String {
    text.isEmpty ? "" : "a1-u1-practice.lesson:\(line): \(text)"
  }

  @Test(arguments: [
    ("_ Bu [sütü] içiyorum. {#a}", "a whole word is missing without a cue; add '> word' below it"),
    ("_ Bu [sütü] içiyorum. {#a}\n> süt", ""),
    ("_ Bu süt[ü] içiyorum. {#a}", ""),
  ])
  func `a missing word has a cue`(body: String, expected: String) {
    #expect(practice(body).complaints(.gapCue) == message(8, expected))
  }

  @Test(arguments: [
    ("sütü", "süt", ""), ("sütü", "su", "'sütü' is no form of 'su'"),
    ("ekmeği", "ekmek", ""), ("ekmeki", "ekmek", "'ekmeki' is no form of 'ekmek'"),
    ("içiyor", "içmek", ""), ("içer", "yemek", "'içer' is no form of 'yemek'"),
    ("zorlaştı", "ZOR", ""), ("beni", "ben; a habit", ""),
  ])
  func `a missing word is a form of its cue`(answer: String, cue: String, expected: String) {
    let course = practice("_ Bu [\(answer)] var. {#a}\n> \(cue)")
    #expect(course.complaints(.gapForm) == message(9, expected))
  }

  @Test func `a trap in a gap fails as a whole sentence`() {
    let course = practice("_ Bu süt[ü] içiyorum. {#a}\nx sütü :: No.\nx sütu :: No.")
    #expect(
      course.complaints(.trapAccepted)
        == message(9, "trap 'Bu sütü içiyorum.' is an accepted answer, typed in ASCII")
        + "\n" + message(10, "trap 'Bu sütu içiyorum.' is an accepted answer, typed in ASCII")
    )
  }

  @Test func `a listed order has the words of the pieces and parts none that belong together`() {
    let pieces = "/ Ayşe / parkta / kitap / okuyor. {#a}"
    #expect(practice("\(pieces)\n= Parkta Ayşe kitap okuyor.").complaints(.orderRule).isEmpty)
    #expect(practice("\(pieces)\n= Parkta Ayşe kitap okuyor.").complaints(.patternEnd).isEmpty)
    #expect(
      practice("\(pieces)\n= Kitap Ayşe parkta okuyor.").complaints(.orderRule)
        == message(
          9,
          "warning: 'Kitap Ayşe parkta okuyor.' parts words that belong together; make sure that "
            + "it is right"
        )
    )
    #expect(
      practice("\(pieces)\n= Parkta kitap okuyor.").complaints(.orderWords)
        == message(9, "'Parkta kitap okuyor.' has other words than the pieces")
    )
  }

  @Test func `every answer has the key word, and the sentence itself is none`() {
    let source = "& Ayşe öğretmen. {#a}\n> değil"
    #expect(practice("\(source)\n= Ayşe öğretmen değil.").complaints(.keyWord).isEmpty)
    #expect(
      practice("\(source)\n= Ayşe öğretmen (değil).").complaints(.keyWord)
        == message(10, "'Ayşe öğretmen.' lacks 'değil', which the item asks for")
    )
    #expect(
      practice("\(source)\n= Ayşe öğretmen (değil).").complaints(.sourceAccepted)
        == message(8, "the sentence itself is accepted as an answer")
    )
  }

  @Test func `what counts as right is no mistake`() {
    let text = "% [Herkez :: Herkes] [geldimi :: geldi mi]? Ali [ali :: Ali]. {#a}"
    #expect(
      practice(text).complaints(.harmlessFault)
        == message(8, "'ali' counts as right for 'Ali'; capitals and marks are not graded")
    )
    #expect(practice(text.replacing("ali ::", with: "alı ::")).complaints(.harmlessFault).isEmpty)
  }

  @Test func `a derived word has a trap of its family`() {
    let gap = "_ Bu çok [yararlı] bir kitap. {#a}\n> YARAR"
    #expect(
      practice(gap).complaints(.formationTrap)
        == message(
          8,
          "a derived word without a trap; add an 'x' line with another word of the family"
        )
    )
    #expect(practice("\(gap)\nx yararsız :: That is “useless”.").complaints(.formationTrap).isEmpty)
  }

  @Test func `no end fits twice, and no word is in two classes`() {
    #expect(practice("^ Match. {#a}\n+ ev :: house\n+ göz :: eye").complaints(.pairRepeats).isEmpty)
    #expect(
      practice("^ Match. {#a}\n+ ev :: house\n+ yuva :: House").complaints(.pairRepeats)
        == message(10, "'House' is also in line 9; each part of a pair fits once")
    )
    let classes = "^ Sort. {#a}\n+ -lar :: at | kol\n"
    #expect(practice("\(classes)+ -ler :: ev | el").complaints(.pairRepeats).isEmpty)
    #expect(
      practice("\(classes)+ -ler :: ev | kol").complaints(.pairRepeats)
        == message(10, "'kol' is also in line 9; each part of a pair fits once")
    )
    #expect(
      practice("\(classes)+ -lar :: ev | el").complaints(.pairRepeats)
        == message(10, "'-lar' is also in line 9; each part of a pair fits once")
    )
  }

  @Test func `a cue says what to say and not how, and one of sen and siz is right`() {
    let turn = "@ Ali: Merhaba!\n@ Sen: … {#a}\n"
    #expect(practice("\(turn)> Ask how he is.\n= Nasılsın?").complaints(.cueForm).isEmpty)
    #expect(
      practice("\(turn)> Ask with nasılsın.\n= Nasılsın?").complaints(.cueForm)
        == message(10, "the cue has 'nasılsın' from the answer; say in English what to say")
    )
    #expect(practice("\(turn)> Ask.\n= Nasılsın?\n= İyi misin?").complaints(.register).isEmpty)
    #expect(
      practice("\(turn)> Ask.\n= Nasılsın?\n= Nasılsınız?").complaints(.register)
        == message(9, "warning: both sen and siz are accepted; a dialogue has one of them")
    )
    #expect(practice("\(turn)> Ask.\n= Nasılsın?").complaints(.patternEnd).isEmpty)
  }

  private func grammar(_ body: String) -> TestCourse { TestCourse().with("grammar", body) }

  @Test func `a screen fits a small window`() {
    let items = "_ Ev[im]. {#a}\n_ Ev[in]. {#b}"
    let long = ". This sentence takes two lines of a window that is narrow.\n"
    #expect(grammar(": A\n\(long)\(long)\(long)\(items)").complaints(.screenSize).isEmpty)
    #expect(
      grammar(": A\n\(long)\(long)\(long)\(long)\(items)").complaints(.screenSize)
        == "a1-u1-grammar.lesson:8: 9 lines of 38 columns on the screen; expected at most 8"
    )
    #expect(
      grammar(": A\n| Bu evler çok güzel | Bu evler çok güzel |\n\(items)").complaints(.screenSize)
        == "a1-u1-grammar.lesson:8: a table of 40 columns on the screen; expected at most 38"
    )
  }

  @Test func `two items try a screen, and one of them lets the learner write`() {
    let choice = "? Which one? {#c}\n= Evim.\n- Evin.\n- Evi.\n- Ev."
    #expect(
      grammar(": A\n_ Ev[im]. {#a}").complaints(.screenItems)
        == "a1-u1-grammar.lesson:8: one item tries the screen; expected two or more"
    )
    #expect(
      grammar(": A\n\(choice)\n\(choice.replacing("#c", with: "#d"))").complaints(.screenItems)
        == "a1-u1-grammar.lesson:8: no item of the screen lets the learner write"
    )
    #expect(grammar(": A\n\(choice)\n_ Ev[im]. {#a}").complaints(.screenItems).isEmpty)
    #expect(grammar(": A\n\(choice)\n_ Ev[im]. {#a}").complaints(.choiceEvidence).isEmpty)
  }
}

/// The rules on what is told freely.
struct MonologueRuleTests {
  private func speaking(_ evidence: String, _ length: String = "4-20") -> TestCourse {
    TestCourse().with(
      "speaking",
      """
      $ Tell about a neighbour. {#a}
      > \(length)
      + who it is
      + what this person does :: \(evidence)
      = Komşum bir öğretmen.
      = Çok çalışan biri.
      """
    )
  }

  @Test(arguments: [
    ("-(y)An", ""), ("çalışmak | -DIK", ""),
    ("-DIK | gitmek", "the model lacks what this point demands"),
    (
      "-(y)An | blorp",
      "'blorp' is no word of the lexicon and no suffix such as -DIK; nothing would show it"
    ),
  ])
  func `evidence is known and in the model`(evidence: String, expected: String) {
    let found = speaking(evidence).complaints(.pointEvidence)
    #expect(found == (expected.isEmpty ? "" : "a1-u1-speaking.lesson:11: \(expected)"))
  }

  @Test(arguments: [
    ("4-20", ""), ("7-20", "the model has 6 words"), ("2-5", "the model has 6 words"),
  ])
  func `the model keeps to the length`(length: String, expected: String) {
    let found = speaking("-(y)An", length).complaints(.modelLength)
    #expect(found == (expected.isEmpty ? "" : "a1-u1-speaking.lesson:9: \(expected)"))
  }
}
