import Foundation
import NetworkTestSupport

/// Replies for tests of commands, and the requests of the server.
extension ModelServer {
  /// Answers each request by its content.
  static func answering(
    _ script: @escaping @Sendable (ReceivedRequest) -> [Step]
  ) throws -> ModelServer {
    ModelServer(server: try LoopbackServer(script: script))
  }

  private init(server: LoopbackServer) { self.server = server }

  /// An explanation of "Ben öğretmenım" that agrees with the grader.
  static let text = "The last vowel of öğretmen is e, so the ending is -im: öğretmen-im."

  /// A server that explains "Ben öğretmenım" in each reply.
  static func good() throws -> ModelServer { try ModelServer(try goodReply()) }

  static func goodReply() throws -> [Step] { try counted(try explanation(text)) }

  /// An event stream that ends with its usage.
  static func counted(_ reply: String) throws -> [Step] {
    let usage = #"{"choices":[],"usage":{"prompt_tokens":70,"completion_tokens":30}}"#
    let stop = #"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#
    return try [Step.chunkedHead()] + pieces(of: reply) + [
      .chunk("data: \(stop)\n\ndata: \(usage)\n\ndata: [DONE]\n\n"), .lastChunk,
    ]
  }

  /// An error response in the usual form.
  static func refusal(_ status: Int, _ message: String, code: String = "", _ headers: [String] = [])
    -> [Step]
  {
    let body = #"{"error":{"message":"\#(message)","type":"\#(code)","code":"\#(code)"}}"#
    return Step.response(status, ["Content-Type: application/json"] + headers, body)
  }

  /// The list of the models.
  static func models(_ names: [String]) -> [Step] {
    let list = names.map { #"{"id":"\#($0)","object":"model"}"# }.joined(separator: ",")
    return Step.response(#"{"object":"list","data":[\#(list)]}"#)
  }

  var requests: [ReceivedRequest] { server.requests }
}

extension Learner {
  /// Writes the settings file.
  func set(_ lines: String...) throws {
    _ = try write(lines.map { $0 + "\n" }.joined(), to: "config/dilim/config")
  }

  /// Asks for an explanation of "Ben öğretmenım".
  func explain(
    _ options: [String] = [],
    with environment: [String: String] = [:]
  ) throws -> Run {
    let words = ["explain", "--accept", "(Ben) öğretmenim.", "--level", "A1", "Ben öğretmenım"]
    return try run(words + options, with: environment)
  }
}

extension Run {
  /// The text of standard output and standard error.
  var all: String { output + errors }

  /// The one object of `--json`.
  func object() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(outputBytes)) as? [String: Any] ?? [:]
  }

  /// The class of the error in the object of `--json`.
  func errorClass() throws -> String? {
    (try object()["error"] as? [String: Any])?["class"] as? String
  }
}
