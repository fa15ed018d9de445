/// A model's example sentence, in the form of `example.schema.json`.
package struct ExampleReply: Sendable, Equatable, Codable {
  package var turkish: String
  /// The meaning, in the language of the explanation.
  package var gloss: String

  /// Creates an example.
  package init(turkish: String, gloss: String) {
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
