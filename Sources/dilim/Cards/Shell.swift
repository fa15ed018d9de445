#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Other programs, run by a line of shell; what they complain of is passed on, made safe.
enum Shell {
  static func has(_ program: String) -> Bool { run("command -v \(program)") }

  /// Runs a line without a sound; whether it ended well.
  @discardableResult
  static func run(_ command: String) -> Bool { system("\(command) >/dev/null 2>&1") == 0 }

  /// What a line prints, with how it ended: negative if it could not be started.
  ///
  /// What goes beyond the limit is not read.
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

  /// Whether a line takes all these bytes and ends well.
  static func feed(_ bytes: [UInt8], to command: String) -> Bool {
    guard let relay = ErrorRelay() else { return false }
    let pipe = popen(relay.line(command), "w")
    relay.begin()
    defer { relay.finish() }
    guard let pipe else { return false }
    let written = fwrite(bytes, 1, bytes.count, pipe)
    return pclose(pipe) == 0 && written == bytes.count
  }

  /// A word as a shell reads it, whatever stands in it.
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
