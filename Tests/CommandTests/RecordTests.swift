import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct RecordTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// Takes lessons with right and wrong answers, hints, skips and undo.
  private func study() throws {
    _ = try learner.run(["level", "A1"])
    let writing = ["okula", ":right", "yorgun musun", ":undo", ":hint", "Yorgun musun?", ":skip"]
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: writing)
    _ = try learner.run(["lesson", "a1-u1-reading"], lines: ["4", "2", "3", "1"])
    _ = try learner.run(["lesson", "a1-u1-listening"], lines: [":play", "1", "memnun oldum"])
    _ = try learner.run(["lesson", "a1-u1-speaking"], lines: ["teşekkür", "elma", "elma"])
    _ = try learner.run(["practice", "writing", "--seed", "1"], lines: ["", ""])
    _ = try learner.run(["lesson", "a1-u1-vocabulary"], lines: ["1", "2", ":right"])
  }

  private func answers(_ export: String) -> Int {
    export.ranges(of: #""event":"answered""#).count
  }

  @Test func `an export imported into an empty record gives an equal export and status`() throws {
    try study()
    let export = try learner.run(["export"])
    #expect(export.code == 0 && answers(export.output) > 10)
    let other = try Learner()
    let taken = try other.run(["import"], input: export.output)
    #expect(taken.code == 0 && taken.output.hasPrefix("Imported 6 sessions"))
    #expect(try other.run(["export"]).outputBytes == export.outputBytes)
    let status = try learner.run(["status", "--json"])
    #expect(try other.run(["status", "--json"]).outputBytes == status.outputBytes)
    #expect(try other.run(["status"]).outputBytes == (try learner.run(["status"]).outputBytes))
  }

  @Test func `a record that does not exist yet is exported and imported too`() throws {
    let export = try learner.run(["export"])
    #expect(export.code == 0 && export.lines.count == 1)
    #expect(try Learner().run(["import"], input: export.output).code == 0)
  }

  @Test func `known entries are skipped`() throws {
    try study()
    let export = try learner.run(["export"])
    let file = try learner.write(export.output, to: "export.jsonl")
    #expect(try learner.run(["import", file]).output.contains("Imported 0 sessions"))
    #expect(try learner.run(["export"]).outputBytes == export.outputBytes)
  }

  @Test func `an import with a broken line changes nothing and names the line`() throws {
    try study()
    let export = try learner.run(["export"]).output
    for broken in ["x", #"{"type":"entry"}"#, "{}"] {
      let run = try learner.run(["import"], input: export + broken + "\n")
      #expect(run.code == 3 && run.output == "")
      #expect(run.errors.contains("line \(export.split(separator: "\n").count + 1)"))
      #expect(run.errors.contains("Nothing was imported."))
      #expect(try learner.run(["export"]).output == export)
    }
    #expect(try learner.run(["import", "/no/such/file"]).code == 3)
    #expect(try learner.run(["import"], input: "").code == 3)
  }

  @Test func `an unfinished lesson continues after an import`() throws {
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["öğretmenim"])
    let other = try Learner()
    _ = try other.run(["import"], input: try learner.run(["export"]).output)
    let run = try other.run(["lesson", "a1-u1-writing"])
    #expect(run.output.contains("Going on where you left off: 1 of 3 done."))
  }

  @Test func `the status for programs has stable keys and a schema`() throws {
    try study()
    let run = try learner.run(["status", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    let status = try #require(object as? [String: Any])
    #expect(status["schema"] as? Int == 1)
    for key in ["name", "level", "courses", "items_known", "items_seen", "answers", "days"] {
      #expect(status.keys.contains(key))
    }
    #expect(run.lines.count == 1)
  }

  @Test func `two processes at once lose and double nothing`() throws {
    let rounds = 6
    let script = """
      one() { for i in \(Array(1...rounds).map(String.init).joined(separator: " ")); do
        printf 'öğretmenim\\nyorgun musun\\nokula gidiyorum\\n' | $DILIM lesson $1 >/dev/null || exit 9
      done; }
      one a1-u1-writing & first=$!
      for i in $(seq \(rounds)); do
        printf 'elma\\n:undo\\nelma\\n' | $DILIM practice speaking --seed $i >/dev/null
      done
      wait $first
      """
    #expect(try learner.shell(script).code == 0)
    let export = try learner.run(["export"])
    #expect(export.code == 0)
    #expect(answers(export.output) == rounds * 5)
    #expect(export.output.ranges(of: #""type":"session""#).count == rounds * 2)
  }

  @Test func `the same lesson in a second window is refused without loss`() throws {
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: [":hint"])
    let first = try PseudoTerminal(learner, ["lesson", "a1-u1-writing"])
    try first.seePrompt(">")
    let second = try PseudoTerminal(learner, ["lesson", "a1-u1-writing"])
    try second.seePrompt(">")
    first.type("öğretmenim\r")
    try first.see("+ Doğru")
    second.type("öğretmenim\r")
    try second.see("was continued in another window")
    #expect(second.end() == 3 && second.isRestored)
    #expect(answers(try learner.run(["export"]).output) == 1)
  }

  @Test(arguments: ["newer", "garbage", "text", "other", "empty tail"])
  func `a record of a newer version or another program is refused and left unchanged`(
    kind: String
  ) throws {
    try study()
    let valid = try Data(contentsOf: URL(fileURLWithPath: learner.record))
    var bytes = valid
    switch kind {
    case "newer": bytes.replaceSubrange(60..<64, with: [0, 0, 0x27, 0x0F])
    case "garbage": bytes = Data((0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    case "text": bytes = Data("My shopping list: bread, olives.\n".utf8)
    case "other": bytes.replaceSubrange(68..<72, with: [1, 2, 3, 4])
    default: bytes = valid.prefix(5000)
    }
    let folder = URL(fileURLWithPath: learner.record).deletingLastPathComponent().path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    try bytes.write(to: URL(fileURLWithPath: learner.record))
    let before = learner.files
    for words in [
      ["status"], ["lesson", "a1-u1-writing"], ["export"], ["level", "A2"], ["practice"],
    ] {
      let run = try learner.run(words, lines: ["öğretmenim"])
      #expect(run.code == 3, "\(words): \(run.output)")
      #expect(run.errors.contains("left untouched"), "\(words): \(run.errors)")
      #expect(run.errors.contains(learner.record))
    }
    #expect(learner.files == before)
  }

  @Test func `a folder that can't be written gives a message and keeps the record`() throws {
    try study()
    let before = try learner.run(["export"])
    let command = try learner.commandOfNobody()
    guard let command else { return }
    let folder = URL(fileURLWithPath: learner.record).deletingLastPathComponent().path
    for path in [folder]
      + (try FileManager.default.contentsOfDirectory(atPath: folder)).map({
        "\(folder)/\($0)"
      })
    {
      _ = chmod(path, path == folder ? 0o555 : 0o444)
    }
    let run = try learner.shell("echo okula | \(command) lesson a1-u1-writing")
    #expect(run.code == 3)
    #expect(run.errors.contains("can't be written") && run.errors.contains(learner.record))
    #expect(!run.output.contains("Yanlış"))
    _ = chmod(folder, 0o755)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      _ = chmod("\(folder)/\(name)", 0o644)
    }
    #expect(try learner.run(["export"]).outputBytes == before.outputBytes)
  }

  @Test func `a full disk gives a message before any verdict and keeps the record`() throws {
    try study()
    let before = try learner.run(["export"])
    let answers = String(repeating: "okulda gidiyoruz\\n", count: 200)
    let script = """
      trap '' XFSZ; ulimit -f 64
      printf '\(answers)' | $DILIM lesson a1-u1-reading >/dev/null
      printf '\(answers)' | $DILIM lesson a1-u1-speaking > \(learner.home)/out
      printf '\(answers)' | $DILIM lesson a1-u1-writing > \(learner.home)/out2
      """
    let run = try learner.shell(script)
    #expect(run.code == 3)
    #expect(run.errors.contains(learner.record))
    let after = try learner.run(["export"])
    #expect(after.code == 0)
    let kept = Set(before.lines)
    #expect(kept.isSubset(of: Set(after.lines)))
    let shown = try learner.shell("grep -c '^x Yanl' \(learner.home)/out2")
    let marks = Int(shown.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? -1
    let writing = after.lines.filter {
      !kept.contains($0) && $0.contains(#""item":"a1-u1-writing#"#)
    }
    #expect(marks == writing.filter { $0.contains(#""event":"answered""#) }.count)
  }

  @Test func `a disk that is really full is reported, and nothing is lost`() throws {
    let script = """
      mkdir -p $HOME/small && mount -t tmpfs -o size=512k small $HOME/small || exit 77
      export XDG_DATA_HOME=$HOME/small
      printf 'okula\\n' | $DILIM lesson a1-u1-writing >/dev/null
      dd if=/dev/zero of=$HOME/small/filler bs=4k 2>/dev/null
      printf 'okulda\\nevet\\nhayır\\nelma\\n%.0s' $(seq 200) | $DILIM lesson a1-u1-writing >/dev/null
      echo "status $?"
      rm $HOME/small/filler; $DILIM export
      """
    let run = try learner.run(
      "/usr/bin/env",
      ["unshare", "-rm", "sh", "-c", script.replacing("$DILIM", with: Learner.program)],
      input: []
    )
    guard run.output.contains("status ") else { return }
    #expect(run.output.contains("status 3"))
    #expect(run.errors.contains("the disk is full; nothing was lost"))
    #expect(answers(run.output) >= 1)
  }

  @Test func `all files are in the folders of the XDG specification`() throws {
    try study()
    let paths = try learner.run(["paths"]).output
    for (name, folder) in [
      ("config", "config"), ("data", "data"), ("state", "state"), ("cache", "cache"),
    ] {
      #expect(paths.contains("\(learner.home)/\(folder)/dilim"), "\(name)")
    }
    #expect(paths.contains(learner.record) && paths.contains(Learner.content))
    #expect(!learner.files.isEmpty)
    #expect(
      learner.files.keys.allSatisfy { name in
        name.hasPrefix("data/dilim/learner.db") || name.hasPrefix("data/dilim/backups/20")
      }
    )
  }

  @Test func `without XDG variables the folders are below the home folder`() throws {
    let unset = ["XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "relative/path"]
    let paths = try learner.run(["paths"], with: unset).output
    #expect(paths.contains("\(learner.home)/.local/share/dilim"))
    #expect(paths.contains("\(learner.home)/.config/dilim"))
    let homeless = try learner.run(["status"], with: unset.merging(["HOME": ""]) { $1 })
    #expect(homeless.code == 3 && homeless.errors.contains("HOME is not set"))
  }
}
