import Foundation
import Testing

struct AnalyzeTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func analyses(_ words: [String], lines: [String] = []) throws -> [[String: Any]] {
    let run = try learner.run(["analyze", "--json"] + words, lines: lines)
    #expect(run.code == 0 && run.errors == "")
    return try run.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test(arguments: [
    ("evlerimizden", "ev-ler-imiz-den  ", "PL-our-ABL"), ("okuluma", "okul-um-a", "school-my-DAT"),
    ("kitabımı", "kitab-ım-ı", "kitap-my-ACC"),
    ("gelmem", "gel-me-m", "gelmek-not.AOR-I"), ("Ankara'dan", "Ankara-dan", "Ankara-ABL"),
    ("ZÜBÜKLERE", "ZÜBÜK-LER-E", "PL-DAT"),
  ])
  func `a word is taken apart and glossed`(word: String, parts: String, gloss: String) throws {
    let run = try learner.run(["analyze", word])
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.hasPrefix(word + "\n"))
    #expect(run.output.contains(parts) && run.output.contains(gloss), "\(run.output)")
    #expect(learner.files == [:])
  }

  @Test func `each reading of a word has its line`() throws {
    let run = try learner.run(["analyze", "evleri"])
    for gloss in ["-PL-ACC", "-PL-his/her/its", "-their"] {
      #expect(run.lines.contains { $0.contains(gloss) }, "\(gloss): \(run.output)")
    }
    #expect(run.output.contains("PL = several"))
  }

  @Test func `a guessed stem is marked as such`() throws {
    let run = try learner.run(["analyze", "fırdılaklardan", "evden"])
    #expect(run.output.contains("stem guessed"))
    let known = run.lines.filter { $0.contains("ev-den") }
    #expect(!known.isEmpty && known.allSatisfy { !$0.contains("guessed") })
  }

  @Test func `words are read from standard input, line by line`() throws {
    let lines = ["“Okula”, dedi:", "", "... !", "geliyorum."]
    let words = try analyses([], lines: lines).compactMap { $0["word"] as? String }
    #expect(words == ["Okula", "dedi", "geliyorum"])
  }

  @Test func `a reading has its lemma, parts, suffixes and features`() throws {
    let analysis = try #require(try analyses(["okuluma"]).first)
    let reading = try #require((analysis["readings"] as? [[String: Any]])?.first)
    #expect(reading["lemma"] as? String == "okul" && reading["meaning"] as? String == "school")
    #expect(reading["part_of_speech"] as? String == "noun" && reading["guess"] as? Bool == false)
    #expect(reading["parts"] as? [String] == ["okul", "um", "a"])
    #expect(reading["suffixes"] as? [String] == ["possessive1s", "dative"])
    #expect(reading["features"] as? String == "N;DAT;SG;PSS1S")
  }

  @Test func `the parts of every reading join to the word`() throws {
    let text = "Kâğıtlarımızdakilerden Türkiye'ye gidemeyeceğini söylüyormuşsun şeyi İSTANBUL'DA"
    for analysis in try analyses([], lines: [text]) {
      let word = try #require(analysis["word"] as? String).replacing("'", with: "")
      for reading in try #require(analysis["readings"] as? [[String: Any]]) {
        #expect((reading["parts"] as? [String])?.joined() == word)
      }
    }
  }

  @Test func `words are analysed without a course too`() throws {
    let run = try learner.run(["analyze", "okuluma", "--content", "\(learner.home)/none"])
    #expect(run.code == 0 && run.output.contains("okul-my-DAT"))
  }

  @Test(arguments: ["🙂", "-", "'", "\u{1B}[31m"])
  func `text without letters is refused or harmless`(word: String) throws {
    let run = try learner.run(["analyze", "--", word])
    #expect([0, 3].contains(run.code) && !run.output.contains("\u{1B}"))
  }

  @Test func `invalid UTF-8 is reported and the rest is read`() throws {
    let bytes = Array("evde\n".utf8) + [0xFF, 0x0A] + Array("evden\n".utf8)
    let run = try learner.run(Learner.program, ["analyze", "--json"], input: bytes)
    #expect(run.code == 3 && run.lines.count == 3)
    #expect(run.lines[1] == #"{"error":"the line is not UTF-8","line":2}"#)
  }
}
