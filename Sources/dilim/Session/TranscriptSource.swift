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

/// The source of transcripts of speech that are not typed.
struct TranscriptSource {
  private enum Origin {
    case command(String)
    case file([String])
  }

  private var origin: Origin

  /// Creates a source from a shell command that records, recognises and prints one line of text.
  init(command: String) { origin = .command(command) }

  /// Creates a source from a file with one transcript a line.
  init(file: String) throws(Failure) {
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(file) } catch { throw .data(error.message) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .data(Wording.transcriptsNotUTF8(file))
    }
    origin = .file(text.split(whereSeparator: \.isNewline).map(String.init).reversed())
  }

  /// Returns the next transcript, or nil if there is none.
  ///
  /// The command gets the sentence in `DILIM_SENTENCE`, for recognisers that accept a hint; for free
  /// speech it is empty.
  mutating func next(sentence: String?) -> String? {
    switch origin {
    case .command(let command):
      setenv("DILIM_SENTENCE", sentence ?? "", 1)
      return Self.firstLine(of: command)
    case .file(var lines):
      let line = lines.popLast()
      origin = .file(lines)
      return line
    }
  }

  private static func firstLine(of command: String) -> String? {
    let (status, bytes) = Shell.output(command + " </dev/null", atMost: 1 << 16)
    guard status == 0 else { return nil }
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    return String(validating: line, as: UTF8.self).map(SafeText.cleaned)
  }
}
