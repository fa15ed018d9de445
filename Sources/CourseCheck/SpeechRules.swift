import Curriculum
import TextSafety
import Turkish

/// The rules on what is heard: each person has a voice that suits them, and recordings are there.
enum SpeechRules {
  static func complaints(
    _ lessons: [Course.LessonFile],
    recordings: [CourseFiles.Recording]
  ) -> [Complaint] {
    lessons.flatMap(voices) + named(lessons, recordings) + unnamed(lessons, recordings)
  }

  private static func voices(_ file: Course.LessonFile) -> [Complaint] {
    let passages = file.lesson.passages
    let cast = passages.first?.cast ?? []
    let speakers = Set(passages.flatMap(\.spoken).compactMap(\.speaker))
    let silent = cast.filter { !speakers.contains($0.name) }.map { member in
      file.place(1).fail(
        .voice,
        "no text is said by '\(member.name)', who has a voice in the header"
      )
    }
    guard file.lesson.skill == .listening else { return silent }
    let known = Set(cast.map(\.name))
    let open = speakers.filter { !known.contains($0) && GivenName.bearer(of: $0) == nil }
    return silent
      + open.sorted().map { name in
        file.place(1).warn(
          .voice,
          "'\(name)' may be a woman or a man; say it in the header: 'voices: \(name) = woman'"
        )
      }
  }

  private static func named(
    _ lessons: [Course.LessonFile],
    _ recordings: [CourseFiles.Recording]
  ) -> [Complaint] {
    let found = Dictionary(recordings.map { ($0.path, $0.state) }) { first, _ in first }
    return lessons.flatMap { file in
      names(in: file).compactMap { name, line in
        message(found[path(of: name, beside: file)], name).map {
          file.place(line).fail(.recording, $0)
        }
      }
    }
  }

  private static func message(_ state: CourseFiles.Recording.State?, _ name: String) -> SafeText? {
    switch state {
    case .sound: nil
    case nil: "there is no 'sound/\(name)' beside the lesson"
    case .unreadable: "'sound/\(name)' can't be read"
    case .outside: "'sound/\(name)' leads out of its folder; copy the file there"
    case .notSound: "'sound/\(name)' has no sound of the kind that its name says"
    }
  }

  private static func unnamed(
    _ lessons: [Course.LessonFile],
    _ recordings: [CourseFiles.Recording]
  ) -> [Complaint] {
    let used = Set(
      lessons.flatMap { file in names(in: file).map { path(of: $0.name, beside: file) } }
    )
    return recordings.filter { !used.contains($0.path) }.map { recording in
      CoursePlace(file: recording.path, line: 0).warn(.recording, "no lesson names this recording")
    }
  }

  private static func names(in file: Course.LessonFile) -> [(name: String, line: Int)] {
    let passages = file.lesson.passages.map { ($0.recording, $0.line) }
    let items = file.lesson.exercises.map { ($0.recording, $0.line) }
    return (passages + items).compactMap { name, line in name.map { ($0, line) } }
  }

  private static func path(of name: String, beside file: Course.LessonFile) -> String {
    let folder = file.path.lastIndex(of: "/").map { "\(file.path[...$0])" } ?? ""
    return "\(folder)sound/\(name)"
  }
}
