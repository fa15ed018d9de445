import JSON
import TextSafety

/// What a server says about a request it doesn't serve, in any of the shapes that are in use.
///
/// `{"error":{message,type,param,code}}` (OpenAI, llama.cpp with a number as code, OpenRouter with
/// metadata), `{"error":"text"}` (Ollama, LM Studio), `{"detail":…}` and `{"message":…}` (FastAPI,
/// vLLM), any of these in an array (Gemini), and pages of proxies. Its texts are as long as the server
/// has made them: they are shortened when they are made safe, not before.
struct ServerComplaint: Equatable {
  var message = ""
  var type = ""
  var code = ""
  var param = ""
  /// How much of the message is shown; of a page, which nobody wrote to be read here, less.
  private(set) var longest = 600
  /// The status that the body gives, where HTTP has said 200.
  var status: Int? { Int(code).flatMap { (400...599).contains($0) ? $0 : nil } }

  /// Reads a whole body; one that can't be read is quoted.
  init(body: [UInt8]) {
    if let node = JSONValue.parse(body) {
      self.init(node.elements?.first ?? node)
    } else {
      self.init(.string(Self.text(ofPage: String(decoding: body, as: UTF8.self))))
      longest = 200
    }
  }

  /// Reads an object that has, or may have, one of the known shapes.
  init(_ node: JSONValue) {
    let error = node["error"] ?? node
    if let text = error.string {
      message = text
      code = node["code"]?.text ?? ""
    } else {
      message = Self.message(error)
      type = error["type"]?.text ?? ""
      code = error["code"]?.text ?? error["status_code"]?.text ?? ""
      param = error["param"]?.text ?? ""
    }
  }

  /// The message as it may be shown.
  func text(hiding secret: String?) -> SafeText {
    SafeText(message, hiding: secret, longest: longest)
  }

  /// Whether one of these words stands in what it says.
  func mentions(_ words: String...) -> Bool {
    let all = "\(message) \(type) \(code) \(param)".lowercased()
    return words.contains { all.contains($0) }
  }

  private static func message(_ error: JSONValue) -> String {
    if let details = error["detail"]?.elements {
      return details.map { detail in
        let place = detail["loc"]?.elements?.compactMap(\.text).joined(separator: ".")
        return [place, detail["msg"]?.text ?? detail.text].compactMap(\.self).joined(
          separator: ": "
        )
      }.joined(separator: "; ")
    }
    let own = error["message"]?.text ?? error["detail"]?.text ?? error["msg"]?.text ?? ""
    // What OpenRouter passes on says more than its own "Provider returned error".
    guard let raw = error["metadata"]?["raw"]?.text else { return own }
    return "\(own): \(raw)"
  }

  /// The title of a page, or its text.
  private static func text(ofPage page: String) -> String {
    var text = Substring(page)
    let lower = page.lowercased()
    if let start = lower.firstRange(of: "<title>"), let end = lower.firstRange(of: "</title>"),
      start.upperBound <= end.lowerBound
    {
      let offset = lower.distance(from: lower.startIndex, to: start.upperBound)
      let length = lower.distance(from: start.upperBound, to: end.lowerBound)
      text = page.dropFirst(offset).prefix(length)
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
