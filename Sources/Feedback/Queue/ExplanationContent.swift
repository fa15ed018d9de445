/// What a model replied to a question.
public enum ExplanationContent: Sendable, Equatable, Codable {
  case reply(ExplanationReply)
  /// A server that can't keep to a form has sent plain text.
  case text(String)

  /// - Throws: `DecodingError` for what is neither.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .reply(try value.decode(ExplanationReply.self))
    }
  }

  /// Writes an object or a text.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .reply(let reply): try value.encode(reply)
    case .text(let text): try value.encode(text)
    }
  }
}
