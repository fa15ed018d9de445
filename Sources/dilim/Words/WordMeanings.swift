import Curriculum

/// English for the words that the cards of the course teach.
struct WordMeanings {
  private var meanings: [String: String] = [:]

  /// Reads the cards of every level; a lesson that can't be read glosses nothing.
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
