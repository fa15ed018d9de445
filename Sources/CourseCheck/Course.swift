import Bilingual
import Curriculum

/// The lessons, lists and notes of a course that could be read.
struct Course: Sendable {
  private(set) var lessons: [LessonFile] = []
  private(set) var syllabus: Syllabus?
  private(set) var spellingOK: [WordListFile.Entry] = []
  private(set) var glossed: [WordListFile.Entry] = []
  private(set) var functionWords: [String] = []
  private(set) var names: [WordListFile.Entry] = []
  private(set) var hints: Set<String> = []
  /// The grammar notes with their paths.
  private(set) var notes: [(path: String, note: GrammarNote)] = []
  private(set) var errors: [ContentError] = []
  /// The tags whose note could not be read, which ``errors`` reports.
  private(set) var brokenNotes: Set<GrammarTag> = []
  /// Nil if the file has an error, which ``errors`` reports.
  private(set) var canDo: CanDo?
  /// Nil if the course has no lexicon.
  private(set) var lexicon: LexiconFile?
  let canDoPath: String
  let spellingPath: String
  let glossedPath: String

  /// The bilingual lexicon with its path.
  struct LexiconFile: Sendable {
    let path: String
    let lexicon: BilingualLexicon
    let errors: [LexiconError]
    /// The entries that can be read, with their lines.
    let entries: [(line: Int, entry: LexiconEntry)]

    init(_ file: CourseFiles.File) {
      path = file.path
      lexicon = BilingualLexicon(file.bytes)
      errors = BilingualLexicon.errors(in: file.bytes)
      entries = BilingualLexicon.locatedEntries(in: file.bytes)
    }
  }

  /// A lesson with its path.
  struct LessonFile: Sendable {
    let path: String
    let lesson: Lesson
    /// Every text of the lesson, with the forms of patterns; computed once for all rules.
    private(set) var texts: [ContentText] = []
    /// The forms of each pattern, by its source text.
    private let forms: [String: [String]]

    init(path: String, lesson: Lesson) {
      self.path = path
      self.lesson = lesson
      var forms: [String: [String]] = [:]
      for text in lesson.exercises.flatMap(\.task.texts) where text.role.isPattern {
        forms[text.text] = PatternRules.forms(text.text)
      }
      self.forms = forms
      texts = ContentText.all(of: self)
    }

    /// Returns the forms of a pattern, at most ``PatternRules/limit``; none if its syntax is wrong.
    func forms(of pattern: String) -> [String] { forms[pattern] ?? PatternRules.forms(pattern) }

    /// Returns the forms of a pattern, or the text itself if it is no pattern.
    func wordings(of text: ExerciseText) -> [String] {
      text.role.isPattern ? forms(of: text.text) : [text.text]
    }

    /// Returns the first form of the first answer to an exercise.
    func shownAnswer(to exercise: Exercise) -> String? {
      exercise.task.texts.first { $0.role == .answer }.flatMap { wordings(of: $0).first }
    }

    /// Returns a line of the lesson's file.
    func place(_ line: Int) -> CoursePlace { CoursePlace(file: path, line: line) }
  }

  /// A unit with at least one lesson.
  struct UnitLessons: Sendable {
    var level: Level
    var number: Int
    var lessons: [LessonFile]

    /// Whether there is a lesson for each of the five skills.
    var isComplete: Bool {
      [Skill.reading, .listening, .writing, .speaking, .vocabulary].allSatisfy { skill in
        lessons.contains { $0.lesson.skill == skill }
      }
    }
  }

  /// Reads every file; ``errors`` reports what can't be read.
  init(_ files: CourseFiles) {
    spellingPath = files.spellingOK.path
    glossedPath = files.glossed.path
    canDoPath = files.canDo?.path ?? "can-do.txt"
    do {
      syllabus = try SyllabusReader.read(files.syllabus.bytes, file: files.syllabus.path)
    } catch {
      errors += error.errors
    }
    let reader = LessonReader(tags: syllabus.map { Set($0.tags) })
    for file in files.lessons.sorted(by: { $0.path < $1.path }) {
      do {
        let lesson = try reader.read(file.bytes, file: file.path)
        lessons.append(LessonFile(path: file.path, lesson: lesson))
      } catch {
        errors += error.errors
      }
    }
    spellingOK = list(files.spellingOK, holds: .wordsWithReasons).entries
    glossed = list(files.glossed).entries
    functionWords = list(files.functionWords).words
    names = list(files.names).entries
    readNotes(files.notes)
    lexicon = files.lexicon.map { LexiconFile($0) }
    hints = Set(list(files.hints, holds: .phrases).words)
    do {
      canDo = try CanDoReader.read(files.canDo?.bytes ?? [], file: canDoPath)
    } catch {
      errors += error.errors
    }
  }

  private mutating func readNotes(_ files: [CourseFiles.File]) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      let name = file.path.split(separator: "/").last ?? ""
      let tag = GrammarTag(rawValue: String(name.dropLast(".md".count)))
      if let known = syllabus?.tags, !known.contains(tag) {
        let near = NearName.of(tag.rawValue, in: known.map(\.rawValue))
        let reason = ContentError.Reason.unknownTag(tag.rawValue, suggestion: near)
        errors.append(ContentError(file: file.path, line: 0, reason: reason))
      }
      do {
        let note = try GrammarNoteReader.read(file.bytes, tag: tag, file: file.path)
        notes.append((file.path, note))
      } catch {
        brokenNotes.insert(tag)
        errors += error.errors
      }
    }
  }

  /// The texts of all lessons and notes.
  var texts: [ContentText] {
    lessons.flatMap(\.texts) + notes.flatMap { ContentText.all(of: $0.note, in: $0.path) }
  }

  private mutating func list(
    _ file: CourseFiles.File,
    holds content: WordListFile.Content = .words
  ) -> WordListFile {
    let list = WordListFile(file, holds: content)
    errors += list.errors
    return list
  }

  /// The units that have lessons, in teaching order.
  var units: [UnitLessons] {
    var units: [UnitLessons] = []
    for level in Level.allCases {
      for number in 1...8 {
        let members = lessons.filter { $0.lesson.level == level && $0.lesson.unit == number }
        if !members.isEmpty {
          units.append(UnitLessons(level: level, number: number, lessons: members))
        }
      }
    }
    return units
  }
}
