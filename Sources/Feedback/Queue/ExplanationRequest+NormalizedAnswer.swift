import Patterns
import Turkish

extension ExplanationRequest {
  /// The answer in normalised form.
  package var normalizedAnswer: String { Self.normalizedAnswer(answer) }

  /// Returns an answer in normalised form.
  package static func normalizedAnswer(_ answer: String) -> String {
    CodePage.decode(Normalization.bytes(of: answer))
  }
}
