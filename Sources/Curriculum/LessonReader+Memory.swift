/// Lessons in memory, which have no path.
extension LessonReader {
  /// Reads a whole lesson; errors name its id instead of a file.
  ///
  /// With an `id` the header must name the same one.
  package func read(text: String, id: LessonID? = nil) throws(ContentErrors) -> Lesson {
    let bytes = Self.bytes(of: text)
    let named = SourceText(bytes, file: "").lines.first { $0.text.hasPrefix("id: ") }
    let name = id?.rawValue ?? named.map { String($0.text.dropFirst(4)) } ?? "lesson"
    return try read(SourceText(bytes, file: name), at: LessonPath(id: name))
  }

  /// Reads the lines below a header; the caller says what the header would.
  package func read(
    exercises text: String,
    id: LessonID,
    level: Level,
    unit: Int,
    skill: Skill,
    title: String
  ) throws(ContentErrors) -> Lesson {
    let source = SourceText(Self.bytes(of: text), file: id.rawValue)
    var body = LessonBody(file: id.rawValue, skill: skill, defaultTags: [], known: tags)
    for line in source.lines { body.take(line) }
    body.finish()
    let errors = source.errors + body.errors
    guard errors.isEmpty else { throw ContentErrors(Self.inOrder(errors)) }
    return Lesson(
      id: id,
      level: level,
      unit: unit,
      skill: skill,
      title: title,
      grammar: [],
      passages: body.passages,
      exercises: body.exercises,
      screens: body.screens
    )
  }

  /// A text in memory may end without a newline, as a literal does.
  private static func bytes(of text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes.isEmpty || bytes.last == 0x0A ? bytes : bytes + [0x0A]
  }
}
