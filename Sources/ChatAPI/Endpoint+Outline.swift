import Transport

/// The text of requests for a dry run.
extension Endpoint {
  /// Returns a request as text; `hasKey` says whether it would carry a key.
  ///
  /// The key itself may not have been read yet.
  package func outline(of request: ChatRequest, dialect: Dialect, hasKey: Bool) -> String {
    let body = RequestBody(request, dialect: dialect).text
    return outline("POST", "/chat/completions", .post([]), hasKey: hasKey) + "\n\(body)\n"
  }

  /// Returns the request for the list of models as text.
  package func outlineOfModels(hasKey: Bool) -> String {
    outline("GET", "/models", .get, hasKey: hasKey)
  }

  private func outline(
    _ verb: String,
    _ path: String,
    _ method: HTTPRequest.Method,
    hasKey: Bool
  ) -> String {
    let headers = Self.headers(method, key: hasKey ? "[key]" : nil)
    let lines = headers.map { "\($0.name): \($0.value)\n" }
    return "\(verb) \(base.at(path: base.path + path))\n\(lines.joined())"
  }
}
