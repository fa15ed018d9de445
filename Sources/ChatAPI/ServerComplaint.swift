import JSON
import TextSafety

/// The error message of a server, in one of the usual forms.
///
/// `{"error":{message,type,param,code}}` (OpenAI, llama.cpp with a number as code, OpenRouter with
/// metadata), `{"error":"text"}` (Ollama, LM Studio), `{"detail":…}` and `{"message":…}` (FastAPI,
/// vLLM), any of these in an array (Gemini), and pages of proxies. The texts have their full length;
/// they are shortened when they are made safe.
struct ServerComplaint: Equatable {
  var message = ""
  var type = ""
  var code = ""
  var param = ""
  /// The longest part of the message that is shown, in characters; less for an HTML page.
  private(set) var longest = 600
  /// The status in the body, for a response whose HTTP status is 200.
  var status: Int? { Int(code).flatMap { (400...599).contains($0) ? $0 : nil } }

  /// Reads a whole body; a body that can't be parsed becomes the message.
  init(body: [UInt8]) {
    if let node = JSONValue.parse(body) {
      self.init(node.elements?.first ?? node)
    } else {
      self.init(.string(Self.text(ofPage: String(decoding: body, as: UTF8.self))))
      longest = 200
    }
  }

  /// Reads an object that may have one of the known forms.
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

  /// Returns the message, made safe and shortened.
  func text(hiding secret: String?) -> SafeText {
    SafeText(message, hiding: secret, longest: longest)
  }

  /// Returns whether the error contains one of the words.
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
    // The provider's error says more than OpenRouter's own "Provider returned error".
    guard let raw = error["metadata"]?["raw"]?.text else { return own }
    return "\(own): \(raw)"
  }

  /// Returns the title of a page, else its text.
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
