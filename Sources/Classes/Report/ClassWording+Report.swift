import Explanations
import Scoring
package import TextSafety

extension ClassWording {
  /// Returns the mark as a sign and a word.
  package static func mark(_ kind: Mark.Kind) -> SafeText {
    switch kind {
    case .judged(.correct): "+ correct"
    case .judged(.correctWithNote): "+ correct, with a note"
    case .judged(.unsure): "? unsure"
    case .judged(.almost): "~ almost"
    case .judged(.wrong): "x wrong"
    case .accepted: "+ accepted by the teacher"
    case .unanswered: "– not answered"
    }
  }

  /// Returns a mark; one by the teacher without points is none of an accepted answer.
  static func mark(_ mark: Mark) -> SafeText {
    mark.kind == .accepted && mark.credit == 0 ? "x refused by the teacher" : self.mark(mark.kind)
  }

  /// Returns a mark with its credit, for a list of changes.
  package static func markAndCredit(_ mark: Mark) -> SafeText {
    guard let credit = mark.credit else { return self.mark(mark.kind) }
    return "\(self.mark(mark)) (\(Figures.shown(credit)))"
  }

  /// Returns a credit for people, in the language of the interface.
  package static func credit(_ credit: Double) -> SafeText { SafeText(line: Figures.shown(credit)) }

  static var title: SafeText { "Marked answers" }

  static func sums(answers: Int, students: Int, items: Int) -> SafeText {
    "Answers: \(answers); pupils: \(students); items: \(items)"
  }

  /// Returns the line on a file: how it was read.
  package static func source(_ source: ClassReport.Source) -> SafeText {
    let delimiter: SafeText = source.delimiter == .tab ? "tab" : "“\(source.delimiter.rawValue)”"
    let text: SafeText =
      "\(source.path): \(evidence(source)), delimiter \(delimiter), rows: \(source.rows)"
    return source.faults == 0 ? text : text + (", left out: \(source.faults)" as SafeText)
  }

  private static func evidence(_ source: ClassReport.Source) -> SafeText {
    let name = source.encoding.name
    return switch source.evidence {
    case .asked: "\(name), as you say"
    case .byteOrderMark: "\(name), by its first bytes"
    case .valid: "\(name)"
    case .zeros: "\(name), by its zero bytes"
    case .remaining: "\(name), because it is not UTF-8"
    }
  }

  static func unused(_ columns: [String]) -> SafeText {
    "Columns that are not items: \(columns.joined(separator: ", "))"
  }

  package static func acceptedFile(_ path: String, count: Int) -> SafeText {
    "\(path): answers that you accept: \(count)"
  }

  package static func scale(_ scale: CreditScale) -> SafeText {
    let credits = [scale.correct, scale.note, scale.almost, scale.wrong].map(Figures.shown)
    return """
      Credit: correct \(credits[0]), with a note \(credits[1]), almost \(credits[2]), wrong \
      \(credits[3]), not answered 0. Unsure answers have none until you decide.
      """
  }

  static var byStudent: SafeText { "Pupils" }
  static var byItem: SafeText { "Items, the hardest first" }
  static var byCategory: SafeText { "Kinds of mistakes" }
  static var groups: SafeText { "Answers that do not pass" }

  static var student: SafeText { "Pupil" }
  static var item: SafeText { "Item" }
  static var asked: SafeText { "Asked" }
  static var right: SafeText { "Right answer" }
  static var pointsHead: SafeText { "Points" }
  static var markHead: SafeText { "Mark" }
  static var percentHead: SafeText { "%" }
  static var unsureHead: SafeText { "Unsure" }
  static var unansweredHead: SafeText { "Not answered" }
  static var kind: SafeText { "Kind" }
  static var failedHead: SafeText { "Failed" }
  static var notedHead: SafeText { "Noted" }
  static var pupilsHead: SafeText { "Pupils" }
  static var example: SafeText { "Example" }
  static var count: SafeText { "Number" }
  static var answer: SafeText { "Answer" }
  static var why: SafeText { "Why" }

  /// Returns points with what is left open: "2.5 of 3 (83 %), unsure: 1".
  static func points(_ points: Points) -> SafeText {
    var text: SafeText = "\(Figures.shown(points.sum)) of \(points.marked)"
    if let share = points.share { text += " (\(Figures.percent(share)) %)" as SafeText }
    if points.waiting > 0 { text += ", unsure: \(points.waiting)" as SafeText }
    if points.unanswered > 0 { text += ", not answered: \(points.unanswered)" as SafeText }
    return text
  }

  static func category(_ category: Finding.Category, in language: ExplanationLanguage) -> SafeText {
    SafeText(line: "\(category.name(in: language)) (\(category.rawValue))")
  }

  static func counts(_ category: ClassReport.Category) -> SafeText {
    var text: SafeText = "failed: \(category.failed)"
    if category.noted > 0 { text += ", noted: \(category.noted)" as SafeText }
    return text + (", pupils: \(category.students.count)" as SafeText)
  }

  /// Returns the words of a finding: what was written and what is right.
  static func words(_ finding: Finding) -> SafeText {
    if finding.found.isEmpty { return "missing: \(finding.expected)" }
    if finding.expected.isEmpty { return "too much: \(finding.found)" }
    return "\(finding.found), right: \(finding.expected)"
  }

  static func rightAnswer(_ text: String) -> SafeText { "Right: \(text)" }

  /// Returns what an answer that is unsure has in another way.
  static func doubt(_ mark: Mark) -> [SafeText] {
    if let form = mark.practised { return ["Right Turkish, but this item practises \(form)."] }
    let pairs = mark.differences.map { difference in
      [difference.expected, difference.found].map { $0.isEmpty ? "–" : $0 }.joined(separator: " / ")
    }
    return pairs.isEmpty ? [] : ["Difference: \(pairs.joined(separator: "; "))."]
  }

  static func also(_ texts: [AnswerGroup.Text]) -> SafeText {
    let list = texts.map { SafeText(line: "\($0.answer) (\($0.count))") }
    return "Also: \(list.joined(separator: "; "))"
  }
}
