import Scoring
import TextSafety

extension ClassReport {
  /// The report as a page.
  package var html: String {
    let head = [
      ClassWording.sums(
        answers: marked.answers.count,
        students: students.count,
        items: items.count
      )
    ]
    let sentences = head + sourceSentences + [ClassWording.scale(scale)]
    let body =
      sentences.map { ClassPage.paragraph($0, "class=\"soft\"") }.joined()
      + ClassPage.section(ClassWording.byStudent, studentTable)
      + ClassPage.section(ClassWording.byItem, itemTable)
      + ClassPage.section(ClassWording.byCategory, categoryTable)
      + ClassPage.section(ClassWording.groups, groupTables)
    return ClassPage.text(title: ClassWording.title, body: body)
  }

  private var studentTable: String {
    HTMLText.table(
      ClassWording.byStudent,
      head: [ClassWording.student] + pointsHead,
      rows: students.map { [SafeText(line: $0.name)] + Self.cells($0.points) }
    )
  }

  private var itemTable: String {
    HTMLText.table(
      ClassWording.byItem,
      head: [ClassWording.item, ClassWording.asked, ClassWording.right] + pointsHead,
      rows: items.map { item in
        [item.item.name, item.item.asked, item.item.right].map { SafeText(line: $0) }
          + Self.cells(item.points)
      }
    )
  }

  private var pointsHead: [SafeText] {
    [
      ClassWording.pointsHead, ClassWording.percentHead, ClassWording.unsureHead,
      ClassWording.unansweredHead,
    ]
  }

  private static func cells(_ points: Points) -> [SafeText] {
    [
      "\(Figures.shown(points.sum)) / \(points.marked)",
      points.share.map { "\(Figures.percent($0))" } ?? "–", "\(points.waiting)",
      "\(points.unanswered)",
    ]
  }

  private var categoryTable: String {
    guard !categories.isEmpty else { return "" }
    return HTMLText.table(
      ClassWording.byCategory,
      head: [
        ClassWording.kind, ClassWording.failedHead, ClassWording.notedHead,
        ClassWording.pupilsHead, ClassWording.example,
      ],
      rows: categories.map { category in
        [
          ClassWording.category(category.category, in: language), "\(category.failed)",
          "\(category.noted)", "\(category.students.count)",
          ClassWording.words(category.example),
        ]
      }
    )
  }

  private var groupTables: String {
    items.filter { !$0.groups.isEmpty }.map { item in
      HTMLText.table(
        Self.caption(item.item),
        head: [ClassWording.answer, ClassWording.count, ClassWording.markHead, ClassWording.why],
        rows: item.groups.flatMap(rows)
      )
    }.joined()
  }

  private static func caption(_ item: ClassItem) -> SafeText {
    [item.name, item.asked, item.right].filter { !$0.isEmpty }.map { SafeText(line: $0) }
      .joined(separator: " · ")
  }

  /// The texts of a group, the first with the reason of all.
  private func rows(of group: AnswerGroup) -> [[SafeText]] {
    group.texts.enumerated().map { place, text in
      let reasons = place == 0 ? why(text.mark) : []
      return [
        SafeText(line: text.answer), "\(text.count)", ClassWording.mark(text.mark),
        reasons.joined(separator: " "),
      ]
    }
  }
}
