import DilimEngine

/// A lesson as an app may have it from its own server.
let text = """
  id: a1-u1-writing
  level: A1
  unit: 1
  skill: writing
  title: Ev ve okul

  ? I am going to school. {#school}
  = (Ben) okula gidiyorum.

  ? The cat is at home. {#cat}
  = Kedi evde.

  """

let syllabus = "A1.1 | Evde | At home | locative\n"

/// Reads a course from memory, and tells the faults of another.
func readCourse() throws(CourseErrors) {
  let course = try Course(files: [
    "a1/a1-u1-writing.lesson": text,
    "syllabus.txt": syllabus,
  ])
  for level in course.levels {
    for unit in course.units(of: level) { print(level, unit.title, unit.lessons.count) }
  }
  do throws(CourseErrors) {
    _ = try Lesson(text: text.replacing("level: A1", with: "level: A9"))
  } catch {
    for fault in error.errors { print("\(fault.file), line \(fault.line): \(fault.reason)") }
  }
}

/// Draws an item for practice, answers it, saves the session and goes on with it.
func practise() throws {
  let lessons = [try Lesson(text: text)]
  var session = try LessonSession(
    practising: .writing,
    level: .a1,
    count: 1,
    seed: 1,
    from: lessons,
    at: 0
  )
  session.answer("Kedi eve", at: 2000)
  if case .marked(let mark) = session.step, let verdict = mark.verdict {
    print(verdict, "–", mark.solution)
  }
  let saved = session.savedState
  session = try LessonSession(resuming: saved, from: lessons, at: 3000)
  print(session.messages)
}
