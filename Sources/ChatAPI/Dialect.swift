/// What an endpoint and one of its models have been found to take.
///
/// Begins with all the latest; a server that refuses a field by name is asked again without it. The
/// caller keeps it for each endpoint and model, so that the lesson is learned once.
package struct Dialect: Sendable, Hashable, Codable {
  /// How an object is asked for, from the surest way to the last.
  package enum ObjectSupport: String, Sendable, Hashable, Codable {
    case strictSchema
    case schema
    /// Any JSON object; the schema stands in the prompt.
    case anyObject
    /// Nothing but the prompt.
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
  /// The one model that the server has named; nil where none was looked for.
  package var onlyModel: String?

  package init() {
    objects = .strictSchema
    tokenLimit = .maxTokens
    takesTemperature = true
    takesSeed = true
    takesStreamOptions = true
  }

  /// For a server that took the schema and answered with something else.
  package mutating func schemaWasIgnored() {
    if objects == .strictSchema || objects == .schema { objects = .anyObject }
  }

  /// A field that a server may refuse.
  enum Field: Hashable { case objects, tokenLimit, temperature, seed, streamOptions }

  /// The same dialect without the field as it was sent; nil if nothing is left to try.
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
