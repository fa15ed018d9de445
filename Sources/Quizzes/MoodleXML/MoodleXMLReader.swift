package import Classes
import TextSafety
import Turkish

/// Reads questions in the XML of Moodle.
package struct MoodleXMLReader {
  private var file = QuizFile()
  private var source: [String] = []

  /// Reads a file that has been decoded; one that is not well-formed is a fault.
  package static func read(_ text: String) throws(TableFault) -> QuizFile {
    var scanner = XMLScanner(text)
    var reader = MoodleXMLReader()
    while let token = try scanner.next() {
      switch token {
      case .start("quiz", _, _), .end, .text: continue
      case .comment(let text): reader.source = MoodleXMLWriter.source(inComment: text)
      case .start("question", let attributes, let line):
        reader.take(try XMLElement("question", attributes, line: line, from: &scanner))
      case .start(let name, _, let line):
        throw TableFault(line: line, QuizWording.notAQuiz(name))
      }
    }
    return reader.file
  }

  private mutating func take(_ element: XMLElement) {
    let source = source
    self.source = []
    switch element.attributes["type"] {
    case "category": file.categories += 1
    case "description": file.descriptions += 1
    default:
      do throws(TableFault) {
        file.questions.append(
          FoundQuestion(
            line: element.line,
            question: try Self.question(element),
            source: source
          )
        )
      } catch {
        file.faults.append(error)
      }
    }
  }

  private static func question(_ element: XMLElement) throws(TableFault) -> QuizQuestion {
    let title = SafeText.cleaned(element.child("name")?.child("text")?.text ?? "").trimmed
    let feedback = try text(element.child("generalfeedback"))
    let type = element.attributes["type"] ?? ""
    if type == "cloze" || type == "multianswer" {
      return try ClozeText.question(
        element.child("questiontext")?.child("text")?.text ?? "",
        title: title,
        feedback: feedback,
        line: element.line
      )
    }
    let body: QuizQuestion.Body
    switch type {
    case "shortanswer": body = .short(try answers(element, isChoice: false))
    case "multichoice":
      if element.child("single")?.text.trimmed == "false" {
        throw TableFault(line: element.line, QuizWording.severalRight)
      }
      body = .choice(try answers(element, isChoice: true))
    case "matching", "match": body = .matching(try pairs(element))
    case "truefalse": throw TableFault(line: element.line, QuizWording.trueFalse)
    case "essay": throw TableFault(line: element.line, QuizWording.essay)
    case "numerical": throw TableFault(line: element.line, QuizWording.numerical)
    default: throw TableFault(line: element.line, QuizWording.otherType(type))
    }
    return QuizQuestion(
      title: title,
      text: try text(element.child("questiontext")),
      body: body,
      feedback: feedback
    )
  }

  private static func answers(
    _ element: XMLElement,
    isChoice: Bool
  ) throws(TableFault) -> [QuizQuestion.Answer] {
    try element.all("answer").map { (answer) throws(TableFault) in
      guard let percent = Double((answer.attributes["fraction"] ?? "").trimmed), percent <= 100
      else { throw TableFault(line: answer.line, QuizWording.badWeight) }
      var text = try text(answer)
      if !isChoice { text = try QuizText.withoutStars(text, line: answer.line) }
      return QuizQuestion.Answer(
        text,
        credit: max(0, percent / 100),
        feedback: try Self.text(answer.child("feedback"))
      )
    }
  }

  /// The pairs; an answer without a text is only a wrong one.
  private static func pairs(_ element: XMLElement) throws(TableFault) -> [QuizQuestion.Pair] {
    try element.all("subquestion").map { (pair) throws(TableFault) in
      let second = pair.child("answer")?.child("text")?.text ?? ""
      return QuizQuestion.Pair(
        try text(pair),
        try QuizText.plain(second, isHTML: true, line: pair.line).trimmed
      )
    }
  }

  /// The text of an element by its format.
  private static func text(_ element: XMLElement?) throws(TableFault) -> String {
    guard let element, let text = element.child("text") else { return "" }
    if let file = element.child("file") { throw TableFault(line: file.line, QuizWording.picture) }
    let format = element.attributes["format"] ?? "moodle_auto_format"
    let isHTML = format == "html" || format == "moodle_auto_format"
    return try QuizText.plain(text.text, isHTML: isHTML, line: text.line).trimmed
  }
}
