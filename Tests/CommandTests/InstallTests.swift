import Foundation
import Testing

/// `make install` and `make uninstall`, with the program that these tests have built.
struct InstallTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func make(_ target: String) throws -> Run {
    let package = URL(fileURLWithPath: Learner.fixtures).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let bin = URL(fileURLWithPath: Learner.program).deletingLastPathComponent().path
    return try learner.shell(
      "make -s -C '\(package)' -o build \(target) BIN='\(bin)' PREFIX=\"$HOME/.local\""
    )
  }

  @Test func `below ~/.local the program is installed and removed, and the record stays`() throws {
    guard try learner.has("make") else { return }
    let data = "\(learner.home)/.local/share"
    learner.environment["XDG_DATA_HOME"] = data
    #expect(try learner.run(["level", "A2"]).code == 0)
    let record = FileManager.default.contents(atPath: "\(data)/dilim/learner.db")
    let before = Set(learner.files.keys)

    let installed = try make("install")
    #expect(installed.code == 0, "\(installed.errors)")
    learner.environment["DILIM_CONTENT"] = nil
    let program = "\"$HOME/.local/bin/dilim\""
    #expect(try learner.shell("\(program) note locative").code == 0)
    #expect(try learner.shell("\(program) level").output.hasPrefix("A2"))

    #expect(try make("uninstall").code == 0)
    #expect(Set(learner.files.keys) == before)
    #expect(record != nil)
    #expect(FileManager.default.contents(atPath: "\(data)/dilim/learner.db") == record)
  }
}
