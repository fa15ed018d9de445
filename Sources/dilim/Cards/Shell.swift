#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Programs of the system, run by a line of shell; all that is put into it is ours.
enum Shell {
  static func has(_ program: String) -> Bool { run("command -v \(program)") }

  /// Runs a line without a sound; whether it ended well.
  @discardableResult
  static func run(_ command: String) -> Bool { system("\(command) >/dev/null 2>&1") == 0 }

  /// What a line prints, with how it ended.
  static func output(_ command: String) -> (status: Int32, bytes: [UInt8]) {
    guard let pipe = popen(command, "r") else { return (-1, []) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&block, 1, block.count, pipe), count > 0 {
      bytes += block[..<count]
    }
    return (pclose(pipe), bytes)
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
