import Patterns
import Turkish

extension ExplanationRequest {
  /// The answer as it is compared: typed in another way it is still the same.
  public var normalizedAnswer: String { Self.normalizedAnswer(answer) }

  /// An answer as it is compared.
  public static func normalizedAnswer(_ answer: String) -> String {
    CodePage.decode(Normalization.bytes(of: answer))
  }
}
