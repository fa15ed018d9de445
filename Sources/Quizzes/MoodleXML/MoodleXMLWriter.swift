import TextSafety
import Turkish

/// Writes questions in the XML of Moodle.
///
/// A gap is a question with embedded answers. A comment before each question has the lines of its item.
package struct MoodleXMLWriter {
  /// Begins a comment with the lines of the item.
  static let sourcePrefix = " dilim:"

  private var body = ""

  package init() {}

  /// The whole file.
  package var text: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n\(body)</quiz>\n"
  }

  package mutating func add(_ item: QuizItem) {
    if !item.source.isEmpty {
      let lines = item.source.map { Self.inComment(SafeText.cleaned($0)) + "\n" }.joined()
      body += "<!--\(Self.sourcePrefix)\n\(lines)-->\n"
    }
    add(item.question)
  }

  mutating func add(_ question: QuizQuestion) {
    switch question.body {
    case .short(let answers):
      if let after = question.after {
        let cloze = ClozeText.text(before: question.text, answers, after: after)
        write("cloze", question, text: cloze, isHTML: true, rest: "")
      } else {
        let rest =
          "    <usecase>0</usecase>\n"
          + answers.map { answer in
            Self.answer(answer, text: answer.text.replacing("*", with: "\\*"))
          }.joined()
        write("shortanswer", question, text: question.text, rest: rest)
      }
    case .choice(let answers):
      let rest =
        "    <single>true</single>\n    <shuffleanswers>true</shuffleanswers>\n"
        + "    <answernumbering>abc</answernumbering>\n"
        + answers.map { Self.answer($0, text: $0.text) }.joined()
      let text = question.text + (question.after.map { "____\($0)" } ?? "")
      write("multichoice", question, text: text, rest: rest)
    case .matching(let pairs):
      let rest =
        "    <shuffleanswers>true</shuffleanswers>\n"
        + pairs.map { pair in
          "    <subquestion format=\"plain_text\"><text>\(Self.escaped(pair.first))</text>"
            + "<answer><text>\(Self.escaped(pair.second))</text></answer></subquestion>\n"
        }.joined()
      write("matching", question, text: question.text, rest: rest)
    }
  }

  private mutating func write(
    _ type: String,
    _ question: QuizQuestion,
    text: String,
    isHTML: Bool = false,
    rest: String
  ) {
    body += "  <question type=\"\(type)\">\n"
    body += "    <name><text>\(Self.escaped(SafeText.cleaned(question.title)))</text></name>\n"
    body +=
      "    <questiontext format=\"\(isHTML ? "html" : "plain_text")\">"
      + "<text>\(Self.escaped(text))</text></questiontext>\n"
    body +=
      "    <generalfeedback format=\"plain_text\"><text>\(Self.escaped(question.feedback))</text>"
      + "</generalfeedback>\n"
    body += "    <defaultgrade>1</defaultgrade>\n    <penalty>0.3333333</penalty>\n"
    body += "    <hidden>0</hidden>\n\(rest)  </question>\n"
  }

  private static func answer(_ answer: QuizQuestion.Answer, text: String) -> String {
    let percent = Int((answer.credit * 100).rounded())
    return "    <answer fraction=\"\(percent)\" format=\"plain_text\"><text>\(escaped(text))</text>"
      + "<feedback format=\"plain_text\"><text>\(escaped(answer.feedback))</text></feedback>"
      + "</answer>\n"
  }

  /// A text for an element; what XML forbids is left out, line ends stay.
  static func escaped(_ text: String) -> String {
    SafeText(text.composed).string.trimmed.split(separator: "\n", omittingEmptySubsequences: false)
      .map { HTMLText.escaped(String($0)) }.joined(separator: "\n")
  }

  /// A comment must not have two hyphens in a row.
  private static func inComment(_ line: String) -> String {
    line.replacing("&", with: "&amp;").replacing("-", with: "&#45;")
  }

  /// Returns the lines of the item in a comment; empty for another comment.
  static func source(inComment text: String) -> [String] {
    guard text.hasPrefix("\(sourcePrefix)\n") else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      String(line).replacing("&#45;", with: "-").replacing("&amp;", with: "&")
    }
  }
}
