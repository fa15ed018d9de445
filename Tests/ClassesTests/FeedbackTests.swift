import Classes
import Explanations
import RandomTestSupport
import Testing

@Suite(.seeded) struct FeedbackTests {
  private static let hostile = [
    "../../x", "/etc/passwd", "..", ".", "", "<script>", "a\u{0}b", "\u{1B}[2J", "CON", "nul",
    String(repeating: "ş", count: 300), "Ada Yıldız", "ada yildiz", "Ada  Yıldız.", "\u{202E}txt",
    "C:\\x", "x.html", "-rf", "~", "Ada Yıldız~2",
  ]

  @Test func `names of files are safe and different`() {
    var names = FeedbackNames(ending: "html")
    var taken: Set<String> = []
    for student in Self.hostile + Self.hostile {
      let name = names.name(for: student)
      let stem = name.dropLast(".html".count)
      #expect(name.hasSuffix(".html") && !stem.isEmpty && name.utf8.count < 200)
      #expect(stem.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "~" }, "\(name)")
      #expect(stem.first != "-" && stem.first != "~")
      #expect(!["con", "nul"].contains(stem.lowercased()))
      #expect(taken.insert(name.lowercased()).inserted, "\(name)")
    }
  }

  @Test func `any names get safe and different files`() {
    var random = TestRandom(2)
    let scraps = ["a", "A", "ı", "i", "İ", "~", "2", ".", "/", "\\", " ", "-", "\u{301}", "👍", "ş"]
    var names = FeedbackNames(ending: "txt")
    var taken: Set<String> = []
    for _ in 0..<2_000 {
      let student = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        scraps.randomElement(using: &random) ?? ""
      }.joined()
      let name = names.name(for: student)
      #expect(!name.contains("/") && !name.contains("\\") && !name.hasPrefix("."))
      #expect(taken.insert(name.lowercased()).inserted, "\(name)")
    }
  }

  private func page(_ text: String, _ language: ExplanationLanguage) throws -> FeedbackPage {
    var sample = SampleClass()
    try sample.add("Ece <b>", "(Biz) yorgunuz.", text)
    let report = sample.report
    return FeedbackPage(of: try #require(report.students.first), in: report, language: language)
  }

  @Test func `a page has the answer, the mark, the right answer and the reason`() throws {
    let text = try page("Biz yorgunız", .english).text
    #expect(text.contains("Your answer: Biz yorgunız"))
    #expect(text.contains("~ almost (0.5)") && text.contains("Right: Biz yorgunuz."))
    #expect(text.contains("Vowel harmony"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `a page may be in Turkish`() throws {
    let text = try page("Biz yorgunız", .turkish).text
    #expect(text.contains("Yanıtın: Biz yorgunız") && text.contains("~ neredeyse (0,5)"))
    #expect(text.contains("Ünlü uyumu") && !text.contains("Your"))
  }

  @Test func `an item without an answer shows the right one and no mistake`() throws {
    let text = try page("", .english).text
    #expect(text.contains("not answered") && text.contains("Right: "))
    #expect(!text.contains("Your answer"))
  }

  @Test(arguments: ExplanationLanguage.allCases)
  func `a page is known as one, and escapes`(language: ExplanationLanguage) throws {
    let page = try page("<script>x</script>", language)
    #expect(
      FeedbackPage.isPage(Array(page.html.utf8)) && FeedbackPage.isPage(Array(page.text.utf8))
    )
    #expect(!FeedbackPage.isPage(Array("name,answer\n".utf8)))
    #expect(!page.html.contains("<script") && !page.html.contains("<b>"))
    #expect(page.html.contains("lang=\"\(language.rawValue)\""))
  }
}
