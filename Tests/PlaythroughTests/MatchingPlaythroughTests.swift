import TestSupport
import Testing

/// Pairs to be matched and words to be sorted, as a learner sees them.
@Suite struct MatchingPlaythroughTests {
  private func played(_ lines: String..., columns: Int = 80) throws -> Playthrough {
    var play = try Playthrough(SmallCourse.matching, columns: columns)
    for line in lines { play.type(line) }
    return play
  }

  private static let pairs = [
    ("Babam et yer ama", "balık yemez."), ("Akşamları müzik", "dinleriz."),
    ("Kışın dağda kayak", "yaparım."), ("Kahveyi şekersiz", "içer misiniz?"),
  ]

  /// The sign with which a text is shown.
  private func sign(of text: String, in transcript: String) -> String {
    let line = transcript.split(separator: "\n").last { $0.dropFirst(4) == text }
    return String(line?.dropFirst(2).prefix(1) ?? "")
  }

  private func answer(in transcript: String, swappingLast: Bool = false) -> String {
    var letters = Self.pairs.map { sign(of: $0.1, in: transcript) }
    if swappingLast { letters.swapAt(2, 3) }
    return zip(Self.pairs, letters).map { sign(of: $0.0, in: transcript) + $1 }
      .joined(separator: " ")
  }

  @Test func `numbers stand above letters, and the right letters pass`() throws {
    var play = try played()
    #expect(
      play.transcript.contains(
        "1/2  Match the beginnings and the ends. (1c 2a …)\n  1 Babam et yer ama\n  2 Akşamları müzik\n"
      )
    )
    let answer = answer(in: play.transcript)
    #expect(answer.count == 11 && answer != "1a 2b 3c 4d", "\(answer)")
    play.type(answer)
    #expect(play.transcript.contains("+ Doğru! (correct)\n  ! Four habits.\n"))
    play.type(":undo", answer.filter { $0 != " " }.uppercased())
    #expect(play.transcript.contains("+ Doğru! (correct)\n"))
    play.type(":undo", answer.filter(\.isLetter))
    #expect(play.transcript.contains("2/2  -lar or -ler? (1c 2a …)\n"))
  }

  @Test func `each wrong pair is shown, and the item comes back`() throws {
    var play = try played()
    play.type(answer(in: play.transcript, swappingLast: true))
    #expect(play.transcript.contains("  - Kışın dağda kayak: “yaparım.”, not “içer misiniz?”\n"))
    #expect(play.transcript.contains("  - Kahveyi şekersiz: “içer misiniz?”, not “yaparım.”\n"))
    #expect(!play.transcript.contains("  - Babam"))
    #expect(play.transcript.contains("It comes back at the end.\n"))
  }

  @Test(arguments: ["1a 2b", "1a 1b 3c 4d", "1a 2b 3c 4e", "balık", "1 2 3 4"])
  func `what gives not each number a letter is not counted`(answer: String) throws {
    let play = try played(answer)
    #expect(
      play.transcript.contains(
        "Give each number from 1 to 4 a letter, as in 1c 2a. Nothing was counted.\n"
      )
    )
    #expect(!play.transcript.contains("Yanlış"))
  }

  @Test func `each hint gives a pair more, and what is not known is shown`() throws {
    var play = try played()
    let pairs = answer(in: play.transcript).split(separator: " ")
    play.type(":hint", ":hint", ":hint", "bilmiyorum")
    #expect(play.transcript.contains("Hint 1 of 3: \(pairs[0])\n"))
    #expect(play.transcript.contains("Hint 3 of 3: \(pairs[..<3].joined(separator: " "))\n"))
    #expect(
      play.transcript.contains(
        "  Babam et yer ama – balık yemez. / Akşamları müzik – dinleriz. / Kışın dağda\n"
      )
    )
  }

  @Test func `words are sorted into classes that several share`() throws {
    var play = try played()
    play.type(answer(in: play.transcript))
    let words = ["at", "okul", "kapı", "ev", "göz", "şehir", "gün"]
    let shown = play.transcript
    #expect(shown.contains("  a -lar\n  b -ler\n"))
    let answer = words.map { sign(of: $0, in: shown) + (["at", "kapı"].contains($0) ? "a" : "b") }
    play.type(answer.joined(separator: ", "))
    #expect(play.transcript.contains("  - okul: “-lar”, not “-ler”\n"))
  }

  @Test func `a low window has the texts in two columns`() throws {
    let play = try Playthrough(SmallCourse.matching, columns: 40, rows: 10, byLine: false)
    let rows = play.transcript.split(separator: "\n").map(String.init)
    #expect(rows.count { $0.contains(#/^  [1-4] \S.*  [a-d] \S/#) } == 4, "\(rows)")
    // The letters are below each other.
    let places = rows.compactMap { row in
      row.firstMatch(of: #/  [a-d] /#).map { row.distance(from: row.startIndex, to: $0.startIndex) }
    }
    #expect(places.count == 4 && Set(places).count == 1, "\(rows)")
  }

  @Test func `a low and narrow window keeps one text a line`() throws {
    let play = try Playthrough(SmallCourse.matching, columns: 36, rows: 10, byLine: false)
    #expect(
      play.transcript.contains("  3 Kışın dağda kayak\n  4 Kahveyi şekersiz\n  a balık yemez.\n")
    )
  }
}
