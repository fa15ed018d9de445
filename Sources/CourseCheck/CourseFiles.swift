/// The files of a course, as values.
package struct CourseFiles: Sendable {
  package var lessons: [File]
  package var syllabus: File
  /// Right words that hunspell does not know.
  package var spellingOK: File
  /// Words that texts may use with a gloss of their own.
  package var glossed: File
  package var functionWords: File
  package var names: File
  /// What a bracket of an English prompt may say.
  package var hints: File
  /// One for each grammar point, named for its tag: `notes/locative.md`.
  package var notes: [File]

  /// A path, as complaints print it, with what the file holds.
  package struct File: Sendable {
    package var path: String
    package var bytes: [UInt8]

    /// Joins a path with its bytes.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Gathers the files of a course.
  package init(
    lessons: [File],
    syllabus: File,
    spellingOK: File,
    glossed: File,
    functionWords: File,
    names: File,
    hints: File,
    notes: [File]
  ) {
    self.lessons = lessons
    self.syllabus = syllabus
    self.spellingOK = spellingOK
    self.glossed = glossed
    self.functionWords = functionWords
    self.names = names
    self.hints = hints
    self.notes = notes
  }
}
