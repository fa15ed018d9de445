import Bilingual
import Curriculum

extension CourseLibrary {
  /// The words of the lists before a word list, in teaching order; unreadable lists are left out.
  ///
  /// Empty for other lessons.
  func words(before id: LessonID) -> [Card] {
    guard id.skill == .vocabulary, let level = id.level else { return [] }
    let lists = Level.allCases.filter { $0 <= level }.flatMap { lessons(of: $0) }
      .filter { $0.skill == .vocabulary }
    return lists.prefix { $0 != id }.flatMap { list -> [Card] in
      (try? lesson(list))?.exercises.compactMap(\.task.taughtWord) ?? []
    }
  }
}

extension CourseLibrary {
  /// The bilingual lexicon of the course; empty if the course has none.
  var lexicon: BilingualLexicon {
    LexiconFile.lexicon(at: folder.path)
  }

  /// The cards of these words with the lists that teach them, in teaching order.
  ///
  /// A list is read line by line only if its bytes have one of the words.
  func cards(of words: Set<String>) -> [(card: Card, list: LessonID)] {
    let sought = words.map { Array(" \($0) |".utf8) }
    return Level.allCases.flatMap(lessons).filter { $0.skill == .vocabulary }
      .flatMap { id -> [(Card, LessonID)] in
        guard let path = id.path, let bytes = try? FileSystem.read(self.path(of: path)),
          sought.contains(where: bytes.contains),
          let list = try? LessonReader().read(bytes, file: path)
        else { return [] }
        return list.exercises.compactMap(\.task.taughtWord).filter { words.contains($0.word) }
          .map { ($0, id) }
      }
  }
}
