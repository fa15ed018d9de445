package import Curriculum
import Turkish

extension DrillForm {
  /// The points that its suffixes belong to, as far as each suffix has one of its own.
  ///
  /// A learner of the plural who has not met the accusative can't make “arabaları”.
  package var points: Set<GrammarTag> {
    Set((parts + (afterDegil ?? [])).compactMap(Self.point).map(GrammarTag.init(rawValue:)))
  }

  private static func point(_ part: Part) -> String? {
    switch part {
    case .possessive: "possessive"
    case .person: nil
    case .suffix(let suffix):
      switch suffix {
      case .plural: "plural"
      case .accusative: "accusative"
      case .dative: "dative"
      case .locative: "locative"
      case .ablative: "ablative"
      case .genitive: "genitive-possessive"
      case .instrumental: "instrumental"
      case .question: "question-mi"
      default: suffix.rawValue.hasPrefix("possessive") ? "possessive" : nil
      }
    }
  }
}
