import JSON
import TextSafety

/// The JSON of a request; equal requests have equal bodies.
///
/// It is one line that is safe to print, whatever text it contains.
package struct RequestBody: Sendable, Hashable {
  package let text: String

  package init(_ request: ChatRequest, dialect: Dialect = Dialect()) {
    var json = JSONWriter(escapes: .numbers)
    json.object { Self.write(request, dialect, to: &$0) }
    text = SafeText(json: json.string).string
  }

  private static func write(
    _ request: ChatRequest,
    _ dialect: Dialect,
    to json: inout JSONWriter
  ) {
    json.key("model")
    json.string(request.model)
    json.key("messages")
    json.array(messages(request, dialect)) { json, message in
      json.object { json in
        json.key("role")
        json.string(message.role.rawValue)
        json.key("content")
        json.string(message.content)
      }
    }
    json.member(dialect.tokenLimit.rawValue)
    json.integer(request.maxTokens)
    if dialect.takesTemperature, let temperature = request.temperature, temperature.isFinite {
      json.key("temperature")
      // Written with a fraction, as in 1.0.
      json.literal("\(temperature)")
    }
    if dialect.takesSeed, let seed = request.seed {
      json.key("seed")
      json.integer(seed)
    }
    if request.isStreamed { writeStream(dialect, to: &json) }
    write(request.format, dialect.objects, to: &json)
  }

  private static func writeStream(_ dialect: Dialect, to json: inout JSONWriter) {
    json.key("stream")
    json.bool(true)
    guard dialect.takesStreamOptions else { return }
    json.key("stream_options")
    json.literal(#"{"include_usage":true}"#)
  }

  private static func messages(_ request: ChatRequest, _ dialect: Dialect) -> [ChatMessage] {
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
    return messages
  }

  private static func write(
    _ format: ChatRequest.Format,
    _ support: Dialect.ObjectSupport,
    to json: inout JSONWriter
  ) {
    guard case .object(let name, let schema) = format, support != .promptOnly else { return }
    json.key("response_format")
    if support == .anyObject { return json.literal(#"{"type":"json_object"}"#) }
    json.object { json in
      json.key("type")
      json.string("json_schema")
      json.key("json_schema")
      json.object { json in
        json.key("name")
        json.string(name)
        if support == .strictSchema {
          json.key("strict")
          json.bool(true)
        }
        json.key("schema")
        json.literal(schema)
      }
    }
  }
}
