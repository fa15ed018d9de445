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

/// Automatic backups.
@Suite(.seeded) struct DailyBackupTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    learner.environment["TZ"] = "UTC"
    learner.now = "2026-01-01T10:00:00Z"
  }

  private func study(_ answers: [String] = ["okula"]) throws {
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: answers)
  }

  /// The days with backups, with the number of answers in each.
  private func backups() throws -> [(day: String, answers: Int)] {
    let list = try learner.run(["restore", "--list", "--json"]).object()
    let items = try #require(list["backups"] as? [[String: Any]])
    return try items.map { item in
      #expect(item["whole"] as? Bool == true)
      return (try #require(item["day"] as? String), try #require(item["answers"] as? Int))
    }
  }

  @Test func `a fortnight of lessons leaves the last seven days`() throws {
    for day in 1...14 {
      learner.now = "2026-01-\(day < 10 ? "0" : "")\(day)T10:00:00Z"
      try study()
      // A second session and a reading command make no further backup.
      try study()
      _ = try learner.run(["status"])
    }
    let found = try backups()
    #expect(found.map(\.day) == (8...14).reversed().map { "2026-01-\($0 < 10 ? "0" : "")\($0)" })
    // Each backup is from before the first answer of its day; two answers a day.
    #expect(found.map(\.answers) == (8...14).reversed().map { ($0 - 1) * 2 })
    #expect(learner.files.keys.filter { $0.contains("backups/") }.count == 7)
  }

  @Test func `a record that only single commands write to has backups too`() throws {
    for day in ["01", "02", "04"] {
      learner.now = "2026-01-\(day)T10:00:00Z"
      for word in ["ev", "su"] {
        let run = try learner.run(["cards", "add", "\(word)\(day)", "word"])
        #expect(run.code == 0 && run.errors == "")
      }
    }
    #expect(try backups().map(\.day) == ["2026-01-04", "2026-01-02", "2026-01-01"])
  }

  @Test func `commands that only read make no backup`() throws {
    try study()
    try FileManager.default.removeItem(atPath: learner.backups)
    learner.now = "2026-01-02T10:00:00Z"
    for words in [
      ["status"], ["due"], ["due", "--prompt"], ["decks"], ["mistakes"], ["export"], ["paths"],
      ["doctor", "--offline"], ["restore", "--list"], ["restore", "--dry-run"], ["level"],
      ["cards", "list"], ["help", "restore"],
    ] {
      _ = try learner.run(words)
      #expect(!FileManager.default.fileExists(atPath: learner.backups), "\(words)")
    }
  }

  @Test func `the hours after midnight belong to the day before, as with cards`() throws {
    learner.now = "2026-01-02T03:00:00Z"
    try study()
    #expect(try backups().map(\.day) == ["2026-01-01"])
    _ = try learner.run(["config", "set", "day_starts", "2"])
    try study()
    #expect(try backups().map(\.day) == ["2026-01-02", "2026-01-01"])
  }

  @Test func `the number of backups is a setting, and 0 means none`() throws {
    _ = try learner.run(["config", "set", "backups", "0"])
    try study()
    #expect(try backups().isEmpty)
    #expect(try learner.run(["doctor", "--offline"]).output.contains("+ backups   none is made"))
    _ = try learner.run(["config", "set", "backups", "2"])
    for day in 1...4 {
      learner.now = "2026-01-0\(day)T10:00:00Z"
      try study()
    }
    #expect(try backups().map(\.day) == ["2026-01-04", "2026-01-03"])
    // Existing backups stay; with invalid settings none is deleted.
    _ = try learner.run(["config", "set", "backups", "0"])
    learner.now = "2026-01-05T10:00:00Z"
    try study()
    #expect(try backups().map(\.day) == ["2026-01-04", "2026-01-03"])
    try learner.set("backups = 2", "modle = x")
    try study()
    #expect(try backups().count == 3)
    #expect(try learner.run(["config", "set", "backups", "400"]).code == 3)
  }

  @Test func `in a terminal the first prompt does not wait for the backup`() throws {
    try study()
    try study()
    learner.now = "2026-01-02T10:00:00Z"
    // As if another process were making it slowly.
    let folder = open(learner.backups, O_RDONLY)
    defer { close(folder) }
    #expect(flock(folder, LOCK_EX) == 0)
    let first = try PseudoTerminal(learner, ["lesson", "a1-u1-writing"])
    try first.seePrompt(">")
    first.type("\u{3}")
    #expect(first.end() == 130)
    #expect(flock(folder, LOCK_UN) == 0)
    #expect(try backups().map(\.day) == ["2026-01-01"])
    let second = try PseudoTerminal(learner, ["lesson", "a1-u1-writing"])
    try second.seePrompt(">")
    second.type(":quit\r")
    #expect(second.end() == 0 && second.isRestored)
    #expect(try backups().map(\.day) == ["2026-01-02", "2026-01-01"])
  }

  @Test func `a damaged record is reported below the first screen, and no backup is replaced`()
    throws
  {
    _ = try learner.run(["config", "set", "backups", "1"])
    _ = try learner.run(["level", "A1"])
    try study()
    let before = learner.files.filter { $0.key.contains("backups/") }
    learner.now = "2026-01-02T10:00:00Z"
    _ = try learner.run(["config", "set", "backups", "0"])
    _ = try learner.run(["game", "scramble", "--word", "kalem"], lines: ["alem"])
    _ = try learner.run(["config", "set", "backups", "1"])
    // No lesson reads the page with the best scores.
    try learner.zeroPage(holding: "kalem")
    let window = try PseudoTerminal(learner, [])
    try window.see("q leave")
    try window.see("Your record")
    try window.see("is damaged")
    try window.see("2026-01-01: dilim restore --dry-run")
    window.type("q")
    #expect(window.end() == 0)
    #expect(learner.files.filter { $0.key.contains("backups/") } == before)
    let run = try learner.run(["lesson", "a1-u1-writing"], lines: ["okula"])
    #expect(run.errors.contains("is damaged") && run.errors.contains("dilim restore"))
    #expect(learner.files.filter { $0.key.contains("backups/") } == before)
    #expect(try learner.run(["restore", "--yes"]).code == 0)
    #expect(try learner.run(["doctor", "--offline"]).code == 0)
  }

  @Test func `on a full disk the old backups stay, and this is reported once`() throws {
    let script = """
      mkdir -p $HOME/small && mount -t tmpfs -o size=3000k small $HOME/small || exit 77
      export XDG_DATA_HOME=$HOME/small; B=$HOME/small/dilim/backups
      step() { DILIM_NOW=2026-01-0$1T10:00:00Z; export DILIM_NOW; shift; "$@"; }
      study() { printf 'okula\\n' | $DILIM lesson a1-u1-writing >/dev/null; }
      step 1 study; step 2 study; cat $B/*.db | cksum; ls -A $B
      dd if=/dev/zero of=$HOME/small/filler bs=1k count=1900 2>/dev/null
      step 3 study; echo "study $?"; step 3 study; step 3 $DILIM level A2
      cat $B/*.db | cksum; ls -A $B; step 3 $DILIM doctor --offline | grep backups
      rm $HOME/small/filler; step 3 study; ls -A $B; $DILIM export | grep -c answered
      """
    let run = try learner.run(
      "/usr/bin/env",
      ["unshare", "-rm", "sh", "-c", script.replacing("$DILIM", with: Learner.program)],
      input: []
    )
    guard run.code != 77 else { return }
    let lines = run.lines
    #expect(lines.count == 13, "\(run.output)\(run.errors)")
    guard lines.count == 13 else { return }
    #expect(lines[0] == lines[5] && lines[1...2] == lines[6...7])
    #expect(lines[1...2] == ["2026-01-01.db", "2026-01-02.db"])
    #expect(lines[3] == "study 1" && lines[4] == "Your level is A2.")
    #expect(
      lines[8].hasPrefix("x backups") && lines[8].hasSuffix("today's could not be made.")
    )
    #expect(lines[9...11] == ["2026-01-01.db", "2026-01-02.db", "2026-01-03.db"])
    #expect(run.errors.ranges(of: "No backup of your record could be made today").count == 1)
    #expect(run.errors.contains("too little space on the disk. The earlier backups are whole"))
  }

  @Test func `doctor and paths show the backups`() throws {
    let none = try learner.run(["doctor", "--offline"])
    #expect(none.output.contains("\n+ backups   none yet; one is made on each day"))
    try study()
    learner.now = "2026-01-03T10:00:00Z"
    #expect(try learner.run(["paths"]).output.contains("\nbackups  \(learner.backups)\n"))
    let run = try learner.run(["doctor", "--offline"])
    #expect(
      run.output.contains(
        "\n+ backups   1 backup in \(learner.backups), the newest of 2026-01-01 (2 days ago), "
          + "whole, with 1 answer\n"
      )
    )
    _ = try learner.write("rubbish", to: "data/dilim/backups/2026-01-02.db")
    let damaged = try learner.run(["doctor", "--offline"])
    #expect(damaged.code == 3)
    #expect(damaged.output.contains("2026-01-02 (yesterday), damaged"))
  }

  @Test func `a backup killed at any moment is complete or absent`() throws {
    let rows = (0..<3000).map { "sözcük\($0)\tword number \($0) with a long meaning\n" }.joined()
    let file = try learner.write(rows, to: "words.tsv")
    #expect(try learner.run(["cards", "import", file]).code == 0)
    try study()
    var chance = TestRandom(2)
    var window = Duration.milliseconds(60)
    var killed = 0
    for day in 2...25 {
      learner.now = "2026-01-\(day < 10 ? "0" : "")\(day)T10:00:00Z"
      let isKilled = try studyUntilKilled(within: window, &chance)
      killed += isKilled ? 1 : 0
      window = window * (isKilled ? 1.2 : 0.7)
      _ = try backups()
    }
    #expect(killed > 4)
    learner.now = "2026-01-26T10:00:00Z"
    try study()
    #expect(try backups().first?.day == "2026-01-26")
    let names = learner.files.keys.filter { $0.contains("backups/") }
    #expect(names.count == (try backups().count), "nothing unfinished is left: \(names)")
    #expect(try learner.run(["doctor", "--offline"]).code == 0)
  }

  /// Answers in a lesson and kills it at a random moment; returns false if it had ended before.
  private func studyUntilKilled(
    within window: Duration,
    _ chance: inout TestRandom
  ) throws -> Bool {
    let (input, output) = (try Child.Pipe(), try Child.Pipe())
    let child = try Child(
      Learner.program,
      arguments: ["lesson", "a1-u1-writing"],
      environment: learner.environment,
      stream: .descriptors(input.reading, output.writing, output.writing)
    )
    for end in [input.reading, output.writing] { close(end) }
    defer { for end in [output.reading] { close(end) } }
    _ = write(input.writing, "okula\n", 6)
    close(input.writing)
    Delay.spin(for: window * Double.random(in: 0..<2, using: &chance))
    return child.kill().code == 128 + SIGKILL
  }
}
