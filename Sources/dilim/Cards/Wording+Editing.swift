import Screens
import TextSafety

/// Sentences about editing an entry.
extension Wording {
  /// The comment at the top of the edited file.
  static var editorHead: SafeText {
    let lines: [SafeText] = [
      "Change the text after the colons, save and quit. Lines with # are ignored;",
      "an unchanged file changes nothing. Progress stays whatever you change.",
    ]
    return lines.map { "# \($0)\n" }.joined()
  }

  static var incompleteEntry: SafeText {
    "A card needs a word and a meaning; nothing was changed."
  }

  static func notNameAndValue(_ line: String) -> SafeText {
    "“\(line)” is not “name: value”."
  }

  /// Says why an edited text was refused, and where it is kept.
  static func editRefused(_ reason: String, file: String) -> SafeText {
    "\(reason) Nothing was changed; what you have typed is in \(file)."
  }

  /// Says that an editor failed; `file` holds text that the learner has typed before.
  static func editorFailed(_ editor: String, file: String?) -> SafeText {
    let text: SafeText =
      "\(editor) failed, so nothing was changed. VISUAL or EDITOR names another editor."
    guard let file else { return text }
    return text + " What you have typed is in \(file)."
  }

  static func editedFileNotUTF8(_ file: String) -> SafeText {
    "The file was not saved as UTF-8, so nothing was changed; it is in \(file)."
  }
}
