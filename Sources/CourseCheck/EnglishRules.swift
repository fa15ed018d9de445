import Curriculum

/// The English side: prompts and translations are plain sentences.
enum EnglishRules {
  private static let longest = 12
  /// Judges every translation item and card.
  static func complaints(_ course: Course) -> [Complaint] {
    course.lessons.flatMap { file in
      file.lesson.exercises.flatMap { exercise -> [Complaint] in
        let place = file.place(exercise.line)
        switch exercise.task {
        case .translation(let item):
          return prompt(item, place, file.lesson.level, hints: course.hints)
        case .card(let card): return form(card.translation, "translation", place)
        case .choice(let question):
          return Language.of(sentence: question.prompt) == .english
            ? form(question.prompt, "question", place) : []
        case .dictation, .readAloud: return []
        }
      }
    }
  }

  private static func prompt(
    _ item: Translation,
    _ place: Place,
    _ level: Level,
    hints allowed: Set<String>
  ) -> [Complaint] {
    let (text, hints) = parted(item.prompt)
    var complaints = form(text, "prompt", place)
    let count = text.split(separator: " ").count
    if level <= .b1, count > longest {
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
    if hints.isEmpty, hasOpenYou(text), !acceptsBothYou(item) {
      complaints.append(
        place.warn(
          .openYou,
          "'you' with one of sen and siz accepted; add (to a friend) or (formal)"
        )
      )
    }
    return complaints
  }

  private static func form(_ text: String, _ what: String, _ place: Place) -> [Complaint] {
    var complaints: [Complaint] = []
    if let first = text.first(where: { $0.isLetter || $0.isNumber }), first.isLowercase {
      complaints.append(place.fail(.englishForm, "the \(what) starts with a small letter"))
    }
    if TurkishText.endMark(text) == nil {
      complaints.append(place.fail(.englishForm, "the \(what) has no end mark; expected . ? or !"))
    }
    return complaints
  }

  /// The prompt without its brackets, and what they say.
  static func parted(_ prompt: String) -> (text: String, hints: [String]) {
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

  private static func acceptsBothYou(_ item: Translation) -> Bool {
    let words = item.accepted.flatMap { PatternRules.forms($0.text) }
      .map { TurkishText.plainWords($0) }
    let polite = words.map { form in form.contains(where: isPolite) }
    return polite.contains(true) && polite.contains(false)
  }

  private static func isPolite(_ word: String) -> Bool {
    word.hasPrefix("siz") || ["ınız", "iniz", "unuz", "ünüz"].contains { word.contains($0) }
  }
}
