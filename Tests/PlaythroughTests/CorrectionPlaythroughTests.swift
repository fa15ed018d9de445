import TestSupport
import Testing

/// A paragraph with mistakes, as a learner sees it.
@Suite struct CorrectionPlaythroughTests {
  private func played(_ lines: String..., columns: Int = 80) throws -> Playthrough {
    var play = try Playthrough(SmallCourse.correction, columns: columns)
    for line in lines { play.type(line) }
    return play
  }

  @Test func `the paragraph is shown with its mistakes, and the right words pass`() throws {
    let play = try played("herkes, kütüphaneye, gelir misin")
    #expect(
      play.transcript.contains(
        """
        1/1  Correct 3 mistakes (word, word …):
        Her sabah kütüphanede gidiyorum. Orada herkez çok sessiz. Sen de gelirmisin?

        """
      )
    )
    #expect(play.transcript.contains("+ Doğru! (correct)\n"))
  }

  @Test func `each mistake that is left is shown with its reason, and the item comes back`() throws
  {
    let play = try played("herkes, kütüphaneyi")
    #expect(
      play.transcript.contains("  - kütüphanede: “kütüphaneye”, not “kütüphaneyi”\n")
    )
    #expect(play.transcript.contains("  - gelirmisin: “gelir misin”\n"))
    #expect(!play.transcript.contains("  - herkez"))
    #expect(play.transcript.contains("It comes back at the end.\n"))
  }

  @Test func `a word that is not in the text is not counted`() throws {
    let play = try played("bilgisayarlar")
    #expect(play.transcript.contains("“bilgisayarlar” is like no word of the text."))
    #expect(!play.transcript.contains("Yanlış"))
  }

  @Test func `the hints point at the mistakes, one more each time`() throws {
    let play = try played(":hint", ":hint", ":hint")
    #expect(play.transcript.contains("Hint 1 of 3: look at “kütüphanede”.\n"))
    #expect(
      play.transcript.contains("Hint 3 of 3: look at “kütüphanede” … “herkez” … “gelirmisin”.\n")
    )
  }
}
