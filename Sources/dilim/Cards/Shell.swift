#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs other programs by shell commands; their standard error is filtered and forwarded.
enum Shell {
  static func has(_ program: String) -> Bool { run("command -v \(program)") }

  /// Runs a command without output; returns whether it succeeded.
  @discardableResult
  static func run(_ command: String) -> Bool { system("\(command) >/dev/null 2>&1") == 0 }

  /// Runs a command and returns its exit status and output; the status is -1 if it can't be started.
  ///
  /// Reads no more than the limit, plus at most one block of 4 KiB.
  static func output(
    _ command: String,
    atMost limit: Int = .max
  ) -> (status: Int32, bytes: [UInt8]) {
    guard let relay = ErrorRelay() else { return (-1, []) }
    let pipe = popen(relay.line(command), "r")
    relay.begin()
    defer { relay.finish() }
    guard let pipe else { return (-1, []) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while bytes.count < limit, case let count = fread(&block, 1, block.count, pipe), count > 0 {
      bytes += block[..<count]
    }
    return (pclose(pipe), bytes)
  }

  /// Runs a command with these bytes as its input; returns whether it succeeded.
  static func feed(_ bytes: [UInt8], to command: String) -> Bool {
    guard let relay = ErrorRelay() else { return false }
    let pipe = popen(relay.line(command), "w")
    relay.begin()
    defer { relay.finish() }
    guard let pipe else { return false }
    let written = fwrite(bytes, 1, bytes.count, pipe)
    return pclose(pipe) == 0 && written == bytes.count
  }

  /// Quotes a word for a shell, if it needs quotes.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || "/._-+=:,@".utf8.contains(byte)
    }
    return isPlain && !word.isEmpty
      ? word
      : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }
}
