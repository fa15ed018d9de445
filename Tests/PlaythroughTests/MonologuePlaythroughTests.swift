import TestSupport
import Testing

/// Something to tell in sentences of one's own.
@Suite struct MonologuePlaythroughTests {
  @Test func `the notes, what was found of them, and one way to tell it`() throws {
    var play = try Playthrough(SmallCourse.monologue)
    play.type("Komşum çok çalışan biri ve ben onu çok seviyorum.")
    #expect(
      play.transcript.contains(
        """
        1/2  Tell it in 6 to 20 words (try 1 of 3):
        Tell about somebody in your street.
          - who it is
          - what this person does; use -(y)An
          - why you like the person; use çünkü
        """
      )
    )
    #expect(
      play.transcript.contains(
        """
        ? One thing that was looked for was not found.
          - who it is (not looked for)
          + what this person does; use -(y)An: çalışan
          ? why you like the person; use çünkü: not found (for example çünkü, -DIK için)
          9 words
          One way:
          Komşum Ayla Hanım emekli bir öğretmen. Herkese yardım eden biri, onu bu yüzden
          değil, güldüğü için seviyorum.
          ! My neighbour Ayla Hanım is a retired teacher.
          2 tries are left.
        """
      ),
      "\(play.transcript)"
    )
    play.type("Çalışan biri, çünkü.")
    #expect(play.transcript.contains("? All that was looked for was found, in few words.\n"))
    #expect(play.transcript.contains("  3 words; asked for were 6 to 20\n"))
    play.type(":right")
    #expect(play.transcript.contains("Counted as right"))
  }

  @Test func `all keys are offered, and no key that gives the answer away`() throws {
    var play = try Playthrough(SmallCourse.monologue, byLine: false)
    play.type("Komşum çok çalışan biri ve ben onu çok seviyorum.")
    play.type("", "?")
    #expect(play.transcript.contains("o all was there"), "\(play.transcript)")
    #expect(!play.transcript.contains("hear the sentence"), "\(play.transcript)")
  }

  @Test func `a small window holds the task`() throws {
    let play = try Playthrough(SmallCourse.monologue, columns: 40, rows: 10, byLine: false)
    #expect(
      play.transcript.contains(
        """
        Tell about somebody in your street.
          - who it is
          - what this person does; use -(y)An
          - why you like the person; use çünkü
        """
      ),
      "\(play.transcript)"
    )
  }
}
