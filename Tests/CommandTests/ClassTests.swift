import Foundation
import Testing

/// The answers of a class: from files of any kind to marks, reports and feedback.
struct ClassTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let teacher = "a1-u1-writing#teacher"
  private static let school = "a1-u1-writing#school"

  /// Three pupils with two items of the course.
  private static let rows = [
    ["Öğrenci", "Soru", "Yanıt"], ["Şule Öz", teacher, "Öğretmenim."],
    ["Şule Öz", school, "Okulda gidiyorum, çünkü; öyle."], ["Çınar", teacher, "Ben ogretmenim"],
    ["Çınar", school, "Okulda gidiyorum"], ["İpek", teacher, "Ben hocayım."], ["İpek", school, ""],
  ]

  private static func table(_ delimiter: String = ",", _ rows: [[String]] = rows) -> String {
    rows.map { row in
      row.map { cell in
        let isQuoted = cell.contains(delimiter) || cell.contains("\n") || cell.contains("\"")
        return isQuoted ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
      }.joined(separator: delimiter) + "\r\n"
    }.joined()
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    _ = try learner.write("", to: name)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(learner.home)/\(name)"))
  }

  private func run(_ words: String...) throws -> Run {
    try learner.run(words.map { $0.hasPrefix("~/") ? learner.home + $0.dropFirst() : $0 })
  }

  /// The report as JSON.
  private func report(_ words: String...) throws -> [String: Any] {
    let words =
      ["grade", "--csv", "--format", "json"]
      + words.map { word in
        word.hasPrefix("~/") ? learner.home + word.dropFirst() : word
      }
    let line = try #require(try learner.run(words).lines.first)
    return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  /// Student, verdict and credit of each answer.
  private func marks(_ report: [String: Any]) -> [String] {
    let answers = report["answers"] as? [[String: Any]] ?? []
    return answers.map { answer in
      let credit = (answer["credit"] as? Double).map { "\($0)" } ?? "-"
      return "\(answer["student"] ?? "") \(answer["verdict"] ?? "") \(credit)"
    }
  }

  private static let expected = [
    "Şule Öz correct 1.0", "Şule Öz unsure -", "Çınar correct_with_note 1.0", "Çınar wrong 0.0",
    "İpek unsure -", "İpek not_answered 0.0",
  ]

  /// The bytes of Turkish text by tables of this test.
  private static func bytes(of text: String, in encoding: String) -> [UInt8] {
    switch encoding {
    case "utf-8": return Array(text.utf8)
    case "utf-16le": return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case "utf-16be": return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    default:
      let letters: [Unicode.Scalar: UInt8] = [
        "Ğ": 0xD0, "ğ": 0xF0, "İ": 0xDD, "ı": 0xFD, "Ş": 0xDE, "ş": 0xFE, "ç": 0xE7, "Ç": 0xC7,
        "ö": 0xF6, "Ö": 0xD6, "ü": 0xFC, "Ü": 0xDC,
      ]
      return text.unicodeScalars.map { letters[$0] ?? UInt8(ascii: $0) }
    }
  }

  @Test(arguments: ["utf-8", "utf-16le", "utf-16be", "windows-1254", "iso-8859-9"])
  func `all encodings and delimiters give equal marks`(encoding: String) throws {
    let orders: [String: [UInt8]] = [
      "utf-8": [0xEF, 0xBB, 0xBF], "utf-16le": [0xFF, 0xFE], "utf-16be": [0xFE, 0xFF],
    ]
    for delimiter in [",", ";", "\t"] {
      for mark in Set([[], orders[encoding] ?? []]) {
        let bytes = mark + Self.bytes(of: Self.table(delimiter), in: encoding)
        try write(bytes, to: "a.csv")
        let found = try report("~/a.csv")
        #expect(marks(found) == Self.expected, "\(encoding) \(delimiter) \(mark)")
        let file = try #require((found["files"] as? [[String: Any]])?.first)
        #expect(file["delimiter"] as? String == (delimiter == "\t" ? "tab" : delimiter))
        #expect(
          file["encoding"] as? String == (encoding == "iso-8859-9" ? "windows-1254" : encoding)
        )
        let asked = try report("--encoding", encoding, "--delimiter", delimiter, "~/a.csv")
        #expect(marks(asked) == Self.expected)
      }
    }
  }

  @Test func `the report goes by pupil, item and kind of mistake, and says how it read the file`()
    throws
  {
    try write(Self.bytes(of: Self.table(";"), in: "windows-1254"), to: "a.csv")
    let run = try run("grade", "--csv", "~/a.csv")
    #expect(run.code == 1 && run.errors == "")
    for text in [
      "Answers: 6; pupils: 3; items: 2", "Windows-1254, because it is not UTF-8, delimiter “;”",
      "Credit: correct 1, with a note 1, almost 0.5, wrong 0", "Çınar: 1 of 2 (50 %)",
      "İpek: 0 of 1 (0 %), unsure: 1, not answered: 1", "case (case): failed: ",
      "x wrong (1): Okulda gidiyorum", "? unsure (1): Ben hocayım.",
    ] {
      #expect(run.unwrapped.contains(text), "\(text)\n\(run.output)")
    }
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `the marks are those of JSON Lines`() throws {
    _ = try learner.write(Self.table(), to: "a.csv")
    let answers = try report("~/a.csv")["answers"] as? [[String: Any]] ?? []
    for row in Self.rows.dropFirst() where !row[2].isEmpty {
      let request = try JSONEncoder().encode(["item": row[1], "answer": row[2]])
      let line = try learner.run(
        ["grade", "--json"],
        input: String(decoding: request, as: UTF8.self)
      )
      let reply = try #require(
        try JSONSerialization.jsonObject(with: Data(line.output.utf8)) as? [String: Any]
      )
      let mark = try #require(answers.first { $0["answer"] as? String == row[2] })
      #expect(mark["verdict"] as? String == reply["verdict"] as? String)
      let findings = reply["findings"] as? [[String: Any]] ?? []
      #expect(mark["categories"] as? [String] == findings.compactMap { $0["category"] as? String })
    }
  }

  @Test func `a bad row is told with its place, and the others are graded`() throws {
    let rows = Self.table().split(separator: "\r\n").map { "\($0)\n" }
    let text =
      rows[0...2].joined() + ",\(Self.teacher),x\nEce,\(Self.teacher)\nEce,nosuch,x\n"
      + "Ece,a1-u1-writing#teachr,x\nEce,a1-u1-reading#town,Izmir\n" + rows[3...].joined()
    _ = try learner.write(text, to: "a.csv")
    let run = try run("grade", "--csv", "~/a.csv", "--format", "csv")
    #expect(run.code == 3)
    #expect(run.output.split(separator: "\n").count == 7)
    let errors = run.errors.split(separator: "\n").filter { !$0.hasPrefix("Credit") }
    #expect(errors.count == 6)
    for (line, message) in [
      (4, "the pupil has no name"), (5, "the header has 3 columns, but this row 2"),
      (6, "nosuch is not an item of the course"), (7, "Did you mean a1-u1-writing#teacher?"),
      (8, "the answer is a choice"),
    ] {
      #expect(
        errors.contains { $0.hasPrefix("\(learner.home)/a.csv:\(line): ") && $0.contains(message) },
        "\(line) \(run.errors)"
      )
    }
    let sources = errors.filter { $0.contains("left out: 5") }
    #expect(sources.count == 1)
  }

  @Test func `answers in quotation marks may have several lines`() throws {
    let rows = [Self.rows[0], ["Can", Self.school, "Okula\ngidiyorum."]]
    _ = try learner.write(Self.table(",", rows), to: "a.csv")
    #expect(try marks(report("~/a.csv")) == ["Can correct 1.0"])
  }

  @Test func `a folder is read in the order of its names, without hidden and foreign files`() throws
  {
    for (name, student) in [("b.tsv", "B"), ("a.csv", "A"), ("c.TXT", "C"), (".d.csv", "D")] {
      let rows = [Self.rows[0], [student, Self.teacher, "Öğretmenim."]]
      _ = try learner.write(Self.table("\t", rows), to: "answers/\(name)")
    }
    _ = try learner.write("x", to: "answers/notes.md")
    _ = try learner.write("item,accept\nx,y\n", to: "answers/key.csv")
    let found = try report("~/answers/", "~/answers/a.csv", "--key", "~/answers/key.csv")
    #expect(marks(found) == ["A correct 1.0", "B correct 1.0", "C correct 1.0"])
  }

  @Test func `a wide table has the marks of a long one`() throws {
    _ = try learner.write(Self.table(), to: "long.csv")
    let wide = [
      ["Zaman damgası", "Öğrenci", Self.teacher, "I am going to school."],
      ["1", "Şule Öz", "Öğretmenim.", "Okulda gidiyorum, çünkü; öyle."],
      ["2", "Çınar", "Ben ogretmenim", "Okulda gidiyorum"], ["3", "İpek", "Ben hocayım.", ""],
    ]
    _ = try learner.write(Self.table(",", wide), to: "wide.csv")
    let key = "item,accept,english\nschool,(Ben) okula gidiyorum.,I am going to school.\n"
    let path = try learner.write(key, to: "key.csv")
    let found = try report("--wide", "--key", path, "~/wide.csv")
    #expect(marks(found) == Self.expected)
    let file = try #require((found["files"] as? [[String: Any]])?.first)
    #expect(file["unused"] as? [String] == ["Zaman damgası"])
  }

  @Test func `answers outside the course have their key in a column`() throws {
    let rows = [
      ["name", "key", "english", "answer"],
      ["Can", "Geldim.;Ben geldim.", "I came.", "ben geldim"],
      ["Ece", "Geldim.;Ben geldim.", "I came.", "Geldin."], ["Ece", "Gel(", "", "x"],
    ]
    _ = try learner.write(Self.table(",", rows), to: "a.csv")
    let run = try run("grade", "--csv", "--accept", "KEY", "--english", "3", "~/a.csv")
    #expect(run.code == 3 && run.errors.contains("a.csv:4: pattern Gel("))
    #expect(run.output.contains("  Geldim.: 1 of 2 (50 %)") && run.output.contains("I came."))
  }

  @Test func `the accepted answers may be in the first row of an item alone`() throws {
    let rows = [
      ["name", "item", "key", "answer"], ["Can", "1", "Geldim.", "geldim"],
      ["Ece", "1", "", "geldin"], ["Ali", "1", "Gittim.", "geldim"],
    ]
    _ = try learner.write(Self.table(",", rows), to: "a.csv")
    #expect(try marks(report("~/a.csv")) == ["Can correct 1.0", "Ece wrong 0.0"])
    let run = try run("grade", "--csv", "~/a.csv")
    #expect(run.code == 3 && run.errors.contains("a.csv:4: 1 has other accepted answers"))
  }

  @Test func `an unsure answer shows what is different`() throws {
    _ = try learner.write(Self.table(), to: "a.csv")
    let run = try run("grade", "--csv", "~/a.csv")
    #expect(run.output.contains("Difference: öğretmenim / hocayım."), "\(run.output)")
  }

  @Test(arguments: [
    ("", "empty"), ("\n\n", "no header"), ("PK\u{3}\u{4}xl/workbook.xml", "XLSX"),
    ("a\u{0}\u{1}bcdefgh", "not a text file"), ("a,b\nc,d\n", "--student"),
    ("name,answer\nx,y\n", "--item"),
  ])
  func `a file that can't be used says what to do`(text: String, message: String) throws {
    let path = try learner.write(text, to: "a.csv")
    let run = try run("grade", "--csv", path)
    #expect(run.code == 3 && run.output == "")
    #expect(run.errors.hasPrefix("\(path): ") && run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a missing file, folder and permission say what to do`() throws {
    let missing = try run("grade", "--csv", "~/none.csv")
    #expect(missing.code == 3 && missing.errors.contains("none.csv: No such file"))
    try FileManager.default.createDirectory(
      atPath: "\(learner.home)/empty",
      withIntermediateDirectories: true
    )
    let empty = try run("grade", "--csv", "~/empty")
    #expect(empty.code == 3 && empty.errors.contains("no table"))
    guard let command = try learner.commandOfNobody() else { return }
    let path = try learner.write(Self.table(), to: "a.csv")
    let run = try learner.shell(
      "chmod 755 $HOME; chmod 0 '\(path)'; \(command) grade --csv '\(path)'"
    )
    #expect(run.code == 3 && run.errors.contains("Permission denied"))
  }

  @Test(arguments: [
    (["--encoding", "latin"], "--encoding latin: expected one of utf-8"),
    (["--delimiter", "|"], "--delimiter |"), (["--credit", "note=2"], "--credit note=2"),
    (["--wide", "--answer", "2"], "leave out --item"),
    (["--format", "pdf"], "text, csv, html or json"), (["--language", "de"], "en or tr"),
  ])
  func `wrong options are refused before anything is read`(words: [String], message: String) throws
  {
    let run = try learner.run(["grade", "--csv", "nowhere"] + words)
    #expect(run.code == 2 && run.errors.contains(message))
  }

  @Test func `options of classes without files of a class are refused`() throws {
    let run = try learner.run(["grade", "--wide", "a.csv"])
    #expect(run.code == 2 && run.errors.contains("--wide belongs to --csv"))
    #expect(try learner.run(["grade", "--csv"]).code == 2)
    let two = try learner.run(["grade", "--accept", "a", "a.csv", "b.csv"])
    #expect(two.code == 2 && two.errors.contains("b.csv is one argument too many"))
  }

  @Test func `a report in a file replaces no file that is read`() throws {
    let table = Self.table()
    let path = try learner.write(table, to: "answers/a.csv")
    let key = try learner.write("item,accept\nx,y\n", to: "key.csv")
    for out in [
      path, key, "~/answers/accepted.csv", "~/answers/new.csv", "~/answers/../answers/a.csv",
    ] {
      let run = try run("grade", "--csv", "~/answers", "--key", key, "--out", out)
      #expect(run.code == 2 && run.errors.contains("nothing was written"), "\(out) \(run.errors)")
    }
    #expect(learner.files["answers/a.csv"] == Data(table.utf8))
    for (format, start) in [("text", "Answers: 6"), ("html", "<!DOCTYPE html>"), ("json", "{")] {
      let run = try run("grade", "--csv", path, "--format", format, "--out", "~/out/../r.\(format)")
      #expect(run.code == 3, "the folder is missing")
      let good = try self.run("grade", "--csv", path, "--format", format, "--out", "~/r.\(format)")
      #expect(good.code == 1 && good.output == "Written: \(learner.home)/r.\(format)\n")
      let file = String(decoding: learner.files["r.\(format)"] ?? Data(), as: UTF8.self)
      #expect(file.hasPrefix(start))
    }
    _ = try run("grade", "--csv", path, "--format", "csv", "--out", "~/r.csv")
    #expect(learner.files["r.csv"]?.starts(with: [0xEF, 0xBB, 0xBF]) == true)
  }

  @Test func `formulas and hostile names stay text`() throws {
    let rows = [
      Self.rows[0], ["=1+1", Self.teacher, "@SUM(A1)"], ["../../x", Self.teacher, "-5"],
      ["<script>alert(1)</script>", Self.teacher, "\u{1B}[2J\"><b>"],
      [String(repeating: "ş", count: 300), Self.teacher, "a"], ["CON", Self.teacher, "a"],
    ]
    let path = try learner.write(Self.table(",", rows), to: "in/a.csv")
    let csv = try run("grade", "--csv", path, "--format", "csv").output
    #expect(csv.contains(",'=1+1,") && csv.contains(",'@SUM(A1),") && csv.contains(",-5,"))
    #expect(!csv.contains("\u{1B}"))
    let html = try run("grade", "--csv", path, "--format", "html", "--feedback", "~/back").output
    #expect(!html.contains("<script") && !html.contains("<b>") && !html.contains("\u{1B}"))
    let pages = learner.files.keys.filter { $0.hasPrefix("back/") }
    #expect(
      pages.count == 5 && !FileManager.default.fileExists(atPath: "\(learner.home)/../x.html")
    )
    for page in pages {
      let text = String(decoding: learner.files[page] ?? Data(), as: UTF8.self)
      #expect(!text.contains("<script") && page.utf8.count < 200)
    }
  }

  @Test func `each pupil gets a page, in English or Turkish`() throws {
    let path = try learner.write(Self.table(), to: "in/a.csv")
    let run = try run("grade", "--csv", path, "--feedback", "~/back", "--language", "tr")
    #expect(run.code == 1 && run.errors.contains("Pages of feedback in \(learner.home)/back: 3"))
    let names = learner.files.keys.filter { $0.hasPrefix("back/") }.sorted()
    #expect(names == ["back/Çınar.txt", "back/Şule-Öz.txt", "back/İpek.txt"].sorted())
    let page = String(decoding: learner.files["back/İpek.txt"] ?? Data(), as: UTF8.self)
    #expect(page.contains("Yanıtın: Ben hocayım.") && page.contains("? belirsiz"))
    #expect(page.contains("– yanıtlanmadı") && !page.contains("Şule"))
    // A second run replaces the pages, but nothing else.
    #expect(try self.run("grade", "--csv", path, "--feedback", "~/back").code == 1)
    _ = try learner.write("mine", to: "back/Çınar.txt")
    let before = learner.files
    let refused = try self.run("grade", "--csv", path, "--feedback", "~/back")
    #expect(refused.code == 3 && refused.errors.contains("is not a page of feedback"))
    #expect(learner.files == before)
    #expect(try self.run("grade", "--csv", path, "--feedback", "~/in").code == 2)
  }

  @Test func `the scale decides the points`() throws {
    let path = try learner.write(Self.table(), to: "a.csv")
    let run = try run("grade", "--csv", path, "--credit", "note=0.5,wrong=0.25")
    #expect(run.output.contains("with a note 0.5, almost 0.5, wrong 0.25"))
    #expect(run.output.contains("Çınar: 0.75 of 2 (38 %)"))
    let strict = try self.run("grade", "--csv", path, "--strict", "--format", "csv")
    #expect(strict.output.contains(",almost,0.5,diacritics,"))
  }
}

extension Run {
  /// The output with the rows of a line joined again.
  var unwrapped: String { output.replacing(/\n +/, with: " ") }
}
