import Curriculum
import Foundation
import Testing

/// The word lists of the course, as they are asked.
@Suite struct WordListContentTests {
  private static func lists() throws -> [Lesson] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return try Level.allCases.flatMap { level in
      let folder = root.appending(path: "Content/\(level.folder)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.filter { $0.contains("-vocabulary") }.map { name in
        let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
        return try LessonReader().read(bytes, file: "\(level.folder)/\(name)")
      }
    }
  }

  /// The content words of a meaning, found in another way than the generator finds them.
  private func key(_ meaning: String) -> Set<Substring> {
    let outside = meaning.lowercased().replacing(/\([^)]*\)/, with: " ")
    let words = Set(outside.split { !$0.isLetter && !$0.isNumber })
    let strong = words.subtracting(["to", "a", "an", "the", "be"])
    return strong.isEmpty ? words : strong
  }

  @Test func `every word of the course is asked by four options with one right answer`() throws {
    let lists = try Self.lists()
    #expect(lists.count >= 48)
    for lesson in lists {
      let list = WordList(lesson)
      #expect(list.withoutChoice.isEmpty, "\(lesson.id)")
      let cards = lesson.exercises.compactMap(\.task.taughtWord)
      for exercise in lesson.exercises {
        guard let card = exercise.task.taughtWord, let made = list.choice(of: exercise),
          case .choice(let question) = made.task
        else {
          Issue.record("\(lesson.id)#\(exercise.id)")
          continue
        }
        let asksWord = question.key.text == card.word
        #expect(question.prompt == (asksWord ? card.meanings.joined(separator: "; ") : card.word))
        #expect(made.id == "\(exercise.id).choice" && made.passage == nil)
        let texts = question.options.map(\.text)
        #expect(texts.count == 4 && Set(texts).count == 4)
        // Another card may have the same meaning.
        let shown = texts.compactMap { text in
          text == question.key.text
            ? card
            : cards.first {
              ($0.word, $0.meanings.joined(separator: "; "))
                == (asksWord ? (text, $0.meanings.joined(separator: "; ")) : ($0.word, text))
            }
        }
        #expect(shown.count == 4, "\(made.id): \(texts)")
        for wrong in shown where wrong.word != card.word {
          for own in card.meanings.map(key) {
            for other in wrong.meanings.map(key) {
              #expect(!own.isSubset(of: other) && !other.isSubset(of: own), "\(made.id): \(texts)")
            }
          }
        }
      }
    }
  }
}
