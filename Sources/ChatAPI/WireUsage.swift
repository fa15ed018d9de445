/// The count of tokens as servers write it.
struct WireUsage: Decodable {
  var prompt: Int?
  var completion: Int?
  var cached: Int?

  private enum Key: String, CodingKey {
    case prompt = "prompt_tokens"
    case completion = "completion_tokens"
    case details = "prompt_tokens_details"
    case cached = "cached_tokens"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    prompt = Self.count(fields, .prompt)
    completion = Self.count(fields, .completion)
    let details = try? fields.nestedContainer(keyedBy: Key.self, forKey: .details)
    cached = details.flatMap { Self.count($0, .cached) }
  }

  private static func count(_ fields: KeyedDecodingContainer<Key>, _ key: Key) -> Int? {
    let count = try? fields.decodeIfPresent(Int.self, forKey: key)
    // Beyond all reason is no count; and sums of it would overflow.
    return count.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
  }
}
