import Curriculum
import TextSafety
import Turkish

/// The rules on repeated sentences, found by the cosine similarity of their letter trigrams.
struct DuplicateRules {
  /// In per cent, as all similarities here.
  private static let sameFrom = 95
  private static let nearFrom = 80
  /// Shorter sentences are everyday phrases, which may be repeated.
  private static let leastWords = 3

  private struct Sentence {
    var text: String
    var place: CoursePlace
    var trigrams: Trigrams
    var isItem: Bool
    /// Sentences of the same group (one item or one passage) are not compared.
    var group: String
  }

  /// Compares the sentences of the course with each other.
  static func complaints(_ lessons: [Course.LessonFile]) -> [Complaint] {
    let turkish = lessons.flatMap(sentences)
    let english = lessons.flatMap(prompts)
    return pairs(turkish) + pairs(english) + lessons.flatMap(repeatedStems)
  }

  private static func sentence(
    _ text: String,
    _ place: CoursePlace,
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
    // A revision lesson is made of sentences that others have.
    if file.lesson.skill == .revision { return [] }
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

  /// Compares each sentence with all before it; two sentences of passages may be alike.
  private static func pairs(_ sentences: [Sentence]) -> [Complaint] {
    var complaints: [Complaint] = []
    var index = Trigrams.Index()
    for later in sentences {
      for (number, similarity) in index.similarities(of: later.trigrams, from: nearFrom) {
        let earlier = sentences[number]
        guard later.isItem || earlier.isItem, later.group != earlier.group else { continue }
        complaints.append(complaint(later, earlier, similarity))
      }
      index.add(later.trigrams)
    }
    return complaints
  }

  private static func complaint(
    _ later: Sentence,
    _ earlier: Sentence,
    _ similarity: Int
  ) -> Complaint {
    let other: SafeText = "'\(earlier.text)' in \(earlier.place.file):\(earlier.place.line)"
    // A passage may contain the sentence of an item, but two items must not have the same one.
    if similarity >= sameFrom, later.isItem, earlier.isItem {
      return later.place.fail(.duplicate, "'\(later.text)' repeats \(other)")
    }
    return later.place.warn(.nearDuplicate, "'\(later.text)' is \(similarity) % like \(other)")
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
