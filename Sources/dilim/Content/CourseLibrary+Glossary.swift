import Coordination
import Curriculum

extension CourseLibrary {
  /// What the words of texts mean that the course has not taught so far.
  var glossary: Glossary {
    Glossary(
      written: bytes(of: "glossed.txt"),
      lexicon: lexicon,
      familiar: bytes(of: "function-words.txt") + [UInt8(ascii: "\n")] + bytes(of: "names.txt"),
      lists: Level.allCases.flatMap(lessons).filter { $0.skill == .vocabulary }.map { id in
        (id, words(of: id))
      }
    )
  }

  /// The words of all lists.
  var taughtWords: Set<String> {
    Set(Level.allCases.flatMap(lessons).filter { $0.skill == .vocabulary }.flatMap(words))
  }

  private func bytes(of file: String) -> [UInt8] {
    (try? FileSystem.read("\(folder.path)/\(file)")) ?? []
  }

  /// The words of a list, whose lines are not read any further: `* ev | noun | …`.
  private func words(of list: LessonID) -> [String] {
    guard let path = list.path else { return [] }
    return bytes(of: path).split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.starts(with: Array("* ".utf8)) else { return nil }
      var word = line.dropFirst(2).prefix { $0 != UInt8(ascii: "|") }
      while word.last == UInt8(ascii: " ") { word.removeLast() }
      return String(decoding: word, as: UTF8.self)
    }
  }
}
