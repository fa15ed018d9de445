import Foundation
import RandomTestSupport
import Testing

/// A class without a server: a teacher and pupils, each with a home of their own.
@Suite(.seeded, .enabled(if: ClassRoom.canSign)) struct ClassWorkTests {
  private let room: ClassRoom

  init() throws { room = try ClassRoom() }

  @Test func `an evening: work is given, done in two sittings, handed in twice and collected`()
    throws
  {
    let zeynep = try room.pupil("Zeynep Ak")
    let first = try room.run(
      zeynep,
      "class",
      "do",
      "week1.jsonl",
      lines: ["Öğretmenim.", "yorgunız"]
    )
    #expect(first.code == 0, "\(first.errors)")
    #expect(first.output.contains("1/3") && first.output.contains("Your answer is kept."))
    #expect(first.output.contains("week1: answered 2 of 4"))
    let second = try room.run(
      zeynep,
      "class",
      "do",
      "week1",
      lines: ["Okula gidiyorum.", "Evdeyim"]
    )
    #expect(second.output.contains("Hand it in with: dilim class hand-in week1"))
    let todo = try room.run(zeynep, "class", "todo", "--json")
    #expect(todo.output.contains(#""answered":4,"class":"9-B""#), "\(todo.output)")
    try room.handIn(zeynep, "week1.jsonl", as: "one.jsonl")
    try room.handIn(zeynep, "week1.jsonl", as: "two.jsonl")
    let unknown = try room.collect()
    #expect(unknown.code == 3)
    #expect(unknown.unwrapped.contains("--trust \"Zeynep Ak\""))
    let run = try room.collect("--trust", "Zeynep Ak")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.unwrapped.contains("one.jsonl: Zeynep Ak, week1: new answers: 4, known: 0\n"))
    #expect(run.unwrapped.contains("two.jsonl: Zeynep Ak, week1: new answers: 0, known: 4\n"))
    #expect(try room.collect().unwrapped.contains("new answers: 0, known: 4"))
  }

  @Test func `marks are hidden, and nothing that tells them is shown`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    let words = [
      "Öğretmenim.", ":hint", ":undo", ":right", ":why", ":restart", "", "", "x", "y", "z",
    ]
    let run = try room.run(pupil, "class", "do", "week1.jsonl", lines: words)
    #expect(run.code == 0)
    for text in ["correct", "Accepted", "✓", "almost", "wrong", "Again", "teacher.\n  Ben"] {
      #expect(!run.output.contains(text), "\(text): \(run.output)")
    }
    #expect(run.output.contains("That is not possible in this assignment."))
    // The journal has the marks, like those of any answer.
    let record = try pupil.run(["export"])
    #expect(record.output.contains(#""verdict":"correct""#))
  }

  @Test func `what is left open is asked again at the end and the next time`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    let open = Array(repeating: "", count: 3) + [":skip", "bilmiyorum", "", ""]
    let first = try room.run(pupil, "class", "do", "week1.jsonl", lines: open)
    #expect(!first.output.contains("see the solution"), "\(first.output)")
    #expect(!first.output.contains("Your answer is kept."), "\(first.output)")
    #expect(first.output.matches(of: /The item comes again at the end/).count == 3)
    #expect(first.output.matches(of: /The item comes again the next time/).count == 4)
    #expect(first.output.contains("week1: answered 0 of 4"))
    #expect(first.unwrapped.contains("Items without an answer: 4."), "\(first.unwrapped)")

    let words = ["Öğretmenim.", "", "Okula gidiyorum.", "yorgunum", "Evdeyim"]
    let second = try room.run(pupil, "class", "do", "week1", "--json", lines: words)
    let done = try second.wholeObject()
    #expect(done["done"] as? Bool == true && done["answered"] as? Int == 4, "\(second.errors)")
    #expect((done["answers"] as? [[String: Any]])?.count == 4)
  }

  @Test func `what was answered is not asked again with what was left open`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    let words = ["a", "", "c", "", "own"]
    let first = try room.run(pupil, "class", "do", "week1.jsonl", "--json", lines: words)
    let done = try first.wholeObject()
    #expect(done["done"] as? Bool == false && done["answered"] as? Int == 3)
    #expect((done["left"] as? [String])?.count == 1)
    let second = try room.run(pupil, "class", "do", "week1", lines: ["yorgunuz"])
    #expect(second.output.contains("1/1") && !second.output.contains("I am a teacher"))
    #expect(second.output.contains("Hand it in with: dilim class hand-in week1"))
    try room.handIn(pupil, "week1", as: "all.jsonl")
    let collected = try room.collect("--trust", "Zeynep Ak")
    #expect(collected.unwrapped.contains("new answers: 4, known: 0"), "\(collected.output)")
  }

  @Test func `the help lists what an assignment allows`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    let run = try room.run(pupil, "class", "do", "week1.jsonl", lines: ["a", "?", "b", "c", "?"])
    for word in [":hint", ":undo", ":right", ":why", ":restart"] {
      #expect(!run.output.contains(word), "\(word): \(run.output)")
    }
    #expect(run.output.matches(of: /:skip/).count == 2 && run.output.contains(":quit"))
    try room.assign("open", "--key", "now")
    let other = try room.pupil("Emre Çelik", with: "open")
    let open = try room.run(other, "class", "do", "open.jsonl", lines: ["a", "?"])
    #expect(open.output.contains(":hint") && open.output.contains(":undo"))
    #expect(!open.output.contains(":restart"), "\(open.output)")
  }

  @Test func `own items wait in the marks that a pupil sees before the teacher's`() throws {
    try room.assign("soon", "--key", "hand_in")
    let pupil = try room.pupil("Zeynep Ak", with: "soon")
    let words = ["Öğretmenim.", "Yorgunuz.", "Okula gidiyorum.", "Evdeyim"]
    _ = try room.run(pupil, "class", "do", "soon.jsonl", lines: words)
    _ = try room.run(pupil, "class", "hand-in", "soon", "--out", "x.jsonl")
    let shown = try room.run(pupil, "class", "results")
    #expect(shown.output.contains("Answers that wait for your teacher: 1"), "\(shown.output)")
    #expect(shown.output.contains("4. I am at home."))
    let turkish = try room.run(pupil, "class", "results", "--language", "tr")
    #expect(turkish.code == 0 && turkish.errors.isEmpty)
    let told = try room.run(pupil, "class", "results", "--json").output
    #expect(told.contains(#""verdict":"correct""#) && told.contains(#""verdict":"unsure""#))
  }

  @Test func `the fingerprint that the teacher asks for is shown`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    let joined = try room.run(pupil, "class", "join", "join.jsonl", "--name", "Zeynep Ak", "--json")
    let one = try #require((try joined.wholeObject()["classes"] as? [[String: Any]])?.first)
    let print = try #require(one["own_fingerprint"] as? String)
    #expect(print.hasPrefix("SHA256:") && print != one["fingerprint"] as? String)
    #expect(try room.run(pupil, "class", "my-data").output.contains(print))
    _ = try room.run(pupil, "class", "do", "week1.jsonl", lines: ["a"])
    try room.handIn(pupil, "week1", as: "one.jsonl")
    #expect(try room.collect().unwrapped.contains(print))
  }

  @Test func `a hand-in without ssh-keygen is not written for a pupil with a key`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    _ = try room.run(pupil, "class", "do", "week1.jsonl", lines: ["a"])
    pupil.environment["PATH"] = "/nowhere"
    let run = try room.run(pupil, "class", "hand-in", "week1", "--out", "out.jsonl")
    #expect(run.code == 3 && run.errors.contains("ssh-keygen is missing"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(pupil.home)/out.jsonl"))
  }

  @Test(arguments: ["vocabulary", "reading", "listening", "speaking"])
  func `every skill is done to its end in several sittings, whatever the answers`(skill: String)
    throws
  {
    let lesson = "a1-u1-\(skill)"
    _ = try room.teach(
      "assign",
      "9-B",
      lesson,
      "--due",
      "2026-12-01",
      "--out",
      "\(skill).jsonl"
    )
    let pupil = try room.pupil("Zeynep Ak", with: skill)
    var last = try room.run(pupil, "class", "do", "\(skill).jsonl", lines: ["1", "x", "y"])
    for _ in 0..<40 where !last.output.contains("Hand it in with") {
      let run = try room.run(pupil, "class", "do", skill, lines: ["1", "x", "y"])
      #expect(run.code == 0 && !run.output.contains("Accepted"), "\(run.output)")
      if run.output == last.output { break }
      last = run
    }
    #expect(last.output.contains("Hand it in with"), "\(last.output)")
  }

  @Test func `with the key now marks are shown`() throws {
    try room.assign("week2", "--key", "now")
    let pupil = try room.pupil("Zeynep Ak", with: "week2")
    let lines = Array(repeating: ":skip", count: 6) + ["Evdayım"]
    let run = try room.run(pupil, "class", "do", "week2.jsonl", lines: lines)
    #expect(run.output.contains("almost") && run.output.contains("Evdeyim"), "\(run.output)")
    let sent = try String(contentsOfFile: "\(pupil.home)/week2.jsonl", encoding: .utf8)
    #expect(sent.contains("evdeyim"))
    let hidden = try String(contentsOfFile: "\(pupil.home)/week1.jsonl", encoding: .utf8)
    #expect(!hidden.contains("evdeyim"))
  }

  @Test func `a change of any byte of a hand-in is refused`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    _ = try room.run(pupil, "class", "do", "week1.jsonl", lines: ["a", "b"])
    try room.handIn(pupil, "week1.jsonl", as: "good.jsonl")
    #expect(try room.collect("--trust", "Zeynep Ak").code == 0)
    let good = try Data(contentsOf: room.inbox("good.jsonl"))
    let signature = try Data(contentsOf: room.inbox("good.jsonl.sig"))
    var random = TestRandom(40)
    for place in good.indices {
      var bytes = good
      bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      try bytes.write(to: room.inbox("bad\(place).jsonl"))
      try signature.write(to: room.inbox("bad\(place).jsonl.sig"))
    }
    let run = try room.collect("--json", "--trust", "Zeynep Ak")
    #expect(run.code == 3)
    #expect(run.output.matches(of: /"outcome":"refused"/).count == good.count)
    #expect(run.output.matches(of: /"outcome":"known"/).count == 1)
    #expect(try room.keptHandIns() == 2)
  }

  @Test func `another key for a name needs the teacher's word, and never reads as changed`() throws
  {
    let zeynep = try room.pupil("Zeynep Ak")
    _ = try room.run(zeynep, "class", "do", "week1.jsonl", lines: ["a"])
    try room.handIn(zeynep, "week1.jsonl", as: "zeynep.jsonl")
    #expect(try room.collect("--trust", "Zeynep Ak").code == 0)
    let other = try room.pupil("Zeynep Ak")
    _ = try room.run(other, "class", "do", "week1.jsonl", lines: ["b"])
    try room.handIn(other, "week1.jsonl", as: "other.jsonl")
    let run = try room.collect()
    #expect(run.code == 3)
    #expect(run.unwrapped.contains("other.jsonl: Zeynep Ak signs with another key than before"))
    #expect(try room.keptHandIns() == 2)
  }

  @Test func `an assignment that the teacher has not signed is refused`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    let path = "\(pupil.home)/week1.jsonl"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    _ = try pupil.write(
      text.replacing("I am a teacher.", with: "Send me money."),
      to: "week1.jsonl"
    )
    let run = try room.run(pupil, "class", "do", "week1.jsonl")
    #expect(run.code == 3 && run.errors.contains("is not signed by your teacher's key"))
    try FileManager.default.removeItem(atPath: "\(path).sig")
    _ = try pupil.write(text, to: "week1.jsonl")
    #expect(try room.run(pupil, "class", "do", "week1.jsonl").code == 3)
    #expect(try room.run(pupil, "class", "todo").output.contains("Nothing to do"))
  }

  @Test func `late work says so, and closed work needs the teacher's word`() throws {
    try room.assign("short", "--close", "2026-12-02")
    let pupil = try room.pupil("Zeynep Ak", with: "short")
    _ = try room.run(pupil, "class", "do", "short.jsonl", lines: ["a"])
    pupil.environment["DILIM_NOW"] = "2026-12-02T09:00:00Z"
    let late = try room.run(pupil, "class", "hand-in", "short", "--out", "short-1.jsonl")
    #expect(late.output.contains("It was due 2026-12-01 23:59"))
    try room.send(pupil, "short-1.jsonl", as: "short-1.jsonl")
    let run = try room.collect("--trust", "Zeynep Ak")
    #expect(run.unwrapped.contains("known: 0, late"), "\(run.output)")
    pupil.environment["DILIM_NOW"] = "2026-12-03T09:00:00Z"
    #expect(try room.run(pupil, "class", "do", "short").errors.contains("was closed"))
    try room.handIn(pupil, "short.jsonl", as: "short-2.jsonl")
    #expect(try room.collect().unwrapped.contains("take it with --late"))
  }

  @Test func `without ssh-keygen nothing is signed, and every step says so`() throws {
    let room = try ClassRoom(path: "/nowhere")
    #expect(room.made.output.contains("ssh-keygen is missing, so nothing is signed."))
    let pupil = try room.pupil("Zeynep Ak")
    let run = try room.run(pupil, "class", "do", "week1.jsonl", lines: ["a"])
    #expect(
      run.errors.contains("nobody can tell whether the assignment is from your teacher")
    )
    let handIn = try room.run(pupil, "class", "hand-in", "--out", "out.jsonl")
    #expect(handIn.output.contains("Written, not signed: out.jsonl"))
    try room.send(pupil, "out.jsonl", as: "out.jsonl")
    let refused = try room.collect()
    #expect(refused.code == 3 && refused.unwrapped.contains("it is not signed."))
    let taken = try room.collect("--unsigned")
    #expect(taken.code == 0 && taken.unwrapped.contains("known: 0, not signed"))
  }

  @Test func `nobody hands in unsigned for a pupil who has signed`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    _ = try room.run(pupil, "class", "do", "week1.jsonl", lines: ["a"])
    try room.handIn(pupil, "week1.jsonl", as: "signed.jsonl")
    #expect(try room.collect("--trust", "Zeynep Ak").code == 0)
    let forged = try String(contentsOf: room.inbox("signed.jsonl"), encoding: .utf8)
      .replacing("\"a\"", with: "\"forged\"").replacing("\"sequence\":", with: "\"sequence\":7")
    try Data(forged.utf8).write(to: room.inbox("forged.jsonl"))
    let refused = try room.collect("--unsigned")
    #expect(refused.code == 3 && refused.unwrapped.contains("has a key"), "\(refused.output)")
    #expect(refused.unwrapped.contains("take it with --unsigned --trust"))
    let taken = try room.collect("--unsigned", "--trust", "Zeynep Ak")
    #expect(taken.unwrapped.contains("new answers: 1"), "\(taken.output)")
  }

  @Test func `an item that the pupil's course lacks is told, and the others are asked`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    let content = "\(pupil.home)/Content"
    try FileManager.default.copyItem(atPath: Learner.content, toPath: content)
    pupil.environment["DILIM_CONTENT"] = content
    let path = "Content/a1/a1-u1-writing.lesson"
    let text = try String(contentsOfFile: "\(pupil.home)/\(path)", encoding: .utf8)
    _ = try pupil.write(text.replacing("{#tired ", with: "{#weary "), to: path)
    let run = try room.run(pupil, "class", "do", "week1.jsonl", lines: ["a", "b", "c"])
    #expect(run.errors.contains("Your course lacks items of a1-u1-writing"))
    #expect(run.errors.contains("assignment: 1"))
    #expect(run.output.contains("week1: answered 3 of 4"), "\(run.output)")
  }

  @Test func `only the owner can read what the class keeps`() throws {
    let pupil = try room.pupil("Zeynep Ak")
    _ = try room.run(pupil, "class", "do", "week1.jsonl", lines: ["a"])
    for learner in [room.teacher, pupil] {
      let folder = "\(learner.home)/data/dilim"
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names where name.contains("class") || name.contains("teaching") {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        let mode = try #require(attributes[.posixPermissions] as? Int)
        #expect(mode & 0o077 == 0 || name.hasSuffix(".pub"), "\(name) \(String(mode, radix: 8))")
      }
    }
  }

  @Test func `two assignments, pupils or items of one name are refused`() throws {
    #expect(try room.assign("week1").errors.contains("has an assignment week1 already"))
    let lost = try room.teach(
      "assign",
      "9-B",
      "a1-u1-writing",
      "--due",
      "2026-12-01",
      "--out",
      "nowhere/week9.jsonl"
    )
    #expect(lost.code == 3)
    // What could not be written is not in the class either.
    #expect(try room.assign("week9").code == 0)
    let twice = try room.teach(
      "assign",
      "9-B",
      "a1-u1-writing",
      "a1-u1-writing",
      "--due",
      "2026-12-01",
      "--out",
      "x.jsonl"
    )
    #expect(twice.code == 2 && twice.errors.contains("is in the assignment twice"))
    let bad = try room.teach(
      "assign",
      "9-B",
      "a1-u1-writing",
      "--due",
      "2026-02-30",
      "--out",
      "x.jsonl"
    )
    #expect(bad.code == 2 && bad.errors.contains("--due 2026-02-30: expected a date"))
    #expect(
      try room.teach("collect", "9-C").errors.contains("There is no class 9-C. Did you mean 9-B?")
    )
    #expect(try room.teach("collectt").errors.contains("Did you mean collect?"))
  }
}
