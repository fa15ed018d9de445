import Foundation
import Testing

struct GradeTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func grade(
    _ lines: [String],
    with extra: [String: String] = [:]
  ) throws -> (replies: [[String: Any]], run: Run) {
    let run = try learner.run(["grade", "--json"], lines: lines, with: extra)
    let replies = try run.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return (replies, run)
  }

  private func request(_ accept: String, _ answer: String, id: String = "1") -> String {
    #"{"id": \#(id), "accept": ["\#(accept)"], "answer": "\#(answer)"}"#
  }

  @Test(arguments: [
    ("(Ben) öğretmenim.", "öğretmenim", Int32(0), "correct"),
    ("(Ben) öğretmenim.", "Ben ogretmenim", 0, "with a note"),
    ("(Ben) okula gidiyorum.", "Ben okulda gidiyorum", 1, "wrong"),
    ("Ankara'da", "Ankara'de", 1, "almost"),
  ])
  func `the exit status says whether the answer passes`(
    pattern: String,
    answer: String,
    code: Int32,
    mark: String
  ) throws {
    let run = try learner.run(["grade", "--accept", pattern, answer])
    #expect(run.code == code)
    #expect(run.output.contains(mark))
    #expect(run.errors == "")
    #expect(learner.files == [:])
  }

  @Test func `an empty line gets its reply in order`() throws {
    let good = #"{"id":1,"accept":["Merhaba."],"answer":"merhaba"}"#
    let run = try learner.run(["grade", "--json"], lines: [good, "", good])
    #expect(run.code == 3)
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(run.output.contains(#"{"error":"the line is empty","line":2}"#))
  }

  @Test func `any of several patterns may match`() throws {
    let patterns = ["grade", "--accept", "Evet.", "--accept", "Tabii."]
    #expect(try learner.run(patterns + ["tabii"]).code == 0)
    #expect(try learner.run(patterns + ["hayır"]).code == 1)
  }

  @Test func `an answer may begin with a dash after two dashes`() throws {
    #expect(try learner.run(["grade", "--accept", "-i", "--", "-i"]).code == 0)
  }

  @Test func `strict fails an answer that would get a note`() throws {
    let words = ["grade", "--accept", "Kuş uçuyor.", "Kus ucuyor"]
    #expect(try learner.run(words).code == 0)
    let strict = try learner.run(words + ["--strict"])
    #expect(strict.code == 1 && strict.output.contains("almost"))
  }

  @Test func `an item of the course is graded by its patterns, traps and options`() throws {
    func run(_ item: String, _ answer: String) throws -> Run {
      try learner.run(["grade", "--item", item, answer])
    }
    #expect(try run("a1-u1-writing#teacher", "Öğretmenim.").code == 0)
    let trap = try run("a1-u1-writing#teacher", "Ben öğretmen")
    #expect(trap.code == 1 && trap.output.contains("The ending -im says"))
    #expect(try run("a1-u1-reading#town", "Ankara").code == 0)
    #expect(try run("a1-u1-reading#town", "Bursa").code == 1)
    #expect(try run("a1-u1-listening#pleased", "memnun oldum").code == 0)
    #expect(try run("a1-u1-speaking#thanks", "teşekkür ederim").code == 0)
    let near = try run("a1-u1-writing#teachr", "x")
    #expect(near.code == 3 && near.errors.contains("Did you mean a1-u1-writing#teacher?"))
  }

  @Test(arguments: ["(", "[a", "{a / b", "[]", "a)"])
  func `a broken pattern is refused with its reason`(pattern: String) throws {
    let run = try learner.run(["grade", "--accept", pattern, "a"])
    #expect(run.code == 3 && run.output == "")
    #expect(run.errors.contains("pattern \(pattern)"))
  }

  @Test func `JSON Lines come back in order, the same each time`() throws {
    let lines = (0..<500).map { number in
      request("Evet.", ["evet", "hayır", "Evet!", "evett"][number % 4], id: "\(number)")
    }
    let (replies, run) = try grade(lines)
    #expect(run.code == 1 && run.errors == "")
    #expect(replies.map { $0["id"] as? Int } == Array(0..<500))
    #expect(try grade(lines).run.outputBytes == run.outputBytes)
  }

  @Test func `lines that come together get the replies of lines that come alone`() throws {
    let answers = ["Okula gidiyorum", "Okulda gidiyorum", "Ben okula gidiyorum.", "okula gidiyor"]
    let lines = (0..<300).map { number in
      number % 50 == 7
        ? "no JSON"
        : request("(Ben) okula gidiyorum.", answers[number % answers.count], id: "\(number)")
    }
    let together = try grade(lines)
    let alone = try stride(from: 0, to: lines.count, by: 15).flatMap { start in
      try learner.run(["grade", "--json"], lines: Array(lines[start..<start + 15])).lines
    }
    #expect(together.run.code == 3)
    #expect(together.replies.compactMap { $0["line"] as? Int } == [8, 58, 108, 158, 208, 258])
    for (number, line) in together.run.lines.enumerated() where number % 50 != 7 {
      #expect(line == alone[number])
      #expect(together.replies[number]["id"] as? Int == number)
    }
  }

  @Test func `a reply has its verdict, score, nearest answer and findings`() throws {
    let (replies, run) = try grade([request("(Ben) okula gidiyorum.", "okulda gidiyorum")])
    let reply = try #require(replies.first)
    #expect(run.code == 1)
    #expect(Set(reply.keys).isSuperset(of: ["id", "verdict", "score", "nearest", "findings"]))
    #expect(reply["verdict"] as? String == "wrong")
    #expect(reply["nearest"] as? String == "Okula gidiyorum.")
    let score = try #require(reply["score"] as? Double)
    #expect(score > 0.5 && score < 1)
    let finding = try #require((reply["findings"] as? [[String: Any]])?.first)
    #expect(
      finding["category"] as? String == "case" || finding["category"] as? String == "wrong_word"
    )
    #expect((finding["expected"] as? String)?.lowercased() == "okula")
    #expect(finding["found"] as? String == "okulda")
    #expect((finding["message"] as? String)?.contains("okulda") == true)
  }

  @Test func `a finding names the suffixes that differ and takes the words apart`() throws {
    let (replies, _) = try grade([request("Okula gidiyorum.", "Okulda gidiyorum")])
    let finding = try #require((replies.first?["findings"] as? [[String: Any]])?.first)
    #expect(finding["category"] as? String == "case")
    let features = finding["features"] as? [String: [String]]
    #expect(features == ["expected": ["dative"], "found": ["locative"]])
    let parts = finding["taken_apart"] as? [String: String]
    #expect(parts?["expected"]?.lowercased() == "okul-a")
    #expect(parts?["found"]?.lowercased() == "okul-da")
  }

  @Test func `findings are explained in Turkish where asked`() throws {
    let line = request("Yorgunum.", "Yorgunım")
    let run = try learner.run(["grade", "--json", "--language", "tr"], lines: [line])
    #expect(run.code == 1 && run.output.contains("Ünlü uyumu: u ünlüsünden sonra"))
    let one = try learner.run(
      ["grade", "--language=tr", "--accept", "Yorgunum.", "Yorgunım"]
    )
    #expect(one.code == 1 && one.output.contains("Ünlü uyumu"))
    let bad = try learner.run(["grade", "--json", "--language", "de"], lines: [line])
    #expect(bad.code == 2 && bad.errors.contains("expected en or tr"))
  }

  @Test func `an invalid line gets an error in order and the rest is graded`() throws {
    let good = request("Evet.", "evet")
    let bad = [
      "not json", "[1]", "3", #"{"id": 1}"#, #"{"accept": ["a"]}"#, #"{"answer": "a"}"#,
      #"{"accept": "a", "answer": "a"}"#, #"{"accept": [], "answer": "a"}"#,
      #"{"accept": ["("], "answer": "a"}"#, #"{"accept": ["a"], "item": "b", "answer": "a"}"#,
      #"{"item": "a1-u1-writing#none", "answer": "a"}"#, #"{"item": "x", "answer": "a"}"#,
      #"{"accept": ["a"], "answer": 3}"#, #"{"accept": ["a"], "answer": null}"#, "{", "\u{0}",
      String(repeating: "[", count: 200_000), #"{"id":"# + String(repeating: "[", count: 9_000),
    ]
    let (replies, run) = try grade(bad.flatMap { [good, $0] })
    #expect(run.code == 3 && run.errors == "")
    #expect(replies.count == bad.count * 2)
    for (index, reply) in replies.enumerated() {
      if index.isMultiple(of: 2) {
        #expect(reply["verdict"] as? String == "correct")
      } else {
        #expect(reply["line"] as? Int == index + 1)
        #expect((reply["error"] as? String)?.isEmpty == false, "\(bad[index / 2])")
      }
    }
  }

  @Test func `a line that is not UTF-8 is refused by its number`() throws {
    let good = Array((request("Evet.", "evet") + "\n").utf8)
    let bytes = good + [0x7B, 0xFF, 0xFE, 0x7D, 0x0A] + good
    let run = try learner.run(Learner.program, ["grade", "--json"], input: bytes)
    #expect(run.code == 3 && run.errors == "")
    #expect(run.lines.count == 3)
    #expect(run.lines[1].contains(#""line":2"#) && run.lines[1].contains("UTF-8"))
  }

  @Test(arguments: [
    "1", "0", "-7", "9007199254740993", "18446744073709551615", "1.5", "\"a1\"", "\"\"", "true",
    "null", "[1,\"b\",null]", #"{"camelCase":{"snake_case":[]}}"#, #""Iğdır \"x\" \\ \n""#,
  ])
  func `an id of any kind is returned unchanged`(id: String) throws {
    let run = try learner.run(["grade", "--json"], lines: [request("Evet.", "evet", id: id)])
    #expect(run.code == 0)
    #expect(run.output.contains(#""id":\#(id),"#), "\(run.output)")
  }

  @Test func `a request without an id gets a reply without one`() throws {
    let (replies, run) = try grade([#"{"accept": ["Evet."], "answer": "evet"}"#])
    #expect(run.code == 0 && replies.first?.keys.contains("id") == false)
  }

  @Test func `Windows line ends, a byte order mark and a missing last line end are accepted`()
    throws
  {
    let line = request("Evet.", "evet")
    let run = try learner.run(["grade", "--json"], input: "\u{FEFF}\(line)\r\n\(line)")
    #expect(run.code == 0 && run.lines.count == 2)
  }

  @Test func `composed and decomposed letters get the same verdict`() throws {
    let pattern = "Şu öğrenci üç gün sonra İzmir'e gidiyor, çünkü ığdır."
    let composed = pattern.precomposedStringWithCanonicalMapping
    let (replies, run) = try grade([
      request(pattern, composed), request(pattern, composed.decomposedStringWithCanonicalMapping),
    ])
    #expect(run.code == 0)
    #expect(replies.map { $0["verdict"] as? String } == ["correct", "correct"])
  }

  @Test func `dotted and dotless i are different letters`() throws {
    let answers = ["ISPARTA", "Isparta", "ısparta", "isparta", "Izmir", "izmir", "İZMİR", "İzmir"]
    let (replies, _) = try grade(
      answers.prefix(4).map { request("Isparta", $0) }
        + answers.dropFirst(4).map { request("İzmir", $0) }
    )
    #expect(
      replies.map { $0["verdict"] as? String } == [
        "correct", "correct", "correct", "correct_with_note",
        "correct_with_note", "correct", "correct", "correct",
      ]
    )
  }

  @Test(arguments: ["C", "tr_TR.UTF-8", "POSIX", "nonsense"])
  func `the system locale changes nothing`(language: String) throws {
    let lines = [
      request("Isparta", "ISPARTA"), request("İzmir", "izmir"), request("Ilık", "ilik"),
      request("(Ben) kitabı okuyorum.", "kitabi okuyorum"),
    ]
    let plain = try grade(lines).run
    let other = try grade(lines, with: ["LANG": language, "LC_ALL": language]).run
    #expect(other.outputBytes == plain.outputBytes && other.code == plain.code)
  }

  @Test func `a stream of any length takes no more memory`() throws {
    #if DEBUG
      let count = 20_000
    #else
      let count = 200_000
    #endif
    let line = request("(Ben) {bugün / okula} gidiyorum.", "Bugün okula gidiyorum") + "\n"
    let run = try learner.run(["grade", "--json"], input: String(repeating: line, count: count))
    #expect(run.code == 0)
    #expect(run.outputBytes.count { $0 == 0x0A } == count)
    #if os(Linux)
      let peak = try #require(run.peakBytes)
      #expect(peak > 1_000_000 && peak < 40_000_000)
    #endif
  }

  @Test func `a closed output pipe ends the stream quietly`() throws {
    let requests = try learner.write(
      String(repeating: request("Evet.", "evet") + "\n", count: 5_000),
      to: "requests"
    )
    let run = try learner.shell("{ $DILIM grade --json < \(requests); echo $? >&2; } | head -1")
    #expect(run.lines.count == 1)
    #expect(run.errors == "0\n")
  }

  @Test(arguments: ["grade --json", "status", "help", "export", "paths"])
  func `a full disk is a failure with a message`(command: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let line = request("Evet.", "evet")
    let run = try learner.shell("echo '\(line)' | $DILIM \(command) > /dev/full")
    #expect(run.code == 3)
    #expect(run.errors.contains("No space left"))
  }
}
