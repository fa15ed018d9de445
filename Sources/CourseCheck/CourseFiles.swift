/// The files of a course in memory.
package struct CourseFiles: Sendable {
  package var lessons: [File]
  package var syllabus: File
  /// Correct words that hunspell does not know.
  package var spellingOK: File
  /// Words that texts may use because they are glossed there.
  package var glossed: File
  package var functionWords: File
  package var names: File
  /// The hints that may be in the brackets of an English prompt.
  package var hints: File
  /// The grammar notes, each named after its tag: `notes/locative.md`.
  package var notes: [File]
  /// What one can do after each level; nil if the course has no such file.
  package var canDo: File?
  /// The bilingual lexicon; nil if the course has none.
  package var lexicon: File?
  /// The files in the folders `sound` beside lessons.
  package var recordings: [Recording]

  /// A file with sound.
  package struct Recording: Sendable {
    package var path: String
    package var state: State

    /// What was found at the path.
    package enum State: Sendable {
      case sound, unreadable
      /// A link that leads out of the folder.
      case outside
      /// Its bytes are not those of the kind that its name says.
      case notSound
    }

    package init(path: String, state: State) {
      self.path = path
      self.state = state
    }
  }

  /// The path of a file, as complaints print it, and its bytes.
  package struct File: Sendable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  package init(
    lessons: [File],
    syllabus: File,
    spellingOK: File,
    glossed: File,
    functionWords: File,
    names: File,
    hints: File,
    notes: [File],
    canDo: File? = nil,
    lexicon: File? = nil,
    recordings: [Recording] = []
  ) {
    self.lessons = lessons
    self.syllabus = syllabus
    self.spellingOK = spellingOK
    self.glossed = glossed
    self.functionWords = functionWords
    self.names = names
    self.hints = hints
    self.notes = notes
    self.canDo = canDo
    self.lexicon = lexicon
    self.recordings = recordings
  }
}
