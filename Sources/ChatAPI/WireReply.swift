import JSON

/// A chunk of a stream, or a whole reply: only what is needed, all of it optional.
///
/// A field of another type than expected counts as absent: a server's oddity must not hide its text.
struct WireReply {
  var model: String?
  var choices: [Choice] = []
  var hasChoices = false
  var usage: WireUsage?
  var error: JSONValue?

  /// Nil if the value is no object.
  init?(_ json: JSONValue) {
    guard json.members != nil else { return nil }
    model = json["model"]?.string
    usage = json["usage"].flatMap(WireUsage.init)
    hasChoices = json["choices"] != nil
    choices = json["choices"]?.all(Choice.init) ?? []
    error = json["error"]?.unlessNull
  }

  struct Choice {
    var index: Int?
    var finishReason: String?
    /// A `delta` in a stream, a `message` in a whole reply.
    var message: Message?
    var error: JSONValue?

    init?(_ json: JSONValue) {
      guard json.members != nil else { return nil }
      index = json["index"]?.integer()
      finishReason = json["finish_reason"]?.string
      message = json["delta"].flatMap(Message.init) ?? json["message"].flatMap(Message.init)
      error = json["error"]?.unlessNull
    }
  }

  struct Message {
    var content: String?
    var refusal: String?
    /// Whether there is something in one of the fields for thinking aloud.
    var isThinking = false

    init?(_ json: JSONValue) {
      guard json.members != nil else { return nil }
      content =
        json["content"]?.string ?? json["content"]?.all(Part.init)?.compactMap(\.text).joined()
      refusal = json["refusal"]?.string
      isThinking = ["reasoning", "reasoning_content"].contains { json[$0]?.unlessNull != nil }
    }
  }

  /// One part of a content that is written as a list.
  struct Part {
    var text: String?

    init?(_ json: JSONValue) {
      guard json.members != nil else { return nil }
      let type = json["type"]?.string
      if type == nil || type == "text" { text = json["text"]?.string }
    }
  }
}

extension JSONValue {
  /// The elements of an array; nil if one of them can't be read.
  fileprivate func all<Element>(_ read: (JSONValue) -> Element?) -> [Element]? {
    guard let elements else { return nil }
    let read = elements.compactMap(read)
    return read.count == elements.count ? read : nil
  }

  fileprivate var unlessNull: JSONValue? { self == .null ? nil : self }
}
