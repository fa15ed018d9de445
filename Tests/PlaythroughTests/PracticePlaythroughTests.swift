import TestSupport
import Testing

/// Gaps, orders and sentences to be said another way, as a learner reads them.
@Suite struct PracticePlaythroughTests {
  private func played(_ lines: String..., columns: Int = 80) throws -> Playthrough {
    var play = try Playthrough(SmallCourse.practice, columns: columns)
    for line in lines { play.type(line) }
    return play
  }

  @Test(arguments: ["ü", "-ü", "sütü", "bu sütü içiyorum"])
  func `a gap takes the ending, its word or the whole sentence`(answer: String) throws {
    let play = try played(answer)
    #expect(play.transcript.contains("+ Doğru! (correct)\n  Bu sütü içiyorum.\n"))
  }

  @Test func `a gap is shown with its letters, and its hints go by vowel harmony`() throws {
    let text = try played(":hint", ":hint", ":hint", "sütu").transcript
    #expect(text.contains("1/4  Fill the gap:\nBu süt____ içiyorum.\n  (gap: 1 letter)\n"))
    #expect(text.contains("Hint 1 of 3: it is one of -ı, -i, -u, -ü.\n"))
    #expect(text.contains("Hint 2 of 3: it is one of -i, -ü.\n"))
    #expect(text.contains("Hint 3 of 3: Bu sütü içiyorum.\n"))
    #expect(text.contains("After ü the ending is -ü.\n"))
    #expect(text.contains("It comes back at the end.\n"))
    #expect(text.contains("2/4  Fill the gap:\nTürk ____ içiyorum.\n  kahve (gap: 7/9 letters)\n"))
  }

  @Test func `a question particle in a gap comes among its four forms`() throws {
    let gap = "_ Bu süt[ü] içiyorum. {#sut}\nx sütu :: After ü the ending is -ü.\n"
    let lesson = SmallCourse.practice.replacing(gap, with: "_ Emre Türk [mü]? {#sut}\n")
    var play = try Playthrough(lesson)
    for _ in 1...3 { play.type(":hint") }
    #expect(play.transcript.contains("Hint 1 of 3: it is one of mı, mi, mu, mü.\n"))
    #expect(play.transcript.contains("Hint 2 of 3: it is one of mi, mü.\n"))
    #expect(play.transcript.contains("Hint 3 of 3: Emre Türk mü?\n"))
  }

  @Test func `a word in a gap comes letter by letter`() throws {
    let text = try played("ü", ":hint", ":hint", ":hint", "kahvesi").transcript
    #expect(text.contains("Hint 1 of 3: Türk k······ içiyorum.\n"))
    #expect(text.contains("Hint 2 of 3: Türk kah···· içiyorum.\n"))
    #expect(text.contains("Hint 3 of 3: Türk kahves· içiyorum.\n"))
    #expect(text.contains("  Türk kahvesi içiyorum.\n"))
  }

  /// The numbers of the pieces as the transcript shows them, in this order.
  private func numbers(of pieces: [String], in transcript: String) -> String {
    let lines = transcript.split(separator: "\n").map(String.init)
    return pieces.compactMap { piece in
      lines.first { $0.hasPrefix("  ") && $0.dropFirst(4) == piece }?.dropFirst(2).prefix(1)
    }
    .joined(separator: " ")
  }

  @Test func `pieces are put in order by numbers or by the sentence`() throws {
    var play = try played("ü", "kahvesi", "1 2 3")
    #expect(
      play.transcript.contains(
        "Give each number from 1 to 5 once, or write the sentence. Nothing was counted.\n"
      )
    )
    let pieces = ["pazar günleri", "Ayşe", "parkta", "kitap", "okuyor"]
    let answer = numbers(of: pieces, in: play.transcript)
    #expect(answer.count == 9 && answer != "1 2 3 4 5")
    play.type(answer)
    #expect(play.transcript.contains("  Pazar günleri Ayşe parkta kitap okuyor.\n"))
    play.type(":undo", "ayşe pazar günleri parkta kitap okuyor")
    #expect(play.transcript.contains("  Ayşe pazar günleri parkta kitap okuyor.\n"))
  }

  @Test func `a broken order fails, and the hints build the sentence`() throws {
    var play = try played("ü", "kahvesi", ":hint", ":hint", ":hint")
    #expect(play.transcript.contains("Hint 1 of 3: it begins with “Pazar günleri”.\n"))
    #expect(play.transcript.contains("it begins with “Pazar günleri” and ends with “okuyor.”."))
    #expect(play.transcript.contains("begins with “Pazar günleri Ayşe parkta” and ends with"))
    play.type("Pazar günleri kitap Ayşe parkta okuyor.")
    #expect(play.transcript.contains("A bare object stays with its verb.\n"))
  }

  @Test func `a piece that was shown last keeps no end sign within the sentence`() throws {
    var play = try played("ü", "kahvesi")
    let pieces = ["okuyor", "pazar günleri", "kitap", "Ayşe", "parkta"]
    play.type(numbers(of: pieces, in: play.transcript))
    let answer = play.transcript.split(separator: "\n").last { $0.contains("Yours:") } ?? ""
    #expect(answer.contains("kuyor") && !answer.contains("."), "\(answer)")
  }

  @Test func `the sentence itself is no other way to say it`() throws {
    var play = try played("ü", "kahvesi", "Ayşe pazar günleri parkta kitap okuyor.")
    #expect(
      play.transcript.contains("4/4  Rewrite it:\nAyşe öğretmen.\n  With: değil\n")
    )
    play.type("Ayşe öğretmen.")
    #expect(play.transcript.contains("Again (1 to go)  Rewrite it:\n"))
    play.type("Ayşe öğretmen değil.")
    #expect(play.transcript.contains("3 of 4 on the first try"))
  }

  @Test func `each item fits a narrow window`() throws {
    let play = try played("ü", "kahvesi", "Ayşe pazar günleri parkta kitap okuyor.", columns: 40)
    let lines = play.transcript.split(separator: "\n").filter { !$0.hasPrefix("> ") }
    let widest = lines.map(\.count).max() ?? 0
    #expect(widest <= 40)
    #expect(play.transcript.contains("Put in order (3 1 2 …, or the\nsentence):\n"))
  }
}
