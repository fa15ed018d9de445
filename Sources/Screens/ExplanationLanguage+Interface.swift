package import Explanations
import Interface

extension ExplanationLanguage {
  /// The language in which the program speaks to the learner.
  package static var interface: ExplanationLanguage {
    switch InterfaceLanguage.current {
    case .english: .english
    case .turkish: .turkish
    }
  }
}
