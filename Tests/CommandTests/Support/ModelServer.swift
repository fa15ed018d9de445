import Foundation
import NetworkTestSupport

/// A server on this machine in the role of a language model, with the settings for it.
struct ModelServer {
  let server: LoopbackServer

  static let key = "sk-lesson-0123456789"

  /// Answers each request by its number, from 0.
  init(_ script: @escaping @Sendable (Int) -> [Step]) throws {
    server = try LoopbackServer { script($0.number) }
  }

  init(_ steps: [Step]) throws { try self.init { _ in steps } }

  var environment: [String: String] {
    [
      "DILIM_BASE_URL": "\(server.address)/v1", "DILIM_MODEL": "m", "DILIM_API_KEY": Self.key,
      "no_proxy": "*",
    ]
  }

  /// An explanation of the answer "Ben öğretmenım" in the required form.
  static func explanation(
    _ text: String,
    corrected: String = "Ben öğretmenim.",
    example: String = "Evdeyim."
  ) throws -> String {
    let fields = [
      "\"verdict_agrees\": true",
      "\"edits\": [{\"id\": 1, \"category\": \"harmony\", \"rule\": \"After e the ending has i.\"}]",
      "\"corrected\": \(try string(corrected))", "\"example\": \(try Self.example(example))",
      "\"hint\": null", "\"confidence\": \"high\"", "\"explanation\": \(try string(text))",
    ]
    return "{\(fields.joined(separator: ", "))}"
  }

  static func example(_ turkish: String) throws -> String {
    "{\"tr\": \(try string(turkish)), \"gloss\": \"I am at home with the children.\"}"
  }

  /// A complete reply as an event stream.
  static func stream(_ reply: String) throws -> [Step] {
    try [Step.chunkedHead()] + pieces(of: reply) + [end, .lastChunk]
  }

  /// The events of a reply, a few letters each.
  static func pieces(of text: String) throws -> [Step] {
    var steps: [Step] = []
    var rest = text[...]
    while !rest.isEmpty {
      let piece = #"{"choices":[{"index":0,"delta":{"content":\#(try string(rest.prefix(9)))}}]}"#
      steps.append(.chunk("data: \(piece)\n\n"))
      rest = rest.dropFirst(9)
    }
    return steps
  }

  static let end = Step.chunk(
    #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"# + "\n\ndata: [DONE]\n\n"
  )

  private static func string(_ text: some StringProtocol) throws -> String {
    String(decoding: try JSONEncoder().encode(String(text)), as: UTF8.self)
  }
}
