import Transport

/// Requests as they would be sent, to be read.
extension Endpoint {
  /// Whether a key goes along has to be said, for it may not have been read yet.
  package func outline(of request: ChatRequest, dialect: Dialect, hasKey: Bool) -> String {
    let body = RequestBody(request, dialect: dialect).text
    return outline("POST", "/chat/completions", .post([]), hasKey: hasKey) + "\n\(body)\n"
  }

  /// The request for the list of models.
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
