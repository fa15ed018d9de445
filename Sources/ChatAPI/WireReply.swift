/// A chunk of a stream, or a whole reply: only what is needed, all of it optional.
///
/// A field of another type than expected counts as absent: a server's oddity must not hide its text.
struct WireReply: Decodable {
  var model: String?
  var choices: [Choice] = []
  var hasChoices = false
  var usage: WireUsage?
  var error: JSONNode?

  private enum Key: String, CodingKey { case model, choices, usage, error }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    model = try? fields.decodeIfPresent(String.self, forKey: .model)
    usage = try? fields.decodeIfPresent(WireUsage.self, forKey: .usage)
    hasChoices = fields.contains(.choices)
    if hasChoices { choices = (try? fields.decode([Choice].self, forKey: .choices)) ?? [] }
    if fields.contains(.error) {
      error = try? fields.decodeIfPresent(JSONNode.self, forKey: .error)
    }
  }

  struct Choice: Decodable {
    var index: Int?
    var finishReason: String?
    /// A `delta` in a stream, a `message` in a whole reply.
    var message: Message?
    var error: JSONNode?

    private enum Key: String, CodingKey {
      case index, delta, message, error
      case finishReason = "finish_reason"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      index = try? fields.decodeIfPresent(Int.self, forKey: .index)
      finishReason = try? fields.decodeIfPresent(String.self, forKey: .finishReason)
      message = try? fields.decodeIfPresent(Message.self, forKey: .delta)
      if message == nil { message = try? fields.decodeIfPresent(Message.self, forKey: .message) }
      if fields.contains(.error) {
        error = try? fields.decodeIfPresent(JSONNode.self, forKey: .error)
      }
    }
  }

  struct Message: Decodable {
    var content: String?
    var refusal: String?
    /// Whether there is something in one of the fields for thinking aloud.
    var isThinking = false

    private enum Key: String, CodingKey {
      case content, refusal, reasoning
      case reasoningContent = "reasoning_content"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      do {
        content = try fields.decodeIfPresent(String.self, forKey: .content)
      } catch {
        let parts = try? fields.decode([Part].self, forKey: .content)
        content = parts?.compactMap(\.text).joined()
      }
      if fields.contains(.refusal) {
        refusal = try? fields.decodeIfPresent(String.self, forKey: .refusal)
      }
      isThinking = [Key.reasoning, .reasoningContent].contains {
        fields.contains($0) && (try? fields.decodeNil(forKey: $0)) == false
      }
    }
  }

  /// One part of a content that is written as a list.
  struct Part: Decodable {
    var text: String?

    private enum Key: String, CodingKey { case text, type }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let type = try? fields.decodeIfPresent(String.self, forKey: .type)
      if type == nil || type == "text" {
        text = try? fields.decodeIfPresent(String.self, forKey: .text)
      }
    }
  }
}
