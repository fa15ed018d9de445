import Curriculum

/// The English meanings of the words that the course teaches.
struct WordMeanings {
  private var meanings: [String: String] = [:]

  /// Reads the word lists of every level; unreadable lessons are skipped.
  init(_ library: CourseLibrary?) {
    guard let library else { return }
    for level in Level.allCases {
      for id in library.lessons(of: level) where id.skill == .vocabulary {
        guard let lesson = try? library.lesson(id) else { continue }
        for exercise in lesson.exercises {
          guard let card = exercise.task.taughtWord, let first = card.meanings.first,
            meanings[card.word] == nil
          else { continue }
          meanings[card.word] = first
        }
      }
    }
  }

  /// The first meaning of a dictionary form.
  subscript(_ lemma: String) -> String? { meanings[lemma] }
}
