import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A read-only record.
struct ReadOnlyTests {
  let learner: Learner
  private var folder: String { "\(learner.home)/data/dilim" }

  init() throws {
    learner = try Learner()
    learner.environment["TZ"] = "UTC"
    learner.now = "2026-01-30T10:00:00Z"
    _ = try learner.run(["level", "A1"])
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["okula", "yorgun"])
    _ = try learner.run(["review", "a1-u1"], lines: ["", "3", ":quit"])
    _ = try learner.run(["level", "A2"])
  }

  private static let reading = [
    ["status"], ["status", "--json"], ["mistakes"], ["mistakes", "a1-u1-writing#tired"], ["due"],
    ["due", "--list"], ["due", "--prompt"], ["decks"], ["decks", "show", "a1-u1"],
    ["cards", "list"], ["cards", "show", "eczane"], ["cards", "search", "a"],
    ["cards", "export", "-"], ["export"], ["feedback", "--usage"], ["feedback"], ["level"],
    ["chat", "--list"], ["paths"], ["restore", "--list"], ["restore", "--dry-run"],
  ]

  /// The output of every command that only reads.
  private func outputs(_ command: String = "$DILIM") throws -> [String] {
    try Self.reading.map { words in
      let run = try learner.shell("\(command) \(words.map { "'\($0)'" }.joined(separator: " "))")
      return "\(words) \(run.code) \(run.output)\(run.errors)"
    }
  }

  /// Removes all write permissions below a home that everyone may enter.
  private func close() throws {
    for place in ["", "/data", "/state", "/cache", "/config"] { chmod(learner.home + place, 0o755) }
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      chmod(path, isFolder.boolValue ? 0o555 : 0o444)
    }
    chmod(folder, 0o555)
  }

  /// Leaves the record as after `kill -9`: with the last answers in the WAL.
  private func leaveLog(keepingIndex: Bool) throws {
    let window = try PseudoTerminal(learner, ["lesson", "a1-u1-writing"])
    try window.seePrompt(">")
    window.type("okul gidiyorum\r")
    try window.see("Yanlış")
    let files = ["", "-wal", "-shm"].map { learner.record + $0 }
    let copies = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    window.kill()
    for (file, copy) in zip(files, copies) { try copy.write(to: URL(fileURLWithPath: file)) }
    #expect(copies[1].count > 4096)
    if !keepingIndex { try FileManager.default.removeItem(atPath: files[2]) }
  }

  /// Copies the record, to compare with the output.
  private func sameElsewhere() throws -> Learner {
    let other = try Learner()
    other.environment["TZ"] = "UTC"
    other.now = learner.now
    try FileManager.default.copyItem(atPath: folder, toPath: "\(other.home)/data/dilim")
    return other
  }

  private func expected() throws -> [String] {
    let other = try sameElsewhere()
    return try Self.reading.map { words in
      let run = try other.run(words)
      return "\(words) \(run.code) \(run.output)\(run.errors)"
        .replacing(other.home, with: learner.home)
    }
  }

  @Test(arguments: ["no log", "log and index", "log alone"])
  func `commands that only read work in a read-only folder`(
    kind: String
  ) throws {
    guard let nobody = try learner.commandOfNobody() else { return }
    if kind != "no log" { try leaveLog(keepingIndex: kind == "log and index") }
    let wanted = try expected()
    try close()
    let before = learner.files
    let shown = try outputs(nobody)
    for (one, other) in zip(shown, wanted) { #expect(one == other) }
    #expect(learner.files == before)
    #expect(shown[0].contains(" 0 "))
  }

  @Test(arguments: ["no log", "log alone"])
  func `a read-only file in a writable folder is read without a trace`(
    kind: String
  ) throws {
    guard let nobody = try learner.commandOfNobody() else { return }
    if kind == "log alone" { try leaveLog(keepingIndex: false) }
    let wanted = try expected()
    try close()
    chmod(folder, 0o777)
    let before = learner.files
    let shown = try outputs(nobody)
    for (one, other) in zip(shown, wanted) { #expect(one == other) }
    #expect(learner.files == before)
  }

  @Test func `the WAL of a linked record is found too`() throws {
    guard let nobody = try learner.commandOfNobody() else { return }
    try leaveLog(keepingIndex: false)
    let wanted = try sameElsewhere().run(["export"]).output
    let real = "\(learner.home)/elsewhere"
    try FileManager.default.moveItem(atPath: folder, toPath: real)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: learner.record,
      withDestinationPath: "\(real)/learner.db"
    )
    for name in ["learner.db", "learner.db-wal"] { chmod("\(real)/\(name)", 0o444) }
    chmod(real, 0o555)
    try close()
    #expect(try learner.shell("\(nobody) export").output == wanted)
    chmod(real, 0o755)
  }

  @Test func `a read-only mount is read, as the superuser too`() throws {
    try leaveLog(keepingIndex: false)
    let wanted = try learner.run(["--version"]).output + sameElsewhere().run(["export"]).output
    let script = """
      mount --bind \(folder) \(folder) && mount -o remount,ro,bind \(folder) || exit 77
      "$DILIM" --version; "$DILIM" export
      """
    let run = try learner.shell("unshare -rm sh -c '\(script)'")
    guard run.code != 77, !run.errors.contains("unshare") else { return }
    #expect(run.code == 0 && run.output == wanted && run.errors == "")
  }

  @Test func `a lesson says before the first question that nothing can be kept`() throws {
    guard let nobody = try learner.commandOfNobody() else { return }
    try close()
    let before = learner.files
    for words in ["lesson a1-u1-writing", "practice", "review", "game scramble"] {
      let run = try learner.shell("echo okula | \(nobody) \(words)")
      #expect(run.code == 3 && run.output == "", "\(words): \(run.output)")
      #expect(run.errors.contains("\(learner.record) can't be written; nothing was lost."))
      #expect(run.errors.contains("No answer could be stored, so nothing was begun; dilim status"))
    }
    for words in ["level A1", "cards add ev house", "restore 2026-01-30 --yes", "chat --delete"] {
      let run = try learner.shell("\(nobody) \(words)")
      #expect(run.code == 3 && run.errors.contains("can't be written"), "\(words)")
    }
    let doctor = try learner.shell("\(nobody) doctor --offline")
    #expect(doctor.code == 3)
    #expect(doctor.output.contains("level A2; it is whole, but no answer can be stored."))
    #expect(learner.files == before)
  }

  @Test func `a folder that can't be created is reported before the first question`()
    throws
  {
    guard let nobody = try learner.commandOfNobody() else { return }
    try FileManager.default.removeItem(atPath: folder)
    for place in ["", "/data"] { chmod(learner.home + place, 0o555) }
    let run = try learner.shell("echo okula | \(nobody) lesson a1-u1-writing")
    #expect(run.code == 3 && run.output == "")
    #expect(run.errors.contains("\(learner.home)/data can't be written"))
    #expect(try learner.shell("\(nobody) status").code == 0)
    chmod(learner.home, 0o755)
  }

  @Test func `a record that can't even be read is not called read-only`() throws {
    guard let nobody = try learner.commandOfNobody() else { return }
    try close()
    chmod(learner.record, 0o000)
    let run = try learner.shell("\(nobody) status")
    #expect(run.code == 3)
    #expect(run.errors.contains("\(learner.record) can't be read: permission denied."))
  }
}
