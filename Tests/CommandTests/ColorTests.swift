import Testing

struct ColorTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  @Test(arguments: [
    ["NO_COLOR": "1", "FORCE_COLOR": "1"], [:], ["TERM": "dumb"], ["NO_COLOR": ""],
    ["FORCE_COLOR": ""], ["FORCE_COLOR": "0"],
  ])
  func `a pipe gets no escape sequence`(environment: [String: String]) throws {
    for words in [
      ["lesson", "a1-u1-writing"], ["lesson", "a1-u1-listening"], ["status"], ["help"],
      ["grade", "--accept", "evet", "evett"],
    ] {
      let run = try learner.run(words, lines: ["evet", ":hint", "?"], with: environment)
      #expect(!run.outputBytes.contains(0x1B) && !run.errorBytes.contains(0x1B))
    }
  }

  @Test func `colours can be forced into a pipe, and forbidden again by the flag`() throws {
    let words = ["lesson", "a1-u1-writing"]
    let forced = ["FORCE_COLOR": "1"]
    #expect(try learner.run(words, lines: ["evet"], with: forced).outputBytes.contains(0x1B))
    let plain = try learner.run(words + ["--no-color"], lines: ["evet"], with: forced)
    #expect(!plain.outputBytes.contains(0x1B))
    let empty = forced.merging(["NO_COLOR": ""]) { first, _ in first }
    #expect(try learner.run(words, lines: ["evet"], with: empty).outputBytes.contains(0x1B))
    #expect(!(try learner.run(["status", "--json"], with: forced).outputBytes.contains(0x1B)))
  }

  @Test func `colour adds no information to the words`() throws {
    let lines = ["ogretmenim", "Yorgun musun?", "okulda gidiyorum", "okula gidiyorm"]
    let plain = try Learner().run(["lesson", "a1-u1-writing"], lines: lines)
    let coloured = try Learner().run(
      ["lesson", "a1-u1-writing"],
      lines: lines,
      with: ["FORCE_COLOR": "1"]
    )
    #expect(coloured.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
    #expect(plain.output.contains("+ Doğru") && plain.output.contains("x Yanlış"))
    #expect(
      plain.output.contains("okul[da]") && plain.output.contains("[Okula]")
        || plain.output.contains("okul[d]a")
    )
  }

  @Test func `results go to standard output, messages to standard error`() throws {
    let script =
      "$DILIM $WORDS > \(learner.home)/out 2> \(learner.home)/err; cat \(learner.home)/err"
    #expect(try learner.shell(script, with: ["WORDS": "help"]).output == "")
    #expect(try learner.shell(script, with: ["WORDS": "status --json"]).output == "")
    #expect(try learner.shell(script, with: ["WORDS": "nonsense"]).output.contains("no command"))
    #expect(try learner.shell("cat \(learner.home)/out").output == "")
  }
}
