import Foundation
import Testing

/// The program finds its course and prompts without a variable, wherever it is called from.
struct ShippedFolderTests {
  private let learner: Learner

  init() throws {
    learner = try Learner()
    learner.environment["DILIM_CONTENT"] = nil
  }

  /// Copies the program to a folder of the learner's and the course to another.
  private func place(_ program: String, course: String) throws {
    for (source, target) in [(Learner.program, program), (Learner.content, course)] {
      // Not by this process: a file that it writes can't be executed while another test forks.
      let copy = #"mkdir -p "$(dirname "$2")" && cp -R "$1" "$2""#
      let arguments = ["-c", copy, "sh", source, "\(learner.home)/\(target)"]
      #expect(try learner.run("/bin/sh", arguments, input: []).code == 0)
    }
  }

  private static let calls = [
    #""$HOME/PLACE/dilim" doctor --offline"#,
    #"cd "$HOME/PLACE/.." && ./"$(basename PLACE)"/dilim doctor --offline"#,
    #"cd / && PATH="$HOME/PLACE:$PATH" dilim doctor --offline"#,
    #"mkdir -p "$HOME/links" && ln -s ../PLACE/dilim "$HOME/links/slice" && "$HOME/links/slice" doctor --offline"#,
    #"mkdir -p "$HOME/links" && ln -s ../PLACE/dilim "$HOME/links/dilim" && cd / && PATH="$HOME/links:$PATH" dilim doctor --offline"#,
  ]

  @Test(arguments: calls)
  func `the course is found beside an unpacked program`(call: String) throws {
    try place("unpacked/dilim", course: "unpacked/Content")
    let run = try learner.shell(call.replacing("PLACE", with: "unpacked"))
    #expect(run.output.contains(" lessons in \(try real("unpacked/Content"))\n"), "\(run)")
  }

  @Test(arguments: calls)
  func `the course is found in the share folder of an installed program`(call: String) throws {
    try place("prefix/bin/dilim", course: "prefix/share/dilim/Content")
    let run = try learner.shell(call.replacing("PLACE", with: "prefix/bin"))
    #expect(
      run.output.contains(" lessons in \(try real("prefix/share/dilim/Content"))\n"),
      "\(run)"
    )
  }

  /// The path with links resolved, as the program prints it.
  private func real(_ path: String) throws -> String {
    URL(filePath: "\(learner.home)/\(path)").resolvingSymlinksInPath().path
  }

  @Test func `a lone program says how to name the course`() throws {
    try place("bin/dilim", course: "elsewhere/Content")
    let run = try learner.shell(#""$HOME/bin/dilim" lesson a1-u1-writing </dev/null"#)
    #expect(run.code == 3)
    #expect(run.errors.contains("Name its folder with --content DIR or DILIM_CONTENT=DIR."))
  }

  @Test func `installed prompts override built-in ones, and the learner's override both`() throws {
    try place("prefix/bin/dilim", course: "prefix/share/dilim/Content")
    let program = #""$HOME/prefix/bin/dilim" prompts"#
    let name = "chat.en.prompt"
    let inside = try learner.shell("\(program) show \(name)").output
    func put(_ mark: String, in folder: String) throws {
      let source = URL(filePath: Learner.fixtures).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Prompts/\(name)")
      let text = try String(contentsOf: source, encoding: .utf8)
      _ = try learner.write(text + "\(mark)\n", to: "\(folder)/\(name)")
    }
    try put("Installed.", in: "prefix/share/dilim/Prompts")
    let installed = try learner.shell("\(program) show \(name)").output
    #expect(!inside.contains("Installed.") && installed.contains("Installed."))
    let check = try learner.shell("\(program) check").output
    #expect(check.contains("/prefix/share/dilim/Prompts/\(name): "))

    let own = try learner.shell("\(program) path").output.trimmingCharacters(in: .newlines)
    try put("My own.", in: String(own.dropFirst(learner.home.count + 1)))
    let shown = try learner.shell("\(program) show \(name)").output
    #expect(shown.contains("My own.") && !shown.contains("Installed."))
  }
}
