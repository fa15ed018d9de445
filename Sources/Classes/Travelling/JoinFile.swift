import JSON

/// The file by which a pupil joins a class: who teaches it, and by which key.
package struct JoinFile: Sendable, Equatable {
  package let course: String
  package let title: String
  /// Nil if the teacher signs nothing.
  package let key: PublicKey?

  package init(course: String, title: String, key: PublicKey?) {
    self.course = course
    self.title = title
    self.key = key
  }

  package init(_ bytes: [UInt8]) throws(TableFault) {
    let head = try LineFile(bytes, type: "join").head
    self.init(
      course: try head.classID(),
      title: try head.string("title"),
      key: try head.key("key")
    )
  }

  package var bytes: [UInt8] {
    LineFile.bytes([
      [
        ("type", .string("join")), ("schema", .integer(1)), ("class", .string(course)),
        ("title", .string(title)), ("key", .text(key?.text)),
      ]
    ])
  }
}

/// The answer of a pupil who has joined: the name and the key of the hand-ins.
package struct JoinAnswer: Sendable, Equatable {
  package let course: String
  package let student: String
  package let key: PublicKey?

  package init(course: String, student: String, key: PublicKey?) {
    self.course = course
    self.student = student
    self.key = key
  }

  package init(_ bytes: [UInt8]) throws(TableFault) {
    let head = try LineFile(bytes, type: "join_answer").head
    self.init(
      course: try head.classID(),
      student: try head.string("student"),
      key: try head.key("key")
    )
  }

  package var bytes: [UInt8] {
    LineFile.bytes([
      [
        ("type", .string("join_answer")), ("schema", .integer(1)), ("class", .string(course)),
        ("student", .string(student)), ("key", .text(key?.text)),
      ]
    ])
  }
}

extension LineFile.Row {
  func key(_ name: String) throws(TableFault) -> PublicKey? {
    guard let text = try optionalString(name) else { return nil }
    guard let key = PublicKey(text) else { throw missing(name) }
    return key
  }

  /// The id of a class, which is a name of a folder too.
  func classID() throws(TableFault) -> String { try id("class") }

  /// An id of hexadecimal digits.
  func id(_ name: String) throws(TableFault) -> String {
    let id = try string(name)
    guard FileID.isValid(id) else { throw missing(name) }
    return id
  }
}

/// The ids of classes, assignments, pupils and sessions, which are also names of files.
package enum FileID {
  package static func isValid(_ id: String) -> Bool {
    (8...64).contains(id.utf8.count)
      && id.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
