package import Curriculum
package import Mastery

extension LearnerModel {
  /// The grammar points that are weak or slipping at a time, weak ones first, each the lowest first.
  package func weakPoints(at time: Int64) -> [GrammarTag] {
    let strengths = bank.tags.map { strength(of: $0, at: time) }
    return [TagStrength.State.weak, .slipping].flatMap { state in
      strengths.filter { $0.state == state }.sorted { $0.value < $1.value }.map(\.tag)
    }
  }
}
