package import Explanations
import Interface
import Scoring
import TerminalUI
import TextSafety

/// What one pupil gets back: each answer with its mark, the right answer and the reasons.
package struct FeedbackPage: Sendable {
  private let report: ClassReport
  private let student: ClassReport.Student
  private let language: ExplanationLanguage

  package init(
    of student: ClassReport.Student,
    in report: ClassReport,
    language: ExplanationLanguage
  ) {
    self.report = report
    self.student = student
    self.language = language
  }

  /// Whether bytes are a page that may be replaced, because this type has made it.
  package static func isPage(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return InterfaceLanguage.allCases.contains { language in
      InterfaceLanguage.$current.withValue(language) { text.contains(ClassWording.made.string) }
    }
  }

  /// The page as text, 80 columns wide.
  package var text: String {
    inLanguage {
      var lines = [Line(text: student.name), []]
      lines += head.map { Line($0, hangingIndent: 2) }
      for (number, answer) in answers.enumerated() {
        lines.append([])
        lines.append(Line(text: "\(number + 1). \(question(of: answer))", hangingIndent: 3))
        lines += sentences(on: answer).map { Line("   \($0)", hangingIndent: 3) }
      }
      lines += [[], Line(ClassWording.made)]
      return Frame(lines).rendered(columns: Frame.widest, palette: .none).string
    }
  }

  /// The page for the browser and for paper.
  package var html: String {
    inLanguage {
      var body = head.map { ClassPage.paragraph($0) }.joined() + "<ol>\n"
      for answer in answers {
        body += "<li>" + HTMLText.element("strong", SafeText(line: question(of: answer))) + "\n"
        body += sentences(on: answer).map { ClassPage.paragraph($0) }.joined() + "</li>\n"
      }
      body += "</ol>\n" + ClassPage.paragraph(ClassWording.made, "class=\"soft\"")
      return ClassPage.text(title: SafeText(line: student.name), body: body)
    }
  }

  private func inLanguage(_ make: () -> String) -> String {
    let language: InterfaceLanguage = self.language == .turkish ? .turkish : .english
    return InterfaceLanguage.$current.withValue(language, operation: make)
  }

  private var head: [SafeText] {
    [ClassWording.ownPoints(student.points), ClassWording.ownScale(report.scale)]
  }

  private var answers: [MarkedAnswer] { student.answers.map { report.marked.answers[$0] } }

  private func question(of answer: MarkedAnswer) -> String {
    let item = report.marked.items[answer.item]
    return item.asked.isEmpty ? item.name : item.asked
  }

  private func sentences(on answer: MarkedAnswer) -> [SafeText] {
    let mark = answer.mark
    var sentences: [SafeText] = []
    if mark.kind != .unanswered { sentences.append(ClassWording.ownAnswer(answer.given.text)) }
    sentences.append(ClassWording.markAndCredit(mark))
    if mark.kind != .judged(.correct) { sentences.append(ClassWording.rightAnswer(mark.right)) }
    if mark.kind == .accepted {
      if let note = mark.note { sentences.append(ClassWording.teacherSays(note)) }
      return sentences
    }
    sentences += mark.reasons(in: language).map { SafeText(line: $0) }
    if mark.waits {
      sentences.append(mark.practised.map(ClassWording.practises) ?? ClassWording.waits)
    }
    return sentences
  }
}
