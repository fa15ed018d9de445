import Foundation
import Testing

struct PipeTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private let rightAnswers = ["Ben öğretmenim.", "Yorgun musun?", "Okula gidiyorum."]

  @Test func `a lesson takes one answer a line and ends with a summary`() throws {
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: rightAnswers)
    #expect(run.code == 0 && run.errors == "")
    #expect(run.lines.filter { $0.hasPrefix("+ Doğru") }.count == 3)
    #expect(
      run.lines.filter { $0.hasPrefix("1/3") || $0.hasPrefix("2/3") || $0.hasPrefix("3/3") }.count
        == 3
    )
    #expect(run.output.contains("a1-u1-writing done: 3 of 3 on the first try"))
  }

  @Test func `an answer that fails comes back at the end and makes the exit status 1`() throws {
    let lines = ["Okula", "Yorgun musun?", "Okula gidiyorum.", "Öğretmenim."]
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    #expect(run.code == 1 && run.errors == "")
    #expect(run.output.contains("It comes back at the end."))
    #expect(run.output.contains("Again (1 to go)  Put into Turkish:\nI am a teacher."))
    #expect(run.output.contains("done: 2 of 3 on the first try"))
    #expect(run.output.contains("1 passed on a later try."))
    #expect(run.output.contains("To look at again:\n  - I am a teacher. → Ben öğretmenim."))
  }

  @Test func `a choice is answered by number`() throws {
    let run = try learner.run(["lesson", "a1-u1-reading"], lines: ["4", "1", "3"])
    #expect(run.output.contains("1 A student") && run.output.contains("4 A teacher"))
    #expect(run.lines.filter { $0.hasPrefix("+ Doğru") }.count == 3)
    #expect(run.code == 0)
  }

  @Test(arguments: ["5", "0", "a", "C", "e", "x", "A teacher", "44", "ş"])
  func `an invalid choice is not a wrong one`(typed: String) throws {
    let run = try learner.run(["lesson", "a1-u1-reading"], lines: [typed, "4", "1", "3"])
    #expect(run.code == 0, "\(run.output)")
    #expect(!run.output.contains("Yanlış"))
    #expect(run.output.contains("3 of 3 on the first try"))
  }

  @Test func `hints come in three steps and the mark says so`() throws {
    let lines = [":hint", ":hint", ":hint", ":hint", "Öğretmenim."]
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    for step in 1...3 { #expect(run.output.contains("Hint \(step) of 3: ")) }
    #expect(run.output.contains("That was the last hint."))
    #expect(run.output.contains("(3 hints used)"))
    #expect(!run.output.contains("Hint 3 of 3: Öğretmenim"))
  }

  @Test func `a skipped item comes later and is never wrong`() throws {
    let lines = [":skip", "Yorgun musun?", "Okula gidiyorum.", "Öğretmenim."]
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    #expect(run.code == 0)
    #expect(run.output.contains("Put off until the end."))
    #expect(run.output.contains("3 of 3 on the first try"))
  }

  @Test func `an item that is skipped twice is left out`() throws {
    let run = try learner.run(
      ["lesson", "a1-u1-writing"],
      lines: [":skip", "Yorgun musun?", "Okula gidiyorum.", ":skip"]
    )
    #expect(run.code == 0)
    #expect(run.output.contains("1 left out.") && !run.output.contains("Yanlış"))
  }

  @Test func `an answer can be taken back and given again`() throws {
    let lines = ["Okula", ":undo"] + rightAnswers
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    #expect(run.output.contains("Taken back: “Okula”."))
    #expect(run.output.contains("done: 3 of 3 on the first try"))
  }

  @Test func `a mark can be overruled and the answer is kept`() throws {
    let lines = ["Öğretmensin.", ":right", "Yorgun musun?", "Okula gidiyorum."]
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    #expect(run.output.contains("Counted as right. “Öğretmensin.” stays in your record."))
    #expect(run.output.contains("done: 3 of 3 on the first try"))
    #expect(try learner.run(["export"]).output.contains(#""event":"overruled""#))
  }

  @Test func `leaving says how to continue, and the lesson continues there`() throws {
    let run = try learner.run(
      ["lesson", "a1-u1-writing"],
      lines: ["Öğretmenim.", ":quit", "Okula"]
    )
    #expect(run.code == 0)
    #expect(run.output.contains("1 of 3 done; everything is kept."))
    #expect(!run.output.contains("Yanlış"))
    let next = try learner.run(["lesson", "a1-u1-writing"], lines: [])
    #expect(next.output.contains("Going on where you left off: 1 of 3 done."))
    #expect(next.output.contains("2/3  Put into Turkish:\nAre you tired?"))
    #expect(!next.output.contains("I am a teacher."))
  }

  @Test func `commands about an answer work at the next item and after the last one`() throws {
    let run = try learner.run(
      ["lesson", "a1-u1-writing"],
      lines: ["Ben öğretmen.", ":why", ":note", ":undo"] + rightAnswers
        + [":why", ":undo", "Okula gidiyorum."]
    )
    #expect(run.output.ranges(of: "Nouns, adjectives and places").count == 1, "\(run.output)")
    #expect(run.output.ranges(of: "Accepted: ").count == 1, "\(run.output)")
    #expect(run.output.ranges(of: "Taken back: ").count == 2, "\(run.output)")
    #expect(run.output.contains("3 of 3 on the first try"))
    #expect(!run.output.contains("There is no command"))
    #expect(!run.output.contains("That key does nothing here"))
  }

  @Test func `a lesson can be started over`() throws {
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["Öğretmenim."])
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: [":restart"] + rightAnswers)
    #expect(run.output.contains("3 of 3 on the first try"))
    let export = try learner.run(["export"]).output
    #expect(export.contains(#""abandoned":true"#))
    #expect(export.ranges(of: #""event":"answered""#).count == 4)
  }

  @Test func `a lesson that was not begun can be started over too`() throws {
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: [":restart"] + rightAnswers)
    #expect(run.code == 0 && run.errors == "" && run.output.contains("3 of 3 on the first try"))
  }

  @Test func `an empty line asks again and the second shows the solution`() throws {
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: ["", "  ", "Yorgun musun?"])
    #expect(run.output.contains("Nothing was typed."))
    #expect(run.output.contains("x Not known: here is the solution.\n  Ben öğretmenim."))
    #expect(run.code == 1)
  }

  @Test(arguments: ["?", ":help"])
  func `the keys are listed and the question is shown again`(typed: String) throws {
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: [typed])
    for command in [":hint", ":skip", ":restart", ":back", ":quit"] {
      #expect(run.output.contains("\n  \(command)  "))
    }
    // There is nothing to undo yet.
    #expect(!run.output.contains(":undo"))
    #expect(run.output.ranges(of: "I am a teacher.").count == 2)
  }

  @Test func `an unknown command is neither an answer nor a mark`() throws {
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: [":hnit", ":"] + rightAnswers)
    #expect(run.output.contains("There is no command :hnit"))
    #expect(run.output.contains("3 of 3 on the first try") && run.code == 0)
  }

  @Test func `letters that are keys elsewhere are text in an answer`() throws {
    for typed in ["q", "h", "s", "u", "b", "1"] {
      let run = try learner.run(["lesson", "a1-u1-writing"], lines: [typed, ":undo", ":quit"])
      #expect(run.output.contains("Taken back: “\(typed)”."))
    }
  }

  @Test func `the text of a reading lesson can be shown again`() throws {
    let run = try learner.run(["lesson", "a1-u1-reading"], lines: ["4", ":text", "1"])
    #expect(run.output.ranges(of: "Merhaba, ben Deniz.").count == 2)
  }

  @Test func `a transcript is played three times, and a fourth is refused`() throws {
    let lines = [":play", ":play", ":play", "3"]
    let run = try learner.run(["lesson", "a1-u1-listening"], lines: lines)
    #expect(run.output.ranges(of: "(You have read this in place of hearing it.").count == 4)
    #expect(
      run.output.contains(
        "That was the third time. The transcript comes after the last question on it."
      )
    )
    #expect(run.output.contains("  Transcript:\n  Merhaba, ben Elif."))
  }

  @Test func `a listening lesson without sound says that it was read`() throws {
    let lines = ["3", "Memnun oldum.", "Yarın görüşürüz."]
    let run = try learner.run(["lesson", "a1-u1-listening"], lines: lines)
    #expect(run.code == 0)
    #expect(run.output.contains("3 of 3 on the first try"))
    let end = run.lines.drop { !$0.contains("a1-u1-listening done: ") }
    #expect(end.contains("  Listening texts were read, not heard."), "\(run.output)")
  }

  @Test func `speaking reads typed text, three attempts, with percent and word marks`() throws {
    let lines = ["elma armut", "elma", "teşekkür", "ben öğretmenim"]
    let run = try learner.run(["lesson", "a1-u1-speaking"], lines: lines)
    for attempt in 1...3 { #expect(run.output.contains("Say this (try \(attempt) of 3):")) }
    #expect(run.output.contains("2 tries are left."))
    #expect(run.output.contains("% understood") && run.output.contains("100 % understood"))
    #expect(run.output.contains("[ederim]"))
    #expect(!run.output.contains("pronunciation"))
  }

  @Test func `speaking takes its transcripts from a file, a line for each try`() throws {
    let file = try learner.write("elma\nteşekkür ederim\nben öğretmenim\n", to: "said.txt")
    let run = try learner.run(
      ["lesson", "a1-u1-speaking", "--transcript-file", file],
      lines: ["", "", ""]
    )
    #expect(run.output.contains("2/2") && run.output.contains("done:"))
    #expect(run.output.ranges(of: "100 % understood").count == 2)
  }

  @Test func `speaking takes its transcripts from a command that may know the sentence`() throws {
    let run = try learner.run(
      ["lesson", "a1-u1-speaking", "--transcript-command", #"printf '%s' "$DILIM_SENTENCE""#],
      lines: ["", ""]
    )
    #expect(run.code == 0 && run.output.contains("2 of 2 on the first try"))
  }

  @Test(arguments: ["false", "true", "printf '\\377'", "/no/such/program"])
  func `a transcript command without output costs no attempt`(command: String) throws {
    let run = try learner.run(
      ["lesson", "a1-u1-speaking", "--transcript-command", command],
      lines: [""]
    )
    #expect(run.output.contains("Nothing was heard. Try again."))
    #expect(run.code == 0 && !run.output.contains("understood"))
  }

  @Test func `words are shown and then asked, and the list goes on where it was left`() throws {
    try learner.learn("a1-u1-vocabulary", words: 12)
    let run = try learner.run(["lesson", "a1-u1-vocabulary"])
    #expect(run.code == 0)
    #expect(run.output.contains("a1u1söz1 (noun): meaning 1 of u1"))
    #expect(run.output.contains("1/24  What does it mean?\na1u1söz1\n  1 meaning "))
    #expect(run.output.ranges(of: "New words, 1/2").count == 1)
    let lines = (0..<5).flatMap { _ in ["1", ":right"] } + [":text", "a1u1söz1"]
    let words = try learner.run(["lesson", "a1-u1-vocabulary"], lines: lines)
    #expect(words.output.contains("6/24  Put into Turkish:\nmeaning 1 of u1\n"))
    #expect(words.output.ranges(of: "New words, 1/2").count == 2, "\(words.output)")
    let left = try learner.run(["lesson", "a1-u1-vocabulary"])
    #expect(left.output.hasPrefix("  Going on where you left off: 6 of 24 done."))
    #expect(left.output.ranges(of: "New words, 1/2").count == 1)
    let done = try learner.ask("a1-u1-vocabulary", words: 12)
    #expect(done.output.ranges(of: "New words, 2/2").count == 1)
    #expect(done.output.contains("These words are cards now"))
    #expect(done.output.contains("a1-u1-vocabulary done: "))
    #expect(try learner.run(["status"]).output.contains("1 of 1 lessons"))
  }

  @Test func `invalid UTF-8 is reported with its line, and earlier answers are kept`() throws {
    let bytes = Array("Öğretmenim.\n".utf8) + [0xC3, 0x28, 0x0A]
    let run = try learner.run(Learner.program, ["lesson", "a1-u1-writing"], input: bytes)
    #expect(run.code == 3)
    #expect(run.errors.contains("line 2"))
    #expect(try learner.run(["export"]).output.ranges(of: #""event":"answered""#).count == 1)
  }

  @Test func `decomposed answers, curly apostrophes and Windows line ends pass`() throws {
    let answers = rightAnswers.map { $0.decomposedStringWithCanonicalMapping + "\r" }
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: answers)
    #expect(run.code == 0 && run.output.contains("3 of 3 on the first try"))
  }

  @Test func `an answer in ASCII passes with a note that shows the letters`() throws {
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: ["ogretmenim", "yorgun musun"])
    #expect(run.code == 0)
    #expect(run.output.contains("with a note"))
    #expect(run.output.contains("Mind the Turkish letters: Öğretmenim."))
  }

  @Test func `the same seed draws the same items in the same order`() throws {
    let words = ["practice", "reading", "--seed", "7", "--count", "2"]
    let clock = ["DILIM_NOW": "2026-01-31T09:30:00Z"]
    let first = try learner.run(words, lines: ["1"], with: clock)
    let second = try learner.run(words, lines: ["1"], with: clock)
    #expect(first.outputBytes == second.outputBytes && first.output.contains("1/2"))
    let orders = try Set((1...8).map { try learner.run(words + ["--seed", "\($0)"]).output })
    #expect(orders.count > 1)
  }

  @Test func `practice respects count, unit and level`() throws {
    #expect(try learner.run(["practice", "writing", "--count", "1"]).output.contains("1/1"))
    #expect(try learner.run(["practice"]).output.contains("1/3"))
    let none = try learner.run(["practice", "writing", "--level", "C2"])
    #expect(none.code == 3 && none.errors.contains("no writing lessons for C2"))
    let unit = try learner.run(["practice", "writing", "--unit", "2"])
    #expect(unit.code == 3 && unit.errors.contains("A1 unit 2"))
  }

  @Test(arguments: [":undo", ":right"])
  func `an answer that no longer counts as failed does not fail the pipe`(
    command: String
  ) throws {
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: ["Öğretmensin.", command])
    #expect(run.code == 0, "\(run.output)")
    let standing = try Learner().run(["lesson", "a1-u1-writing"], lines: ["Öğretmensin."])
    #expect(standing.code == 1)
  }

  @Test func `the level is chosen, kept and shown`() throws {
    #expect(try learner.run(["level"]).output == "A1 (not chosen yet)\n")
    #expect(try learner.run(["level", "b2"]).output == "Your level is B2.\n")
    #expect(try learner.run(["level"]).output == "B2\n")
    #expect(try learner.run(["status", "--json"]).output.contains(#""level":"B2""#))
  }

  @Test(arguments: ["C", "tr_TR.UTF-8", "nonsense"])
  func `the system locale changes no verdict`(language: String) throws {
    let lines = ["OGRETMENIM", "YORGUN MUSUN", "OKULA GİDİYORUM"]
    let plain = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    let other = try Learner().run(
      ["lesson", "a1-u1-writing"],
      lines: lines,
      // The language of the interface follows the locale unless it is set.
      with: ["LANG": language, "LC_ALL": language, "DILIM_INTERFACE": "en"]
    )
    #expect(plain.code == 0 && other.outputBytes == plain.outputBytes)
  }

  @Test func `a closed pipe ends the lesson quietly, with nothing lost`() throws {
    let script = "printf 'Ben öğretmenim.\\n%.0s' 1 | $DILIM lesson a1-u1-writing | head -1"
    let run = try learner.shell(script)
    #expect(run.errors == "")
    #expect(try learner.run(["export"]).code == 0)
  }
}
