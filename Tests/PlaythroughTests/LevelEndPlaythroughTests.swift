import Cards
import Coordination
import Curriculum
import TestSupport
import Testing

/// The end of a list, of a level and of the course, as they are read.
@Suite struct LevelEndPlaythroughTests {
  private static let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: true)

  /// A course of two levels, in which these lessons are not done.
  private func overview(open: Set<String>) -> Overview {
    let names = ["a1-u1-vocabulary", "a1-u1-speaking", "a2-u1-vocabulary"]
    let lessons = names.map { name in
      let id = LessonID(rawValue: name)
      return Overview.Lesson(
        id: id,
        skill: id.skill ?? .reading,
        state: open.contains(name) ? .new : .done(times: 1)
      )
    }
    return Overview(
      courses: [Level.a1, .a2].map { level in
        let unit = Overview.Unit(
          number: 1,
          title: level == .a1 ? "Tanışma" : "Karşılaştırma",
          englishTitle: "",
          lessons: lessons.filter { $0.id.level == level }
        )
        return Overview.Course(level: level, units: [unit])
      },
      unfinished: nil
    )
  }

  @Test func `the last lesson of a level ends with a congratulation and leads to the next level`() {
    let open: Set = ["a1-u1-speaking", "a2-u1-vocabulary"]
    var play = Playthrough(home: Self.profile, overview: overview(open: open))
    play.type("c", "2", "çay çok güzel")
    play.type("")
    play.type("ben öğretmenim")
    play.overview = overview(open: ["a2-u1-vocabulary"])
    play.type("", "?", "")
    #expect(
      play.transcript == """

        Dilim  Merhaba, Ada!
        A1 [#####-----] 1 of 2 lessons
           words #####
        Enter: today, 15 minutes: Tanışma, speaking
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave
        Enter, c, r, e, m, n, /, p, d, h, g, s, q, ? > c

        A1 unit 1: Tanışma ()
          1 [x] words
          2 [ ] speaking
        unit 1 of 1
        1-2, Enter, b back, ? > 2

        Dilim can't hear you: read the sentence aloud, then type what you said. Plain
        letters are enough.
        :silent leaves out speaking until you leave dilim.

        1/2  Say this (try 1 of 3):
        Çay çok güzel.
          (The tea is very nice.)
        :silent, ? said> çay çok güzel
        + Doğru! (correct)
          100 % understood
          Çay çok güzel
        Enter, n note, u undo, ? > 

        2/2  Say this (try 1 of 3):
        Ben öğretmenim.
          (I am a teacher.)
        :silent, ? said> ben öğretmenim
        + Doğru! (correct)
          100 % understood
          Ben öğretmenim
        Enter, n note, u undo, ? > 

        A1 unit 1, speaking done: 2 of 2 on the first try, 0 s.
          Everything at the first try. Harika!

        Tebrikler, Ada! You have finished A1.
          You can now say who you are, ask where, when and how much, and tell of your
          day and your plans.
          Your level is A2 now.
        Enter: Karşılaştırma, words
        Enter, b back, ? > ?
        Keys:
          Enter, Space  the next lesson
          b, Esc  leave it for now
          q, Ctrl-D  leave
          ?  list the keys

        A1 unit 1, speaking done: 2 of 2 on the first try, 0 s.
          Everything at the first try. Harika!

        Tebrikler, Ada! You have finished A1.
          You can now say who you are, ask where, when and how much, and tell of your
          day and your plans.
          Your level is A2 now.
        Enter: Karşılaştırma, words
        Enter, b back, ? > 

        New words, 1/1
          kedi (noun): cat
            Kedi burada. The cat is here.
          çay (noun): tea
            Çay çok güzel. The tea is very nice.
          hava (noun): weather; air
            Hava güzel. The weather is nice.
          ben (pronoun): I
            Ben Deniz. I am Deniz.
          sen (pronoun): you
            Sen doktorsun. You are a doctor.
          güzel (adjective): nice
            Çok güzel. Very nice.

        """
    )
  }

  @Test func `the end of a level is read at forty columns too`() {
    let open: Set = ["a1-u1-vocabulary", "a2-u1-vocabulary"]
    var play = Playthrough(home: Self.profile, overview: overview(open: open), columns: 40)
    play.type("c", "1")
    play.overview = overview(open: ["a2-u1-vocabulary"])
    play.answerWords()
    play.type("b")
    #expect(
      play.transcript == """
        Enter, w why, u undo, t words, ? > 
          These words are cards now: r at home
          asks them, and asks each one again
          when it is due.

        A1 unit 1, words done: 12 of 12 on the
        first try, 0 s.
          Everything at the first try. Harika!

        Tebrikler, Ada! You have finished A1.
          You can now say who you are, ask
          where, when and how much, and tell of
          your day and your plans.
          Your level is A2 now.
        Enter: Karşılaştırma, words
        Enter, b back, ? > b

        Dilim  Merhaba, Ada!
        A2: 1 lesson
        Enter: today, 15 minutes: Karşılaştırma,
          words
        c course  r cards  e practice
        m mistakes  n notes  / find  p progress
        d drills  h sounds  g game  s settings
        q leave

        """
    )
  }

  @Test func `at forty columns m shows all that one can do, and again a sentence for each skill`()
    throws
  {
    let text = """
      A1 reading | I can understand signs, menus and short messages. | Tabelaları anlarım.
      A1 reading | I can follow a short text about a person. | Kısa bir metni anlarım.
      A1 listening | I can understand prices and times. | Fiyatları ve saatleri anlarım.
      A1 writing | I can write where I live and what I do. | Nerede oturduğumu yazarım.
      A1 speaking | I can greet people and ask for things in a shop. | Selam veririm.

      """
    let open: Set = ["a1-u1-vocabulary", "a2-u1-vocabulary"]
    var play = Playthrough(home: Self.profile, overview: overview(open: open), columns: 40)
    play.canDo = try CanDoReader.read(Array(text.utf8), file: "can-do.txt").sentences
    play.type("c", "1")
    play.overview = overview(open: ["a2-u1-vocabulary"])
    play.answerWords()
    play.forget()
    play.type("m")
    #expect(
      play.transcript == """
        Enter, m more, b back, ? > m

        A1 unit 1, words done: 12 of 12 on the
        first try, 0 s.
          Everything at the first try. Harika!

        Tebrikler, Ada! You have finished A1.
          What you can do now:
          reading    I can understand signs,
                     menus and short messages.
                     I can follow a short text
                     about a person.
          listening  I can understand prices and
                     times.
          writing    I can write where I live
                     and what I do.
          speaking   I can greet people and ask
                     for things in a shop.
          Your level is A2 now.
        Enter: Karşılaştırma, words

        """
    )
    play.forget()
    play.type("m")
    #expect(
      play.transcript == """
        Enter, m less, b back, ? > m

        A1 unit 1, words done: 12 of 12 on the
        first try, 0 s.
          Everything at the first try. Harika!

        Tebrikler, Ada! You have finished A1.
          What you can do now:
          reading    I can understand signs,
                     menus and short messages.
          listening  I can understand prices and
                     times.
          writing    I can write where I live
                     and what I do.
          speaking   I can greet people and ask
                     for things in a shop.
          m shows all of it.
          Your level is A2 now.
        Enter: Karşılaştırma, words

        """
    )
  }

  @Test func `a day that has finished a level says so`() {
    var profile = Self.profile
    profile.minutes = 5
    let before = overview(open: ["a1-u1-speaking", "a2-u1-vocabulary"])
    let day = Playthrough.Day(lesson: SmallCourse.speaking, secondsLeft: 60)
    var play = Playthrough(home: profile, overview: before, day: day)
    play.type("")
    play.overview = overview(open: ["a2-u1-vocabulary"])
    play.answerWords()
    #expect(
      play.transcript == """
        Enter, n note, u undo, ? > 

        Today is done: 5 min 0 s. Eline sağlık! (well done)
          6 items, 6 right at the first try.
          Practised: “to be” (öğretmenim).
          Finished: Tanışma, speaking.

        Tebrikler, Ada! You have finished A1.
          You can now say who you are, ask where, when and how much, and tell of your
          day and your plans.
          Your level is A2 now.
          Tomorrow: the cards that are due, then Karşılaştırma, words.
        Enter: 5 more minutes

        """
    )
  }

  @Test func `the end of the course offers what goes on`() {
    var profile = Self.profile
    profile.level = .a2
    var play = Playthrough(home: profile, overview: overview(open: ["a2-u1-vocabulary"]))
    play.type("c", "1")
    play.overview = overview(open: [])
    play.answerWords()
    play.type("")
    #expect(
      play.transcript == """
        Enter, w why, u undo, t words, ? > 
          These words are cards now: r at home asks them, and asks each one again when
          it is due.

        A2 unit 1, words done: 12 of 12 on the first try, 0 s.
          Everything at the first try. Harika!

        Tebrikler, Ada! You have finished A2.
          You can now compare, ask favours, make plans, pass on news, and tell memories
          and short stories.
          The whole course is done. Güle güle kullanın!
          Keep your Turkish alive: cards (r), practice (e) and the word game (g) at
          home.
        Enter, b back, ? > 

        Dilim  Merhaba, Ada!
        A2 [##########] 1 of 1 lessons
           words #####
        The whole course is done. Güle güle kullanın!
        Enter: today, 15 minutes: practice
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave

        """
    )
  }

  @Test func `with nothing left open Enter asks the cards, and lower levels are named`() {
    var profile = Self.profile
    profile.level = .a2
    var overview = overview(open: ["a1-u1-speaking"])
    overview.cards = Overview.Cards(due: 3, new: 1)
    let play = Playthrough(home: profile, overview: overview)
    #expect(
      play.transcript == """

        Dilim  Merhaba, Ada!
        A2 [##########] 1 of 1 lessons
           words #####
        Lessons are still open in A1: l at home chooses a level.
        Enter: today, 15 minutes: 3 cards due, 1 new card, then practice
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave

        """
    )
  }

  @Test(arguments: [DeckStart.resting(deck: "a1-u1"), .paused, .deleted(deck: "a1-u1")])
  func `words that are not asked are told as such`(start: DeckStart) {
    var play = Playthrough(home: Self.profile, overview: overview(open: ["a1-u1-vocabulary"]))
    play.deckStart = start
    play.type("c", "1")
    play.answerWords()
    #expect(play.transcript.contains("done: 12 of 12"))
    #expect(!play.transcript.contains("dilim review asks them"))
  }
}
