import Scoring
package import TerminalUI
import TextSafety

extension ResultFile {
  /// The result of a pupil in a report, in the language of the report.
  package init(
    of student: ClassReport.Student,
    in report: ClassReport,
    _ assignment: Assignment,
    at time: Int64,
    showsRight: Bool
  ) {
    self.init(
      course: assignment.course,
      assignment: assignment.id,
      name: assignment.name,
      student: student.name,
      made: time,
      scale: assignment.scale,
      rows: student.answers.map { place in
        let answer = report.marked.answers[place]
        let (item, mark) = (report.marked.items[answer.item], answer.mark)
        // A reason quotes the right answer.
        let reasons = showsRight || mark.kind == .accepted ? mark.reasons(in: report.language) : []
        return Row(
          item: item.name,
          asked: item.asked,
          answer: answer.given.text,
          mark: ClassWording.mark(mark).string,
          credit: mark.credit,
          right: showsRight && mark.kind != .judged(.correct) ? mark.right : nil,
          reasons: reasons,
          verdict: mark.name
        )
      }
    )
  }

  /// The row of an item without a mark: it waits for the teacher, or has no answer.
  package static func unmarked(_ item: Assignment.Item, answer: String?) -> Row {
    Row(
      item: item.name,
      asked: item.asked,
      answer: answer ?? "",
      mark: ClassWording.mark(answer == nil ? .unanswered : .judged(.unsure)).string,
      credit: answer == nil ? 0 : nil,
      right: nil,
      reasons: [],
      verdict: answer == nil ? Mark.notAnswered : Verdict.unsure.rawValue
    )
  }

  /// The result as lines that wrap to the width of the terminal.
  package var lines: [Line] {
    var lines = [
      Line(ClassWording.ownResult(name, points, of: marked), .strong),
      Line("  \(ClassWording.ownScale(scale))", hangingIndent: 2),
    ]
    if waiting > 0 { lines.append(Line("  \(ClassWording.stillOpen(waiting))", hangingIndent: 2)) }
    for (number, row) in rows.enumerated() {
      lines.append([])
      lines.append(
        Line(text: "\(number + 1). \(row.asked.isEmpty ? row.item : row.asked)", hangingIndent: 3)
      )
      if !row.answer.isEmpty {
        lines.append(Line("   \(ClassWording.ownAnswer(row.answer))", hangingIndent: 3))
      }
      let credit = row.credit.map { " (\(Figures.shown($0)))" } ?? ""
      lines.append(Line(text: "   \(row.mark)\(credit)", hangingIndent: 3))
      if let right = row.right {
        lines.append(Line("   \(ClassWording.rightAnswer(right))", hangingIndent: 3))
      }
      lines += row.reasons.map { Line(text: "   \($0)", hangingIndent: 3) }
    }
    return lines
  }
}

extension ClassReport {
  /// The report on one item.
  package func only(item: String) -> ClassReport {
    let key = HeaderName.key(item)
    return only {
      marked.items[$0.item].name == item || HeaderName.key(marked.items[$0.item].name) == key
    }
  }

  /// The report on one pupil.
  package func only(student: String) -> ClassReport {
    let key = HeaderName.key(student)
    return only { HeaderName.key($0.given.student) == key }
  }

  private func only(_ includes: (MarkedAnswer) -> Bool) -> ClassReport {
    ClassReport(
      marked.filtered(includes),
      scale: scale,
      sources: sources,
      acceptedFile: acceptedFile,
      language: language
    )
  }

  /// What the teacher says of the answers of a pupil.
  package func notes(of student: Student) -> [String] {
    student.answers.compactMap { marked.answers[$0].mark.note }
  }
}

extension MarkedClass {
  /// The same answers, some of them with another mark.
  package func replacing(_ mark: (Int, MarkedAnswer) -> Mark?) -> MarkedClass {
    var result = MarkedClass()
    for item in items { _ = result.add(item) }
    for (place, answer) in answers.enumerated() {
      result.add(
        mark(place, answer).map { MarkedAnswer(answer.given, item: answer.item, mark: $0) }
          ?? answer
      )
    }
    return result
  }

  func filtered(_ includes: (MarkedAnswer) -> Bool) -> MarkedClass {
    var result = MarkedClass()
    for item in items { _ = result.add(item) }
    for answer in answers where includes(answer) { result.add(answer) }
    return result
  }
}
