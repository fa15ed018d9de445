/// The reason why a list of features has no form.
package enum FeatureError: Error, Sendable, Hashable {
  case empty
  /// The feature is in none of the schemes.
  case unknown(String)
  /// Two features exclude each other: SG and PL.
  case contradiction(String, String)
  /// Turkish has no form with this combination of features.
  case noForm(String)
}
