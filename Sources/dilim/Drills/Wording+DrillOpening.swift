import Coordination
import Drills
import Screens
import TextSafety

/// Sentences about the arguments and the input of `dilim drill`.
extension Wording {
  static func noDrill(_ subject: String, near: String?) -> SafeText {
    let hint: SafeText = near.map { " Did you mean \($0)?" } ?? ""
    return
      "\(subject): no drill and no word with drills has this name.\(hint) See dilim drill --list."
  }

  static func nothingToDrill(_ subject: String) -> SafeText {
    "There are no drills for \(subject)."
  }

  static var noSoundPairs: SafeText { "it has no two words that differ in one sound." }

  /// Said where a pair would have to be read instead of heard.
  static func pairsNeedSound(_ reason: SafeText) -> SafeText {
    "\(reason) Pairs that are read are no listening; dilim drill sounds --say needs no sound."
  }

  static var sayNeedsSounds: SafeText { "--say goes with dilim drill sounds." }

  static var soundsHaveNoSpeed: SafeText { "Sounds have no speed; leave --speed out." }

  static func noContrast(_ name: String) -> SafeText {
    let names = SoundContrast.allCases.map(\.letters).joined(separator: ", ")
    return "\(name): no sounds have this name. There are \(names)."
  }

  static func notSaid(_ contrast: SoundContrast) -> SafeText {
    "Recognisers hardly write \(contrast.letters), so its words are heard and not said."
  }

  /// A contrast, its pairs, and the learner's answers where there are some.
  static func line(for standing: SoundsOpener.Standing) -> SafeText {
    let (heard, said) = (standing.heard, standing.said)
    var parts: [SafeText] = []
    if heard.answers > 0 { parts.append("heard \(heard.right) of \(heard.answers)") }
    if said.answers > 0 { parts.append("said \(said.right) of \(said.answers)") }
    let answers: SafeText = parts.isEmpty ? "" : ": \(parts.joined(separator: "; "))"
    return "\(standing.contrast.letters)  \(count(standing.pairs, "pair"))\(answers)"
  }

  static func badSpeed(_ text: String) -> SafeText { "--speed \(text): expected 1 to 5." }

  static func drillPoint(_ speed: Int, right: Int, of answers: Int) -> SafeText {
    "speed \(speed), \(right) of \(answers) right"
  }
}
