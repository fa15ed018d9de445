import Curriculum

/// Reads the files of a course one by one and gathers their faults.
struct CourseReading {
  private(set) var lessons: [LessonID: Lesson] = [:]
  private(set) var syllabus: Syllabus?
  var errors: [CourseError] = []

  mutating func read(_ bytes: [UInt8], _ path: String) {
    do throws(ContentErrors) {
      if path.hasSuffix(".lesson") {
        add(try LessonReader().read(bytes, file: path), path)
      } else if path.split(separator: "/").last == "syllabus.txt" {
        syllabus = try SyllabusReader.read(bytes, file: path)
      }
    } catch {
      errors += CourseErrors(error).errors
    }
  }

  private mutating func add(_ lesson: Curriculum.Lesson, _ path: String) {
    if let first = lessons[lesson.id] {
      let reason = "the lesson \(lesson.id) is also in \(first.file); delete one of them"
      return errors.append(CourseError(file: path, line: 0, reason: reason))
    }
    lessons[lesson.id] = Lesson(lesson, file: path)
  }
}
