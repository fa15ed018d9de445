import DilimEngine
import RandomTestSupport
import Testing

@Suite(.seeded) struct LessonSessionTests {
  @Test func `a lesson is taken to its end, with right, wrong, hint, skip, undo and resume`()
    throws
  {
    let lesson = try Lesson(text: SmallLessons.writing)
    var play = Play(try LessonSession(lesson, at: 1000))
    play.act("hint") { $0.hint(at: $1) }
    play.answer("ben öğretmen")
    play.next()
    play.act("skip") { $0.skip(at: $1) }
    play.answer("kedi burada değil")
    play.act("undo") { $0.undo(at: $1) }
    play.answer("kedi burada")
    play.next()
    try play.resume(from: [lesson])
    play.answer("")
    play.answer("")
    play.next()
    play.answer("okulda gidiyorum")
    play.act("overrule") { $0.overrule(at: $1) }
    play.next()
    play.answer("öğretmenim")
    play.next()
    play.next()
    #expect(
      play.transcript == """
        0/3 1. I am a teacher.
        > hint
          hint(Hint.outline(words: 3, initial: "B"), step: 1)
        0/3 1. I am a teacher. hints 1
        > ben öğretmen
        0/3 wrong: Ben öğretmenim. (comes back) English "am" is an ending in Turkish: öğretmenim. note: The ending -im means "I am".
        > next
        0/3 2. I am going to school.
        > skip
          skipped(putOff: false)
        0/3 3. The cat is here.
        > kedi burada değil
        0/3 wrong: Kedi burada. (comes back)
        > undo
          undone(answer: "kedi burada değil")
        0/3 3. The cat is here.
        > kedi burada
        1/3 correct: Kedi burada.
        > next
        1/3 again: I am a teacher. hints 1
        > closed and opened
          resumed(settled: 1, total: 3)
        1/3 again: I am a teacher. hints 1
        > (nothing)
          emptyAnswer
        1/3 again: I am a teacher. hints 1
        > (nothing)
        1/3 shown: Ben bir öğretmenim. (comes back) note: The ending -im means "I am".
        > next
        1/3 2. I am going to school.
        > okulda gidiyorum
        1/3 wrong: Okula gidiyorum. (comes back)
        > overrule
          overruled(answer: "okulda gidiyorum")
        2/3 wrong: Okula gidiyorum. (overruled)
        > next
        2/3 again: I am a teacher. hints 1
        > öğretmenim
        3/3 correct: Öğretmenim. note: The ending -im means "I am".
        > next
        3/3 end: 2 at once, 1 later, 0 not, 0 put off, 1 with hints, 5000 ms; again: I am a teacher. Ben bir öğretmenim.
        > next
        3/3 end: 2 at once, 1 later, 0 not, 0 put off, 1 with hints, 5000 ms; again: I am a teacher. Ben bir öğretmenim.
        """
    )
  }

  @Test func `a reading lesson asks its questions with options, and its text once`() throws {
    var play = Play(try LessonSession(Lesson(text: SmallLessons.reading), at: 1000))
    guard case .question(let question) = play.session.step,
      case .choose(let options) = question.answering,
      let right = options.firstIndex(of: "Öğretmen")
    else {
      Issue.record("\(play.session.step)")
      return
    }
    play.act("far") { $0.choose(7, at: $1) }
    play.answer("Öğretmen")
    play.act("right") { $0.choose(right, at: $1) }
    play.next()
    play.act("back") { $0.back(at: $1) }
    play.act("hint") { $0.hint(at: $1) }
    #expect(
      play.transcript == """
        0/2 1. Ben Deniz. Öğretmenim. Kedim Pamuk da burada. What does Deniz do? [Aşçı | Doktor | Hemşire | Öğretmen]
        > far
          optionOutOfRange(count: 4)
        0/2 1. Ben Deniz. Öğretmenim. Kedim Pamuk da burada. What does Deniz do? [Aşçı | Doktor | Hemşire | Öğretmen]
        > Öğretmen
          notHere
        0/2 1. Ben Deniz. Öğretmenim. Kedim Pamuk da burada. What does Deniz do? [Aşçı | Doktor | Hemşire | Öğretmen]
        > right
        1/2 correct: Öğretmen
        > next
        1/2 2. Who is Pamuk? [Aşçı | Bir kedi | Doktor | Selin]
        > back
          left(settled: 1, total: 2)
        1/2 left
        > hint
        1/2 left
        """
    )
  }

  @Test func `listening plays by itself, then on demand up to three times`() throws {
    var play = Play(try LessonSession(Lesson(text: SmallLessons.listening), at: 1000))
    for _ in 1...3 { play.act("play") { $0.play(at: $1) } }
    guard case .question(let question) = play.session.step,
      case .choose(let options) = question.answering,
      let right = options.firstIndex(of: "Bursa")
    else {
      Issue.record("\(play.session.step)")
      return
    }
    play.act("right") { $0.choose(right, at: $1) }
    play.next()
    play.answer("hava güzel")
    play.next()
    #expect(
      play.transcript == """
          play(paragraphs: ["Merhaba, ben Selin. Bursa\\'dayım."], milliseconds: 3340, playsLeft: 2)
        0/2 1. Where is Selin? [Ankara | Berlin | Bursa | Londra] plays 2
        > play
          play(paragraphs: ["Merhaba, ben Selin. Bursa\\'dayım."], milliseconds: 3340, playsLeft: 1)
        0/2 1. Where is Selin? [Ankara | Berlin | Bursa | Londra] plays 1
        > play
          play(paragraphs: ["Merhaba, ben Selin. Bursa\\'dayım."], milliseconds: 3340, playsLeft: 0)
        0/2 1. Where is Selin? [Ankara | Berlin | Bursa | Londra]
        > play
          noPlaysLeft
        0/2 1. Where is Selin? [Ankara | Berlin | Bursa | Londra]
        > right
        1/2 correct: Bursa heard: Merhaba, ben Selin. Bursa'dayım.
        > next
          play(paragraphs: ["Hava güzel."], milliseconds: 2420, playsLeft: 2)
        1/2 2. (write down) plays 2
        > hava güzel
        2/2 correct: Hava güzel.
        > next
        2/2 end: 2 at once, 0 later, 0 not, 0 put off, 0 with hints, 5000 ms; again: none
        """
    )
  }

  @Test func `what was said is judged by its transcript, three times at most`() throws {
    var play = Play(try LessonSession(Lesson(text: SmallLessons.speaking), at: 1000))
    for _ in 1...3 {
      play.answer("kahve soğuk")
      play.next()
    }
    #expect(
      play.transcript == """
        0/1 1. Çay çok güzel. (say)
        > kahve soğuk
        0/1 wrong: Çay çok güzel. (comes back) (2 attempts left) note: The tea is very nice.
        > next
        0/1 again: Çay çok güzel. (say)
        > kahve soğuk
        0/1 wrong: Çay çok güzel. (comes back) (1 attempts left) note: The tea is very nice.
        > next
        0/1 again: Çay çok güzel. (say)
        > kahve soğuk
        1/1 wrong: Çay çok güzel. note: The tea is very nice.
        > next
        1/1 end: 0 at once, 0 later, 1 not, 0 put off, 0 with hints, 3000 ms; again: Çay çok güzel. Çay çok güzel.
        """
    )
  }

  @Test func `words are shown a few at a time`() throws {
    let lesson = try Lesson(text: SmallLessons.vocabulary)
    let session = try LessonSession(lesson, at: 1000)
    guard case .words(let words) = session.step else {
      Issue.record("\(session.step)")
      return
    }
    #expect(words[0].word == "kedi")
    #expect(words[0].partOfSpeech == "noun")
    #expect(words[0].notes == ["The plural is kediler."])
    #expect(words[2].meanings == ["weather", "air"])
    #expect(words[2].example == "Hava güzel.")
    #expect(words[2].translation == "The weather is nice.")
    #expect(session.total == 12)
  }

  @Test func `the words of a list are asked by choice, then by writing`() throws {
    let lesson = try Lesson(text: SmallLessons.vocabulary)
    var play = Play(try LessonSession(lesson, at: 1000))
    play.next()
    for _ in 0..<40 {
      guard case .question(let question) = play.session.step else { break }
      let isChoice = if case .choose = question.answering { true } else { false }
      #expect(question.item.description.hasSuffix(".choice") == isChoice)
      play.answerRight(question)
      play.next()
    }
    guard case .finished(let summary) = play.session.step else {
      Issue.record("\(play.session.step)")
      return
    }
    #expect(summary.total == 12 && summary.passedAtOnce == 12)
    #expect(play.session.savedState.split(separator: "\n").last?.hasSuffix("\tfinished") == true)
  }

  @Test func `a list that an earlier version has shown to its end is finished`() throws {
    let lesson = try Lesson(text: SmallLessons.vocabulary)
    let items = ["kedi", "cay", "hava", "ben", "sen", "guzel"].map { "a1-u1-vocabulary#\($0)" }
    let new = try LessonSession(lesson, at: 1000).savedState
    let plan = new.split(separator: "\n")[0].split(separator: "\t").filter { !$0.contains("#") }
    let state = (plan.map(String.init) + items).joined(separator: "\t") + "\n3000\tfinished\n"
    let session = try LessonSession(resuming: state, from: [lesson], at: 4000)
    guard case .finished(let summary) = session.step else {
      Issue.record("\(session.step)")
      return
    }
    #expect(summary.total == 6 && summary.notPassed == 0 && summary.again.isEmpty)
    #expect(session.savedState == state)
  }

  @Test func `practice draws the same items for the same seed`() throws {
    let course = try Course(files: SmallLessons.files)
    func items(_ seed: UInt64, known: Set<ItemID> = []) throws -> [String] {
      let session = try LessonSession(
        practising: .writing,
        level: .a1,
        count: 2,
        seed: seed,
        known: known,
        from: course.lessons,
        at: 0
      )
      #expect(session.total == 2)
      return session.savedState.split(separator: "\n")[0].split(separator: "\t").suffix(2)
        .map(String.init)
    }
    #expect(try items(1) == items(1))
    #expect(try Set((0..<20).map { try items($0) }).count > 1)
    let known = try #require(ItemID("a1-u1-writing#teacher"))
    for seed: UInt64 in 0..<20 {
      #expect(try !items(seed, known: [known]).contains(known.description))
    }
    #expect(throws: LessonSessionError.nothingToAsk) {
      try LessonSession(
        practising: .writing,
        level: .c2,
        count: 2,
        seed: 1,
        from: course.lessons,
        at: 0
      )
    }
  }

  @Test func `a saved state that can't be read is refused with its line`() throws {
    let lesson = try Lesson(text: SmallLessons.writing)
    var session = try LessonSession(lesson, at: 0)
    session.answer("a\tb\\n\nc", at: 5)
    let state = session.savedState
    #expect(try LessonSession(resuming: state, from: [lesson], at: 9).savedState == state)
    #expect(throws: LessonSessionError.unreadableState(line: 1)) {
      try LessonSession(resuming: "", from: [lesson], at: 0)
    }
    #expect(throws: LessonSessionError.unreadableState(line: 3)) {
      try LessonSession(resuming: state + "7\tflown\n", from: [lesson], at: 0)
    }
    #expect(throws: LessonSessionError.noSuchLesson(lesson.id)) {
      try LessonSession(resuming: state, from: [], at: 0)
    }
  }

  @Test(arguments: [
    SmallLessons.writing, SmallLessons.reading, SmallLessons.listening, SmallLessons.speaking,
    SmallLessons.vocabulary,
  ])
  func `a session resumes where it was left, whatever was done`(text: String) throws {
    let lesson = try Lesson(text: text)
    for seed: UInt64 in 1...40 {
      var random = TestRandom(seed)
      var session = try LessonSession(lesson, at: 0)
      for time: Int64 in 1...30 {
        Self.act(&session, Int.random(in: 0..<10, using: &random), at: time)
        let again = try LessonSession(resuming: session.savedState, from: [lesson], at: time)
        #expect(again.settled == session.settled || session.total == 0, "seed \(seed)")
        switch (session.step, again.step) {
        case (.question(let left), .question(let found)):
          #expect(left.item == found.item, "seed \(seed)")
        case (.finished(let left), .finished(let found)): #expect(left == found, "seed \(seed)")
        case (.finished, _), (_, .left): Issue.record("seed \(seed): \(again.step)")
        default: break
        }
      }
    }
  }

  private static func act(_ session: inout LessonSession, _ choice: Int, at time: Int64) {
    switch choice {
    case 0: session.hint(at: time)
    case 1: session.skip(at: time)
    case 2: session.undo(at: time)
    case 3: session.overrule(at: time)
    case 4: session.choose(Int(time % 5), at: time)
    case 5: session.answer("öğretmenim", at: time)
    case 6: session.answer("", at: time)
    case 7: session.play(at: time)
    default: session.next(at: time)
    }
  }
}
