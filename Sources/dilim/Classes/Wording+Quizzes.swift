import Quizzes
import Screens
import TextSafety

// Sentences about items on other platforms and on paper.
extension Wording {
  static func exported(_ count: Int) -> SafeText { "Questions: \(count)" }

  static func answersCut(_ count: Int) -> SafeText {
    """
    Questions that list only the first 50 of their answers: \(count); other right answers will be \
    marked wrong there.
    """
  }

  static func omitted(_ omission: QuizItem.Omission, _ count: Int) -> SafeText {
    switch omission {
    case .heard: "Left out, because they are heard: \(count)"
    case .said: "Left out, because they are said: \(count)"
    case .wordChoice: "Left out, because the word is asked in writing too: \(count)"
    }
  }

  /// The reasons for which items were left out, each with its count.
  static func omitted(_ omissions: [QuizItem.Omission]) -> [SafeText] {
    QuizItem.Omission.allCases.compactMap { omission in
      let count = omissions.count { $0 == omission }
      return count > 0 ? omitted(omission, count) : nil
    }
  }

  static func nothingToExport(_ omissions: [SafeText]) -> SafeText {
    let head: SafeText = """
      There is nothing to export. Name lessons, or a table of your own items with --items.
      """
    return ([head] + omissions).joined(separator: "\n")
  }

  static func readAndWritten(_ path: String) -> SafeText {
    "\(path) is read, so it can't be written. Name another file with --out."
  }

  static func importThere(_ path: String) -> SafeText {
    "\(path) is there already. Name another file with --out, or move it away."
  }

  static var importNeedsFile: SafeText {
    "items import reads one file: dilim items import quiz.gift --out own.csv"
  }

  static func notALessonFile(_ name: String) -> SafeText {
    """
    \(name) is no name of a lesson. It has a level, a unit, a skill and a number, such as \
    a1-u1-writing-7.lesson.
    """
  }

  static func nothingImported(_ path: String) -> SafeText { "\(path): no question was taken." }

  /// What was read, and what was left out.
  static func imported(_ made: QuizImport, _ file: QuizFile) -> [SafeText] {
    var lines: [SafeText] = ["Questions taken: \(made.count); not taken: \(made.faults.count)"]
    if file.categories > 0 { lines.append("Categories, left out: \(file.categories)") }
    if file.descriptions > 0 {
      lines.append("Texts without a question, left out: \(file.descriptions)")
    }
    if !made.changed.isEmpty {
      let numbers = made.changed.map(String.init).joined(separator: ", ")
      lines.append("Changed since Dilim wrote them, so read as they are, lines: \(numbers)")
    }
    if made.partCount > 0 {
      lines.append("Answers with part of the credit and no reason, left out: \(made.partCount)")
    }
    if made.trapCount > 0 {
      lines.append(
        """
        Expected mistakes, which a table can't hold: \(made.trapCount); a lesson can: \
        --out a1-u1-checkpoint-2.lesson
        """
      )
    }
    return lines
  }

  static var pdfNeedsOut: SafeText { "A PDF needs a file: --out sheet.pdf" }

  static var noWeasyPrint: SafeText {
    """
    A PDF is made by WeasyPrint, which is not installed. Install it (apt-get install weasyprint, or \
    pip install weasyprint), or print the page of --format html in a browser.
    """
  }

  static func pdfNotMade(_ path: String) -> SafeText {
    "WeasyPrint could not make \(path). Print the page of --format html in a browser instead."
  }

  static func sheetWritten(_ path: String, _ count: Int) -> SafeText {
    "Written: \(path), items: \(count)"
  }
}
