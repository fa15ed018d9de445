/// Why a list of features names no form.
public enum FeatureError: Error, Sendable, Hashable {
  case empty
  /// No scheme has this feature.
  case unknown(String)
  /// Two features exclude each other: SG and PL.
  case contradiction(String, String)
  /// The features are known, but Turkish has no form for them together.
  case noForm(String)
}
