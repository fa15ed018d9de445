import Foundation
import Testing

/// What a teacher does with hand-ins, and what pupils get back.
@Suite(.enabled(if: ClassRoom.canSign)) struct ClassMarkingTests {
  private let room: ClassRoom
  private let zeynep: Learner

  /// Zeynep has an unsure answer and a slip of harmony; Emre has handed in nothing.
  init() throws {
    room = try ClassRoom()
    zeynep = try room.pupil("Zeynep Ak")
    let lines = ["Ben hocayım.", "Yorgun musun?", "Okula gidiyorum.", "Evdayım"]
    _ = try room.run(zeynep, "class", "do", "week1.jsonl", lines: lines)
    try room.handIn(zeynep, "week1.jsonl", as: "zeynep.jsonl")
    _ = try room.collect("--trust", "Zeynep Ak")
  }

  private var marks: String {
    get throws {
      try String(
        contentsOfFile: "\(room.teacher.home)/data/dilim/teaching/9-B/marks.jsonl",
        encoding: .utf8
      )
    }
  }

  private func results(_ file: String = "week1-Zeynep-Ak-result.jsonl") throws -> Run {
    try room.send(room.teacher, "back/\(file)", as: file)
    for ending in ["", ".sig"] {
      let target = "\(zeynep.home)/\(file)\(ending)"
      try? FileManager.default.removeItem(atPath: target)
      try FileManager.default.copyItem(atPath: room.inbox(file + ending).path, toPath: target)
    }
    return try room.run(zeynep, "class", "results", file)
  }

  @Test func `marking twice adds no mark, and says who is missing`() throws {
    let first = try room.teach("grade", "9-B")
    #expect(first.output.contains("week1: pupils: 1, new marks: 4"))
    #expect(first.output.contains("Zeynep Ak: 2.5 of 3 (83 %), unsure: 1"), "\(first.output)")
    #expect(first.output.contains("Not handed in: Emre Çelik"))
    let again = try room.teach("grade", "9-B", "week1", "--json")
    #expect(again.output.contains(#""new_marks":0"#))
    #expect(try marks.split(separator: "\n").count == 4)
  }

  @Test func `nothing is given back while an item can't be marked`() throws {
    let teacher = room.teacher
    let (course, content) = (teacher.environment["DILIM_CONTENT"], "\(teacher.home)/Content")
    try FileManager.default.copyItem(atPath: Learner.content, toPath: content)
    let lesson = "Content/a1/a1-u1-writing.lesson"
    let text = try String(contentsOfFile: "\(teacher.home)/\(lesson)", encoding: .utf8)
    _ = try teacher.write(text.replacing("{#tired ", with: "{#weary "), to: lesson)
    teacher.environment["DILIM_CONTENT"] = content
    let release = ["release", "9-B", "week1", "--out", "back"]
    for words in [["grade", "9-B"], ["answers", "9-B", "week1"], ["report", "9-B"], release] {
      let run = try room.teach(words)
      #expect(run.code == 3, "\(words)")
      #expect(run.errors.contains("a1-u1-writing#tired"), "\(run.errors)")
      #expect(run.errors.contains("--with DIR"), "\(run.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: "\(teacher.home)/back"))
    teacher.environment["DILIM_CONTENT"] = course
    #expect(try room.teach(release).code == 0)
  }

  @Test func `accepting an answer changes exactly the marks that it lists`() throws {
    _ = try room.teach("grade", "9-B")
    let groups = try room.teach("answers", "9-B", "week1", "a1-u1-writing#teacher")
    #expect(groups.output.contains("? unsure (1): Ben hocayım."))
    #expect(!groups.output.contains("Evdayım"))
    let accept = ["accept", "9-B", "a1-u1-writing#teacher", "(Ben) hocayım."]
    let trial = try room.teach(accept + ["--dry-run"])
    #expect(trial.output.contains("Marks that change: 1\nNothing was written."))
    #expect(try marks.split(separator: "\n").count == 4)
    #expect(try room.teach(accept).unwrapped.contains("? unsure → + accepted by the teacher (1)"))
    #expect(try marks.split(separator: "\n").count == 5)
    #expect(try room.teach(accept).output.contains("Marks that change: 0"))
    #expect(try room.teach("grade", "9-B").output.contains("Zeynep Ak: 3.5 of 4 (88 %)"))
  }

  @Test func `a mark by hand stays, until the pupil hands in another answer`() throws {
    let mark = ["mark", "9-B", "zeynep ak", "HOUSE", "--points", "0.75", "--note", "nearly"]
    #expect(try room.teach(mark).output.contains("Zeynep Ak, house: “Evdayım”: 0.75"))
    _ = try room.teach("accept", "9-B", "house", "Evdayım", "--points", "0")
    #expect(try room.teach("grade", "9-B").output.contains("Zeynep Ak: 2.75 of 3"))
    #expect(try room.teach("mark", "9-B", "Emre Çelik", "house", "--points", "1").code == 3)
    #expect(try room.teach("mark", "9-B", "Zeynep Ak", "house").code == 2)
  }

  @Test func `marks leave the teacher only by release, signed, each pupil's own`() throws {
    #expect(try room.teach("gradebook", "9-B", "--out", "g.csv").code == 2)
    #expect(try room.teach("feedback", "9-B", "--out", "pages").code == 2)
    _ = try room.teach("mark", "9-B", "Zeynep Ak", "house", "--points", "0.75", "--note", "nearly")
    let release = try room.teach("release", "9-B", "week1", "--out", "back")
    #expect(release.output.contains("Released: week1; results in back: 1"))
    #expect(release.unwrapped.contains("Unsure answers that still wait for you: 1."))
    let results = try results()
    #expect(results.code == 0, "\(results.errors)")
    #expect(results.output.contains("week1: 2.75 of 3"))
    #expect(results.output.contains("Right: Evdeyim.") && results.output.contains("nearly"))
    #expect(try room.run(zeynep, "class", "results").output == results.output)
    let path = room.inbox("week1-Zeynep-Ak-result.jsonl").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    _ = try zeynep.write(text.replacing("0.75", with: "1"), to: "week1-Zeynep-Ak-result.jsonl")
    let forged = try room.run(zeynep, "class", "results", "week1-Zeynep-Ak-result.jsonl")
    #expect(forged.code == 3 && forged.errors.contains("is not signed by your teacher's key"))
    let emre = try room.pupil("Emre Çelik")
    try FileManager.default.copyItem(atPath: path, toPath: "\(emre.home)/r.jsonl")
    #expect(
      try room.run(emre, "class", "results", "r.jsonl").errors.contains("result of Zeynep Ak")
    )
    let book = try room.teach("gradebook", "9-B", "--format", "moodle", "--out", "g.csv")
    #expect(book.code == 0)
    let table = try String(contentsOfFile: "\(room.teacher.home)/g.csv", encoding: .utf8)
    #expect(table.contains("zeynep@okul.tr,,2.75,nearly"))
    #expect(try room.teach("reopen", "9-B", "week1").output.contains("week1 is open again."))
    #expect(try room.teach("gradebook", "9-B", "--out", "g.csv").code == 2)
  }

  @Test func `of several answers the one counts that the assignment says`() throws {
    for which in ["first", "last", "best"] {
      try room.assign(which, "--attempt", which, "--key", "now")
      let pupil = try room.pupil("Emre Çelik", with: which)
      // An item that failed is asked again at the end of the lesson.
      let words = ["x", ":skip", ":skip", "Öğretmenim.", ":skip", ":skip", ":skip"]
      _ = try room.run(pupil, "class", "do", "\(which).jsonl", lines: words)
      try room.handIn(pupil, "\(which).jsonl", as: "\(which).jsonl")
      _ = try room.collect("--trust", "Emre Çelik")
      let report = try room.teach(
        "report",
        "9-B",
        which,
        "--student",
        "Emre Çelik",
        "--format",
        "csv"
      )
      let line = report.lines.first { $0.contains("#teacher") } ?? ""
      #expect(
        line.contains(which == "first" ? ",x,wrong,0" : ",Öğretmenim.,correct,1"),
        "\(which): \(line)"
      )
    }
  }

  @Test func `with the key hand_in marks are shown after the hand-in, on the pupil's machine`()
    throws
  {
    try room.assign("soon", "--key", "hand_in")
    let pupil = try room.pupil("Emre Çelik", with: "soon")
    _ = try room.run(pupil, "class", "do", "soon.jsonl", lines: ["Öğretmen.", "b", "c", "Evdayım"])
    #expect(try room.run(pupil, "class", "results").output.contains("No results yet."))
    try room.handIn(pupil, "soon.jsonl", as: "soon.jsonl")
    let shown = try room.run(pupil, "class", "results")
    #expect(shown.output.contains("Right: Öğretmenim."), "\(shown.output)")
    #expect(!shown.output.contains("Evdeyim"))
  }

  @Test func `my-data shows all and no secret, and leaving deletes it`() throws {
    let run = try room.run(zeynep, "class", "my-data")
    for text in ["Evdayım", "Ben hocayım.", "Zeynep Ak", "handed_in", "/key\n"] {
      #expect(run.output.contains(text), "\(text)")
    }
    #expect(!run.output.contains("PRIVATE KEY"))
    #expect(try room.run(zeynep, "class", "leave").code == 2)
    #expect(try room.run(zeynep, "class", "leave", "--yes").code == 0)
    #expect(!zeynep.files.keys.contains { $0.hasPrefix("data/dilim/classes/") })
    #expect(try zeynep.run(["export"]).output.contains("Ben hocayım."))
  }

  @Test func `removing a pupil erases hand-ins, marks and the name`() throws {
    _ = try room.teach("grade", "9-B")
    #expect(try room.teach("remove", "9-B", "Zeynep Ak").code == 2)
    #expect(try room.teach("remove", "9-B", "Zeynep Ak", "--yes").code == 0)
    for (name, bytes) in room.teacher.files where name.hasPrefix("data/") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("Zeynep") && !text.contains("hocayım"), "\(name)")
    }
    #expect(try room.teach("grade", "9-B").output.contains("Not handed in: Emre Çelik"))
  }

  @Test func `deleting a class leaves the other files of its folder`() throws {
    let folder = "\(room.teacher.home)/lessons"
    _ = try room.teacher.write("x", to: "lessons/mine.txt")
    _ = try room.teach("new", "10-A", "--folder", folder)
    #expect(try room.teach("delete", folder, "--yes").code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["mine.txt"])
    #expect(try room.teach("delete", "9-B", "--yes").code == 0)
    #expect(!room.teacher.files.keys.contains { $0.hasPrefix("data/dilim/teaching/") })
  }
}
