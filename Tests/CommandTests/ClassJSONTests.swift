import Foundation
import Testing

/// Classes for programs: with `--json` each action prints one object, which tells what is on the disk.
@Suite(.enabled(if: ClassRoom.canSign)) struct ClassJSONTests {
  private let room: ClassRoom

  init() throws { room = try ClassRoom() }

  private var folder: String { "\(room.teacher.home)/data/dilim/teaching/9-C" }

  /// Runs an action with `--json` in the home of a person; its output is one object and nothing else.
  @discardableResult
  private func object(
    _ learner: Learner,
    _ words: String...,
    lines: [String] = [],
    code: Int32 = 0
  ) throws -> [String: Any] {
    let run = try room.run(learner, ["class"] + words + ["--json"], lines: lines)
    #expect(run.code == code, "\(words): \(run.errors)")
    return try run.wholeObject()
  }

  private func exists(_ path: Any?, in learner: Learner) -> Bool {
    guard let path = path as? String else { return false }
    return FileManager.default.fileExists(
      atPath: path.hasPrefix("/") ? path : "\(learner.home)/\(path)"
    )
  }

  /// The objects on the lines of a file.
  private func rows(_ path: String) throws -> [[String: Any]] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  // MARK: A whole class

  @Test func `a class goes from its making to its end, and each object tells what was done`() throws
  {
    let id = try make()
    let zeynep = try room.pupil("Zeynep Ak")
    try work(zeynep, id)
    try mark()
    try giveBack(zeynep)
    try erase(zeynep)
  }

  /// The teacher makes the class 9-C with an assignment of three items of the course and one own item.
  private func make() throws -> String {
    let teacher = room.teacher
    let new = try object(teacher, "new", "9-C")
    #expect(new["class"] as? String == "9-C" && new["folder"] as? String == folder)
    #expect(new["signed"] as? Bool == true && new["address"] == nil)
    let file = try #require(try rows("\(folder)/class.json").first)
    #expect(file["class"] as? String == new["id"] as? String)

    let enrolled = try object(teacher, "enrol", "9-C", "roster.csv")
    #expect(enrolled["added"] as? Int == 2 && enrolled["total"] as? Int == 2)
    _ = try teacher.write("student,email\nZeynep Ak,z@okul.tr\nEmre Çelik,\n,x\n", to: "more.csv")
    let more = try object(teacher, "enrol", "9-C", "more.csv", code: 3)
    let refused = try #require(more["refused"] as? [[String: Any]])
    #expect(refused.compactMap { $0["line"] as? Int } == [2, 4], "\(refused)")
    #expect(more["added"] as? Int == 0 && more["known"] as? Int == 1 && more["total"] as? Int == 2)

    let invited = try object(teacher, "invite", "9-C", "--out", "join.jsonl")
    #expect(invited["file"] as? String == "join.jsonl" && exists("join.jsonl", in: teacher))
    let print = try #require(invited["fingerprint"] as? String)
    #expect(print.hasPrefix("SHA256:"))

    let given = try object(
      teacher,
      "assign",
      "9-C",
      "a1-u1-writing",
      "--items",
      "own.csv",
      "--due",
      "2026-12-01 18:00",
      "--out",
      "task.jsonl"
    )
    let head = try #require(try rows("\(teacher.home)/task.jsonl").first)
    #expect(given["id"] as? String == head["id"] as? String)
    for key in ["due", "key", "attempt"] { #expect("\(given[key] ?? "")" == "\(head[key] ?? "-")") }
    #expect(given["due"] as? Int == 1_796_148_000_000 && given["close"] == nil)
    #expect(given["items"] as? Int == 4 && given["own_items"] as? Int == 1)
    #expect(given["assignment"] as? String == "task" && given["published"] == nil)
    #expect(exists(given["signature"], in: teacher) && given["signed"] as? Bool == true)
    return try #require(given["id"] as? String)
  }

  /// A pupil joins, works in two sittings and hands in.
  private func work(_ pupil: Learner, _ id: String) throws {
    for name in ["join.jsonl", "task.jsonl", "task.jsonl.sig"] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(room.teacher.home)/\(name)"))
      try bytes.write(to: URL(fileURLWithPath: "\(pupil.home)/\(name)"))
    }
    let joined = try object(pupil, "join", "join.jsonl", "--name", "Zeynep Ak", "--out", "me.jsonl")
    let one = try #require((joined["classes"] as? [[String: Any]])?.first)
    #expect(one["class"] as? String == "9-C" && one["student"] as? String == "Zeynep Ak")
    #expect(exists(one["folder"], in: pupil) && exists(joined["file"], in: pupil))
    #expect(joined["signed"] as? Bool == true && one["fingerprint"] is String)

    // Of answers at one moment the order would be that of the ids of their sessions.
    pupil.environment["DILIM_NOW"] = "2026-11-28T09:00:00Z+20s"
    let first = try object(pupil, "do", "task.jsonl", lines: ["Ben hocayım.", "yorgunız"])
    #expect(texts(first["answers"], "answer") == ["Ben hocayım.", "yorgunız"])
    #expect(first["done"] as? Bool == false && first["answered"] as? Int == 2)
    #expect(
      (first["left"] as? [String])?.count == 2 && (first["left"] as? [String])?.last == "house"
    )
    pupil.environment["DILIM_NOW"] = "2026-11-28T10:00:00Z+20s"
    let second = try object(pupil, "do", "task", lines: ["Okula gidiyorum.", "Evdayım"])
    #expect(texts(second["answers"], "answer") == ["Okula gidiyorum.", "Evdayım"])
    #expect(texts(second["answers"], "item").last == "house")
    #expect(second["done"] as? Bool == true && second["left"] as? [String] == [])

    pupil.environment["DILIM_NOW"] = "2026-12-02T09:00:00Z"
    let handIn = try object(pupil, "hand-in", "task", "--out", "out.jsonl")
    let head = try #require(try rows("\(pupil.home)/out.jsonl").first)
    #expect(head["assignment"] as? String == id)
    #expect(handIn["handed_in"] as? Int == head["made"] as? Int)
    #expect(handIn["late"] as? Bool == true && handIn["answered"] as? Int == 4)
    #expect(exists(handIn["signature"], in: pupil) && handIn["received"] == nil)
    let rows = try #require(try object(pupil, "todo")["assignments"] as? [[String: Any]])
    let row = try #require(rows.first { $0["name"] as? String == "task" })
    #expect(row["handed_in"] as? Int == head["made"] as? Int)
    for name in ["me.jsonl", "out.jsonl"] { try room.send(pupil, name, as: name) }
  }

  private func mark() throws {
    let teacher = room.teacher
    let collected = try object(teacher, "collect", "9-C", "inbox", "--trust", "Zeynep Ak")
    let files = try #require(collected["files"] as? [[String: Any]])
    #expect(texts(files, "outcome") == ["joined", "taken"])
    let taken = try #require(files.last)
    #expect(taken["new"] as? Int == 4 && taken["known"] as? Int == 0)
    #expect(taken["student"] as? String == "Zeynep Ak" && taken["assignment"] as? String == "task")
    #expect(taken["late"] as? Bool == true && taken["signed"] as? Bool == true)
    let graded = try object(teacher, "grade", "9-C")
    let row = try #require((graded["assignments"] as? [[String: Any]])?.first)
    #expect(
      row["missing"] as? [String] == ["Emre Çelik"] && row["late"] as? [String] == ["Zeynep Ak"]
    )
    #expect(row["new_marks"] as? Int == 4)
    #expect(try rows("\(folder)/marks.jsonl").count == 4)

    let teaching = ["accept", "9-C", "a1-u1-writing#teacher", "(Ben) hocayım."]
    let trial = try room.run(teacher, ["class"] + teaching + ["--dry-run", "--json"]).wholeObject()
    #expect(trial["written"] == nil && texts(trial["changes"], "answer") == ["Ben hocayım."])
    #expect(!exists("\(folder)/accepted.csv", in: teacher))
    let accepted = try room.run(teacher, ["class"] + teaching + ["--json"]).wholeObject()
    #expect(accepted["written"] as? String == "\(folder)/accepted.csv")
    #expect(
      exists(accepted["written"], in: teacher) && accepted["release_again"] as? [String] == []
    )
    let change = try #require((accepted["changes"] as? [[String: Any]])?.first)
    #expect(change["assignment"] as? String == "task" && change["file"] == nil)
    let (before, after) = (change["before"] as? [String: Any], change["after"] as? [String: Any])
    #expect(before?["credit"] is NSNull && before?["verdict"] as? String == "unsure")
    #expect(after?["credit"] as? Double == 1 && after?["verdict"] as? String == "accepted")

    let marked = try object(
      teacher,
      "mark",
      "9-C",
      "zeynep ak",
      "HOUSE",
      "--points",
      "0.75",
      "--note",
      "nearly"
    )
    let last = try #require(try rows("\(folder)/marks.jsonl").last)
    #expect(last["item"] as? String == "house" && marked["item"] as? String == "house")
    #expect(marked["credit"] as? Double == 0.75 && last["credit"] as? Double == 0.75)
    #expect(marked["note"] as? String == "nearly" && marked["answer"] as? String == "Evdayım")
    #expect(marked["student"] as? String == "Zeynep Ak" && marked["released"] as? Bool == false)
  }

  private func giveBack(_ pupil: Learner) throws {
    let teacher = room.teacher
    let released = try object(teacher, "release", "9-C", "task", "--out", "back")
    let result = try #require((released["results"] as? [[String: Any]])?.first)
    #expect(result["student"] as? String == "Zeynep Ak" && released["waiting"] as? Int == 0)
    #expect(exists(result["file"], in: teacher) && exists(result["signature"], in: teacher))
    #expect(released["signed"] as? Bool == true && released["address"] == nil)
    let path = try #require(result["file"] as? String)
    let head = try #require(try rows("\(teacher.home)/\(path)").first)
    for ending in ["", ".sig"] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(teacher.home)/\(path)\(ending)"))
      try bytes.write(to: URL(fileURLWithPath: "\(pupil.home)/result.jsonl\(ending)"))
    }
    let results = try room.run(pupil, "class", "results", "result.jsonl", "--json")
    #expect(results.lines.count == 5 && results.errors == "")
    let shown = try JSONSerialization.jsonObject(with: Data(results.lines[0].utf8))
    #expect((shown as? [String: Any])?["points"] as? Double == head["points"] as? Double)

    let book = try object(teacher, "gradebook", "9-C", "--format", "plain", "--out", "book.csv")
    #expect(book["assignments"] as? [String] == ["task"] && book["students"] as? Int == 2)
    #expect(book["left_out"] as? [String] == [] && exists(book["file"], in: teacher))
    let pages = try object(teacher, "feedback", "9-C", "--out", "pages", "--format", "html")
    let page = try #require((pages["pages"] as? [[String: Any]])?.first)
    #expect(page["file"] as? String == "pages/Zeynep-Ak.html" && exists(page["file"], in: teacher))
    #expect(page["student"] as? String == "Zeynep Ak")

    let again = try object(
      teacher,
      "mark",
      "9-C",
      "Zeynep Ak",
      "house",
      "--points",
      "1"
    )
    #expect(again["released"] as? Bool == true && again["note"] == nil)
    let reopened = try object(teacher, "reopen", "9-C", "task")
    #expect(reopened["assignment"] as? String == "task" && reopened["student"] == nil)
    #expect(try room.teach("gradebook", "9-C", "--out", "g.csv").code == 2)
  }

  private func erase(_ pupil: Learner) throws {
    let data = try object(pupil, "my-data", "9-C")
    let of = try #require((data["classes"] as? [[String: Any]])?.first)
    let files = try #require(of["files"] as? [[String: Any]])
    for file in files {
      let path = try #require(file["file"] as? String)
      let lines = try String(contentsOfFile: path, encoding: .utf8)
      if path.hasSuffix("/key") {
        #expect(file.count == 1, "the secret key is named and not shown")
      } else if let rows = file["rows"] as? [Any] {
        #expect(rows.count == lines.split(separator: "\n").count)
      } else {
        #expect(file["text"] as? String == lines)
      }
    }
    let answers = try #require((of["answers"] as? [[String: Any]])?.first?["answers"])
    #expect(texts(answers, "answer") == ["Ben hocayım.", "yorgunız", "Okula gidiyorum."])

    let left = try object(pupil, "leave", "9-C", "--yes")
    #expect(left["deleted"] as? Bool == true && left["address"] == nil)
    let gone = try #require(left["files"] as? [String])
    #expect(Set(gone) == Set(files.compactMap { $0["file"] as? String }))
    #expect(!gone.contains { exists($0, in: pupil) })

    let removed = try object(room.teacher, "remove", "9-C", "Zeynep Ak", "--yes")
    // Four marks, one of an accepted answer and two by hand.
    #expect(removed["marks"] as? Int == 7 && removed["student"] as? String == "Zeynep Ak")
    let handIns = try #require(removed["files"] as? [String])
    #expect(handIns.count == 2 && !handIns.contains { exists($0, in: room.teacher) })
    let deleted = try object(room.teacher, "delete", "9-C", "--yes")
    #expect(deleted["deleted"] as? Bool == true && !exists(folder, in: room.teacher))
    #expect((deleted["files"] as? [String])?.last == "\(folder)/class.json")
  }

  private func texts(_ rows: Any?, _ key: String) -> [String] {
    (rows as? [[String: Any]] ?? []).map { $0[key] as? String ?? "-" }
  }

  // MARK: What differs from sentences

  @Test(arguments: [["leave"], ["remove", "9-B", "Emre Çelik"], ["delete", "9-B"]])
  func `without --yes the object lists what would be deleted, and nothing is asked`(
    words: [String]
  ) throws {
    let pupil = try room.pupil("Emre Çelik")
    let person = words == ["leave"] ? pupil : room.teacher
    let before = person.files
    let run = try room.run(person, ["class"] + words + ["--json"])
    let object = try run.wholeObject()
    #expect(run.code == 2 && object["deleted"] as? Bool == false)
    #expect(run.errors.contains("Nothing was changed; --yes answers yes."), "\(run.errors)")
    let files = try #require(object["files"] as? [String])
    #expect(files.allSatisfy { exists($0, in: person) } && person.files == before)
    // A question would wait for a line.
    let terminal = try PseudoTerminal(person, ["class"] + words + ["--json"])
    #expect(terminal.end() == 2 && person.files == before)
  }

  @Test func `do asks on standard error, also at a terminal`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    let run = try room.run(pupil, "class", "do", "week1.jsonl", "--json", lines: ["Öğretmenim."])
    #expect(try run.wholeObject()["answered"] as? Int == 1)
    #expect(run.errors.contains("I am a teacher.") && run.errors.contains("Your answer is kept."))
    #expect(!run.errors.contains("Go on with"))
    let terminal = try PseudoTerminal(pupil, ["class", "do", "week1", "--json"])
    try terminal.see("2/3")
    terminal.type("yorgunuz\n\u{4}")
    #expect(terminal.end() == 0)
    #expect(terminal.text.replacing("\n", with: "").contains(#""answered":2"#), "\(terminal.text)")
  }

  @Test func `an error prints no object, and says what it says in words`() throws {
    for words in [
      ["new", "9-B"], ["assign", "9-B", "a1-u1-writing", "--due", "x", "--out", "a.jsonl"],
      ["release", "9-B", "week9"], ["reopen", "9-B", "week1"],
      ["gradebook", "9-B", "--out", "g.csv"], ["feedback", "9-B", "--out", "f"], ["join", "none"],
      ["publish", "9-B"], ["sync"], ["do", "week1"], ["mark", "9-B", "Zeynep Ak", "house"],
    ] {
      let said = try room.teach(words)
      let run = try room.teach(words + ["--json"])
      #expect(run.output == "" && run.code == said.code && run.code > 0, "\(words)")
      #expect(run.errors == said.errors, "\(words)")
    }
  }

  @Test func `a report in a file or in another form is told of in an object`() throws {
    let plain = try room.teach("report", "9-B", "--json")
    #expect(try plain.wholeObject()["students"] is [Any])
    let told = try object(room.teacher, "report", "9-B", "--out", "r.json")
    #expect(told["file"] as? String == "r.json" && told["format"] as? String == "json")
    let file = try String(contentsOfFile: "\(room.teacher.home)/r.json", encoding: .utf8)
    #expect(file == plain.output)
    let page = try object(room.teacher, "report", "9-B", "--format", "html")
    #expect((page["text"] as? String)?.hasPrefix("<!DOCTYPE html>") == true && page["file"] == nil)
  }

  @Test func `a gradebook tells what a platform has no place for`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    try room.assign("week2")
    _ = try room.run(pupil, "class", "do", "week1.jsonl", lines: ["a"])
    try room.handIn(pupil, "week1.jsonl", as: "a.jsonl")
    _ = try room.collect("--trust", "Zeynep Ak")
    _ = try room.teach("release", "9-B", "week1", "--out", "back")
    _ = try room.teacher.write("Student,week1\n\"Ak, Zeynep\",\n", to: "canvas.csv")
    let book = try object(
      room.teacher,
      "gradebook",
      "9-B",
      "--format",
      "canvas",
      "--from",
      "canvas.csv",
      "--max",
      "10",
      "--out",
      "filled.csv"
    )
    let missing = try #require(book["missing"] as? [String: [String]])
    #expect(missing == ["assignments": [], "students": ["Emre Çelik"]])
    #expect(book["left_out"] as? [String] == ["week2"] && book["maximum"] as? Double == 10)
    #expect(book["unknown_to_moodle"] == nil)
  }

  @Test func `without ssh-keygen nothing is signed, and objects say so`() throws {
    let room = try ClassRoom(path: "/nowhere")
    let new = try room.teach("new", "9-C", "--json").wholeObject()
    #expect(new["signed"] as? Bool == false)
    let invited = try room.teach("invite", "9-C", "--out", "j.jsonl", "--json").wholeObject()
    #expect(invited["fingerprint"] == nil)
    let given = try room.assign("week2", "--json").wholeObject()
    #expect(given["signed"] as? Bool == false && given["signature"] == nil)
    let pupil = try room.pupil("Zeynep Ak")
    _ = try room.run(pupil, "class", "do", "week1.jsonl", lines: ["a"])
    let handIn = try room.run(pupil, "class", "hand-in", "--out", "o.jsonl", "--json").wholeObject()
    #expect(handIn["signed"] as? Bool == false && handIn["signature"] == nil)
  }
}

extension Run {
  /// The one object that is all of the output.
  func wholeObject() throws -> [String: Any] {
    #expect(lines.count == 1 && output.hasSuffix("}\n"), "\(output)\(errors)")
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["schema"] as? Int == 1)
    return object
  }
}
