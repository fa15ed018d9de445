package import Curriculum

/// A Turkish sentence of a course with its English translation.
package struct SourceSentence: Sendable, Equatable {
  /// Unique in its unit: the id of the item that has the sentence, with the item's kind.
  package let id: String
  package let turkish: String
  package let english: String
  /// The grammar points that the item trains.
  package let tags: [GrammarTag]
  /// The unit in the course, from 0.
  package let unit: Int

  /// Creates a sentence.
  package init(id: String, turkish: String, english: String, tags: [GrammarTag], unit: Int) {
    self.id = id
    self.turkish = turkish
    self.english = english
    self.tags = tags
    self.unit = unit
  }

  /// The words without their marks; nil if the sentence has commas, quotes or digits, which make
  /// gaps and orders ambiguous.
  var words: [String]? {
    guard !turkish.contains(where: { ",;:()\"“”–…0123456789".contains($0) }) else { return nil }
    return turkish.split(separator: " ").map { word in
      String(word.filter { !".?!".contains($0) })
    }
  }
}

extension Lesson {
  /// The examples of its cards, its dictations and what is read aloud, as far as they are translated.
  package var sourceSentences: [SourceSentence] {
    exercises.compactMap { exercise in
      let (kind, turkish, english): (String, String, String?)
      switch exercise.task {
      case .card(let card): (kind, turkish, english) = ("", card.example, card.translation)
      case .dictation(let task):
        (kind, turkish, english) = ("-heard", task.sentence, exercise.notes.first)
      case .readAloud(let task):
        (kind, turkish, english) = ("-said", task.sentence, exercise.notes.first)
      case .choice, .translation, .gap, .order, .transformation, .correction, .matching, .dialogue,
        .monologue:
        return nil
      }
      guard let english, english.contains(" ") else { return nil }
      return SourceSentence(
        id: exercise.id + kind,
        turkish: turkish,
        english: english.sentences(turkish.count { ".?!".contains($0) }),
        tags: exercise.tags,
        unit: level.courseUnit(unit)
      )
    }
  }
}

extension String {
  /// The first sentences of a note, whose others explain something.
  fileprivate func sentences(_ count: Int) -> String {
    var left = max(1, count)
    let end = indices.first { index in
      guard ".?!".contains(self[index]) else { return false }
      let next = self.index(after: index)
      guard next == endIndex || self[next] == " " else { return false }
      left -= 1
      return left == 0
    }
    return end.map { String(self[...$0]) } ?? self
  }
}
