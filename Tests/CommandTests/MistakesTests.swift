import Testing

/// `dilim mistakes`: the list of the learner's mistakes.
struct MistakesTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  @Test func `an empty book says so and creates nothing`() throws {
    #expect(try learner.run(["mistakes"]).output == "No mistakes yet.\n")
    let kind = try learner.run(["mistakes", "harmony"])
    #expect(kind.output == "No mistakes of this kind: vowel harmony.\n")
    let item = try learner.run(["mistakes", "a1-u1-writing#teacher"])
    #expect(item.output == "a1-u1-writing#teacher: no answers yet.\n")
    #expect(learner.files == [:])
  }

  @Test func `categories come before items, each with its numbers`() throws {
    let lines = ["Ben öğretmenım", "Yorgunmusun?", "Okula gidiyorum.", "öğretmenım"]
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    let run = try learner.run(["mistakes"])
    #expect(run.code == 0)
    #expect(
      run.output
        == """
        harmony       vowel harmony, 2 times
        mi_particle   question particle, once

        1 x I am a teacher.  (2 of 2 answers wrong)
          öğretmenım
          - Vowel harmony: after e the suffix is -im, not -ım: “Öğretmenim”
            (öğretmen-im), not “öğretmenım” (öğretmen-ım).

        2 x Are you tired? (to a friend)  (1 of 1 answers wrong)
          Yorgunmusun?
          - The question particle is written apart: “Yorgun musun”, not “Yorgunmusun”.

        dilim practice --mistakes practises what is still open.

        """
    )
    #expect(try learner.run(["mistakes", "--limit", "1"]).lines.count == 6)
  }

  @Test func `answers that passed without Turkish letters are no mistakes`() throws {
    let lines = ["ogretmenim", "Yorgunmusun?", ":quit"]
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    let output = try learner.run(["mistakes"]).output
    #expect(!output.contains("I am a teacher") && !output.contains("diacritics"), "\(output)")
    #expect(
      try learner.run(["mistakes", "diacritics"]).output.hasPrefix("No mistakes of this kind")
    )
  }

  @Test func `as JSON an item has its name, what was asked, and what is wrong`() throws {
    #expect(
      try learner.run(["mistakes", "--json"]).output == "{\"items\":[],\"kinds\":[],\"schema\":1}\n"
    )
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["Ben öğretmenım", ":quit"])
    let output = try learner.run(["mistakes", "--json"]).output
    for part in [
      "\"item\":\"a1-u1-writing#teacher\"", "\"asked\":\"I am a teacher.\"",
      "\"answer\":\"Ben öğretmenım\"", "\"passes_now\":false", "\"category\":\"harmony\"",
    ] {
      #expect(output.contains(part), "\(output)")
    }
    #expect(try learner.run(["mistakes", "harmony", "--json"]).code == 2)
  }

  @Test func `without the course the names of items are shown`() throws {
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["Ben öğretmenım", ":quit"])
    let folder = try learner.write("", to: "empty/a1/x.txt").dropLast("/a1/x.txt".count)
    let output = try learner.run(["mistakes", "--content", String(folder)]).output
    #expect(output.contains("x a1-u1-writing#teacher  (1 of 1 answers wrong)"), "\(output)")
  }

  @Test func `a kind lists its own mistakes and no others`() throws {
    let lines = ["Ben öğretmenım", "Yorgunmusun?", "Okula gidiyorum."]
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    let run = try learner.run(["mistakes", "harmony"])
    #expect(run.output.hasPrefix("I am a teacher.\nx Ben öğretmenım\n  - Vowel harmony"))
    #expect(!run.output.contains("tired"))
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `an item shows all answers, the right ones too, with what was explained`() throws {
    let model = try ModelServer.good()
    let lines = ["Ben öğretmenım", "Yorgun musun?", "Okula gidiyorum.", "Ben öğretmenim."]
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    _ = try learner.run(["feedback", "--add"], with: model.environment)
    _ = try learner.run(["feedback", "--send"], with: model.environment)
    for word in ["a1-u1-writing#teacher", "harmony"] {
      let run = try learner.run(["mistakes", word])
      #expect(run.code == 0)
      #expect(run.output.contains("\nx Ben öğretmenım\n  - Vowel harmony"))
      #expect(
        run.output.contains(
          "  AI explanation (it may be wrong):\n  The last vowel of öğretmen is e"
        )
      )
      #expect(
        run.output.contains("\n+ Ben öğretmenim.\n") == (word != "harmony")
      )
    }
    let narrow = try learner.run(["mistakes", "harmony"], with: ["COLUMNS": "30"])
    #expect(narrow.lines.dropFirst().allSatisfy { $0.count <= 30 }, "\(narrow.output)")
    // Once shown here, it is not new.
    #expect(try learner.run(["feedback"]).output == "1 explained.\n")
  }

  @Test func `a number opens an entry, whatever its kind, with the ways on from it`() throws {
    _ = try learner.run(["lesson", "a1-u1-reading"], lines: ["1", ":quit"])
    _ = try learner.run(["lesson", "a1-u1-listening"], lines: ["4", "Memnun olurum", ":quit"])
    _ = try learner.run(["lesson", "a1-u1-speaking"], lines: ["Teşekkür", ":quit"])
    let overview = try learner.run(["mistakes"])
    for question in ["What is Deniz?", "What is Elif?", "Dictation", "Say: Teşekkür ederim."] {
      #expect(overview.output.contains(question), "\(overview.output)")
    }
    #expect(!overview.output.contains("#"))
    let count = overview.lines.count { $0.contains("answers wrong)") }
    let entries = try (1...count).map { try learner.run(["mistakes", String($0)]).output }
    let choice = try #require(entries.first { $0.hasPrefix("What is Deniz?") })
    #expect(choice.contains("  Right: A teacher\nx "))
    #expect(choice.contains("\nGrammar note: dilim note copula-present\n"))
    #expect(choice.contains("\nExplanation: dilim explain --item 'a1-u1-reading#job' '"))
    let none = try learner.run(["mistakes", "99"])
    #expect(none.code == 2 && none.errors.contains("There is no mistake 99;"))
  }

  @Test(arguments: [
    ("harmny", "Did you mean harmony?"), ("mi-particle", "Did you mean mi_particle?"),
    ("xyzzy", "Items are named like a1-u1-writing#cook."),
  ])
  func `for an unknown category the nearest is suggested`(
    _ name: String,
    _ hint: String
  ) throws {
    let run = try learner.run(["mistakes", name])
    #expect(run.code == 2 && run.output == "" && run.errors.contains(hint))
  }

  @Test func `for an item without answers the nearest is suggested`() throws {
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["Ben öğretmenım"])
    let run = try learner.run(["mistakes", "a1-u1-writing#teachr"])
    #expect(
      run.output
        == "a1-u1-writing#teachr: no answers yet. Did you mean a1-u1-writing#teacher?\n"
    )
  }
}
