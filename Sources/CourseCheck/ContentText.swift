import Curriculum
import Scoring

/// A text of a lesson with its place, its language and what it is for.
struct ContentText: Sendable {
  var text: String
  var place: Place
  var language: Language
  var role: Role

  /// What the text is for.
  enum Role: Sendable, Equatable {
    case title
    case passage
    case stem
    case option
    case translationPrompt
    case accepted
    case dictation
    case readAloud
    case cardWord
    case cardExample
    case cardEnglish
    case note
    case feedback
  }

  /// Every text of a lesson in the order of the file; patterns with each of their forms.
  static func all(of file: Course.LessonFile) -> [ContentText] {
    let lesson = file.lesson
    var texts = [
      ContentText(
        text: lesson.title,
        place: file.place(1),
        language: .either,
        role: .title
      )
    ]
    for passage in lesson.passages {
      for (offset, paragraph) in passage.paragraphs.enumerated() {
        texts.append(
          ContentText(
            text: paragraph,
            place: file.place(passage.line + offset),
            language: .turkish,
            role: .passage
          )
        )
      }
    }
    return texts + lesson.exercises.flatMap { all(of: $0, in: file) }
  }

  /// Every text of a grammar note but its tables, which show endings.
  static func all(of note: GrammarNote, in path: String) -> [ContentText] {
    func text(_ text: String, _ language: Language, _ role: Role, line: Int = 1) -> ContentText {
      ContentText(
        text: text,
        place: Place(file: path, line: line),
        language: language,
        role: role
      )
    }
    let examples = note.examples.flatMap { example in
      [
        text(example.turkish, .turkish, .cardExample, line: example.line),
        text(example.english, .english, .cardEnglish, line: example.line),
      ]
    }
    let right = note.pitfalls.map { text($0.right, .either, .note, line: $0.line) }
    return (note.introduction + note.advice).map { text($0, .either, .note) } + examples + right
  }

  /// Every text of an exercise.
  static func all(of exercise: Exercise, in file: Course.LessonFile) -> [ContentText] {
    let place = file.place(exercise.line)
    func text(_ text: String, _ language: Language, _ role: Role, line: Int? = nil) -> ContentText {
      ContentText(
        text: text,
        place: line.map(file.place) ?? place,
        language: language,
        role: role
      )
    }
    let notes = exercise.notes.map { text($0, .either, .note) }
    switch exercise.task {
    case .choice(let question):
      let options = [question.key] + question.distractors
      let language = Language.of(options: options.map(\.text))
      return [text(question.prompt, Language.of(sentence: question.prompt), .stem)]
        + options.map { text($0.text, language, .option, line: $0.line) } + notes
    case .translation(let item):
      let forms = item.accepted.flatMap { pattern in
        file.forms(of: pattern.text).map { text($0, .turkish, .accepted, line: pattern.line) }
      }
      let feedback = item.traps.map { text($0.feedback, .either, .feedback, line: $0.answer.line) }
      // Brackets come from a list of their own, and may name a Turkish word.
      return [text(EnglishRules.parted(item.prompt).text, .english, .translationPrompt)] + forms
        + feedback + notes
    case .dictation(let sentence): return [text(sentence, .turkish, .dictation)] + notes
    case .readAloud(let sentence): return [text(sentence, .turkish, .readAloud)] + notes
    case .card(let card):
      return [text(card.word, .turkish, .cardWord), text(card.example, .turkish, .cardExample)]
        + (card.meanings + [card.translation]).map { text($0, .english, .cardEnglish) } + notes
    }
  }
}

/// The language that a text is in, as far as its words tell.
enum Language: Sendable, Equatable {
  case turkish
  case english
  /// Both, or too short to tell.
  case either

  private static let englishWords: Set<String> = [
    "a", "an", "the", "is", "are", "am", "was", "were", "does", "do", "did", "what", "who",
    "where", "when", "why", "how", "which", "he", "she", "it", "they", "we", "you", "his",
    "their", "my", "your", "of", "to", "and", "or", "but", "with", "from", "because", "there",
    "this", "that", "these", "those", "not", "no", "yes", "i", "has", "have", "will", "by",
  ]

  /// The language of a sentence.
  static func of(sentence: String) -> Language {
    if hasTurkishLetter(sentence) { return .turkish }
    return hasEnglishWord(sentence) ? .english : .either
  }

  /// The language that the options of a question share.
  static func of(options: [String]) -> Language {
    if options.contains(where: hasEnglishWord) { return .english }
    return options.contains(where: hasTurkishLetter) ? .turkish : .either
  }

  private static func hasTurkishLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains { "çğıİöşüÇĞÖŞÜâîû".unicodeScalars.contains($0) }
  }

  private static func hasEnglishWord(_ text: String) -> Bool {
    TurkishText.words(text).contains { englishWords.contains($0.lowercased()) }
  }
}
