import Foundation
import Testing

struct InflectTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func replies(_ lines: [String]) throws -> (replies: [[String: Any]], run: Run) {
    let run = try learner.run(["inflect", "--json"], lines: lines)
    let replies = try run.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return (replies, run)
  }

  @Test(arguments: [
    (["ev", "N;ABL;PL;PSS1P"], "evlerimizden\n"),
    (["masa", "pos=N,case=ESS,num=PL"], "masalarda\n"),
    (["gelmek", "V;IND;2;SG;PRS;POS;INTR"], "gelir misin?\n"),
    (["koyun", "N;NOM;SG;PSS1S"], "koyunum\nkoynum\n"),
    (["kitap", "N;ACC;SG", "--syllables"], "ki-ta-bı\n"),
    (["cep telefonu", "N;LOC;SG", "--json"], #"{"forms":["cep telefonunda"]}"# + "\n"),
  ])
  func `features ask for one form`(words: [String], output: String) throws {
    let run = try learner.run(["inflect"] + words)
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output == output)
    #expect(learner.files == [:])
  }

  @Test func `a noun has its cases and possessives, with what is irregular in it`() throws {
    let run = try learner.run(["inflect", "ağız"])
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output.hasPrefix(
        """
        ağız (noun)
          ! The last vowel drops before a vowel: ağzı.

        Cases
                      one      several
          subject     ağız     ağızlar
          object      ağzı     ağızları
          to          ağza     ağızlara
          in, at, on  ağızda   ağızlarda
          from        ağızdan  ağızlardan
          of          ağzın    ağızların
          with, by    ağızla   ağızlarla

        With “my”

        """
      ),
      "\(run.output)"
    )
    #expect(run.output.contains("ağzımızda") && run.output.contains("ağız değildim"))
  }

  @Test func `a verb has its tenses, persons and polarity, and questions if asked for`() throws {
    let plain = try learner.run(["inflect", "gitmek"]).output
    for form in ["gidiyorum", "gitmezsin", "gittik", "gidebilirim", "gidemem", "giderken"] {
      #expect(plain.contains(form), "\(form)")
    }
    #expect(plain.contains("t softens to d before a vowel: gidiyor."))
    #expect(!plain.contains("gidiyor muyum"))
    let asked = try learner.run(["inflect", "--questions", "gitmek"]).output
    #expect(asked.contains("gidiyor muyum") && asked.contains("gitmedik mi"))
  }

  @Test(arguments: [
    ("ekmek", [], "(noun)"), ("ekmek", ["V"], "(verb)"), ("güzel", ["ADJ"], "(adjective)"),
    ("zıplarlamak", [], "Not in Dilim's word list"),
  ])
  func `the part of speech may be given`(word: String, kind: [String], text: String) throws {
    let run = try learner.run(["inflect", word] + kind)
    #expect(run.code == 0 && run.output.contains(text))
  }

  @Test(arguments: [24, 40, 80, 200])
  func `tables keep within the columns of the terminal`(columns: Int) throws {
    for words in [["kitap"], ["--questions", "çalıştırmak"], ["ADJ"]] {
      let run = try learner.run(["inflect"] + words, with: ["COLUMNS": "\(columns)"])
      #expect(run.lines.allSatisfy { $0.count <= min(columns, 80) }, "\(run.output)")
    }
  }

  @Test func `tables come as JSON too`() throws {
    let run = try learner.run(["inflect", "kitap", "--json"])
    let data = Data(run.output.utf8)
    let reply = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(reply["lemma"] as? String == "kitap" && reply["part_of_speech"] as? String == "noun")
    #expect(reply["guess"] as? Bool == false)
    let table = try #require((reply["tables"] as? [[String: Any]])?.first)
    let row = try #require((table["rows"] as? [[String: Any]])?[1])
    let cell = try #require((row["cells"] as? [[String: Any]])?.first)
    #expect(cell["features"] as? String == "N;ACC;SG" && cell["forms"] as? [String] == ["kitabı"])
  }

  @Test func `JSON Lines get replies in order, with their ids`() throws {
    let (replies, run) = try replies([
      #"{"lemma": "abacı", "features": "N;ABL;PL;PSS1P"}"#,
      #"{"id": [1], "lemma": "öpmek", "features": "V;PROG;DECL;IRR;PL;3;NEG;FUT"}"#,
    ])
    #expect(run.code == 0 && run.errors == "")
    #expect(run.lines.first == #"{"forms":["abacılarımızdan"]}"#)
    #expect(replies[1]["forms"] as? [String] == ["öpüyor olmayacaklarmış"])
    #expect(replies[1]["id"] as? [Int] == [1])
  }

  @Test func `an invalid line gets an error in order and the rest is inflected`() throws {
    let good = #"{"lemma": "ev", "features": "N;PL"}"#
    let bad = [
      "not json", "", "3", "{}", #"{"lemma": "ev"}"#, #"{"features": "N;PL"}"#,
      #"{"lemma": 3, "features": "N"}"#, #"{"lemma": "", "features": "N;PL"}"#,
      #"{"lemma": "ev", "features": ""}"#, #"{"lemma": "ev", "features": "N;FOO"}"#,
      #"{"lemma": "ev", "features": "N;SG;PL"}"#, #"{"lemma": "ev", "features": "V;NFIN"}"#,
      #"{"lemma": "ev", "features": "N;FUT"}"#, #"{"lemma": "🙂", "features": "N;PL"}"#,
      String(repeating: "[", count: 100_000),
    ]
    let (replies, run) = try replies(bad.flatMap { [good, $0] })
    #expect(run.code == 3 && run.errors == "")
    #expect(replies.count == bad.count * 2)
    for (index, reply) in replies.enumerated() {
      if index.isMultiple(of: 2) {
        #expect(reply["forms"] as? [String] == ["evler"])
      } else {
        #expect(reply["line"] as? Int == index + 1)
        #expect((reply["error"] as? String)?.isEmpty == false, "\(bad[index / 2])")
      }
    }
  }

  @Test func `any text is inflected or refused`() throws {
    let texts = [
      "a", "İ", "ıI", "é", "e\u{301}v", "\u{202E}ev", "ev\\u0000", "日本", "mak", "amak", "a-b-c",
      "1923", "3'üncü", "TBMM", String(repeating: "ev", count: 20_000), "ev ", " ev", "''",
    ]
    let lines = texts.flatMap { text in
      ["N;ACC;PL;PSS1S", "V;PROG;IND;SG;1;NEG;PRS"].map {
        #"{"lemma": "\#(text)", "features": "\#($0)"}"#
      }
    }
    let (replies, run) = try replies(lines)
    #expect([0, 3].contains(run.code) && replies.count == lines.count)
  }

  @Test(arguments: [
    ([], Int32(2), "A word is missing"), (["--json", "a", "b", "c"], 2, "one argument too many"),
    (["gel", "V"], 3, "-mak or -mek"), (["ev", "N;FOO"], 3, "“FOO” is unknown"),
    (["--", "-"], 3, "no word that can be inflected"),
  ])
  func `wrong use says what was expected`(words: [String], code: Int32, text: String) throws {
    let run = try learner.run(["inflect"] + words)
    #expect(run.code == code && run.output == "")
    #expect(run.errors.contains(text), "\(run.errors)")
  }
}
