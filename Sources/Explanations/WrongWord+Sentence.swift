package import Bilingual

extension WrongWord {
  /// Says what the learner's word means and which word is asked for.
  ///
  /// Example: kitap is “book”; “pen” is kalem.
  package func sentence(in language: ExplanationLanguage) -> String {
    switch language {
    case .english: "\(typed) is “\(typedMeaning)”; “\(asked)” is \(expected)."
    case .turkish: "\(typed): “\(typedMeaning)”; “\(asked)” ise \(expected)."
    }
  }
}
