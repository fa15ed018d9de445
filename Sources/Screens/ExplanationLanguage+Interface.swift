package import Explanations
import Interface

extension ExplanationLanguage {
  /// The language in which the program speaks to the learner.
  package static var interface: ExplanationLanguage { Self(InterfaceLanguage.current) }

  /// The language in which mistakes are explained to the learner: the one that was chosen for it, else
  /// that of the program.
  package static var chosen: ExplanationLanguage {
    Self(InterfaceLanguage.explanations ?? InterfaceLanguage.current)
  }

  private init(_ language: InterfaceLanguage) {
    switch language {
    case .english: self = .english
    case .turkish: self = .turkish
    }
  }
}
