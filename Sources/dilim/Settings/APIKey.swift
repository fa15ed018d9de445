import Coordination
import TerminalUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the key comes from: a command, the environment or a file, in this order; never an argument.
struct APIKey {
  /// The key itself; it is never shown.
  let text: String
  /// What may be shown: the name of the source.
  let source: String

  private static let longest = 4096

  /// Nil where none is set up, which is right for servers on this machine.
  static func find(_ settings: Settings, _ environment: Environment) throws(Failure) -> APIKey? {
    let command = settings[.keyCommand]
    if !command.isEmpty { return APIKey(text: try output(of: command), source: "key_command") }
    for name in ["DILIM_API_KEY", "OPENAI_API_KEY"] {
      if let text = environment[name]?.trimmed, !text.isEmpty {
        return APIKey(text: try checked(text, name), source: name)
      }
    }
    let file = settings[.keyFile]
    guard !file.isEmpty else { return nil }
    return APIKey(text: try content(of: file), source: file)
  }

  private static func output(of command: String) throws(Failure) -> String {
    guard let pipe = popen(command, "r") else {
      throw .data("key_command can't be started; run it yourself to see why.")
    }
    var bytes = [UInt8](repeating: 0, count: longest + 1)
    let count = fread(&bytes, 1, bytes.count, pipe)
    let status = pclose(pipe)
    guard status == 0 else {
      throw .data("key_command failed (status \(status >> 8)); run it yourself to see why.")
    }
    return try checked(String(decoding: bytes[..<count], as: UTF8.self).trimmed, "key_command")
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
      let bytes = try FileSystem.read(path)
      return try checked(String(decoding: bytes.prefix(longest + 1), as: UTF8.self).trimmed, path)
    } catch let problem as FileSystem.Problem {
      throw .data(problem.message)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .data("\(error)")
    }
  }

  /// A key is one line of visible ASCII, so that it can't break out of its header.
  private static func checked(_ text: String, _ source: String) throws(Failure) -> String {
    guard !text.isEmpty else { throw .data("The key from \(source) is empty.") }
    guard text.utf8.count <= longest, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .data("The key from \(source) is no key: expected one line without spaces.")
    }
    return text
  }
}
