import Foundation
import Testing

/// Items that go to other platforms and to paper, and questions that come back.
struct QuizTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func run(_ words: String...) throws -> Run {
    try learner.run(words.map { $0.hasPrefix("~/") ? learner.home + $0.dropFirst() : $0 })
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(learner.home)/\(name)", encoding: .utf8)
  }

  @Test(arguments: ["gift", "moodle-xml"])
  func `a lesson goes out and comes back as a lesson of one's own with equal marks`(format: String)
    throws
  {
    let out = try run(
      "items",
      "export",
      "a1-u1-writing",
      "--format",
      format,
      "--out",
      "~/quiz"
    )
    #expect(out.code == 0 && out.output.contains("Questions: 3"), "\(out.output)\(out.errors)")
    let back = try run("items", "import", "~/quiz", "--out", "~/mine/a1/a1-u1-writing-7.lesson")
    #expect(back.code == 0 && back.output.contains("Questions taken: 3; not taken: 0"))
    for answer in ["Öğretmenim.", "ogretmenim", "Ben öğretmenın", "Hocayım."] {
      let ours = try run("grade", "--item", "a1-u1-writing#teacher", answer)
      let own = try run(
        "grade",
        "--with",
        "~/mine",
        "--item",
        "a1-u1-writing-7#teacher",
        answer
      )
      #expect(ours.output == own.output && ours.code == own.code, "\(own.output)\(own.errors)")
    }
  }

  @Test func `hand-made questions become a table that an assignment takes`() throws {
    let gift = """
      \u{FEFF}// Birim 1\r
      \r
      ::çay::I am drinking tea.{=Çay içiyorum. =Ben çay içiyorum. =%50%Çay iciyorum.#Write ç.}\r
      \r
      Essay.{}\r

      """
    _ = try learner.write(gift, to: "quiz.gift")
    let run = try run("items", "import", "~/quiz.gift", "--out", "~/own.csv")
    #expect(run.code == 3)
    #expect(run.errors.hasPrefix("\(learner.home)/quiz.gift:5: an essay"), "\(run.errors)")
    #expect(run.unwrapped.contains("Questions taken: 1; not taken: 1"), "\(run.output)")
    #expect(try text("own.csv").contains("çay,Çay içiyorum.;Ben çay içiyorum.,I am drinking tea."))
    _ = try self.run("class", "new", "9-B")
    let assigned = try self.run(
      "class",
      "assign",
      "9-B",
      "--items",
      "~/own.csv",
      "--due",
      "2099-01-01",
      "--out",
      "~/w.jsonl"
    )
    #expect(assigned.code == 0 && assigned.output.contains("items: 1"), "\(assigned.errors)")
    let again = try self.run("items", "import", "~/quiz.gift", "--out", "~/own.csv")
    #expect(again.code == 2 && again.errors.contains("is there already"))
  }

  @Test func `a table of own items goes out, and what is heard or said is counted`() throws {
    _ = try learner.write("item,accept,english\na,(Ben) evdeyim.,I am at home.\n", to: "own.csv")
    let run = try run(
      "items",
      "export",
      "a1-u1-listening",
      "a1-u1-speaking",
      "--items",
      "~/own.csv"
    )
    #expect(run.code == 0 && run.output.contains("=Ben evdeyim.\n=Ben evdeyim\n=Evdeyim."))
    #expect(run.errors.contains("because they are heard: "), "\(run.errors)")
    #expect(run.errors.contains("because they are said: "))
    let none = try self.run("items", "export", "a1-u1-speaking")
    #expect(none.code == 2 && none.errors.contains("nothing to export"))
  }

  @Test func `a worksheet has room to write, and its answers come with the key`() throws {
    let run = try run("sheet", "a1-u1-writing")
    #expect(run.code == 0 && run.output.contains("Put into Turkish:"))
    #expect(!run.output.contains("Öğretmenim") && run.lines.allSatisfy { $0.count <= 80 })
    let key = try self.run("sheet", "a1-u1-writing", "--key", "--out", "~/sheet.txt")
    #expect(key.code == 0 && key.output.contains("items: 3"), "\(key.errors)")
    let pages = try text("sheet.txt").split(separator: "\u{0C}")
    #expect(pages.count == 2 && pages[1].contains("öğretmenim") && !pages[0].contains("ğretmenim"))
    let page = try self.run("sheet", "a1-u1-reading", "--format", "html", "--key")
    #expect(page.output.hasPrefix("<!DOCTYPE html>") && page.output.contains("class=\"key\""))
  }

  @Test
  func `with JSON an export names the items that are cut or left out, or has the file itself`()
    throws
  {
    let told = try run(
      "items",
      "export",
      "a1-u1-writing",
      "a1-u1-speaking",
      "--json",
      "--out",
      "~/quiz.gift"
    )
    .wholeObject()
    #expect(told["questions"] as? Int == 3 && told["format"] as? String == "gift")
    #expect(told["file"] as? String == "\(learner.home)/quiz.gift" && told["text"] == nil)
    let left = try #require(told["left_out"] as? [[String: String]])
    #expect(!left.isEmpty && left.allSatisfy { $0["reason"] == "said" })
    #expect(left.allSatisfy { $0["item"]?.hasPrefix("a1-u1-speaking#") == true })
    let whole = try run("items", "export", "a1-u1-writing", "--json")
    let printed = try run("items", "export", "a1-u1-writing")
    #expect(try whole.wholeObject()["text"] as? String == printed.output && whole.errors == "")
    _ = try learner.write(
      "item,accept,english\nmany,(a)(b)(c)(d)(e)(f) ev.,house\n",
      to: "own.csv"
    )
    let cut = try run("items", "export", "--items", "~/own.csv", "--json").wholeObject()
    #expect(cut["cut"] as? [String] == ["many"])
  }

  @Test func `with JSON an import tells the lines of what it refuses`() throws {
    let gift = "::a::x{=b =%50%c#Why. =%50%d}\n\nEssay.{}\n\nTrue?{T}\n"
    _ = try learner.write(gift, to: "quiz.gift")
    let run = try run("items", "import", "~/quiz.gift", "--json", "--out", "~/own.csv")
    let told = try run.wholeObject()
    #expect(run.code == 3 && told["taken"] as? Int == 1)
    let refused = try #require(told["refused"] as? [[String: Any]])
    #expect(refused.compactMap { $0["line"] as? Int } == [3, 5])
    #expect(run.errors.split(separator: "\n").count == refused.count)
    #expect(told["traps"] as? Int == 1 && told["partial_credit"] as? Int == 1)
    #expect(told["file"] as? String == "\(learner.home)/own.csv")
    let text =
      try self.run("items", "import", "~/quiz.gift", "--json").wholeObject()["text"] as? String
    #expect(try text == self.text("own.csv"))
  }

  @Test func `with JSON a worksheet is told of, or is the text of the object`() throws {
    let words = ["sheet", "a1-u1-writing", "--key", "--json"]
    let told = try learner.run(words + ["--out", "\(learner.home)/s.txt"]).wholeObject()
    #expect(told["items"] as? Int == 3 && told["lessons"] as? [String] == ["a1-u1-writing"])
    #expect(told["format"] as? String == "text" && told["key"] as? Bool == true)
    #expect(told["file"] as? String == "\(learner.home)/s.txt" && told["text"] == nil)
    #expect(try text("s.txt").contains("öğretmenim"))
    let page = try learner.run(words + ["--format", "html"])
    let printed = try learner.run(["sheet", "a1-u1-writing", "--key", "--format", "html"])
    #expect(try page.wholeObject()["text"] as? String == printed.output)
    let lost = try learner.run(words + ["--format", "pdf"])
    #expect(lost.code == 2 && lost.output == "" && lost.errors.contains("--out sheet.pdf"))
  }

  @Test func `without WeasyPrint a PDF is refused with what to do`() throws {
    let lost = try run("sheet", "a1-u1-writing", "--format", "pdf")
    #expect(lost.code == 2 && lost.errors.contains("--out sheet.pdf"))
    learner.environment["PATH"] = learner.home
    let run = try run("sheet", "a1-u1-writing", "--format", "pdf", "--out", "~/sheet.pdf")
    #expect(run.code == 3 && run.errors.contains("apt-get install weasyprint"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(learner.home)/sheet.pdf"))
  }

  @Test func `a PDF is what WeasyPrint makes of the page`() throws {
    try learner.install("weasyprint", "for last; do :; done; cat >\"$last\"")
    learner.environment["PATH"] = "\(learner.home)/bin:\(learner.environment["PATH"] ?? "")"
    let run = try run("sheet", "a1-u1-writing", "--format", "pdf", "--out", "~/sheet.pdf")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try text("sheet.pdf") == self.run("sheet", "a1-u1-writing", "--format", "html").output)
    #expect(!FileManager.default.fileExists(atPath: "\(learner.home)/sheet.pdf.draft"))
  }
}
