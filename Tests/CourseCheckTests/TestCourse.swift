import CourseCheck

/// A small course for the example of one rule.
struct TestCourse {
  var lessons: [CourseFiles.File] = []
  var functionWords = "bir\nbu\nve\n"
  var names = "Ankara\nDeniz\nTom # foreign\n"
  var glossed = ""
  var spellingOK = ""
  var notes: [CourseFiles.File] = []
  /// Lines of the bilingual lexicon; nil for a course without one.
  var lexicon: [String]?
  var hints = "formal\nnow\nto a friend\n"
  var syllabus = """
    A1.1 | Tanışma | Meeting people | alphabet, plural
    A1.2 | Sınıf | In the classroom | degil
    B1.1 | İnsanlar | People | olan

    """

  /// Adds a lesson whose body starts at line 8.
  func with(
    _ skill: String,
    _ body: String,
    level: String = "A1",
    unit: Int = 1,
    grammar: String = "alphabet",
    number: Int? = nil
  ) -> TestCourse {
    let id = "\(level.lowercased())-u\(unit)-\(skill)" + (number.map { "-\($0)" } ?? "")
    let text = """
      id: \(id)
      level: \(level)
      unit: \(unit)
      skill: \(skill)
      title: Başlık
      grammar: \(grammar)

      \(body)

      """
    var course = self
    course.lessons.append(Self.file("\(id).lesson", text))
    return course
  }

  static func file(_ path: String, _ text: String) -> CourseFiles.File {
    CourseFiles.File(path: path, bytes: Array(text.utf8))
  }

  var files: CourseFiles {
    CourseFiles(
      lessons: lessons,
      syllabus: Self.file("syllabus.txt", syllabus),
      spellingOK: Self.file("spelling-ok.txt", spellingOK),
      glossed: Self.file("glossed.txt", glossed),
      functionWords: Self.file("function-words.txt", functionWords),
      names: Self.file("names.txt", names),
      hints: Self.file("hints.txt", hints),
      notes: notes,
      lexicon: lexicon.map { Self.file("lexicon.tsv", $0.map { $0 + "\n" }.joined()) }
    )
  }

  /// The messages of one rule, one a line: `file:line: message`.
  func complaints(_ rule: Rule, spelling: SpellingAnswers? = nil) -> String {
    CourseRules.report(on: files, spelling: spelling).complaints
      .filter { $0.rule == rule }
      .map(\.description)
      .joined(separator: "\n")
  }
}
