package import Curriculum

/// A gap or an order made from a sentence.
package struct MadeItem: Sendable, Equatable {
  package let kind: Kind
  package let source: SourceSentence
  /// The first line of the item without its marker, as in `Okul[a] gidiyorum.`.
  package let text: String
  /// What is shown below a gap.
  package let cue: String?
  /// At least one, the point that is practised first.
  package let tags: [GrammarTag]

  /// The kind of item.
  package enum Kind: String, Sendable {
    case gap, order
  }

  /// The lines of a lesson file in the revision lesson of a unit.
  package func lines(in unit: Int) -> [String] {
    let tags = tags.map(\.rawValue).joined(separator: " ")
    let mark = " {#\(id(in: unit)) \(tags)}"
    return switch kind {
    case .gap: ["_ \(text)\(mark)"] + (cue.map { ["> \($0)"] } ?? [])
    case .order: ["/ \(text)\(mark)", "! \(source.english)"]
    }
  }

  /// The id in the revision lesson of a unit, which lasts as long as that of the source.
  func id(in unit: Int) -> String {
    let origin = source.unit == unit ? "" : "u\(source.unit + 1)-"
    return "\(origin)\(source.id)-\(kind.rawValue)"
  }
}
