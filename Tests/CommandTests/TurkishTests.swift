import Testing

/// The program with `DILIM_INTERFACE=tr`.
struct TurkishTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func run(_ words: [String]) throws -> Run {
    try learner.run(words, with: ["DILIM_INTERFACE": "tr"])
  }

  @Test func decksAreAddedToAndNamedInTurkish() throws {
    #expect(try run(["cards", "add", "ev", "house"]).output == "Eklendi: ev: house\n")
    #expect(
      try run(["decks", "show", "nope"]).errors
        == "nope adlı deste yok. Desteleri `dilim decks` listeler.\n"
    )
    #expect(
      try run(["decks", "show", "a1-u9"]).errors.contains(" Şunu mu demek istedin: a1-u")
    )
  }

  @Test func placesAreTurkish() throws {
    let answers = "x\n:why\n:hint\n:foo\n:quit\n"
    let lesson = try learner.run(
      ["lesson", "a1-u1-writing"],
      input: answers,
      with: ["DILIM_INTERFACE": "tr"]
    ).output
    for text in [
      "1/3  Türkçeye çevir:", "x Yanlış\n", "  Doğrusu: ", "Sonda yeniden sorulacak.",
      "İpucu 1/3: ", ":foo diye bir komut yok; :help komutları listeler.",
      "Sürdürmek için: dilim lesson",
    ] {
      #expect(lesson.contains(text), "\(text)")
    }
    #expect(try run(["mistakes"]).output.contains("(1 yanıttan 1 yanlış)"))
    #expect(try run(["status"]).output.contains("Sıradaki ders: a1-u1-vocabulary"))
    #expect(try run(["progress"]).output.contains("Becerilere göre hâkimiyet, yüzde\n"))
  }

  /// The heads of a table are right-aligned over its numbers, as in English.
  @Test func headsOfTablesKeepTheirColumns() throws {
    let words = ["cards", "simulate", "--count", "20", "--days", "30"]
    let (english, turkish) = (try learner.run(words).lines, try run(words).lines)
    #expect(english.count == turkish.count)
    let head = try #require(zip(english, turkish).first { $0.0.hasPrefix("  scheduler") })
    #expect(head.1.hasPrefix("  planlayıcı"))
    for (old, new) in [("reviews", "tekrar"), ("answers", "yanıt"), ("recall", "anma")] {
      let ends = try #require(head.0.firstRange(of: old)).upperBound
      let newEnd = try #require(head.1.firstRange(of: new)).upperBound
      #expect(
        head.0.distance(from: head.0.startIndex, to: ends)
          == head.1.distance(from: head.1.startIndex, to: newEnd)
      )
    }
  }

  @Test(arguments: [
    ["cards", "simulate", "--count", "20", "--days", "30", "--json"], ["decks", "--json"],
    ["due", "--json"], ["cards", "--json"], ["decks", "show", "a1-u1", "--json"],
    ["status", "--json"], ["mistakes", "--json"], ["inflect", "kitap", "--json"],
    ["progress", "--json"],
  ])
  func jsonIsTheSameInEachLanguage(words: [String]) throws {
    let (english, turkish) = (try learner.run(words), try run(words))
    #expect(turkish.code == 0)
    #expect(turkish.output == english.output)
  }

  @Test func statusAndMistakesAreTurkish() throws {
    #expect(try run(["status"]).output.hasPrefix("Seviye henüz seçilmedi (dilim level A1)\n"))
    #expect(try run(["mistakes"]).output == "Henüz yanlış yok.\n")
    _ = try learner.run(["level", "A1"])
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["Öğretmensin.", ":quit"])
    #expect(try run(["status"]).output.contains("; 1 gün içinde 1 yanıt\n"))
    let mistakes = try run(["mistakes"]).output
    #expect(mistakes.contains("(1 yanıttan 1 yanlış)"))
    #expect(mistakes.contains("dilim practice --mistakes"))
  }

  /// The grader explains in the language of the interface, unless it answers a program.
  @Test func theGraderSpeaksTheLanguageOfTheInterface() throws {
    let words = ["grade", "--accept", "Okula gidiyorum.", "Okulda gidiyorum."]
    #expect(try run(words).output.contains("yönelme"))
    #expect(try run(words + ["--language", "en"]).output.contains("dative"))
    let answers = try learner.run(
      ["grade", "--json"],
      lines: [#"{"accept":["Okula gidiyorum."],"answer":"Okulda gidiyorum."}"#],
      with: ["DILIM_INTERFACE": "tr"]
    )
    #expect(answers.output.contains("dative"))
  }
}
