import Bilingual
package import Coordination
import Drills

/// Pairs of sounds of a few words.
package enum SampleSounds {
  private static let lexicon = [
    "diş\tn\t1\t-\t1:tooth\t-", "dış\tn\t2\t-\t1:outside\t-", "göl\tn\t2\t-\t1:lake\t-",
    "gol\tn\t3\t-\t1:goal\t-", "kar\tn\t1\t-\t1:snow\t-", "kâr\tn\t4\t-\t1:profit\t-",
    "bölmek\tv\t4\t-\t1:divide[acc]\t-", "bol\tadj\t3\t-\t1:plenty of\t-",
  ]

  /// The pairs; nil if they can't be read.
  package static func opened(_ request: SoundRequest = SoundRequest(seed: 1)) -> OpenedSounds? {
    let lexicon = BilingualLexicon(Array(lexicon.joined(separator: "\n").utf8))
    let pairs = SoundPair.all(of: lexicon, taught: ["diş"])
    return SoundSet(pairs, upTo: .a1, seed: request.seed ?? 1).map {
      OpenedSounds(request: request, set: $0, tallies: [:], session: "sounds")
    }
  }
}
