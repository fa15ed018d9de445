import Bilingual
import Turkish

extension Sense.Complement {
  /// The case suffix of a complement; nil for a bare noun and for clauses.
  var suffix: Suffix? {
    switch self {
    case .accusative: .accusative
    case .dative, .dativeInfinitive: .dative
    case .locative: .locative
    case .ablative, .ablativeInfinitive: .ablative
    case .instrumental: .instrumental
    case .genitive: .genitive
    default: nil
    }
  }
}
