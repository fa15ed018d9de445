import TestSupport
import Testing

/// A dialogue in which the learner says every second turn.
@Suite struct DialoguePlaythroughTests {
  private func played(_ lines: String...) throws -> Playthrough {
    var play = try Playthrough(SmallCourse.dialogue)
    for line in lines { play.type(line) }
    return play
  }

  @Test func `the dialogue so far is shown above the cue, with the usual answers`() throws {
    let text = try played("iyiyim", "Hayır, ben öğretmenim.").transcript
    #expect(
      text.contains(
        "1/3  Complete the dialogue:\nElif: Merhaba! Nasılsın?\nSen: …\n  You are fine.\n"
      )
    )
    #expect(text.contains("+ Doğru! (correct)\n"))
    #expect(
      text.contains(
        """
        3/3  Complete the dialogue:
        Elif: Merhaba! Nasılsın?
        Sen: Ben iyiyim.
        Elif: Ben de iyiyim. Doktor musun?
        Sen: Hayır, ben öğretmenim.
        Elif: Güzel! Yorgun musun?
        Sen: …
          No: you are not tired.
        """
      )
    )
  }

  @Test func `an answer is marked with findings and traps, and comes back with its turns`() throws {
    var play = try played("iyiyim", "Hayır, öğretmen.")
    #expect(play.transcript.contains("“I am” is an ending") || play.transcript.contains("\"I am\""))
    play.type("Hayır, yorgun değilım.")
    #expect(play.transcript.contains("değil[ı]m"), "\(play.transcript)")
    #expect(play.transcript.contains("Again (2 to go)  Complete the dialogue:\nElif: Merhaba!"))
  }

  @Test func `hints, undo and the solution work as in a translation`() throws {
    let text = try played(":hint", "iyiyim", ":undo", "?", "bilmiyorum").transcript
    #expect(text.contains("Hint 1 of 3: "))
    #expect(text.contains("Taken back: “iyiyim”"))
    #expect(text.contains("x Not known: here is the solution."))
  }

  @Test func `a small window has the last turns`() throws {
    var play = try Playthrough(SmallCourse.dialogue, columns: 40, rows: 10, byLine: false)
    play.type(":skip", ":skip")
    let last = play.transcript.split(separator: "3/3").last ?? ""
    #expect(
      last.contains("Complete the dialogue:\nElif: Güzel! Yorgun musun?\nSen: …\n"),
      "\(last)"
    )
    play.type(":text")
    #expect(
      play.transcript.contains("Elif: Merhaba! Nasılsın?\nSen: Ben iyiyim.\nElif: Ben de iyiyim."),
      "\(play.transcript)"
    )
  }
}
