import ChatAPI
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

/// Where the key comes from: a command, the environment or a file, in this order; never an argument.
enum KeySource {
  private static let longest = 4096

  /// Nil where none is set up, which is right for servers on this machine.
  static func key(_ settings: Settings, _ environment: Environment) throws(Failure) -> APIKey? {
    let command = settings[.keyCommand]
    if !command.isEmpty { return try key(try output(of: command), from: "key_command") }
    for name in ["DILIM_API_KEY", "OPENAI_API_KEY"] {
      if let text = environment[name], !text.isEmpty { return try key(text, from: name) }
    }
    let file = settings[.keyFile]
    return file.isEmpty ? nil : try key(try content(of: file), from: file)
  }

  private static func output(of command: String) throws(Failure) -> String {
    let (status, bytes) = Shell.output(command, atMost: longest + 1)
    guard status >= 0 else {
      throw .data("key_command can't be started; run it yourself to see why.")
    }
    guard status == 0 else {
      throw .data("key_command failed (status \(status >> 8)); run it yourself to see why.")
    }
    return String(decoding: bytes.prefix(longest + 1), as: UTF8.self)
  }

  private static func content(of path: String) throws(Failure) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .data("key_file \(path) can't be read: \(String(cString: strerror(errno))).")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw .data("key_file \(path) can be read by others; close it with: chmod 600 \(path)")
    }
    do {
      return String(decoding: try FileSystem.read(path).prefix(longest + 1), as: UTF8.self)
    } catch {
      throw .data(error.message)
    }
  }

  private static func key(_ text: String, from source: String) throws(Failure) -> APIKey {
    guard text.utf8.count <= longest, let key = APIKey(text) else {
      throw .data("The key from \(source) is no key: expected one line without spaces.")
    }
    return key
  }
}
