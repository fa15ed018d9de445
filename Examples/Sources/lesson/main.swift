import DilimEngine
import DilimFiles
import Foundation

/// Milliseconds since 1970: the engine reads no clock.
func now() -> Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

guard CommandLine.arguments.count == 3 else {
  print("lesson FOLDER ID: takes a lesson; answers are read from standard input")
  exit(2)
}
do {
  let course = try Course(folder: CommandLine.arguments[1])
  guard let lesson = course.lesson(LessonID(rawValue: CommandLine.arguments[2])) else {
    print("The course has the lessons \(course.lessons.map(\.id.rawValue)).")
    exit(2)
  }
  print("# \(lesson.title) (\(lesson.level.rawValue), \(lesson.skill))")
  try take(LessonSession(lesson, at: now()))
} catch let errors as CourseErrors {
  print(errors)
  exit(3)
}

/// Shows each step and reads what to do until the lesson ends or the answers do.
func take(_ session: LessonSession) {
  var session = session
  while true {
    for message in session.messages { print(Transcript.text(message)) }
    print(Transcript.text(session.step))
    switch session.step {
    case .finished, .left: return
    case .words, .rule, .marked: session.next(at: now())
    case .question(let question):
      guard let line = readLine() else { return session.back(at: now()) }
      print("> \(line)")
      answer(line, to: question, in: &session)
    }
  }
}

/// Does what a line says: a command, the number of an option, or an answer.
func answer(_ line: String, to question: LessonQuestion, in session: inout LessonSession) {
  switch (line, question.answering) {
  case ("hint", _): session.hint(at: now())
  case ("skip", _): session.skip(at: now())
  case ("undo", _): session.undo(at: now())
  case ("play", _): session.play(at: now())
  case (_, .choose): session.choose((Int(line) ?? 0) - 1, at: now())
  case (_, .write), (_, .writeDown), (_, .say), (_, .tell): session.answer(line, at: now())
  }
}
