import Testing

/// What commands of a class with a server say before they ask one; PostgresTests go on from there.
@Suite struct ClassServerCommandTests {
  @Test(arguments: [
    ["class", "new", "9-B", "--server", "postgresql://t_1:hunter2@school.example/dilim"],
    ["class", "join", "postgresql://s_1:hunter2@school.example/dilim"],
    ["class", "join", "postgresql://s_1@school.example/dilim?password=hunter2"],
    ["class", "server", "check", "postgres://a:hunter2@school.example"],
  ])
  func `a password in an address is refused and not repeated`(words: [String]) throws {
    let learner = try Learner()
    let run = try learner.run(words)
    #expect(run.code == 2)
    #expect(run.errors.contains("--password-file") && !run.errors.contains("hunter2"))
    #expect(!(run.output + run.errors).contains("hunter2"))
  }

  @Test func `an address without a login says where to look`() throws {
    let run = try Learner().run(["class", "join", "postgresql://school.example/dilim"])
    #expect(run.code == 2)
    #expect(run.errors.contains("Copy the whole address from your slip"), "\(run.errors)")
  }

  @Test(arguments: ["sync", "readmit", "code", "publish", "share"])
  func `what needs a server says so in a class without one`(action: String) throws {
    let learner = try Learner()
    _ = try learner.run(["class", "new", "9-B"])
    _ = try learner.write("student\nZeynep Ak\n", to: "roster.csv")
    _ = try learner.run(["class", "enrol", "9-B", "\(learner.home)/roster.csv"])
    _ = try learner.write("item,accept,english\nhouse,evdeyim,I am at home.\n", to: "own.csv")
    _ = try learner.run([
      "class", "assign", "9-B", "--items", "\(learner.home)/own.csv", "--due", "2026-12-01",
      "--out", "\(learner.home)/week1.jsonl",
    ])
    let pupil = ["9-B", "Zeynep Ak"]
    let words =
      switch action {
      case "sync": [String]()
      case "readmit", "code": pupil
      default: ["9-B"]
      }
    let run = try learner.run(["class", action] + words)
    #expect(run.code == 2)
    #expect(run.errors.contains("server"), "\(run.errors)")
  }

  @Test func `a password file that others can read is refused`() throws {
    let learner = try Learner()
    let path = try learner.write("secret\n", to: "password")
    let run = try learner.run([
      "class", "server", "check", "postgresql://127.0.0.1:9/dilim", "--password-file", path,
    ])
    #expect(run.code == 3)
    #expect(run.errors.contains("chmod 600"), "\(run.errors)")
  }

  @Test func `a password comes from one place`() throws {
    let run = try Learner().run([
      "class", "server", "check", "postgresql://127.0.0.1:9/dilim", "--password-file", "a",
      "--password-command", "echo b",
    ])
    #expect(run.code == 2)
    #expect(run.errors.contains("Choose one"), "\(run.errors)")
  }

  @Test func `an unknown verb names those that there are`() throws {
    let run = try Learner().run(["class", "server", "start", "postgresql://127.0.0.1/dilim"])
    #expect(run.code == 2)
    #expect(run.errors.contains("init, check, migrate, invite-teacher, reap"), "\(run.errors)")
  }
}
