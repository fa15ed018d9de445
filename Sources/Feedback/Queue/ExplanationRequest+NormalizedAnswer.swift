import Patterns
import Turkish

extension ExplanationRequest {
  /// The answer in normalised form.
  public var normalizedAnswer: String { Self.normalizedAnswer(answer) }

  /// Returns an answer in normalised form.
  public static func normalizedAnswer(_ answer: String) -> String {
    CodePage.decode(Normalization.bytes(of: answer))
  }
}
