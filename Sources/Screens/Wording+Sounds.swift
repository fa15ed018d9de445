import Coordination
import Drills
package import TextSafety

extension Wording {
  /// Returns the result of a sitting with pairs of sounds, line by line.
  static func lines(for summary: SoundSummary) -> [SafeText] {
    var lines: [SafeText] = []
    if !summary.heard.isEmpty { lines.append("Told apart: \(parts(summary.heard))") }
    if !summary.said.isEmpty { lines.append("Said apart: \(parts(summary.said))") }
    return lines
  }

  package static var allAlike: SafeText {
    "The voice says the words of all these pairs alike, so none is asked."
  }

  private static func parts(_ parts: [SoundSummary.Part]) -> SafeText {
    parts.map { part -> SafeText in
      "\(part.contrast.letters) \(part.tally.right) of \(part.tally.answers)"
    }
    .joined(separator: "; ")
  }
}
