import Coordination
import Drills
import TextSafety

extension Wording {
  static func rightForm(_ form: String, seconds: Int, raised: Int?) -> [SafeText] {
    ["+ \(form) (\(seconds) s)"] + (raised.map { [Self.raised(to: $0)] } ?? [])
  }

  static func raised(to speed: Int) -> SafeText {
    "\(DrillStanding.needed) of \(DrillStanding.window) in time: speed \(speed) begins."
  }

  static func formHint(letters: Int, start: String) -> SafeText {
    "Hint: \(count(letters, "letter")), beginning with “\(start)”."
  }

  /// Returns the result of a sitting, line by line.
  static func lines(for summary: DrillSummary) -> [SafeText] {
    let forms = count(summary.answers, "form")
    var lines: [SafeText] = ["\(forms): \(summary.right) right, \(summary.inTime) of them in time."]
    if !summary.missed.isEmpty {
      let points = summary.missed.prefix(5).map { point -> SafeText in
        "\(name(of: point.tag)) \(point.count)"
      }
      lines.append("Mistakes: \(points.joined(separator: "; "))")
    }
    return lines
  }
}
