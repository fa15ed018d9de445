import Foundation
import RandomTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `dilim restore`, on records with every kind of damage.
@Suite(.seeded) struct RestoreTests {
  let learner: Learner
  /// The export of the record before the damage.
  let whole: String

  init() throws {
    learner = try Learner()
    learner.environment["TZ"] = "UTC"
    learner.now = "2026-01-30T10:00:00Z"
    _ = try learner.run(["level", "A1"])
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["okula", "yorgun"])
    learner.now = "2026-01-31T10:00:00Z"
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["Ben öğretmenim."])
    _ = try learner.run(["lesson", "a1-u1-reading"], lines: ["4", "2", "3"])
    _ = try learner.run(["review", "a1-u1"], lines: ["", "3", "", "3", ":quit"])
    _ = try learner.run(["cards", "add", "eczane", "pharmacy"])
    whole = try learner.run(["export"]).output
  }

  private func answers(_ export: String) -> Int {
    export.ranges(of: #""event":"answered""#).count + export.ranges(of: #""type":"review""#).count
  }

  private func hurt(_ kind: String) throws {
    switch kind {
    case "header": try learner.damage { $0.replaceSubrange(0..<40, with: Data(count: 40)) }
    case "first page": try learner.damage { $0.replaceSubrange(0..<4096, with: Data(count: 4096)) }
    case "cut off": try learner.damage { $0 = $0.prefix($0.count * 2 / 3) }
    case "zeroed page": try learner.zeroPage(holding: "okula")
    case "log": _ = try learner.write(String(repeating: "rubbish ", count: 999), to: log)
    case "empty": try learner.damage { $0 = Data() }
    case "text": try learner.damage { $0 = Data("My shopping list: bread.\n".utf8) }
    default: try FileManager.default.removeItem(atPath: learner.record)
    }
  }

  private let log = "data/dilim/learner.db-wal"
  private static let kinds = [
    "header", "first page", "cut off", "zeroed page", "log", "empty", "text",
  ]

  @Test(arguments: kinds)
  func `a damaged record names its backup and comes back by one command`(kind: String) throws {
    try hurt(kind)
    let damaged = try Data(contentsOf: URL(fileURLWithPath: learner.record))
    let before = learner.files
    for words in [["status"], ["level", "A2"], ["lesson", "a1-u1-writing"], ["export"], ["due"]] {
      let run = try learner.run(words, lines: ["okula"])
      // A command does not notice damage of a page that it does not read.
      guard kind != "zeroed page" || run.code != 0 else { continue }
      if kind == "zeroed page", run.code == 1 { continue }
      #expect(run.code == 3, "\(words): \(run.output)")
      #expect(run.errors.contains("It was left untouched. The newest backup is of 2026-01-31"))
      #expect(run.errors.contains("dilim restore --dry-run"))
    }
    if kind != "zeroed page" { #expect(learner.files == before) }
    let doctor = try learner.run(["doctor", "--offline"])
    #expect(doctor.code == 3 && doctor.output.contains("x record    \(learner.record)"))

    let told = try learner.run(["restore", "--dry-run"])
    #expect(told.code == 0 && told.output.hasSuffix("Nothing was changed (--dry-run).\n"))
    let run = try learner.run(["restore", "--yes"])
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    let kept = "\(learner.record).damaged-2026-01-31"
    #expect(run.output.contains("Restored. The previous record is kept as \(kept)"))
    if kind != "zeroed page" {
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == damaged)
    }
    let export = try learner.run(["export"])
    #expect(export.code == 0)
    // The content of the backup is restored in any case.
    #expect(answers(export.output) >= 2 && export.output.contains(#""answer":"okula""#))
    if ["header", "first page", "log"].contains(kind) {
      #expect(Set(export.lines) == Set(whole.split(separator: "\n").map(String.init)))
    } else if !run.output.contains("is lost") && !run.output.contains("more may be lost") {
      #expect(answers(export.output) == answers(whole), "\(run.output)")
    }
    #expect(try learner.run(["doctor", "--offline"]).code == 0)
    let lesson = try learner.run(["lesson", "a1-u1-writing"], lines: ["okula"])
    #expect(lesson.code == 1)
    let names = learner.files.keys.filter { $0.contains(".work-") || $0.contains(".restored") }
    #expect(names.isEmpty)
  }

  @Test func `a missing record is reported and can be restored`() throws {
    try hurt("gone")
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: [":quit"])
    #expect(
      run.errors.contains("There is no record at \(learner.record), but a backup of 2026-01-31")
    )
    try? FileManager.default.removeItem(atPath: learner.record)
    #expect(
      try learner.run(["doctor", "--offline"]).output.contains("dilim restore restores it")
    )
    let restored = try learner.run(["restore", "--yes"])
    #expect(restored.output.hasSuffix("\nRestored.\n"))
    #expect(try answers(learner.run(["export"]).output) == 2)
  }

  @Test func `nothing is restored without a yes`() throws {
    try hurt("cut off")
    let before = learner.files
    let run = try learner.run(["restore"])
    #expect(run.code == 2 && run.errors.contains("--yes answers yes"))
    #expect(try learner.run(["restore", "--no-input"]).code == 2)
    #expect(try learner.run(["restore", "--json"]).code == 2)
    let window = try PseudoTerminal(learner, ["restore"])
    try window.see("Put this record in place? [y/N]")
    window.type("n\r")
    try window.see("Nothing was changed.")
    #expect(window.end() == 0)
    #expect(learner.files == before)
    let second = try PseudoTerminal(learner, ["restore"])
    try second.see("Put this record in place? [y/N]")
    second.type("y\r")
    try second.see("Restored.")
    #expect(second.end() == 0)
    #expect(try learner.run(["status"]).code == 0)
  }

  @Test func `an intact record is left alone unless a day is named`() throws {
    let run = try learner.run(["restore", "--yes"])
    #expect(run.code == 0 && run.output.contains("is whole") && !run.output.contains("Restored"))
    #expect(try learner.run(["export"]).output == whole)
    let back = try learner.run(["restore", "2026-01-30", "--yes"])
    #expect(back.output.contains("of the present record will not be in it."))
    #expect(try answers(learner.run(["export"]).output) == 0)
    let kept = "\(learner.record).kept-2026-01-31"
    #expect(try learner.run(["doctor", "--offline"]).output.contains("learner.db.kept-2026-01-31"))
    #expect(try learner.run(["restore", kept, "--yes"]).code == 0)
    #expect(try learner.run(["export"]).output == whole)
    #expect(FileManager.default.fileExists(atPath: "\(learner.record).kept-2026-01-31-2"))
  }

  @Test func `programs can read what was restored`() throws {
    try hurt("header")
    let told = try learner.run(["restore", "--dry-run", "--json"]).object()
    #expect(told["restored"] as? Bool == false && told["kept"] == nil)
    let object = try learner.run(["restore", "--yes", "--json"]).object()
    #expect(object["schema"] as? Int == 1 && object["state"] as? String == "damaged")
    #expect(object["day"] as? String == "2026-01-31" && object["restored"] as? Bool == true)
    #expect(object["answers"] as? Int == answers(whole))
    let salvaged = try #require(object["salvaged"] as? [String: Any])
    #expect(salvaged["lost"] as? Int == 0 && salvaged["unread"] as? [String] == [])
    #expect(salvaged["answers_to_cards"] as? Int == 2 && salvaged["sessions"] as? Int == 1)
    #expect(object["kept"] as? String == "\(learner.record).damaged-2026-01-31")
  }

  @Test(arguments: [
    (["2026-01-29"], 3, "There is no backup of 2026-01-29. There are backups of 2026-01-30"),
    (["yesterday"], 2, "expected a day like 2026-01-30, or a file"),
    (["/etc/passwd", "--yes"], 3, "/etc/passwd is not a Dilim record"),
    (["2026-01-30", "2026-01-31"], 2, "one argument too many"),
  ])
  func `an unusable backup is reported`(words: [String], code: Int32, told: String) throws {
    let run = try learner.run(["restore"] + words)
    #expect(run.code == code && run.errors.contains(told), "\(run.errors)")
    #expect(try learner.run(["export"]).output == whole)
  }

  @Test func `without a backup the readable part is saved, and nothing else is claimed`() throws {
    try FileManager.default.removeItem(atPath: learner.backups)
    try hurt("zeroed page")
    let run = try learner.run(["export"])
    #expect(run.errors.contains("There is no backup of it: dilim restore recovers what can"))
    let saved = try learner.run(["restore", "--yes"])
    #expect(saved.code == 0 && saved.output.contains("There is no undamaged backup."))
    #expect(try learner.run(["cards", "show", "eczane"]).code == 0)
    try hurt("text")
    let before = learner.files
    let nothing = try learner.run(["restore", "--yes"])
    #expect(nothing.code == 3 && nothing.errors.contains("There is nothing to restore"))
    #expect(learner.files == before)
  }

  @Test func `another process keeps its record`() throws {
    let window = try PseudoTerminal(learner, ["lesson", "a1-u1-writing"])
    try window.seePrompt(">")
    let run = try learner.run(["restore", "2026-01-30", "--yes"])
    #expect(run.code == 3 && run.errors.contains("Another window of Dilim has"))
    window.type("öğretmensin\r")
    try window.see("Yanlış")
    window.type("q")
    _ = window.end()
    let export = try learner.run(["export"]).output
    #expect(answers(export) == answers(whole) + 1)
  }

  @Test func `a restoration killed at any moment has lost nothing and can be repeated`() throws {
    try hurt("header")
    let damaged = try Data(contentsOf: URL(fileURLWithPath: learner.record))
    var chance = TestRandom(1)
    var window = Duration.milliseconds(15)
    var killed = 0
    for round in 0..<20 {
      let isKilled = try restoreUntilKilled(within: window, &chance)
      killed += isKilled ? 1 : 0
      window = window * (isKilled ? 1.2 : 0.7)
      let status = try learner.run(["status"])
      if status.code == 0 {
        #expect(try answers(learner.run(["export"]).output) == answers(whole), "round \(round)")
        let kept = learner.files.filter { $0.key.contains(".damaged-") }
        #expect(kept.values.contains(damaged))
        for name in kept.keys {
          try FileManager.default.removeItem(atPath: "\(learner.home)/\(name)")
        }
        try damaged.write(to: URL(fileURLWithPath: learner.record))
      } else {
        #expect(status.errors.contains("dilim restore"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: learner.record)) == damaged)
      }
    }
    #expect(killed > 3)
    #expect(try learner.run(["restore", "--yes"]).code == 0)
    #expect(try answers(learner.run(["export"]).output) == answers(whole))
    #expect(!learner.files.keys.contains { $0.contains(".work-") || $0.contains(".restored") })
  }

  private func restoreUntilKilled(
    within window: Duration,
    _ chance: inout TestRandom
  ) throws -> Bool {
    let output = try Child.Pipe()
    let child = try Child(
      Learner.program,
      arguments: ["restore", "--yes"],
      environment: learner.environment,
      stream: .descriptors(output.reading, output.writing, output.writing)
    )
    defer { for end in [output.reading, output.writing] { close(end) } }
    Delay.spin(for: window * Double.random(in: 0..<2, using: &chance))
    return child.kill().code == 128 + SIGKILL
  }

  @Test func `completions offer the days`() throws {
    let run = try learner.run(["completions", "offer", "--", "restore", ""])
    #expect(run.lines.prefix(2) == ["2026-01-31", "2026-01-30"])
  }
}
