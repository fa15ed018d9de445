import Curriculum
import TextSafety
import Turkish

/// The rules on dictations and sentences to read aloud.
struct SentenceRules {
  private let file: Course.LessonFile
  private let foreignNames: Set<String>

  /// The letters that must all occur in a unit's sentences to read aloud.
  private static let letters = Array("ıüöğşçc")
  private static let abbreviations: Set<String> = ["dr", "prof", "vb", "vs", "örn", "bkz", "no"]

  /// Checks every lesson and, over each unit, the letters.
  static func complaints(_ course: Course) -> [Complaint] {
    let foreign = course.names.filter { $0.note == "foreign" }.map { TurkishText.plain($0.word) }
    let lessons = course.lessons.flatMap { file in
      SentenceRules(file: file, foreignNames: Set(foreign)).complaints
    }
    return lessons + course.units.flatMap(letters)
  }

  private var complaints: [Complaint] {
    file.lesson.exercises.flatMap { exercise in
      exercise.task.texts.flatMap { complaints($0, file.place(exercise.line)) }
    }
  }

  private func complaints(_ text: ExerciseText, _ place: CoursePlace) -> [Complaint] {
    switch text.role {
    case .heard: dictation(text.text, place)
    case .said: readAloud(text.text, place)
    case .question, .option, .english, .answer, .trap, .feedback, .word, .example, .meaning,
      .translation, .ordered, .cue, .instruction, .paired:
      []
    }
  }

  private func digits(_ text: String, _ place: CoursePlace) -> [Complaint] {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
    return [place.fail(.digits, "digits in a sentence to hear or say; write the number in words")]
  }

  private func dictation(_ text: String, _ place: CoursePlace) -> [Complaint] {
    let sentence = " " + TurkishText.plainWords(text).joined(separator: " ") + " "
    let isInText = file.lesson.passages.contains { passage in
      passage.paragraphs.flatMap(TurkishText.sentences).contains { heard in
        (" " + TurkishText.plainWords(heard).joined(separator: " ") + " ").contains(sentence)
      }
    }
    let copied = place.fail(
      .dictationInText,
      "the dictation is also in the transcript; write another sentence"
    )
    return digits(text, place) + (isInText ? [copied] : [])
  }

  private func readAloud(_ text: String, _ place: CoursePlace) -> [Complaint] {
    var complaints = digits(text, place)
    if text.contains(where: { "()[]{}<>/".contains($0) }) {
      complaints.append(place.fail(.readAloud, "brackets or a slash in a sentence to say"))
    }
    let words = TurkishText.words(text)
    for word in words where isAbbreviation(word) {
      complaints.append(place.fail(.readAloud, "abbreviation '\(word)'; write it out"))
    }
    for word in words where isForeign(word) {
      complaints.append(place.fail(.readAloud, "foreign name '\(word)'; use a Turkish one"))
    }
    switch TurkishText.endMark(text) {
    case ".", "?": break
    case "!": complaints.append(place.warn(.readAloud, "an exclamation; expected . or ?"))
    default: complaints.append(place.fail(.readAloud, "no end mark; expected . or ?"))
    }
    let limit = Bands.of(file.lesson.level).syllables
    let syllables = TurkishText.syllableCount(text)
    if syllables > limit {
      complaints.append(
        place.warn(.readAloud, "\(syllables) syllables to say; expected at most \(limit)")
      )
    }
    if text.count(where: { $0 == "," }) > 1 {
      complaints.append(
        place.warn(.readAloud, "more than one comma; expected a sentence for one breath")
      )
    }
    return complaints
  }

  private func isAbbreviation(_ word: String) -> Bool {
    if Self.abbreviations.contains(TurkishText.plain(word)) { return true }
    let capitals = word.prefix { $0 != "'" }
    return capitals.count > 1 && capitals.allSatisfy(\.isUppercase)
  }

  private func isForeign(_ word: String) -> Bool {
    let plain = TurkishText.plain(word)
    if plain.contains(where: { "qwx".contains($0) }) { return true }
    return foreignNames.contains(String(plain.prefix { $0 != "'" }))
  }

  private static func letters(of unit: Course.UnitLessons) -> [Complaint] {
    let speaking = unit.lessons.filter { $0.lesson.skill == .speaking }
    guard let first = speaking.first else { return [] }
    let said = speaking.flatMap(\.lesson.exercises).flatMap(\.task.texts)
      .filter { $0.role == .said }
    let text = said.map(\.text.turkishLowercased).joined(separator: " ")
    var complaints: [Complaint] = []
    let missing = letters.filter { !text.contains($0) }
    if !missing.isEmpty {
      let list = missing.map(String.init).joined(separator: " ")
      complaints.append(
        first.place(1).fail(.readAloudLetters, "no sentence of the unit has the letters: \(list)")
      )
    }
    if !text.contains("?") {
      complaints.append(first.place(1).warn(.readAloudLetters, "no question among the sentences"))
    }
    return complaints
  }
}
