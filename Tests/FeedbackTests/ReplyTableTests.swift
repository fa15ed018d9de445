import Curriculum
import Feedback
import Foundation
import RandomTestSupport
import Scoring
import Testing

/// The replies of `Fixtures/replies.txt` and `more-replies.txt`, judged whole and cut at each byte.
@Suite(.seeded) struct ReplyTableTests {
  struct Entry: Sendable, CustomTestStringConvertible {
    var isRight: Bool
    var question: String
    var name: String
    var reply: String

    var testDescription: String { "\(question): \(name)" }
  }

  static let blocks: [(head: String, lines: [String])] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return ["replies", "more-replies"].flatMap { name in
      let path = folder.appending(path: "Fixtures/\(name).txt")
      let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
      return text.components(separatedBy: "\n== ").dropFirst().map { block in
        var lines = block.components(separatedBy: "\n")
        let head = lines.removeFirst()
        while lines.last == "" { lines.removeLast() }
        return (head, lines)
      }
    }
  }()

  static let entries: [Entry] = blocks.compactMap { head, lines in
    let fields = head.components(separatedBy: " | ")
    guard fields.count == 3 else { return nil }
    return Entry(
      isRight: fields[0] == "right",
      question: fields[1],
      name: fields[2],
      reply: lines.joined(separator: "\n")
    )
  }

  static func request(_ name: String) throws -> ExplanationRequest {
    let block = try #require(blocks.first { $0.head == "question \(name)" })
    func values(_ key: String) -> [String] {
      block.lines.filter { $0.hasPrefix("\(key): ") }.map { String($0.dropFirst(key.count + 2)) }
    }
    return try Question.request(
      values("accept"),
      english: values("english").first,
      answer: try #require(values("answer").first),
      language: try #require(TeachingLanguage(code: values("language").first ?? "en"))
    )
  }

  /// The text that would be shown; nil if there is none.
  static func shown(_ reply: String, to request: ExplanationRequest) -> String? {
    let replyGuard = ReplyGuard(request)
    switch ParsedReply(reply) {
    case .fields(let fields):
      return replyGuard.objections(to: fields).isEmpty ? fields.explanation : nil
    case .text(let text):
      return replyGuard.objections(toText: text).isEmpty ? text : nil
    case .unreadable: return nil
    }
  }

  @Test func `the table has as many rows as it says`() {
    #expect(Self.entries.count >= 200)
    #expect(Self.entries.count { $0.isRight } >= 90)
  }

  @Test(arguments: entries)
  func `a right reply is shown and a wrong one is not`(entry: Entry) throws {
    let shown = Self.shown(entry.reply, to: try Self.request(entry.question))
    #expect((shown != nil) == entry.isRight)
    #expect(shown?.contains("{") != true)
  }

  /// Wherever a reply breaks off, only an explanation that is complete by then may be shown.
  @Test(arguments: [
    "the whole schema", "single quotes and words of Python", "disagrees",
    "agrees and contradicts in its text", "another form in the text alone", "two replies",
    "another language after a sentence", "plain text that compares",
  ])
  func `of a cut reply no wrong word is shown`(name: String) throws {
    let entry = try #require(Self.entries.first { $0.name == name })
    let request = try Self.request(entry.question)
    let bytes = Array(entry.reply.utf8)
    let whole = Self.shown(entry.reply, to: request)
    for end in 0..<bytes.count {
      let cut = String(decoding: bytes[..<end], as: UTF8.self)
      guard let shown = Self.shown(cut, to: request) else { continue }
      let isWholeSentence = ".!?…”\"".contains(try #require(shown.last))
      #expect(isWholeSentence, "cut at \(end): \(shown)")
      #expect(!shown.contains("okuldan") && !shown.contains("wrong"), "cut at \(end): \(shown)")
      if let whole { #expect(whole.hasPrefix(shown), "cut at \(end): \(shown)") }
    }
  }

  @Test func `hostile objects never trap and never show their markup`() throws {
    let request = try Self.request("school")
    var random = TestRandom(7)
    let pieces = [
      "{", "}", "[", "]", "\"", "'", "\\", "\\u", "d83c", "explanation", "verdict_agrees", ":", ",",
      " ", "true", "okula", "ç", "\n", "```",
    ]
    for _ in 0..<5_000 {
      var text = "{\"explanation\": \"Okula is the dative"
      for _ in 0..<4 { text += random.text(of: pieces) }
      if let shown = Self.shown(text, to: request) {
        #expect(!shown.contains("{") && !shown.contains("\":"), "seed 7: \(text)")
      }
    }
    let deep = String(repeating: "{\"a\":[", count: 100_000)
    #expect(Self.shown(deep, to: request) == nil)
  }
}
