import Foundation
import NetworkTestSupport
import Testing

/// Escape sequences from outside never steer the terminal.
struct EscapeTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let escapes = [
    "\u{1B}[31mred", "\u{1B}]0;title\u{07}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{9B}2J", "\u{1B}c",
    "\u{1B}P+q\u{1B}\\", "a\u{08}b\u{7F}c\u{0D}d", "\u{202E}txet",
  ]
  private static let controls = Set(
    ((0..<0x20).map { $0 } + (0x7F..<0xA0).map { $0 } + [0x202E])
      .compactMap { Unicode.Scalar($0) }
  ).subtracting(["\n"])

  private func expectCalm(_ run: Run) {
    let found = run.all.unicodeScalars.filter(Self.controls.contains)
    #expect(found.isEmpty, "\(run.all.debugDescription)")
    guard let object = try? run.object() else { return }
    // A script may print decoded JSON.
    let texts = [object["explanation"], (object["error"] as? [String: Any])?["message"]]
    for text in texts.compactMap({ $0 as? String }) {
      #expect(
        !text.unicodeScalars.contains(where: Self.controls.contains),
        "\(text.debugDescription)"
      )
    }
  }

  /// Returns the text of a JSON string inside another JSON string, with all backslashes it needs.
  private static func quoted(_ text: String) throws -> String {
    String(String(decoding: try JSONEncoder().encode(text), as: UTF8.self).dropFirst().dropLast())
  }

  @Test(arguments: escapes)
  func `no escape sequence of an explanation reaches the terminal`(_ escape: String) throws {
    let text = "The last vowel of öğretmen is e, \(escape) so the ending is -im: öğretmen-im."
    let reply = try ModelServer.explanation(text)
    // As a JSON escape in the reply, and raw in the text of the event.
    let raw = reply.replacingOccurrences(of: try Self.quoted(escape), with: escape)
    for reply in [reply, raw] {
      let model = try ModelServer(try ModelServer.stream(reply))
      for options in [[], ["--json"]] {
        let other = try Learner()
        expectCalm(try other.explain(options, with: model.environment))
      }
      #expect(model.requests.count == 2)
    }
  }

  @Test(arguments: escapes)
  func `nor any of an error message or the name of a model`(_ escape: String) throws {
    let complaint = ModelServer.refusal(400, "No: \(try Self.quoted(escape))!")
    let list = ModelServer.models([try Self.quoted("gemma-3\(escape)"), "gemma-3-4b"])
    let missing = ModelServer.refusal(404, "no such model", code: "model_not_found")
    let bare = Step.response(500, ["retry-after-ms: 1"], escape)
    for steps in [complaint, missing, bare] {
      let model = try ModelServer.answering({ $0.target.hasSuffix("/models") ? list : steps })
      var environment = model.environment
      environment["DILIM_MODEL"] = "gemma-3"
      for options in [[], ["--json"]] {
        let run = try learner.explain(options, with: environment)
        #expect(run.code == 4)
        expectCalm(run)
      }
      expectCalm(try learner.run(["doctor"], with: environment))
    }
  }

  @Test(arguments: escapes.filter { !$0.contains("\r") })
  func `nor any of a header`(_ escape: String) throws {
    let headers = ["Location: http://127.0.0.1:9/\(escape)", "Content-Type: \(escape)"]
    let model = try ModelServer(Step.response(302, headers, ""))
    for options in [[], ["--json"]] {
      let run = try learner.explain(options, with: model.environment)
      #expect(run.code == 4)
      expectCalm(run)
    }
  }

  @Test(arguments: escapes)
  func `nor any of an imported record`(_ escape: String) throws {
    let model = try ModelServer.good()
    try learner.answerWrong(1)
    _ = try learner.run(["feedback", "--add"], with: model.environment)
    _ = try learner.run(["feedback", "--send"], with: model.environment)
    let export = try learner.run(["export"]).output
    for text in ["The last vowel", "Evdeyim.", "at home", "Ben öğretmenım"] {
      let hostile = export.replacing(text, with: "\(text) \(try Self.quoted(escape))")
      #expect(hostile != export)
      let other = try Learner()
      _ = try other.run(["import"], input: hostile)
      for words in [["feedback"], ["mistakes", "harmony"], ["mistakes", "a1-u1-writing#teacher"]] {
        expectCalm(try other.run(words))
      }
    }
  }

  @Test(arguments: escapes)
  func `nor any of the answer or the address`(_ escape: String) throws {
    let words = ["explain", "--accept", "(Ben) öğretmenim.", "Ben \(escape) öğretmenım"]
    expectCalm(try learner.run(words))
    expectCalm(try learner.explain(with: ["DILIM_BASE_URL": "http://\(escape)/v1"]))
    expectCalm(try learner.explain(["--level", escape]))
  }
}
