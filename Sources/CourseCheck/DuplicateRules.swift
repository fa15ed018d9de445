import Curriculum
import Turkish

/// Sentences that stand twice or nearly twice, by the cosine of their letter trigrams.
struct DuplicateRules {
  private static let sameFrom = 95
  private static let nearFrom = 80
  /// Formulas of fewer words come back everywhere.
  private static let leastWords = 3

  private struct Sentence {
    var text: String
    var place: Place
    var trigrams: Trigrams
    var isItem: Bool
    /// Sentences with one key are never compared: forms of one item, or one text.
    var group: String
  }

  /// Compares every pair of sentences of the course.
  static func complaints(_ lessons: [Course.LessonFile]) -> [Complaint] {
    let turkish = lessons.flatMap(sentences)
    let english = lessons.flatMap(prompts)
    return pairs(turkish) + pairs(english) + lessons.flatMap(repeatedStems)
  }

  private static func sentence(
    _ text: String,
    _ place: Place,
    isItem: Bool,
    group: Int
  ) -> Sentence? {
    let words = TurkishText.plainWords(text)
    guard words.count >= leastWords else { return nil }
    return Sentence(
      text: text,
      place: place,
      trigrams: Trigrams(words.joined(separator: " ")),
      isItem: isItem,
      group: "\(place.file) \(group)"
    )
  }

  private static func sentences(_ file: Course.LessonFile) -> [Sentence] {
    let passages = file.lesson.passages.flatMap { passage in
      passage.paragraphs.flatMap(TurkishText.sentences).compactMap {
        sentence($0, file.place(passage.line), isItem: false, group: passage.line)
      }
    }
    let items = file.lesson.exercises.compactMap { exercise -> Sentence? in
      let text = exercise.task.texts.first(where: \.role.isTurkishSentence)
      return text.flatMap { file.wordings(of: $0).first }.flatMap {
        sentence($0, file.place(exercise.line), isItem: true, group: exercise.line)
      }
    }
    return passages + items
  }

  private static func prompts(_ file: Course.LessonFile) -> [Sentence] {
    file.lesson.exercises.compactMap { exercise in
      guard let prompt = exercise.task.texts.first(where: { $0.role == .english }) else {
        return nil
      }
      return sentence(prompt.text, file.place(exercise.line), isItem: true, group: exercise.line)
    }
  }

  /// Two sentences of texts may be alike; an item must differ from all.
  private static func pairs(_ sentences: [Sentence]) -> [Complaint] {
    var complaints: [Complaint] = []
    var index = Trigrams.Index()
    for later in sentences {
      for (number, likeness) in index.likenesses(of: later.trigrams, from: nearFrom) {
        let earlier = sentences[number]
        guard later.isItem || earlier.isItem, later.group != earlier.group else { continue }
        complaints.append(complaint(later, earlier, likeness))
      }
      index.add(later.trigrams)
    }
    return complaints
  }

  private static func complaint(
    _ later: Sentence,
    _ earlier: Sentence,
    _ likeness: Int
  ) -> Complaint {
    let other = "'\(earlier.text)' in \(earlier.place.file):\(earlier.place.line)"
    // A text may use an item's sentence in passing; two items with one sentence are one too many.
    if likeness >= sameFrom, later.isItem, earlier.isItem {
      return later.place.fail(.duplicate, "'\(later.text)' repeats \(other)")
    }
    return later.place.warn(.nearDuplicate, "'\(later.text)' is \(likeness) % like \(other)")
  }

  private static func repeatedStems(_ file: Course.LessonFile) -> [Complaint] {
    var seen: [String: Int] = [:]
    return file.lesson.exercises.compactMap { exercise in
      guard let question = exercise.task.texts.first(where: { $0.role == .question }) else {
        return nil
      }
      let words = TurkishText.plainWords(question.text).joined(separator: " ")
      let name = "\(exercise.passage ?? -1) \(words)"
      defer { seen[name] = seen[name] ?? exercise.line }
      return seen[name].map {
        file.place(exercise.line).fail(.duplicate, "the same question as in line \($0)")
      }
    }
  }
}
