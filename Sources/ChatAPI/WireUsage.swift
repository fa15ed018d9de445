import JSON

/// The count of tokens as servers write it.
struct WireUsage {
  var prompt: Int?
  var completion: Int?
  var cached: Int?

  /// Nil if the value is no object.
  init?(_ json: JSONValue) {
    guard json.members != nil else { return nil }
    prompt = Self.count(json["prompt_tokens"])
    completion = Self.count(json["completion_tokens"])
    cached = Self.count(json["prompt_tokens_details"]?["cached_tokens"])
  }

  private static func count(_ json: JSONValue?) -> Int? {
    let count = json?.integer(as: Int.self)
    // Beyond all reason is no count; and sums of it would overflow.
    return count.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
  }
}
