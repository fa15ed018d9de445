import Coordination
import Curriculum
import Quizzes
import Testing

/// Worksheets.
struct SheetTests {
  private func sheet(_ skills: Set<Skill>) throws -> Sheet {
    var sheet = Sheet()
    for lesson in try CourseItems.lessons(of: skills) {
      sheet.add(lesson, try lesson.material.map { try $0.prepared() }, glossary: nil)
    }
    return sheet
  }

  @Test func `every lesson of the course fits 80 columns, with its answers`() throws {
    let sheet = try sheet(Set(Skill.allCases))
    for line in (sheet.text + sheet.keyText).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
    #expect(sheet.count > 4_000)
  }

  @Test func `the sheet does not have the answers, and its key has all`() throws {
    var sheet = Sheet()
    let lessons = try CourseItems.lessons(of: [.writing]).prefix(6)
    var solutions: [String] = []
    for lesson in lessons {
      let items = try lesson.material.map { try $0.prepared() }
      sheet.add(lesson, items, glossary: nil)
      solutions += items.compactMap { item in
        switch item.exercise.task {
        case .translation, .transformation, .order, .dialogue: item.task.solution
        default: nil
        }
      }
    }
    func words(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let (text, key) = (words(sheet.text), words(sheet.keyText))
    #expect(solutions.count > 60)
    for solution in solutions {
      #expect(!text.contains(" \(words(solution)) "), "\(solution)")
      #expect(key.contains(words(solution)), "\(solution)")
    }
  }

  @Test func `the page is escaped, and its answers begin a page of paper`() throws {
    let text = """
      id: a1-u1-checkpoint-2
      level: A1
      unit: 1
      skill: checkpoint
      title: <script>x</script>

      ? Say <b>"tea"</b> & 'milk'. {#tea}
      = Çay <i>.

      _ Süt[ü] içiyorum. {#sut}
      > <süt>

      ^ Match <these>. {#match}
      + a & b :: <c>
      + d :: e
      """
    let lesson = try LessonReader().read(text: text)
    var sheet = Sheet()
    sheet.add(lesson, try lesson.material.map { try $0.prepared() }, glossary: nil)
    let page = sheet.html(withKey: true)
    for tag in ["<script", "<b>\"", "<i>", "<süt>", "<these>", "<c>"] {
      #expect(!page.contains(tag))
    }
    #expect(page.contains("Say &lt;b&gt;&quot;tea&quot;&lt;/b&gt; &amp; &#39;milk&#39;."))
    #expect(page.contains("break-before: page") && page.contains("<section class=\"key\">"))
    #expect(!sheet.html(withKey: false).contains("<section class=\"key\">"))
    #expect(sheet.text.contains("1. Say <b>\"tea\"</b> & 'milk'."))
  }

  @Test func `items are numbered through all lessons, and instructions are said once`() throws {
    var sheet = Sheet()
    for lesson in try CourseItems.lessons(of: [.writing]).prefix(2) {
      sheet.add(lesson, try lesson.material.map { try $0.prepared() }, glossary: nil)
    }
    let lines = sheet.text.split(separator: "\n")
    #expect(lines.count { $0 == "Put into Turkish:" } == 2)
    for number in 1...sheet.count {
      #expect(lines.count { $0.hasPrefix("\(number). ") } == 1, "\(number)")
    }
  }
}
