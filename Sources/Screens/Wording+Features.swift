package import TextSafety
package import Turkish

extension Wording {
  /// Returns the reason why a list of features names no form, without a full stop.
  package static func sentence(for error: FeatureError) -> SafeText {
    switch error {
    case .empty: "the features are empty"
    case .unknown(let tag): "the feature “\(tag)” is unknown"
    case .contradiction(let first, let second):
      "the features \(first) and \(second) exclude each other"
    case .noForm(let features): "Turkish has no form for “\(features)”"
    }
  }
}
