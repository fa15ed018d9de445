import ChatAPI
import Feedback
import Testing
import TextSafety

/// What the rest of the program takes from a reply and from a failure.
struct ReplyUseTests {
  static let wrapped: [(text: String, object: String?)] = [
    ("{}", "{}"), (#"{"a": 1}"#, #"{"a": 1}"#),
    (#"Sure! {"a": {"b": 2}} Bye }"#, #"{"a": {"b": 2}}"#),
    ("```json\n{\n \"a\": 1\n}\n```", "{\n \"a\": 1\n}"),
    (#"Use {braces}: {"a": "}{\"\\"} {"b": 1}"#, #"{"a": "}{\"\\"}"#),
    (#"{"a": "unclosed {"b": 1}"#, #"{"b": 1}"#),
    (#"{"a": "ç {ğ} 🎉"}"#, #"{"a": "ç {ğ} 🎉"}"#),
    ("", nil), ("no object", nil), ("{", nil), (#"{"a""#, nil), ("{not json}", nil), ("}{", nil),
  ]

  @Test(arguments: wrapped)
  func `the first object of a reply is found among words`(text: String, object: String?) {
    let reply = ChatReply(text: SafeText(text), usage: Usage(prompt: 0, completion: 0))
    #expect(reply.object == object)
  }

  @Test func `many open braces cost no more than they should`() {
    let hostile = String(repeating: "{\"", count: 300_000)
    let reply = ChatReply(text: SafeText(hostile), usage: Usage(prompt: 0, completion: 0))
    #expect(reply.object == nil)
  }

  @Test(arguments: ChatFailure.Kind.allCases)
  func `the queue knows every kind of failure by its name`(kind: ChatFailure.Kind) {
    #expect(SendProblem(rawValue: kind.rawValue) != nil)
  }
}
