import NetworkTestSupport

/// Parts of server responses.
enum Wire {
  static let key = "sk-secret-0123456789"
  /// The text of the replies in the tables.
  static let text = "Merhaba dünya."

  static let role =
    #"data: {"id":"1","model":"m","choices":[{"index":0,"delta":{"role":"assistant","content":null},"#
    + #""finish_reason":null}]}"# + "\n\n"
  static let done = "data: [DONE]\n\n"
  static let stop = finish("stop")
  static let usage =
    #"data: {"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":3,"#
    + #""prompt_tokens_details":{"cached_tokens":5}}}"# + "\n\n"
  /// A complete stream without its end.
  static let body = role + delta("Merhaba ") + delta("dünya.")

  static func delta(_ text: String) -> String {
    #"data: {"choices":[{"index":0,"delta":{"content":"\#(text)"},"finish_reason":null}]}"# + "\n\n"
  }

  static func finish(_ reason: String) -> String {
    #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"\#(reason)"}]}"# + "\n\n"
  }

  /// A complete reply in one object.
  static func object(_ text: String = text, finish: String = #""stop""#) -> String {
    #"{"model":"m","choices":[{"index":0,"message":{"role":"assistant","content":"\#(text)"},"#
      + #""finish_reason":\#(finish)}],"usage":{"prompt_tokens":7,"completion_tokens":3}}"#
  }

  static func error(_ message: String, type: String = "", code: String = "null") -> String {
    #"{"error":{"message":"\#(message)","type":"\#(type)","param":null,"code":\#(code)}}"#
  }

  /// A status with an error message.
  static func refusal(_ status: Int, _ body: String = error("no"), _ headers: [String] = [])
    -> [Step]
  {
    Step.response(status, ["Content-Type: application/json"] + headers, body)
  }

  static let good = Step.stream([body + stop + done])
}
