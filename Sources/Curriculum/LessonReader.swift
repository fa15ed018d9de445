/// The strict reader of `.lesson` files.
///
/// It accepts any bytes and reports all errors of a file at once. It does not check the syntax of
/// answer patterns; `CourseCheck` does.
package struct LessonReader: Sendable {
  let tags: Set<GrammarTag>?

  /// Makes a reader that refuses tags outside `tags`; nil accepts any well-formed tag.
  package init(tags: Set<GrammarTag>? = nil) { self.tags = tags }

  /// Reads one file; `file` is its path, whose last parts must fit the header.
  package func read(_ bytes: [UInt8], file: String) throws(ContentErrors) -> Lesson {
    try read(SourceText(bytes, file: file), at: LessonPath(file))
  }

  /// Reads a whole lesson, header and body.
  func read(_ source: SourceText, at path: LessonPath) throws(ContentErrors) -> Lesson {
    let file = path.file
    var errors = source.errors
    if !path.isLesson {
      errors.append(ContentError(file: file, line: 0, reason: .fileName(path.name)))
    }
    if source.lines.allSatisfy(\.text.isEmpty) {
      errors.append(ContentError(file: file, line: 0, reason: .emptyFile))
      throw ContentErrors(Self.inOrder(errors))
    }
    let header = LessonHeader(source.lines, path: path, known: tags)
    var body = LessonBody(
      file: file,
      skill: header.skill ?? LessonPath.parts(of: path.name)?.skill,
      defaultTags: Array(header.grammar.prefix(1)),
      known: tags
    )
    for line in source.lines.dropFirst(header.lineCount) { body.take(line) }
    body.finish()
    errors += header.errors + body.errors
    guard errors.isEmpty, let id = header.id, let level = header.level, let unit = header.unit,
      let skill = header.skill, let title = header.title
    else { throw ContentErrors(Self.inOrder(errors)) }
    return Lesson(
      id: id,
      level: level,
      unit: unit,
      skill: skill,
      title: title,
      grammar: header.grammar,
      passages: body.passages.map { passage in
        var passage = passage
        passage.cast = header.cast
        return passage
      },
      exercises: body.exercises,
      screens: body.screens
    )
  }

  /// Sorts errors by line; those of one line keep their order.
  static func inOrder(_ errors: [ContentError]) -> [ContentError] {
    errors.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}
