import TextSafety

/// The JSON of a request, in a fixed order, the same for the same request.
///
/// Whatever is in it, it is one line that can be printed as it is.
package struct RequestBody: Sendable, Hashable {
  package let text: String

  package init(_ request: ChatRequest, dialect: Dialect = Dialect()) {
    var fields = [
      ("model", Self.quoted(request.model)),
      ("messages", Self.messages(request, dialect)),
      (dialect.tokenLimit.rawValue, "\(request.maxTokens)"),
    ]
    if dialect.takesTemperature, let temperature = request.temperature, temperature.isFinite {
      fields.append(("temperature", "\(temperature)"))
    }
    if dialect.takesSeed, let seed = request.seed { fields.append(("seed", "\(seed)")) }
    if request.isStreamed {
      fields.append(("stream", "true"))
      if dialect.takesStreamOptions {
        fields.append(("stream_options", #"{"include_usage":true}"#))
      }
    }
    if let format = Self.format(request.format, dialect.objects) {
      fields.append(("response_format", format))
    }
    text = SafeText(json: Self.object(fields)).string
  }

  private static func messages(_ request: ChatRequest, _ dialect: Dialect) -> String {
    var messages = request.messages
    if case .object(_, let schema) = request.format,
      dialect.objects == .anyObject || dialect.objects == .promptOnly
    {
      let wish = "Reply with one JSON object after this JSON Schema and nothing else:\n\(schema)"
      if let first = messages.first, first.role == .system {
        messages[0].content = "\(first.content)\n\n\(wish)"
      } else {
        messages.insert(ChatMessage(.system, wish), at: 0)
      }
    }
    let objects = messages.map {
      object([("role", quoted($0.role.rawValue)), ("content", quoted($0.content))])
    }
    return "[\(objects.joined(separator: ","))]"
  }

  private static func format(
    _ format: ChatRequest.Format,
    _ support: Dialect.ObjectSupport
  ) -> String? {
    guard case .object(let name, let schema) = format else { return nil }
    var fields = [("name", quoted(name))]
    switch support {
    case .strictSchema: fields.append(("strict", "true"))
    case .schema: break
    case .anyObject: return #"{"type":"json_object"}"#
    case .promptOnly: return nil
    }
    fields.append(("schema", schema))
    return object([("type", quoted("json_schema")), ("json_schema", object(fields))])
  }

  private static func object(_ fields: [(String, String)]) -> String {
    "{\(fields.map { "\(quoted($0)):\($1)" }.joined(separator: ","))}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
