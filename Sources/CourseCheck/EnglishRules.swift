import Curriculum
import TextSafety

/// The rules on English: prompts, translations and questions are plain sentences.
enum EnglishRules {
  private static let longest = 12

  /// Checks every English prompt, translation and question.
  static func complaints(_ course: Course) -> [Complaint] {
    course.lessons.flatMap { file in
      file.lesson.exercises.flatMap { exercise in
        exercise.task.texts.flatMap { text in
          complaints(text, of: exercise, in: file, hints: course.hints)
        }
      }
    }
  }

  private static func complaints(
    _ text: ExerciseText,
    of exercise: Exercise,
    in file: Course.LessonFile,
    hints: Set<String>
  ) -> [Complaint] {
    let place = file.place(exercise.line)
    switch text.role {
    case .english: return prompt(text.text, exercise, file, hints: hints)
    case .translation: return form(text.text, "translation", place)
    case .instruction: return form(text.text, "instruction", place)
    case .question:
      return Language.of(sentence: text.text) == .english ? form(text.text, "question", place) : []
    case .option, .answer, .trap, .feedback, .heard, .said, .word, .example, .meaning, .ordered,
      .cue, .paired:
      return []
    }
  }

  private static func prompt(
    _ prompt: String,
    _ exercise: Exercise,
    _ file: Course.LessonFile,
    hints allowed: Set<String>
  ) -> [Complaint] {
    let place = file.place(exercise.line)
    let (text, hints) = split(prompt)
    var complaints = form(text, "prompt", place)
    let count = text.split(separator: " ").count
    if file.lesson.level <= .b1, count > longest {
      complaints.append(
        place.fail(.englishLength, "\(count) English words; expected at most \(longest)")
      )
    }
    for hint in hints where !allowed.contains(hint) {
      complaints.append(
        place.fail(
          .englishBracket,
          "hint '(\(hint))' is not in hints.txt, the closed list of brackets"
        )
      )
    }
    if hints.isEmpty, hasOpenYou(text), !acceptsBothYou(exercise, file) {
      complaints.append(
        place.warn(
          .openYou,
          "'you', but only one of sen and siz is accepted; add (to a friend) or (formal)"
        )
      )
    }
    return complaints
  }

  private static func form(_ text: String, _ name: SafeText, _ place: CoursePlace) -> [Complaint] {
    var complaints: [Complaint] = []
    if let first = text.first(where: { $0.isLetter || $0.isNumber }), first.isLowercase {
      complaints.append(place.fail(.englishForm, "the \(name) starts with a small letter"))
    }
    if TurkishText.endMark(text) == nil {
      complaints.append(place.fail(.englishForm, "the \(name) has no end mark; expected . ? or !"))
    }
    return complaints
  }

  /// Splits a prompt into its text and the hints in its brackets.
  static func split(_ prompt: String) -> (text: String, hints: [String]) {
    var text = ""
    var hints: [String] = []
    var hint: String?
    for character in prompt {
      switch (character, hint) {
      case ("(", nil): hint = ""
      case (")", let inside?):
        hints.append(inside)
        hint = nil
      case (_, let inside?): hint = inside + String(character)
      default: text.append(character)
      }
    }
    let words = text.split(separator: " ")
    return (words.joined(separator: " "), hints)
  }

  private static func hasOpenYou(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words.enumerated().contains { index, word in
      ["you", "your", "yours", "yourself"].contains(word)
        && !(index > 0 && words[index - 1] == "thank")
    }
  }

  private static func acceptsBothYou(_ exercise: Exercise, _ file: Course.LessonFile) -> Bool {
    let words = exercise.task.texts.filter { $0.role == .answer }.flatMap(file.wordings)
      .map { TurkishText.plainWords($0) }
    let polite = words.map { form in form.contains(where: isPolite) }
    return polite.contains(true) && polite.contains(false)
  }

  static func isPolite(_ word: String) -> Bool {
    word.hasPrefix("siz") || ["ınız", "iniz", "unuz", "ünüz"].contains { word.contains($0) }
  }
}
