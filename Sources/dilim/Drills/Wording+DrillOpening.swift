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

  static func badSpeed(_ text: String) -> SafeText { "--speed \(text): expected 1 to 5." }

  static func drillPoint(_ speed: Int, right: Int, of answers: Int) -> SafeText {
    "speed \(speed), \(right) of \(answers) right"
  }
}
