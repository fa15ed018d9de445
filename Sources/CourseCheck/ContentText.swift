import Curriculum
import Scoring

/// A text of a lesson or a grammar note with its place, language and role.
struct ContentText: Sendable {
  var text: String
  var place: CoursePlace
  var language: Language
  var role: Role

  /// The purpose of a text.
  enum Role: Sendable, Equatable {
    case title
    case passage
    case note
    /// A text of an exercise, or an example of a grammar note.
    case exercise(ExerciseText.Role)
  }

  /// Returns every text of a lesson in the order of the file; a pattern gives all its forms.
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
    return texts + lesson.screens.flatMap { all(of: $0, in: file) }
      + lesson.exercises.flatMap { all(of: $0, in: file) }
  }

  /// Returns every text of a screen except its tables, which show suffixes.
  private static func all(of screen: GrammarScreen, in file: Course.LessonFile) -> [ContentText] {
    let text = { (text: String, line: Int, language: Language, role: Role) in
      ContentText(text: text, place: file.place(line), language: language, role: role)
    }
    let lines = screen.lines.flatMap { line -> [ContentText] in
      switch line {
      case .sentence(let source): [text(source.text, source.line, .either, .note)]
      case .row: []
      case .example(let turkish, let english):
        [
          text(turkish.text, turkish.line, .turkish, .exercise(.example)),
          text(english, turkish.line, .english, .exercise(.translation)),
        ]
      }
    }
    return [text(screen.title.text, screen.title.line, .either, .note)] + lines
  }

  /// Returns every text of a grammar note except its section on the form, which shows suffixes.
  static func all(of note: GrammarNote, in path: String) -> [ContentText] {
    func text(_ text: String, _ language: Language, _ role: Role, line: Int = 1) -> ContentText {
      ContentText(
        text: text,
        place: CoursePlace(file: path, line: line),
        language: language,
        role: role
      )
    }
    let examples = note.examples.flatMap { example in
      [
        text(example.turkish, .turkish, .exercise(.example), line: example.line),
        text(example.english, .english, .exercise(.translation), line: example.line),
      ]
    }
    let right = note.pitfalls.map { text($0.right, .either, .note, line: $0.line) }
    return (note.introduction + note.advice).map { text($0, .either, .note) } + examples + right
  }

  /// Returns every text of an exercise except its traps, which are wrong on purpose.
  static func all(of exercise: Exercise, in file: Course.LessonFile) -> [ContentText] {
    let texts = exercise.task.texts
    let options = texts.filter { $0.role == .option }.map(\.text)
    let all = texts.flatMap { text in
      wordings(of: text, in: file).map { wording in
        ContentText(
          text: wording,
          place: file.place(text.line ?? exercise.line),
          language: language(of: text, options: options),
          role: .exercise(text.role)
        )
      }
    }
    let notes = exercise.notes.map { note in
      ContentText(text: note, place: file.place(exercise.line), language: .either, role: .note)
    }
    return all + notes
  }

  /// Returns the forms of a text that are checked.
  private static func wordings(of text: ExerciseText, in file: Course.LessonFile) -> [String] {
    switch text.role {
    case .trap: []
    // Brackets hold hints from a closed list, which may name a Turkish word.
    case .english: [EnglishRules.split(text.text).text]
    case .answer, .question, .option, .feedback, .heard, .said, .word, .example, .meaning,
      .translation, .ordered, .cue, .instruction, .paired:
      file.wordings(of: text)
    }
  }

  private static func language(of text: ExerciseText, options: [String]) -> Language {
    switch text.role {
    case .question: Language.of(sentence: text.text)
    case .option: Language.of(options: options)
    case .english, .meaning, .translation: .english
    // A prompt may name a form of address: (sen).
    case .instruction: .either
    case .answer, .trap, .heard, .said, .word, .example, .ordered: .turkish
    case .paired: Language.of(options: [text.text])
    case .feedback, .cue: .either
    }
  }
}

/// The language of a text, guessed from its words and letters.
enum Language: Sendable, Equatable {
  case turkish
  case english
  /// Mixed or unknown.
  case either

  private static let englishWords: Set<String> = [
    "a", "an", "the", "is", "are", "am", "was", "were", "does", "do", "did", "what", "who",
    "where", "when", "why", "how", "which", "he", "she", "it", "they", "we", "you", "his",
    "their", "my", "your", "of", "to", "and", "or", "but", "with", "from", "because", "there",
    "this", "that", "these", "those", "not", "no", "yes", "i", "has", "have", "will", "by",
  ]

  /// Returns the language of a sentence.
  static func of(sentence: String) -> Language {
    if hasTurkishLetter(sentence) { return .turkish }
    return hasEnglishWord(sentence) ? .english : .either
  }

  /// Returns the language that the options of a question share.
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
