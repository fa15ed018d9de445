import Feedback
import Foundation
import Scoring
import Testing

@Suite struct ReplyTests {
  @Test func `a reply is decoded from the JSON of the schema and encoded to it`() throws {
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
  func `JSON that does not match the schema is rejected`(json: String) {
    #expect(throws: DecodingError.self) {
      _ = try JSONDecoder().decode(ExplanationReply.self, from: Data(json.utf8))
    }
  }
}
