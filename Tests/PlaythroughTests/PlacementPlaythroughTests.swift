import Coordination
import Curriculum
import Testing

/// Placement and level test as they are read.
@Suite struct PlacementPlaythroughTests {
  @Test func aPlacementFromItsFirstItemToItsResult() throws {
    var play = try Playthrough(test: .placement)
    play.type("", "5", ":skip", "", "?", "xyz", "1", "", "", "")
    play.type("")
    #expect(
      play.transcript == """

        What is your level? 8 to 20 questions will tell.
        There are no hints, and no marks until the end. "I don't know" is a good answer:
        it saves questions that are too hard.

        Item 1, at most 20
        Put into Turkish:
        The cat is here.
          (:skip, or only Enter: I don't know)
        :skip, ? > 

        Item 2, at most 20
        Ben Deniz. Öğretmenim. Kedim Pamuk da burada.

        What does Deniz do?
          1 Hemşire
          2 Aşçı
          3 Öğretmen
          4 Doktor
          5 I don't know
        1-4, 5 I don't know, t text, ? > 5

        Item 3, at most 20
        Put into Turkish:
        Are you a doctor? (to a friend)
          (:skip, or only Enter: I don't know)
        :skip, ? > :skip
        (heard: Hava güzel.)

        Item 4, at most 20
        Read it, then write it from memory.  (readings left: 2)
          (:skip, or only Enter: I don't know)
        :skip, :play, ? > 

        Item 5, at most 20
        Put into Turkish:
        I am a teacher.
          (:skip, or only Enter: I don't know)
        :skip, ? > ?
        Type the answer, then Enter. Commands:
          :skip  I don't know (only Enter says so too)
          :restart  begin the test anew; asks first
          :back  go back; the test keeps its place
          :quit  leave; every answer is kept
          ?, :help  list the keys
          Turkish letters: ;s gives ş, ;c ç, ;g ğ, ;i ı, ;I İ, ;o ö, ;u ü; Tab shows
        them.

        Item 5, at most 20
        Put into Turkish:
        I am a teacher.
          (:skip, or only Enter: I don't know)
        :skip, ? > xyz

        Item 6, at most 20
        Ben Deniz. Öğretmenim.

        What does Deniz do?
          1 Hemşire
          2 Aşçı
          3 Öğretmen
          4 Doktor
          5 I don't know
        1-4, 5 I don't know, t text, ? > 1

        Item 7, at most 20
        Put into Turkish:
        The cat is here.
          (:skip, or only Enter: I don't know)
        :skip, ? > 
        (heard: Hava güzel.)

        Item 8, at most 20
        Read it, then write it from memory.  (readings left: 2)
          (:skip, or only Enter: I don't know)
        :skip, :play, ? > 

        Begin with A1 (first words: greet, ask, name things).
          By level: A1 0 of 8
          By skill: reading 0 of 2, listening 0 of 2, writing 0 of 4
          A short test can be a level off. Every level stays open, and you can change
          yours at any time.
        Enter: go on with A1, your level now
        Enter, ? > 
          Your level stays A1.

        Dilim  Merhaba, Ada!
        Enter: the A1 lessons
        r cards  e practice  m mistakes  n notes  / find  p progress  d drills  h sounds
        g game  s settings  q leave

        """
    )
  }

  @Test func aPlacementOnANarrowScreen() throws {
    var play = try Playthrough(test: .placement, columns: 40, byLine: true)
    play.type("", "5")
    #expect(
      play.transcript == """

        What is your level? 8 to 20 questions
        will tell.
        There are no hints, and no marks until
        the end. "I don't know" is a good
        answer: it saves questions that are too
        hard.

        Item 1, at most 20
        Put into Turkish:
        The cat is here.
          (:skip, or only Enter: I don't know)
        :skip, ? > 

        Item 2, at most 20
        Ben Deniz. Öğretmenim. Kedim Pamuk da
        burada.

        What does Deniz do?
          1 Hemşire
          2 Aşçı
          3 Öğretmen
          4 Doktor
          5 I don't know
        1-4, 5 I don't know, t text, ? > 5

        Item 3, at most 20
        Put into Turkish:
        Are you a doctor? (to a friend)
          (:skip, or only Enter: I don't know)

        """
    )
  }

  @Test func aLevelTestThatIsNotPassed() throws {
    var play = try Playthrough(test: .levelTest(.a1))
    play.type("1", "5", "s")
    #expect(
      play.transcript == """

        The A1 test: 13 questions, six of each skill.
        There are no hints, and no marks until the end. 20 right answers pass, with half
        of each skill. You can leave and go on later.

        A1 test, item 1 of 13
        Ben Deniz. Öğretmenim. Kedim Pamuk da burada.

        What does Deniz do?
          1 Hemşire
          2 Aşçı
          3 Öğretmen
          4 Doktor
          5 I don't know
        1-4, 5 I don't know, t text, ? > 1

        A1 test, item 2 of 13
        Ben Deniz. Öğretmenim. Kedim Pamuk da burada.

        Who is Pamuk?
          1 Doktor
          2 Aşçı
          3 Selin
          4 Bir kedi
          5 I don't know
        1-4, 5 I don't know, t text, ? > 5
        (heard: Merhaba, ben Selin. Bursa'dayım.)

        A1 test, item 3 of 13
        Where is Selin?  (readings left: 2)
          1 Londra
          2 Bursa
          3 Ankara
          4 Berlin
          5 I don't know
        1-4, 5 I don't know, p show, ? > s
        (heard: Hava güzel.)

        A1 test, item 4 of 13
        Read it, then write it from memory.  (readings left: 2)
          (:skip, or only Enter: I don't know)

        """
    )
    play.type("", "", "", "", "", "", "")
    play.forget()
    play.type("", "s", "", "")
    #expect(
      play.transcript == """
        :skip, ? said> 

        A1 test, item 12 of 13
        Ben Deniz. Öğretmenim.

        What does Deniz do?
          1 Hemşire
          2 Aşçı
          3 Öğretmen
          4 Doktor
          5 I don't know
        1-4, 5 I don't know, t text, ? > s
        (heard: Hava güzel.)

        A1 test, item 13 of 13
        Read it, then write it from memory.  (readings left: 2)
          (:skip, or only Enter: I don't know)
        :skip, :play, ? > 

        A1 test not yet passed: 0 of 13 right.
          By skill: reading 0 of 2, listening 0 of 2, writing 0 of 3, speaking 0 of 2
          20 right answers pass.
          To practise: “to be” (öğretmenim); yes/no questions (mi)
          The grammar notes (n at home) explain them.
          All levels stay open. You can take this test again from 1970-01-03.
        Enter, ? > 

        Dilim  Merhaba, Ada!
        Enter: the A1 lessons
        r cards  e practice  m mistakes  n notes  / find  p progress  d drills  h sounds
        g game  s settings  q leave

        """
    )
  }
}
