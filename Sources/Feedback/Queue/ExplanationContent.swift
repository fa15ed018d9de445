/// A model's reply to a question.
package enum ExplanationContent: Sendable, Equatable, Codable {
  case reply(ExplanationReply)
  /// Plain text, from a server without structured output.
  case text(String)

  /// Decodes an object or a text.
  ///
  /// - Throws: `DecodingError` for any other value.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .reply(try value.decode(ExplanationReply.self))
    }
  }

  /// Encodes an object or a text.
  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .reply(let reply): try value.encode(reply)
    case .text(let text): try value.encode(text)
    }
  }
}
