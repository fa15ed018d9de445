import TextSafety
import Turkish

/// Writes questions in GIFT, the text format of Moodle.
///
/// A comment before each question has the lines of its item, so that Dilim reads the very item again;
/// platforms skip it.
package struct GIFTWriter {
  /// The signs that have a meaning in GIFT.
  static let signs: Set<Unicode.Scalar> = ["~", "=", "#", "{", "}", ":"]

  /// Begins a comment with a line of the item.
  static let sourcePrefix = "// dilim: "

  /// The names of formats that a text may begin with.
  static let formats = ["html", "moodle", "plain", "markdown"]

  package private(set) var text = ""

  package init() {}

  package mutating func add(_ item: QuizItem) {
    if !text.isEmpty { text += "\n" }
    for line in item.source { text += Self.sourcePrefix + SafeText.cleaned(line) + "\n" }
    add(item.question)
  }

  mutating func add(_ question: QuizQuestion) {
    text +=
      "::\(Self.line(question.title))::[plain]\(Self.escaped(question.text, keepingEnd: true)){\n"
    switch question.body {
    case .short(let answers):
      for answer in answers {
        add(answer, sign: Self.sign(answer, isChoice: false), isPattern: true)
      }
    case .choice(let answers):
      for answer in answers {
        add(answer, sign: Self.sign(answer, isChoice: true), isPattern: false)
      }
    case .matching(let pairs):
      for pair in pairs { text += "=\(Self.inside(pair.first)) -> \(Self.inside(pair.second))\n" }
    }
    if !question.feedback.isEmpty { text += "####\(Self.inside(question.feedback))\n" }
    text += "}\(Self.escaped(question.after ?? "", keepingEnd: true))\n"
  }

  private mutating func add(_ answer: QuizQuestion.Answer, sign: String, isPattern: Bool) {
    var shown = Self.inside(answer.text)
    // In a written answer a star is any text; its own escape has to be escaped.
    if isPattern { shown = shown.replacing("*", with: "\\\\*") }
    if Self.needsFormat(answer.text) { shown = "[plain]\(shown)" }
    text += sign + shown
    if !answer.feedback.isEmpty { text += "#\(Self.inside(answer.feedback))" }
    text += "\n"
  }

  /// The sign of an answer with its credit; a weight has two digits at most.
  private static func sign(_ answer: QuizQuestion.Answer, isChoice: Bool) -> String {
    let percent = Int((answer.credit * 100).rounded())
    if percent >= 100 { return "=" }
    if isChoice { return percent == 0 ? "~" : "~%\(percent)%" }
    return "=%\(percent)%"
  }

  /// Whether the beginning of an answer would be taken for a format or a weight.
  private static func needsFormat(_ text: String) -> Bool {
    text.hasPrefix("%") || formats.contains { text.hasPrefix("[\($0)]") }
  }

  /// A text inside the braces, where an arrow would make the question a matching.
  private static func inside(_ text: String) -> String {
    escaped(text.replacing("->", with: "→"), keepingEnd: false)
  }

  private static func line(_ text: String) -> String {
    escaped(SafeText.cleaned(text), keepingEnd: false)
  }

  /// Escapes signs, backslashes and line ends; no question has a blank line.
  private static func escaped(_ text: String, keepingEnd: Bool) -> String {
    let clean = SafeText(text.composed).string
    var escaped = ""
    for scalar in (keepingEnd ? clean : clean.trimmed).unicodeScalars {
      switch scalar {
      case "\n": escaped += "\\n"
      case "\t": escaped += " "
      case "\\": escaped += "\\\\"
      default:
        if signs.contains(scalar) { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
