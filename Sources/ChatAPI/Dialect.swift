/// The request fields that an endpoint supports for one of its models.
///
/// At first all fields are used; if a server refuses one by name, the request is sent again without
/// it. The caller keeps the dialect of each endpoint and model, so that this happens only once.
package struct Dialect: Sendable, Hashable, Codable {
  /// The way to ask for a JSON object, the most reliable first.
  package enum ObjectSupport: String, Sendable, Hashable, Codable {
    case strictSchema
    case schema
    /// `json_object`, with the schema in the prompt.
    case anyObject
    /// Only the schema in the prompt.
    case promptOnly
  }

  package enum TokenLimit: String, Sendable, Hashable, Codable {
    case maxTokens = "max_tokens"
    case maxCompletionTokens = "max_completion_tokens"
  }

  package var objects: ObjectSupport
  package var tokenLimit: TokenLimit
  package var takesTemperature: Bool
  package var takesSeed: Bool
  package var takesStreamOptions: Bool
  /// The only model of the server; nil if the list was not fetched.
  package var onlyModel: String?

  package init() {
    objects = .strictSchema
    tokenLimit = .maxTokens
    takesTemperature = true
    takesSeed = true
    takesStreamOptions = true
  }

  /// Notes that the server accepted a schema but did not follow it.
  package mutating func schemaWasIgnored() {
    if objects == .strictSchema || objects == .schema { objects = .anyObject }
  }

  /// A field that a server may refuse.
  enum Field: Hashable { case objects, tokenLimit, temperature, seed, streamOptions }

  /// Returns the dialect without a field, or with its next alternative; nil if nothing is left to try.
  func without(_ field: Field) -> Dialect? {
    var next = self
    switch field {
    case .objects:
      switch objects {
      case .strictSchema: next.objects = .schema
      case .schema: next.objects = .anyObject
      case .anyObject: next.objects = .promptOnly
      case .promptOnly: return nil
      }
    case .tokenLimit:
      next.tokenLimit = tokenLimit == .maxTokens ? .maxCompletionTokens : .maxTokens
    case .temperature: next.takesTemperature = false
    case .seed: next.takesSeed = false
    case .streamOptions: next.takesStreamOptions = false
    }
    return next == self ? nil : next
  }
}
