import Screens
import TextSafety

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program hunspell in list mode.
///
/// Its pipe mode also builds suggestions, which takes minutes for a course.
enum Hunspell {
  /// The words that the dictionary does not know.
  static func unknown(of words: [String], dictionary: String) throws(Failure) -> Set<String> {
    if words.isEmpty { return [] }
    let list = try temporaryFile(words.joined(separator: "\n") + "\n")
    defer { unlink(list) }
    let command = "LC_ALL=C.UTF-8 hunspell -l -i utf-8 -d \(dictionary) '\(list)' 2>/dev/null"
    guard let pipe = popen(command, "r") else { throw missing(dictionary) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = fread(&block, 1, block.count, pipe), count > 0 {
      bytes += block[..<count]
    }
    guard pclose(pipe) == 0 else { throw missing(dictionary) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(lines.map(String.init))
  }

  private static func missing(_ dictionary: String) -> Failure {
    .data(Wording.hunspellMissing(dictionary))
  }

  private static func temporaryFile(_ text: String) throws(Failure) -> String {
    var path = Array("/tmp/dilim-words-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard file >= 0 else { throw .data(Wording.notWritable(name)) }
    close(file)
    do {
      try FileSystem.replace(name, with: Array(text.utf8))
    } catch {
      throw .data(error.message)
    }
    return name
  }
}
