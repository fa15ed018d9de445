import Coordination
import Curriculum
import Screens
import Storage
import TerminalUI
import TextSafety

extension Command {
  static let export = Command(
    name: "export",
    summary: "print your record as JSON Lines",
    arguments: "",
    details: [
      """
      It contains lessons, cards and all answers, with explanations and chats; it does not contain \
      settings, pictures, recordings and the use of an endpoint. `dilim import` reads it on \
      another machine. Terminal control characters are escaped (\\u009b), as in all JSON that \
      Dilim prints, and imported unchanged.
      """
    ],
    options: [],
    examples: [Example(line: "dilim export > dilim.jsonl", meaning: "a copy in a file")],
    argumentCount: 0...0,
    run: { invocation in
      let record = Record(path: try invocation.folders.record)
      var failure: WriteFailure?
      _ = try record.export { line in
        do throws(WriteFailure) { try Output.standard.write(SafeText(json: line) + "\n") } catch {
          failure = error
        }
        return failure == nil
      }
      if let failure { throw Failure(failure) }
      return .pass
    }
  )

  static let `import` = Command(
    name: "import",
    summary: "import an export, as a whole or not at all",
    arguments: "[FILE]",
    details: [
      """
      Reads standard input if no file is named. Lines that the record has already are skipped, so \
      importing twice changes nothing. Where the two differ, in your level, the settings of a \
      deck or the texts of a card, your record stays as it is.
      """
    ],
    options: [],
    examples: [
      Example(line: "dilim import dilim.jsonl", meaning: "from a file"),
      Example(line: "dilim import < dilim.jsonl", meaning: "from a pipe"),
    ],
    argumentCount: 0...1,
    offers: { _ in [.files] },
    run: importRecord
  )

  static let paths = Command(
    name: "paths",
    summary: "print the folders that are used",
    arguments: "",
    details: [
      "They follow the XDG Base Directory Specification; the command creates none of them."
    ],
    options: [.content],
    examples: [Example(line: "dilim paths", meaning: "one name and path a line")],
    argumentCount: 0...0,
    run: { invocation in
      let folders = try invocation.folders
      let content = try? SafeText(line: invocation.library.folder.path)
      try invocation.print(
        """
        config   \(folders.config)
        data     \(folders.data)
        state    \(folders.state)
        cache    \(folders.cache)
        record   \(folders.record)
        backups  \(BackupFolder(record: folders.record).path)
        content  \(content ?? "(not found: name it with --content DIR)")
        """
      )
      return .pass
    }
  )

  private static func importRecord(_ invocation: Invocation) throws -> ExitCode {
    var file: Int32 = 0
    if let path = invocation.arguments.first, path != "-" {
      file = try FileSystem.openForReading(path)
    }
    var reader = LineReader(descriptor: file)
    let record = Record(path: try invocation.folders.record)
    let summary = try record.merge { () throws(ImportError) in try nextLine(&reader) }
    try invocation.print(
      "Imported \(Wording.list(of: summary)); \(summary.known) lines were known already."
    )
    return .pass
  }

  private static func nextLine(_ reader: inout LineReader) throws(ImportError) -> [UInt8]? {
    switch reader.next() {
    case nil: return nil
    case .text(let text, _): return Array(text.utf8)
    case .invalid(let line): throw ImportError(line: line, reason: .notJSON)
    case .tooLong(let line):
      let message: SafeText = "the line is longer than 1 MiB"
      throw ImportError(line: line, reason: .input(message: message.string))
    case .failed(let code, let line):
      let message: SafeText = "can't be read (error \(code))"
      throw ImportError(line: line, reason: .input(message: message.string))
    }
  }
}
