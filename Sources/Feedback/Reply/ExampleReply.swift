/// A model's example sentence, in the form of `example.schema.json`.
public struct ExampleReply: Sendable, Equatable, Codable {
  public var turkish: String
  /// The meaning, in the language of the explanation.
  public var gloss: String

  /// Creates an example.
  public init(turkish: String, gloss: String) {
    self.turkish = turkish
    self.gloss = gloss
  }

  private enum CodingKeys: String, CodingKey {
    case turkish = "tr"
    case gloss
  }

  /// The example as the model writes it.
  var value: PromptValue {
    .fields([.init("tr", .text(turkish)), .init("gloss", .text(gloss))])
  }
}
