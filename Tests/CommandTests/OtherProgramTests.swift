import Foundation
import Testing

/// Other programs that Dilim runs: their error messages are made safe and passed on.
struct OtherProgramTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    learner.environment["HOSTILE"] = Hostile.word
  }

  private let complaint = "echo 'no such entry' >&2; printf '%s' \"$HOSTILE\" >&2"
  private let calm = Calm(allowsTabs: true, allowsLines: true)

  @Test func `a command for the key`() throws {
    try learner.set("base_url = http://127.0.0.1:9/v1", "key_command = \(complaint); exit 3")
    let run = try learner.run(["doctor"])
    #expect(run.errors.contains("\nno such entry\n") && calm.fault(in: run.errorBytes) == nil)
    #expect(run.output.contains("key_command failed (status 3)"))
  }

  @Test func `a command that recognises speech`() throws {
    let words = ["lesson", "a1-u1-speaking", "--transcript-command", "\(complaint); echo Merhaba"]
    let run = try learner.run(words, lines: ["", "", ""])
    #expect(run.errors.contains("no such entry\n") && calm.fault(in: run.errorBytes) == nil)
    #expect(run.output.contains("understood"))
  }

  @Test func `crontab, in both directions`() throws {
    let table = "* * * * * dilim remind now # dilim remind"
    try learner.install(
      "crontab",
      "case $1 in -l) printf '%s %s\\n' \"$HOSTILE\" '\(table)' ;; *) \(complaint); exit 1 ;; esac"
    )
    try learner.install("systemctl", "exit 1")
    learner.environment["PATH"] = "\(learner.home)/bin:/usr/bin:/bin"
    let shown = try learner.run(["remind", "show"])
    #expect(calm.fault(in: shown.outputBytes) == nil && shown.code == 0)
    let run = try learner.run(["remind", "install", "--yes"])
    #expect(run.errors.contains("no such entry\n") && run.errors.contains("crontab refused"))
    #expect(calm.fault(in: run.errorBytes) == nil)
  }

  @Test func `multi-byte letters stay intact, however they are written`() throws {
    let letters =
      #"for part in 'ş\305' '\237\342' '\202' '\272\360\237' '\231\202'; do printf "$part" >&2; done"#
    try learner.set("base_url = http://127.0.0.1:9/v1", "key_command = \(letters); exit 1")
    #expect(try learner.run(["doctor"]).errors.hasSuffix("\nşş₺🙂\n"))
  }

  @Test func `a program that leaves a child running is not waited for`() throws {
    // The process that is left running must not keep the test waiting.
    let command = "sleep 600 3>&- >/dev/null & echo $! > '\(learner.home)/left'; exit 1"
    try learner.set("base_url = http://127.0.0.1:9/v1", "key_command = \(command)")
    let run = try learner.run(Learner.program, ["doctor"], input: [], within: .seconds(60))
    #expect(run.output.contains("key_command failed (status 1)"))
    _ = try learner.shell("kill $(cat '\(learner.home)/left')")
  }

  @Test func `a path that would be cut is refused for a timer`() throws {
    let home = "\(learner.home)/\u{202E}x"
    let run = try learner.run(["remind", "install", "--dry-run"], with: ["XDG_DATA_HOME": home])
    #expect(run.code == 3 && run.errors.contains("a timer can't run a program with such a path"))
  }
}
