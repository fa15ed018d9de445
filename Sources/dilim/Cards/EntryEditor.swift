import Cards
import Screens
import TerminalUI
import TextSafety

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Opens an entry in the learner's editor.
struct EntryEditor {
  let environment: Environment

  /// The most times a file is opened again; without a limit a script as editor would loop forever.
  private static let mostTries = 20

  /// Edits an entry; returns nil if nothing was changed.
  ///
  /// A file that can't be parsed is opened again with the reason in it. If it is not changed then,
  /// the file is kept, so that nothing typed is lost.
  func edit(_ entry: CardEntry) throws(Failure) -> CardEntry? {
    let name = try temporaryFile()
    var isKept = false
    defer { if !isKept { unlink(name) } }
    var text = EntryText.text(of: entry)
    var reason = ""
    for _ in 1...Self.mostTries {
      try Self.write(text, to: name)
      try open(name, keeping: isKept ? name : nil)
      isKept = true
      let edited = try Self.read(name)
      do throws(EntryText.ParseError) {
        let changed = try EntryText.entry(edited, from: entry)
        isKept = false
        return changed == entry ? nil : changed
      } catch {
        reason = error.reason
        if edited == text { break }
        text = EntryText.marked(edited, error)
      }
    }
    throw .data(Wording.editRefused(reason, file: name))
  }

  private func temporaryFile() throws(Failure) -> String {
    var path = Array("\(environment["TMPDIR"] ?? "/tmp")/dilim-card-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard file >= 0 else { throw .data(Wording.notWritable(name)) }
    close(file)
    return name
  }

  /// Opens the file in `$VISUAL` or `$EDITOR`, which are shell commands, as for git.
  private func open(_ name: String, keeping typed: String?) throws(Failure) {
    let editor = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
      .first { !$0.isEmpty }
    guard system("\(editor ?? "vi") \(Self.quoted(name))") == 0 else {
      throw .data(Wording.editorFailed(editor ?? "vi", file: typed))
    }
  }

  /// Quotes a path as one word of a shell, whatever TMPDIR contains.
  private static func quoted(_ path: String) -> String {
    "'\(path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }

  private static func write(_ text: String, to name: String) throws(Failure) {
    do {
      try FileSystem.replace(name, with: Array(text.utf8), mode: 0o600)
    } catch {
      throw .data(error.message)
    }
  }

  private static func read(_ name: String) throws(Failure) -> String {
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(name) } catch { throw .data(error.message) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .data(Wording.editedFileNotUTF8(name))
    }
    return text
  }
}
