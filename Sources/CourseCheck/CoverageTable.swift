import Curriculum
import TextSafety
import Turkish

/// Tables for the authors of a course: grammar points, items, words, keys, persons and lengths.
struct CoverageTable {
  private let course: Course
  private let levels: [Level]

  init(_ course: Course) {
    self.course = course
    levels = Level.allCases.filter { level in course.lessons.contains { $0.lesson.level == level } }
  }

  /// The lines of all tables with their headings, with empty lines between the tables.
  var lines: [SafeText] {
    let tables: [(SafeText, [[String]])] = [
      ("items", items),
      ("kinds of items in a unit, least-most", Self.kinds(of: levels, course)),
      ("tags: in their unit by skill, then later", tags), ("words", words),
      ("position of the key, per cent", keys), ("persons of the answers, per cent", persons),
      ("words per sentence: shortest, mean, longest", lengths),
    ]
    let parts = tables.map { heading, rows in
      [heading] + Self.aligned(rows).map { SafeText(line: $0) }
    }
    let missing = [LexiconCoverage(course).lines].filter { !$0.isEmpty }
    return Array((parts + missing).joined(separator: [""]))
  }

  /// Lays out rows in columns; the first is aligned to the left, the others to the right.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      let line = "  " + cells.joined(separator: "  ")
      return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
    }
  }

  /// The names of columns in the language of the interface.
  private static func head(_ names: [SafeText]) -> [String] { names.map(\.string) }

  /// Each kind of text has three columns; only the first is headed.
  private static var lengthHead: [String] {
    let kinds = head(["writing", "dictation", "read aloud", "text"])
    return head(["level"]) + kinds.flatMap { [$0, "", ""] }
  }

  private func lessons(_ level: Level) -> [Course.LessonFile] {
    course.lessons.filter { $0.lesson.level == level }
  }

  /// The skills of the columns; only some courses have lessons of grammar, practice and revision.
  private var skills: [Skill] {
    Skill.allCases.filter { skill in
      ![.grammar, .practice, .revision].contains(skill)
        || course.lessons.contains { $0.lesson.skill == skill }
    }
  }

  private var items: [[String]] {
    let head = Self.head(["level"]) + skills.map(\.rawValue) + Self.head(["texts", "exercises"])
    return [head]
      + levels.map { level in
        let lessons = lessons(level)
        let counts = skills.map { skill in
          lessons.filter { $0.lesson.skill == skill }.reduce(0) { $0 + $1.lesson.exercises.count }
        }
        let texts = lessons.reduce(0) { $0 + $1.lesson.passages.count }
        let exercises = counts.reduce(0, +) - (counts.first ?? 0)
        return [level.rawValue] + (counts + [texts, exercises]).map(String.init)
      }
  }

  /// For each grammar point, the items in its unit by skill and the items in other units.
  private var tags: [[String]] {
    let head = Self.head(["tag"]) + skills.map(\.rawValue) + Self.head(["later"])
    var counts: [GrammarTag: [String: Int]] = [:]
    for file in course.lessons {
      let unit = "\(file.lesson.level.rawValue).\(file.lesson.unit)"
      for exercise in file.lesson.exercises {
        for tag in exercise.tags {
          counts[tag, default: [:]]["\(unit) \(file.lesson.skill.rawValue)", default: 0] += 1
        }
      }
    }
    let rows = course.units.flatMap { unit -> [[String]] in
      guard let known = course.syllabus?.unit(unit.number, of: unit.level) else { return [] }
      return known.tags.map { tag in
        let all = counts[tag] ?? [:]
        let own = skills.map { all["\(known.name) \($0.rawValue)"] ?? 0 }
        let later = all.values.reduce(0, +) - own.reduce(0, +)
        return ["\(known.name) \(tag)"] + (own + [later]).map(String.init)
      }
    }
    return [head] + rows
  }

  private var words: [[String]] {
    let shares = VocabularyRules.shares(course)
    let head = Self.head([
      "level", "cards", "running words", "different", "glossed %", "unexplained %",
    ])
    return [head]
      + levels.compactMap { level in
        guard let share = shares[level] else { return nil }
        let cards = lessons(level).filter { $0.lesson.skill == .vocabulary }
          .reduce(0) { $0 + $1.lesson.exercises.count }
        return [level.rawValue] + [cards, share.words, share.different.count].map(String.init)
          + [share.glossed, share.unknown].map { Self.percent($0, of: share.words) }
      }
  }

  private static func percent(_ part: Int, of whole: Int) -> String {
    let tenths = whole == 0 ? 0 : (part * 1000 + whole / 2) / whole
    return "\(tenths / 10).\(tenths % 10)"
  }

  private var keys: [[String]] {
    [Self.head(["level", "1", "2", "3", "4", "questions"])]
      + levels.map { level in
        var counts = [0, 0, 0, 0]
        for item in ItemsByKind(lessons(level)).questions {
          let options = item.content.options(for: item.file.lesson.itemID(of: item.exercise))
          if let place = options.firstIndex(where: \.isRight) { counts[place] += 1 }
        }
        let all = counts.reduce(0, +)
        return [level.rawValue] + counts.map { Self.percent($0, of: all) } + [String(all)]
      }
  }

  private var persons: [[String]] {
    let names = ["1s", "2s", "3s", "1p", "2p", "3p"]
    return [Self.head(["level"]) + names + Self.head(["answers"])]
      + levels.map { level in
        let answers = lessons(level).flatMap(Self.answers)
        let found = answers.map(Self.person)
        let shares = names.map { name in
          Self.percent(found.count { $0 == name }, of: found.count)
        }
        return [level.rawValue] + shares + [String(found.count)]
      }
  }

  /// Returns the shown answer to each item that has patterns of answers.
  private static func answers(_ file: Course.LessonFile) -> [String] {
    file.lesson.exercises.compactMap(file.shownAnswer)
  }

  /// Returns the person in the suffixes of the last word, or the third person singular.
  private static func person(_ answer: String) -> String {
    guard let last = TurkishText.plainWords(answer).last else { return "3s" }
    let reading = Morphology.readings(of: CodePage.encode(last)).first
    let names = reading?.suffixes.map { String(describing: $0) } ?? []
    return names.last { $0.hasPrefix("person") }.map { String($0.dropFirst("person".count)) }
      ?? "3s"
  }

  private var lengths: [[String]] {
    [Self.lengthHead]
      + levels.map { level in
        let files = lessons(level)
        let texts = files.flatMap { file in
          file.lesson.passages.flatMap { $0.paragraphs.flatMap(TurkishText.sentences) }
        }
        let kinds = [
          files.flatMap(Self.answers), files.flatMap { Self.sentences($0, .heard) },
          files.flatMap { Self.sentences($0, .said) }, texts,
        ]
        return [level.rawValue] + kinds.flatMap(Self.spread)
      }
  }

  private static func sentences(
    _ file: Course.LessonFile,
    _ role: ExerciseText.Role
  ) -> [String] {
    file.lesson.exercises.flatMap(\.task.texts).filter { $0.role == role }.map(\.text)
  }

  private static func spread(_ sentences: [String]) -> [String] {
    let counts = sentences.map { TurkishText.words($0).count }
    guard let least = counts.min(), let most = counts.max() else { return ["-", "-", "-"] }
    let tenths = (counts.reduce(0, +) * 10 + counts.count / 2) / counts.count
    return [String(least), "\(tenths / 10).\(tenths % 10)", String(most)]
  }
}
