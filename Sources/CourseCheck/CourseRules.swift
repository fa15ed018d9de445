import Curriculum

/// The rules of a course, in the order in which their complaints should be mended.
package enum CourseRules {
  /// The words to ask hunspell about before ``report(on:spelling:)``.
  package static func spellingQuestions(for files: CourseFiles) -> SpellingQuestions {
    SpellingRules(Course(files)).questions
  }

  /// Judges the course; without answers about its spelling that one rule is left out.
  ///
  /// The tables of what the course holds are made where they are asked for. Files that can't be read are reported and left out of all other rules.
  package static func report(
    on files: CourseFiles,
    spelling answers: SpellingAnswers? = nil,
    withCoverage covers: Bool = false
  ) -> CourseReport {
    let course = Course(files)
    var complaints = course.errors.map { error in
      Place(file: error.file, line: error.line).fail(.format, error.reason.description)
    }
    complaints += UnitRules.complaints(course)
    complaints += PatternRules.complaints(course.lessons)
    if let answers { complaints += SpellingRules(course).complaints(answers) }
    complaints += JoinedWordRules.complaints(course.lessons)
    complaints += AnalysisRules.complaints(course)
    complaints += course.lessons.flatMap(BandRules.complaints)
    complaints += ItemsByKind(course.lessons).complaints
    complaints += SentenceRules.complaints(course)
    complaints += VocabularyRules.complaints(course)
    complaints += DuplicateRules.complaints(course.lessons)
    complaints += TagRules.complaints(course)
    complaints += NoteRules.complaints(course)
    complaints += EnglishRules.complaints(course)
    let lists = [
      files.syllabus, files.spellingOK, files.glossed, files.functionWords, files.names,
      files.hints,
    ]
    let all = files.lessons + files.notes + lists
    return CourseReport(complaints, course, paths: all.map(\.path), withCoverage: covers)
  }
}
