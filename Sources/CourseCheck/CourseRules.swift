import Curriculum
import TextSafety

/// All rules of a course.
package enum CourseRules {
  /// Returns the words to ask hunspell about before ``report(on:spelling:withCoverage:)``.
  package static func spellingQuestions(for files: CourseFiles) -> SpellingQuestions {
    SpellingRules(Course(files)).questions
  }

  /// Checks the course; without hunspell's answers the rules on spelling are skipped.
  ///
  /// Files that can't be read are reported and left out of all other rules. The coverage tables and
  /// the rule on practice are computed only if `covers` is true.
  package static func report(
    on files: CourseFiles,
    spelling answers: SpellingAnswers? = nil,
    withCoverage covers: Bool = false
  ) -> CourseReport {
    let course = Course(files)
    var complaints = course.errors.map { error in
      CoursePlace(file: error.file, line: error.line).fail(.format, error.reason.message)
    }
    complaints += UnitRules.complaints(course)
    complaints += PatternRules.complaints(course.lessons)
    if let answers { complaints += SpellingRules(course).complaints(answers) }
    complaints += JoinedWordRules.complaints(course.lessons)
    complaints += AnalysisRules.complaints(course)
    complaints += course.lessons.flatMap(BandRules.complaints)
    complaints += ItemsByKind(course.lessons).complaints
    complaints += course.lessons.flatMap(ScreenRules.complaints)
    complaints += WordListRules.complaints(course.lessons)
    complaints += SentenceRules.complaints(course)
    complaints += VocabularyRules.complaints(course)
    complaints += DuplicateRules.complaints(course.lessons)
    complaints += TagRules.complaints(course)
    complaints += NoteRules.complaints(course)
    complaints += CanDoRules.complaints(course)
    complaints += EnglishRules.complaints(course)
    complaints += SpeechRules.complaints(course.lessons, recordings: files.recordings)
    complaints += LexiconRules.complaints(course)
    if covers { complaints += FloorRules.complaints(course) }
    let lists = [
      files.syllabus, files.spellingOK, files.glossed, files.functionWords, files.names,
      files.hints,
    ]
    let all = files.lessons + files.notes + lists + [files.canDo, files.lexicon].compactMap(\.self)
    return CourseReport(complaints, course, paths: all.map(\.path), withCoverage: covers)
  }
}
