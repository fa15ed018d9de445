import Curriculum
import Testing

struct LessonReaderTests {
  @Test func `a writing lesson is read with its patterns, traps and notes`() throws {
    let lesson = try LessonTexts.read(
      LessonTexts.writing,
      file: "Content/a1/a1-u6-writing.lesson"
    )
    #expect(lesson.id.rawValue == "a1-u6-writing")
    #expect(lesson.level == .a1)
    #expect(lesson.unit == 6)
    #expect(lesson.skill == .writing)
    #expect(lesson.title == "Alışveriş")
    #expect(lesson.grammar.map(\.rawValue) == ["accusative", "istemek"])
    let first = try #require(lesson.exercises.first)
    #expect(first.id == "newspaper")
    #expect(first.line == 9)
    #expect(first.tags.map(\.rawValue) == ["accusative"])
    #expect(first.notes == ["gazete: newspaper"])
    #expect(
      first.task
        == .translation(
          Translation(
            prompt: "I am reading the newspaper. (now)",
            accepted: [LocatedText(text: "(Ben) (şu an|şimdi) gazeteyi okuyorum.", line: 10)],
            traps: [
              ExpectedMistake(
                answer: LocatedText(text: "Gazete okuyorum.", line: 11),
                feedback: "That is \"a newspaper\"; here it is gazeteyi."
              )
            ]
          )
        )
    )
    #expect(lesson.itemID(of: first).description == "a1-u6-writing#newspaper")
    #expect(lesson.exercises.last?.tags.map(\.rawValue) == ["accusative"])
  }

  @Test func `a text after an item starts a new passage with its own questions`() throws {
    let lesson = try LessonTexts.read(LessonTexts.reading, file: "a1/a1-u1-reading.lesson")
    #expect(
      lesson.passages == [
        Passage(paragraphs: ["Merhaba, ben Deniz.", "Öğretmenim."], line: 8),
        Passage(paragraphs: ["Selin öğrenci."], line: 17),
      ]
    )
    #expect(lesson.exercises.map(\.passage) == [0, 1])
    #expect(
      lesson.exercises.first?.task
        == .choice(
          Question(
            prompt: "Deniz ne iş yapıyor?",
            key: LocatedText(text: "Öğretmen", line: 14),
            distractors: [
              Distractor(LocatedText(text: "Doktor", line: 12)),
              Distractor(LocatedText(text: "Şoför", line: 13)),
              Distractor(LocatedText(text: "Garson", line: 15)),
            ]
          )
        )
    )
  }

  @Test func `a checkpoint mixes all kinds, and a sentence after a text is a dictation`() throws {
    let lesson = try LessonTexts.read(LessonTexts.checkpoint, file: "a1-u4-checkpoint.lesson")
    let kinds = lesson.exercises.map { exercise in
      switch exercise.task {
      case .choice: "choice"
      case .translation: "translation"
      case .dictation: "dictation"
      case .readAloud: "read-aloud"
      case .card: "card"
      case .gap: "gap"
      case .order: "order"
      case .transformation: "transformation"
      case .correction: "correction"
      case .matching: "matching"
      case .dialogue: "dialogue"
      case .monologue: "monologue"
      }
    }
    #expect(kinds == ["read-aloud", "translation", "choice", "card", "dictation"])
    #expect(
      lesson.exercises[3].task
        == .card(
          Card(
            word: "ev",
            partOfSpeech: "noun",
            meanings: ["house", "home"],
            example: "Bu benim evim.",
            translation: "This is my house."
          )
        )
    )
  }

  @Test func `a second file of a skill carries a number`() {
    let text = LessonTexts.reading.replacing("a1-u1-reading", with: "a1-u1-reading-2")
    #expect(LessonTexts.errors(text, file: "a1/a1-u1-reading-2.lesson").isEmpty)
    let first = LessonTexts.reading.replacing("a1-u1-reading", with: "a1-u1-reading-1")
    #expect(
      LessonTexts.errors(first, file: "a1/a1-u1-reading-1.lesson")
        == "a1/a1-u1-reading-1.lesson:1: id 'a1-u1-reading-1'; expected the form a1-u6-writing"
    )
  }

  @Test func `all errors of a lesson are reported at once with their lines`() {
    let text = """
      id: a1-u6-writing
      levle: A1
      unit: 9
      skill: writing
      title: Kırık
      title: Noch einmal
      grammar: accusatve, bir, bir

      ? I want tea. {#tea}
      ? I want water. {#water dativ}
      = Su istiyorum.
      x Suyu istiyorum.
      - Su.
      ? I want water.
      =Su istiyorum.
       = Su.
      = Su istiyorum. {#oops}
      ? Tea? {#Tea}
      = Çay?
      ? Tea? {#tea }
      = Çay?
      and so on
      !
      " Su istiyorum. {#su}
      ! water
      """
    let tags = Set(["accusative", "bir", "dative"].map(GrammarTag.init(rawValue:)))
    #expect(
      LessonTexts.errors(text, file: "a1-u6-writing.lesson", tags: tags) == """
        a1-u6-writing.lesson:1: no 'level' in the header; add a line 'level: …'
        a1-u6-writing.lesson:2: unknown key 'levle' – did you mean level?
        a1-u6-writing.lesson:3: unit '9'; expected a number from 1 to 8
        a1-u6-writing.lesson:6: key 'title' is already in line 5
        a1-u6-writing.lesson:7: tag 'accusatve' is not in syllabus.txt – did you mean accusative?
        a1-u6-writing.lesson:7: tag 'bir' is listed twice
        a1-u6-writing.lesson:9: no '=' line with an accepted answer
        a1-u6-writing.lesson:10: tag 'dativ' is not in syllabus.txt – did you mean dative?
        a1-u6-writing.lesson:12: no feedback; expected 'x wrong answer :: feedback'
        a1-u6-writing.lesson:13: '-' is not allowed in writing; expected one of ? = x !
        a1-u6-writing.lesson:14: no {#id} at the end of the item's first line; 'dilim check --fix' writes it
        a1-u6-writing.lesson:15: no space after '='; expected '= text'
        a1-u6-writing.lesson:16: space at the start of the line; a line starts with its marker
        a1-u6-writing.lesson:17: item mark outside an item's first line; move it there
        a1-u6-writing.lesson:18: item id 'Tea'; expected lower-case ASCII letters, digits and hyphens
        a1-u6-writing.lesson:20: item id 'tea' is already used in line 9
        a1-u6-writing.lesson:22: unknown marker 'a'; expected one of ~ ? = - x " ! * _ / & % ^ + @ $ > < and a space (no continuation lines)
        a1-u6-writing.lesson:23: nothing after '!'
        a1-u6-writing.lesson:24: '"' is not allowed in writing; expected one of ? = x !
        a1-u6-writing.lesson:25: no newline at the end of the file; add one
        """
    )
  }

  @Test(arguments: [
    ("A1", "A2", "level: A2", "level A2 in folder 'a1'; move the file or correct the level"),
    ("", "", "level: a1", "level 'a1'; expected A1, A2, B1, B2, C1 or C2"),
    ("", "", "unit: 5", "unit '5' differs from the id 'a1-u6-writing'"),
    ("", "", "skill: speaking", "skill 'speaking' differs from the id 'a1-u6-writing'"),
    (
      "", "", "skill: writting",
      "unknown skill 'writting' – did you mean writing?; expected vocabulary, grammar, reading, listening, practice, writing, speaking, revision, checkpoint"
    ),
    (
      "", "", "id: a1-u6-wriring",
      "id 'a1-u6-wriring' differs from the file name; expected 'a1-u6-writing'"
    ),
    ("", "", "title:", "no value after 'title:'"),
    ("", "", "unit 6", "not a header line; expected 'key: value'"),
  ])
  func `a wrong header line is refused`(_: String, _: String, line: String, message: String) {
    let key = line.prefix { $0 != ":" && $0 != " " }
    let lines = LessonTexts.writing.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { $0.hasPrefix(key) ? line[...] : $0 }.joined(separator: "\n")
    #expect(LessonTexts.errors(text, file: "Content/a1/a1-u6-writing.lesson").contains(message))
  }

  @Test(arguments: [
    ("- Doktor\n", "", "11: 2 '-' options; a question has exactly three"),
    ("- Doktor", "= Doktor\n- Aşçı", "11: 2 '=' options; a question has exactly one"),
    (
      "~ Merhaba, ben Deniz.\n~ Öğretmenim.\n", "",
      "9: a question before the first text; put the '~' lines above it"
    ),
    ("~ Merhaba", "~  Merhaba", "8: more than one space after '~'"),
    (
      "~ Selin öğrenci.", "= Selin\n~ Selin öğrenci.",
      "11: 2 '=' options; a question has exactly one"
    ),
    ("~ Merhaba, ben Deniz.", "! Not.\n~ Merhaba.", "8: '!' must follow an item"),
    ("~ Merhaba, ben Deniz.", "= Not.\n~ Merhaba.", "8: '=' must follow a '?' line"),
    (
      "{#kim pronouns}", "{#}",
      "19: malformed item mark; expected '{#id}' or '{#id tag tag}' at the line's end"
    ),
    (
      "{#kim pronouns}", "{#kim} ?",
      "19: malformed item mark; expected '{#id}' or '{#id tag tag}' at the line's end"
    ),
    (
      "grammar: alphabet\n\n", "grammar: alphabet\n",
      "7: no blank line between header and body; put one before this line"
    ),
    ("id: a1", "\nid: a1", "1: blank line before the header; the header starts on line 1"),
  ])
  func `a wrong body line is refused`(part: String, wrong: String, message: String) {
    let text = LessonTexts.reading.replacing(part, with: wrong)
    #expect(
      LessonTexts.errors(text, file: "a1-u1-reading.lesson") == "a1-u1-reading.lesson:" + message
    )
  }

  @Test(arguments: [
    (
      "* ev | noun | house",
      "9: 3 fields; expected 'word | part of speech | meaning; meaning | example | translation'"
    ),
    ("* ev | noun |  | Ev. | House.", "9: card without a meaning"),
    ("* ev | noun | home; | Ev. | House.", "9: card without a meaning next to ';'"),
  ])
  func `a card has five fields`(card: String, message: String) {
    let text = """
      # Words.
      # More words.
      id: a1-u4-vocabulary
      level: A1
      unit: 4
      skill: vocabulary
      title: Ev

      \(card) {#ev}

      """
    let file = "a1-u4-vocabulary.lesson"
    #expect(LessonTexts.errors(text, file: file) == "\(file):\(message)")
  }

  @Test func `a text without questions and a lesson without items are refused`() {
    let file = "a1-u1-reading.lesson"
    let header = LessonTexts.reading.prefix(while: { $0 != "~" })
    #expect(
      LessonTexts.errors(header + "~ Ev.\n", file: file)
        == """
        a1-u1-reading.lesson:0: no exercises; expected items after the header
        a1-u1-reading.lesson:8: a text without a question; add '?' items below it
        """
    )
    #expect(
      LessonTexts.errors("", file: file)
        == "a1-u1-reading.lesson:0: the file is empty; expected a header of 'key: value' lines"
    )
    #expect(
      LessonTexts.errors(LessonTexts.reading, file: "a1/a1-u1-reading.txt").contains(
        "a1/a1-u1-reading.txt:0: 'a1-u1-reading.txt' is not a lesson file"
      )
    )
  }

  @Test func `options carry their evidence and their reasons`() throws {
    let text = LessonTexts.reading.replacing(
      "- Doktor\n- Şoför\n= Öğretmen\n- Garson",
      with: """
        - Doktor :: He teaches.
        - Şoför :: He teaches. :: O öğretiyor.
        = Öğretmen :: Deniz … Öğretmenim
        - Garson
        """
    )
    let lesson = try LessonTexts.read(text, file: "a1/a1-u1-reading.lesson")
    guard case .choice(let question) = try #require(lesson.exercises.first).task else {
      return #expect(Bool(false))
    }
    #expect(question.key.text == "Öğretmen")
    #expect(question.evidence == ["Deniz", "Öğretmenim"])
    #expect(
      question.distractors.map(\.reason) == [
        OptionReason(english: "He teaches."),
        OptionReason(english: "He teaches.", turkish: "O öğretiyor."),
        nil,
      ]
    )
  }

  @Test(arguments: [
    ("- Doktor ::", "a1/a1-u1-reading.lesson:12: nothing beside ' :: '"),
    ("- Doktor :: a :: b :: c", "a1/a1-u1-reading.lesson:12: 4 fields"),
  ])
  func `an option with an empty or a surplus field is refused`(line: String, message: String) {
    let text = LessonTexts.reading.replacing("- Doktor", with: line, maxReplacements: 1)
    #expect(LessonTexts.errors(text, file: "a1/a1-u1-reading.lesson").hasPrefix(message))
  }
}
