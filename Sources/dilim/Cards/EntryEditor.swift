import Coordination
import TerminalUI
import TextSafety

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets the learner change an entry in an editor of choice.
struct EntryEditor {
  let environment: Environment

  /// The entry with its new texts; nil if nothing was changed.
  func edit(_ entry: CardEntry) throws(Failure) -> CardEntry? {
    let text = EntryText.text(of: entry)
    var path = Array("\(environment["TMPDIR"] ?? "/tmp")/dilim-card-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard file >= 0 else { throw .data("\(name) can't be written.") }
    close(file)
    defer { unlink(name) }
    do {
      try FileSystem.replace(name, with: Array(text.utf8), mode: 0o600)
    } catch {
      throw .data(error.message)
    }
    let editor = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
      .first { !$0.isEmpty }
    // The name of the file is ours and has nothing in it that a shell would take for its own.
    guard system("\(editor ?? "vi") '\(name)'") == 0 else {
      throw .data("\(editor ?? "vi") failed, so nothing was changed. EDITOR names another editor.")
    }
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(name) } catch { throw .data(error.message) }
    guard let edited = String(validating: bytes, as: UTF8.self) else {
      throw .data("The file was not saved as UTF-8, so nothing was changed.")
    }
    let changed = try EntryText.entry(edited, from: entry)
    return changed == entry ? nil : changed
  }
}
