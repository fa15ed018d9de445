import JSON

/// A chunk of a stream or a complete reply, with the fields that are used.
///
/// A field of an unexpected type counts as absent, so that it does not hide the text.
struct WireReply {
  var model: String?
  var choices: [Choice] = []
  var hasChoices = false
  var usage: WireUsage?
  var error: JSONValue?

  /// Reads an object; nil if the value is not one.
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
    /// The `delta` in a stream, the `message` in a complete reply.
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
    /// Whether one of the fields for reasoning has a value.
    var isThinking = false

    init?(_ json: JSONValue) {
      guard json.members != nil else { return nil }
      content =
        json["content"]?.string ?? json["content"]?.all(Part.init)?.compactMap(\.text).joined()
      refusal = json["refusal"]?.string
      isThinking = ["reasoning", "reasoning_content"].contains { json[$0]?.unlessNull != nil }
    }
  }

  /// A part of a content that is a list.
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
  /// Returns the elements of an array; nil if one of them can't be read.
  fileprivate func all<Element>(_ read: (JSONValue) -> Element?) -> [Element]? {
    guard let elements else { return nil }
    let read = elements.compactMap(read)
    return read.count == elements.count ? read : nil
  }

  fileprivate var unlessNull: JSONValue? { self == .null ? nil : self }
}
