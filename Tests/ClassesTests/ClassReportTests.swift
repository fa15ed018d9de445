import Classes
import Interface
import Scoring
import TerminalUI
import Testing

struct ClassReportTests {
  private static let tired = "(Biz) yorgunuz."
  private static let cook = "(Ben) aşçıyım."

  private func sample() throws -> SampleClass {
    var sample = SampleClass()
    for name in ["Zeki", "Çınar", "Can", "İpek", "Işık"] {
      try sample.add(name, Self.cook, "aşçıyım")
    }
    for (name, text) in [
      ("Zeki", "Biz yorgunız"), ("Çınar", "biz yorgunız!"), ("Can", "yorgunız"),
      ("İpek", "Yorgunum."), ("Işık", ""),
    ] {
      try sample.add(name, Self.tired, text)
    }
    return sample
  }

  @Test func `pupils are in the order of the Turkish alphabet`() throws {
    #expect(try sample().report.students.map(\.name) == ["Can", "Çınar", "Işık", "İpek", "Zeki"])
  }

  @Test func `a name in other capitals is the same pupil`() throws {
    var sample = SampleClass()
    try sample.add("Işık İnce", Self.cook, "aşçıyım")
    try sample.add("IŞIK  İNCE", Self.tired, "yorgunuz")
    let students = sample.report.students
    #expect(students.map(\.name) == ["Işık İnce"] && students[0].points.answers == 2)
  }

  @Test func `the hardest item comes first, with its points`() throws {
    let items = try sample().report.items
    #expect(items.map(\.item.name) == [Self.tired, Self.cook])
    #expect(items[0].points.sum == 1.5 && items[0].points.marked == 5)
    #expect(items[0].points.unanswered == 1)
    #expect(items[1].points.share == 1)
  }

  @Test func `an unsure answer counts for nothing and against nobody`() throws {
    var sample = SampleClass()
    try sample.add("Can", Self.cook, "aşçıyım")
    try sample.addUnsure("Can", Self.tired, "Bitkiniz.")
    let points = try #require(sample.report.students.first).points
    #expect(points.sum == 1 && points.marked == 1 && points.waiting == 1 && points.share == 1)
    #expect(!sample.report.allPass)
  }

  @Test func `equal answers are one text, and texts with the same mistake one group`() throws {
    let groups = try sample().report.items[0].groups
    #expect(groups.map(\.count) == [3, 1])
    #expect(groups[0].texts.map(\.answer) == ["Biz yorgunız", "yorgunız"])
    #expect(groups[0].texts.map(\.count) == [2, 1])
    #expect(groups[0].example.mark.findings.first?.category == .harmony)
    #expect(groups[1].texts.map(\.answer) == ["Yorgunum."])
  }

  @Test func `kinds of mistakes are counted by answer and by pupil`() throws {
    var sample = try sample()
    try sample.add("Zeki", "Kuş uçuyor.", "Kus ucuyor")
    let categories = sample.report.categories
    #expect(categories.first?.category == .harmony)
    #expect(categories.first?.failed == 3 && categories.first?.students.count == 3)
    let letters = try #require(categories.first { $0.category == .diacritics })
    #expect(letters.failed == 0 && letters.noted == 1)
  }

  @Test func `the scale decides the credit`() throws {
    var sample = SampleClass(scale: try #require(CreditScale("almost=0.25")))
    try sample.add("Can", Self.tired, "yorgunız")
    #expect(sample.report.points.sum == 0.25)
    #expect(sample.report.text.contains("almost 0.25"))
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `the text fits 80 columns, and no word is lost in 40`(language: InterfaceLanguage) throws {
    let report = try sample().report
    InterfaceLanguage.$current.withValue(language) {
      #expect(report.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
      let narrow = report.frame.rendered(columns: 40, palette: .none).string
      #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
      let words = { (text: String) in text.split { $0 == " " || $0 == "\n" } }
      #expect(words(narrow) == words(report.text))
    }
  }

  @Test func `the page has everything escaped and nothing from outside`() throws {
    var sample = SampleClass()
    try sample.add("<script>alert(1)</script>", Self.cook, "\"><img src=x onerror=y>&'")
    let page = sample.report.html
    #expect(!page.contains("<script") && !page.contains("<img"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    for word in ["http:", "https:", "src=\"", "href=", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("@media print"))
  }
}
