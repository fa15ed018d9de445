/// The language in which a mistake is explained; the raw value is its name on the command line.
public enum ExplanationLanguage: String, CaseIterable, Sendable {
  /// English; `en`.
  case english = "en"
  /// Turkish; `tr`.
  case turkish = "tr"
}
