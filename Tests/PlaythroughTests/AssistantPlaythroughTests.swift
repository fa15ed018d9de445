import Coordination
import Feedback
import Scoring
import TestSupport
import Testing

/// What a learner reads when a language model explains an answer.
@Suite struct AssistantPlaythroughTests {
  private static func reply(_ text: String) -> ExplanationReply {
    ExplanationReply(
      verdictAgrees: true,
      edits: [.init(id: 1, category: .finding(.harmony), rule: "i follows e.")],
      corrected: "Ben öğretmenim.",
      example: ExampleReply(turkish: "Evdeyim.", gloss: "I am at home."),
      hint: nil,
      confidence: .high,
      explanation: text
    )
  }

  private static let text =
    "The last vowel of öğretmen is e, so the ending has i: öğretmenim. With ı it would not sound "
    + "right."

  @Test func `an explanation comes in below the mark, and follow-ups come below it`() throws {
    var play = try Playthrough(SmallCourse.writing, columns: 60, byLine: false, habit: .onRequest)
    play.type("Ben öğretmenım.", "e")
    play.hear(.still(seconds: 5))
    play.hear(.again(seconds: 3))
    play.hear(.explanation(Self.reply(Self.text)))
    play.type("x")
    play.hear(.example(ExampleReply(turkish: "Geldim.", gloss: "I have come.")))
    play.type("d")
    play.hear(.explanation(Self.reply("öğretmen-im: e goes with i.")))
    play.type("")
    #expect(
      play.transcript == """

        1/3  Put into Turkish:
        I am a teacher.
        > Ben öğretmenım.
        ~ Neredeyse! (almost)
          Yours: Ben öğretmen[ı]m
          Right: Ben öğretmen[i]m.
          - Vowel harmony: after e the suffix is -im, not -ım:
            “öğretmenim” (öğretmen-im), not “öğretmenım”
            (öğretmen-ım).
          ! The ending -im means "I am".
          It comes back at the end.
        Enter, w why, n note, e AI, u undo, o I was right, ? > e
          The AI's reply comes below; go on whenever you like.
          Still waiting for the AI: 5 s …
          No reply yet. Trying again in 3 s …
          AI explanation (it may be wrong):
          The last vowel of öğretmen is e, so the ending has i:
          öğretmenim. With ı it would not sound right.
          Example: Evdeyim. – I am at home.
        Enter, w why, n note, x example, d differently, ? > x
          The AI's reply comes below; go on whenever you like.
          AI example (it may be wrong): Geldim. – I have come.
        Enter, w why, n note, x example, d differently, ? > d
          The AI's reply comes below; go on whenever you like.
          AI explanation (it may be wrong):
          öğretmen-im: e goes with i.
          Example: Evdeyim. – I am at home.
        Enter, w why, n note, x example, d differently, ? >\u{20}

        2/3  Put into Turkish:
        Are you a doctor? (to a friend)

        """
    )
  }

  @Test func `a refused reply and a failure are one line each, and the mark stands`() throws {
    var play = try Playthrough(SmallCourse.writing, columns: 60, byLine: false, habit: .always)
    play.type("Ben öğretmenım.")
    play.hear(.failed(reason: "http://127.0.0.1:1/v1 can't be reached. Is the server running?"))
    play.type("e")
    play.hear(.refused)
    play.type("w")
    #expect(
      play.transcript.hasPrefix(
        """

        1/3  Put into Turkish:
        I am a teacher.
        > Ben öğretmenım.
        ~ Neredeyse! (almost)
          Yours: Ben öğretmen[ı]m
          Right: Ben öğretmen[i]m.
          - Vowel harmony: after e the suffix is -im, not -ım:
            “öğretmenim” (öğretmen-im), not “öğretmenım”
            (öğretmen-ım).
          ! The ending -im means "I am".
          It comes back at the end.
          The AI's reply comes below; go on whenever you like.
          No AI reply: http://127.0.0.1:1/v1 can't be reached. Is
          the server running?
        Enter, w why, n note, e AI, u undo, o I was right, ? > e
          The AI's reply comes below; go on whenever you like.
          The AI's reply did not pass the checks, so it is not
          shown. The mark above holds.
        Enter, w why, n note, u undo, o I was right, ? > w
        """
      )
    )
  }

  @Test func `only what has a meaning is among the keys`() throws {
    var play = try Playthrough(SmallCourse.writing, byLine: false)
    play.type("Ben öğretmenım.", "?")
    #expect(!play.transcript.contains("AI"))
    play = try Playthrough(SmallCourse.writing, byLine: false, habit: .onRequest)
    play.type("Ben öğretmenım.", "?")
    #expect(play.transcript.contains("  e  let the AI explain it\n"))
    #expect(!play.transcript.contains("differently"))
    play.type("e")
    play.hear(.explanation(Self.reply("After e comes i.")))
    play.type("?")
    #expect(play.transcript.contains("  x  another example from the AI\n"))
    #expect(play.transcript.contains("  d  let the AI explain it differently\n"))
  }

  @Test func `a passing answer with a note can be explained, a plain one can't`() throws {
    var play = try Playthrough(SmallCourse.writing, byLine: false, habit: .always)
    play.type("ogretmenim", "", "Doktor musun?")
    #expect(play.transcript.contains("\nEnter, w why, n note, e AI, u undo, ? > "))
    #expect(play.transcript.hasSuffix("+ Doğru! (correct)\n"))
    #expect(!play.transcript.contains("comes below"))
  }
}
