import Curriculum
import Screens
import TextSafety

/// Sentences about the files of the course.
extension Wording {
  static var courseNotFound: SafeText {
    "The course was not found. Name its folder with --content DIR or DILIM_CONTENT=DIR."
  }

  static func noContentFolder(_ path: String, namedBy name: String) -> SafeText {
    "\(name) \(path): no such folder. It should contain a1/a1-u1-reading.lesson …"
  }

  static func noCourseFiles(in folder: String) -> SafeText {
    "\(folder): no lessons. They belong in folders by level: a1/a1-u1-reading.lesson."
  }

  static func lessonTwice(_ own: String, _ other: String) -> SafeText {
    "\(own) has the same name as \(other). Rename your lesson, or replace the course with --content."
  }

  static func notALessonName(_ id: LessonID, near: String?) -> SafeText {
    "\(id): lessons are named like a1-u1-writing.\(suggestion(near))"
  }

  static func noLesson(_ id: LessonID, _ reason: SafeText, near: String?) -> SafeText {
    "\(id): no such lesson (\(reason)).\(suggestion(near))"
  }

  static func noNote(on tag: GrammarTag, near: String?) -> SafeText {
    "There is no note on \(tag).\(suggestion(near)) `dilim note` lists the grammar points."
  }

  static func hunspellMissing(_ dictionary: String) -> SafeText {
    """
    hunspell with its dictionary \(dictionary) is needed for --spelling: \
    apt-get install hunspell hunspell-tr hunspell-en-gb
    """
  }

  static func notWritable(_ file: String) -> SafeText { "\(file) can't be written." }
}
