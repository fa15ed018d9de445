import Feedback
import Foundation
import Scoring
import Testing

@Suite struct ReplyTests {
  @Test func `a reply is read from the JSON of the schema and written as such`() throws {
    let json = """
      {"verdict_agrees": true, "edits": [{"id": 1, "category": "mi_particle", "rule": "r"},
      {"id": 2, "category": "register", "rule": ""}], "corrected": "c",
      "example": {"tr": "t", "gloss": "g"}, "hint": null, "confidence": "low", "explanation": "e"}
      """
    let reply = try JSONDecoder().decode(ExplanationReply.self, from: Data(json.utf8))
    #expect(reply.edits.map(\.category) == [.finding(.miParticle), .register])
    #expect(reply.hint == nil)
    #expect(reply.confidence == .low)
    #expect(reply.example.turkish == "t")
    let again = try JSONDecoder().decode(
      ExplanationReply.self,
      from: Data(reply.value.json.utf8)
    )
    #expect(again == reply)
    let encoded = try JSONEncoder().encode(reply)
    #expect(try JSONDecoder().decode(ExplanationReply.self, from: encoded) == reply)
  }

  static let unreadable = [
    #"{"verdict_agrees": true}"#,
    #"{"verdict_agrees": "yes", "edits": [], "corrected": "", "example": {"tr": "", "gloss": ""}, "hint": null, "confidence": "low", "explanation": ""}"#,
    #"{"verdict_agrees": true, "edits": [{"id": 1, "category": "grammar", "rule": ""}], "corrected": "", "example": {"tr": "", "gloss": ""}, "hint": null, "confidence": "low", "explanation": ""}"#,
    #"{"verdict_agrees": true, "edits": [], "corrected": "", "example": {"tr": "", "gloss": ""}, "hint": null, "confidence": "sure", "explanation": ""}"#,
  ]

  @Test(arguments: unreadable)
  func `what is not of the schema is refused`(json: String) {
    #expect(throws: DecodingError.self) {
      _ = try JSONDecoder().decode(ExplanationReply.self, from: Data(json.utf8))
    }
  }

  // Streaming.

  static let streamed = ExplanationReply(
    verdictAgrees: true,
    edits: [.init(id: 1, category: .finding(.case), rule: "the \"explanation\": {\\}")],
    corrected: "Okula gidiyorum.",
    example: ExampleReply(turkish: "Ali eve gidiyor.", gloss: "explanation"),
    hint: "Where to?",
    confidence: .high,
    explanation: "You wrote “okul-da”,\n\"at\tschool\"; \\ çğıİöşü 🎉."
  )

  @Test func `the text comes out piece by piece, wherever the pieces are cut`() throws {
    let json = Self.streamed.value.json
    let escaped = try String(
      decoding: JSONEncoder().encode(Self.streamed.explanation),
      as: UTF8.self
    )
    let unicode = json.replacing("🎉", with: #"\ud83c\udf89"#).replacing("ç", with: #"\u00e7"#)
      .replacing("\n", with: "\\n")
    for text in [json, "```json\n" + json + "\n```", unicode] {
      #expect(!escaped.isEmpty)
      let characters = Array(text)
      for size in [1, 2, 3, 7, 50, characters.count] {
        var stream = ReplyStream()
        var shown = ""
        for start in stride(from: 0, to: characters.count, by: size) {
          let piece = String(characters[start..<min(start + size, characters.count)])
          let next = stream.append(piece)
          if !next.isEmpty { #expect(stream.head != nil) }
          shown += next
        }
        #expect(shown == Self.streamed.explanation)
        #expect(stream.whole == text)
        let head = try #require(stream.head)
        var before = try JSONDecoder().decode(ExplanationReply.self, from: Data(head.utf8))
        #expect(before.explanation.isEmpty)
        before.explanation = Self.streamed.explanation
        #expect(before == Self.streamed)
      }
    }
  }

  @Test func `a text that is cut short gives what there is of it`() {
    var stream = ReplyStream()
    #expect(stream.append(#"{"verdict_agrees": true, "explanation": "You wr"#) == "You wr")
    #expect(stream.append(#"ote\u00e"#) == "ote")
    #expect(stream.append("7") == "ç")
  }

  @Test func `no text is taken for one that is not the object's own`() {
    let others = [
      #"{"example": {"explanation": "no"}}"#, #"["explanation", "no"]"#, #"{"explanation": null}"#,
      #"{"explanations": "no"}"#, #"{"a": "explanation", "b": "no"}"#, "explanation: no",
      #"{"explanation": ["no"]}"#,
    ]
    for other in others {
      var stream = ReplyStream()
      #expect(stream.append(other).isEmpty, "\(other)")
      #expect(stream.head == nil)
    }
  }

  @Test func `hostile streams never trap`() {
    var random = SeededNumbers(seed: 5)
    let pieces = ["{", "}", "\"", "\\", "\\u", "d83c", "explanation", ":", "[", "]", ",", " ", "ç"]
    for _ in 0..<5_000 {
      var stream = ReplyStream()
      var text = "{\"explanation\":\""
      for _ in 0..<3 { text += random.text(of: pieces) }
      _ = stream.append(text)
    }
  }
}
