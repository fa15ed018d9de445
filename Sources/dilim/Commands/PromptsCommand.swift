import Curriculum
import Feedback
import TerminalUI
import TextSafety

extension Command {
  static let prompts = Command(
    name: "prompts",
    summary: "check the prompts for the language model",
    arguments: "[check|show NAME|path]",
    details: [
      """
      Prompts are files. A file in your prompts folder (dilim prompts path) overrides the program's \
      prompt of the same name: explain-error.en.prompt and so on.
      """,
      """
      check fills every prompt with sample data and reports errors with their lines. show prints \
      a filled prompt.
      """,
    ],
    options: [.explainLevel],
    examples: [
      Example(line: "dilim prompts check", meaning: "all of them"),
      Example(line: "dilim prompts show explain-error.en.prompt", meaning: "as it would be sent"),
    ],
    argumentCount: 0...2,
    offers: { $0.isEmpty ? [.words(["check", "show", "path"])] : [] },
    run: prompts
  )

  private static func prompts(_ invocation: Invocation) throws -> ExitCode {
    let words = invocation.arguments
    let folders = try invocation.folders
    switch (words.first ?? "check", words.count) {
    case ("path", 1): try invocation.print(SafeText(line: PromptFolder.path(folders)))
    case ("check", 0...1): return try check(invocation, try PromptFolder.library(folders))
    case ("show", 2): try show(words[1], invocation, try PromptFolder.library(folders))
    default: throw Failure.usage("dilim prompts takes check, show NAME or path.")
    }
    return .pass
  }

  private static func renderings(
    _ invocation: Invocation,
    _ library: PromptLibrary
  ) throws(Failure) -> [SampleRendering] {
    SamplePrompts.renderings(of: library, level: try invocation.explainLevel ?? .a2)
  }

  private static func check(
    _ invocation: Invocation,
    _ library: PromptLibrary
  ) throws(Failure) -> ExitCode {
    var failed = 0
    for rendering in try renderings(invocation, library) {
      let name = rendering.file.path
      switch rendering.messages {
      case .success(let messages):
        let count: SafeText = messages.count == 1 ? "1 message" : "\(messages.count) messages"
        let size = messages.reduce(0) { $0 + $1.text.count }
        try invocation.print("+ \(name): \(count), \(size) characters")
      case .failure(let error):
        failed += 1
        try invocation.print("x \(error)")
      }
    }
    return failed == 0 ? .pass : .badData
  }

  private static func show(
    _ name: String,
    _ invocation: Invocation,
    _ library: PromptLibrary
  ) throws(Failure) {
    let all = try renderings(invocation, library)
    guard let rendering = all.first(where: { $0.file.name == name }) else {
      let near = NearName.of(name, in: all.map(\.file.name))
      let hint: SafeText = near.map { " Did you mean \($0)?" } ?? ""
      throw .usage("There is no prompt \(name).\(hint)")
    }
    let messages: [PromptMessage]
    do { messages = try rendering.messages.get() } catch { throw Failure(error) }
    for message in messages {
      try invocation.print("== \(message.role.rawValue)\n\(SafeText(message.text))")
    }
    if let schema = rendering.schema {
      try invocation.print("== schema\n\(SafeText(schema.trimmedEnd))")
    }
  }
}

extension Invocation {
  /// The level named by `--level`.
  var explainLevel: Level? {
    get throws(Failure) {
      guard let text = value(.explainLevel) else { return nil }
      guard let level = Level(anyCase: text) else {
        throw .usage("--level \(text): expected A1, A2, B1, B2, C1 or C2.")
      }
      return level
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
