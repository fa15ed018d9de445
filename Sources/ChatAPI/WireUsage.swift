import JSON

/// The token counts in a server's reply.
struct WireUsage {
  var prompt: Int?
  var completion: Int?
  var cached: Int?

  /// Reads an object; nil if the value is not one.
  init?(_ json: JSONValue) {
    guard json.members != nil else { return nil }
    prompt = Self.count(json["prompt_tokens"])
    completion = Self.count(json["completion_tokens"])
    cached = Self.count(json["prompt_tokens_details"]?["cached_tokens"])
  }

  private static func count(_ json: JSONValue?) -> Int? {
    let count = json?.integer(as: Int.self)
    // An absurd count is ignored; sums of such counts would overflow.
    return count.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
  }
}
