import CardFiles
import Classes
import TextSafety
import Turkish

/// The texts of questions as plain text.
enum QuizText {
  /// Returns a text without its mark-up; what is not text is refused.
  static func plain(_ text: String, isHTML: Bool, line: Int) throws(TableFault) -> String {
    guard isHTML, text.contains("<") || text.contains("&") else { return cleaned(text) }
    let content = AnkiField.content(text.replacing("\n", with: "<br>"))
    guard content.images.isEmpty, !text.lowercased().contains("<img") else {
      throw TableFault(line: line, QuizWording.picture)
    }
    let small = text.lowercased()
    guard content.sounds.isEmpty, !small.contains("<audio"), !small.contains("<video") else {
      throw TableFault(line: line, QuizWording.recording)
    }
    return cleaned(content.text)
  }

  private static func cleaned(_ text: String) -> String {
    SafeText(text.composed.replacing("\u{A0}", with: " ")).string
  }

  /// Returns a written answer in which stars are stars; one that means “any text” is refused, unless
  /// it is the whole answer.
  static func withoutStars(_ text: String, line: Int) throws(TableFault) -> String {
    guard text.contains("*"), text != "*" else { return text }
    let literal = text.replacing("\\*", with: "")
    guard !literal.contains("*") else { throw TableFault(line: line, QuizWording.wildcard) }
    return text.replacing("\\*", with: "*")
  }
}
