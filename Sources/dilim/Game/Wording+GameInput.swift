import Screens
import TextSafety

/// Sentences about the options and the input of `dilim game`.
extension Wording {
  static func notAGameWord(_ word: String) -> SafeText {
    "--word \(word): expected one word of Turkish letters."
  }

  static func noGameWords(of word: String) -> SafeText {
    "No words can be made of the letters of \(word)."
  }

  static var inputLineUnreadable: SafeText {
    "a line of the input is not UTF-8, too long or can't be read."
  }

  static func unknownCommandInLine(_ name: String, line: Int) -> SafeText {
    "line \(line): there is no command \(name)."
  }
}
