import Bilingual
package import Coordination
import Curriculum
import Drills

/// Drills of two forms of a few nouns.
package enum SampleDrill {
  private static let lexicon = [
    "araba\tn\t1\t-\t1:car\t-", "ev\tn\t1\t-\t1:house\t-", "kitap\tn\t1\t-\t1:book\t-",
    "okul\tn\t1\t-\t1:school\t-",
  ]

  private static let lines = """
    dative | noun | dative | to the {noun}
    locative | noun | locative | in, at or on the {noun}

    """

  /// The drills; nil if they can't be read.
  package static func opened(_ request: DrillRequest = DrillRequest(seed: 1)) -> OpenedDrill? {
    let tags: Set = [GrammarTag(rawValue: "dative"), GrammarTag(rawValue: "locative")]
    let lines = try? DrillReader.read(Array(lines.utf8), file: "drills.txt", tags: tags)
    let words = DrillSet.words(of: BilingualLexicon(Array(lexicon.joined(separator: "\n").utf8)))
    let parts = (lines ?? []).filter {
      request.subject == nil || $0.tag.rawValue == request.subject
    }
    .map { DrillSet.Part($0, from: words, upTo: .a1) }
    guard let set = DrillSet(parts, seed: request.seed ?? 1) else { return nil }
    return OpenedDrill(request: request, set: set, standings: [:], session: "drill")
  }
}
