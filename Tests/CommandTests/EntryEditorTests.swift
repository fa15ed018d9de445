import Foundation
import Testing

/// `dilim cards edit`: a mistake in the editor loses no text.
struct EntryEditorTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    _ = try learner.run(["cards", "add", "ev", "hose"])
  }

  /// Edits `ev` with a script as the editor; the folder of the file has an apostrophe.
  private func edit(_ script: String) throws -> PseudoTerminal {
    let editor = try learner.install("editor", script)
    let folder = "\(learner.home)/it's"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try PseudoTerminal(
      learner,
      ["cards", "edit", "ev"],
      with: ["EDITOR": editor, "VISUAL": "", "TMPDIR": folder]
    )
  }

  private var kept: [String] {
    learner.files.filter { $0.key.contains("dilim-card-") }.values
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `an invalid line is shown in the editor again, and corrected there`() throws {
    let terminal = try edit(
      """
      if grep -q '^# ! “meaning house” is no' "$1"; then sed -i 's/^meaning house/meaning: house/' "$1"
      else sed -i 's/^meaning: .*/meaning house/' "$1"; fi
      """
    )
    try terminal.see("Changed: ev. Its progress stays.")
    #expect(terminal.end() == 0)
    #expect(try learner.run(["cards", "show", "ev"]).output.hasPrefix("ev: house\n"))
    #expect(kept.isEmpty)
  }

  @Test func `an entry without a meaning is shown again with the reason on top`() throws {
    let terminal = try edit(
      """
      if head -n 1 "$1" | grep -q '^# ! A card needs a word and a meaning'
      then sed -i 's/^meaning:$/meaning: home/' "$1"
      else sed -i 's/^meaning: .*/meaning:/' "$1"; fi
      """
    )
    try terminal.see("Changed: ev. Its progress stays.")
    #expect(terminal.end() == 0)
    #expect(try learner.run(["cards", "show", "ev"]).output.hasPrefix("ev: home\n"))
  }

  @Test func `a cancelled edit stays in its file, which is named`() throws {
    let terminal = try edit(
      """
      grep -q '^# ! ' "$1" || sed -i 's/^meaning: .*/meaning the house by the sea/' "$1"
      """
    )
    try terminal.see("is not “name: value”. Nothing was changed;")
    #expect(terminal.end() == 3)
    #expect(kept.count == 1 && kept.allSatisfy { $0.contains("the house by the sea") })
    #expect(try learner.run(["cards", "show", "ev"]).output.hasPrefix("ev: hose\n"))
  }

  @Test func `an editor that always writes an invalid file is not started forever`() throws {
    let terminal = try edit("echo spoilt >> \"$1\"")
    try terminal.see("“spoilt” is not “name: value”. Nothing was changed;")
    #expect(terminal.end() == 3 && kept.count == 1)
  }
}
