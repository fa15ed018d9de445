import JSON

/// What a class is to do until when, and how it is marked.
package struct Assignment: Sendable, Equatable {
  package let id: String
  package let course: String
  /// The name of its file in the folder of the class, and what people call it.
  package let name: String
  /// Milliseconds since 1970-01-01 00:00 UTC, like the other times.
  package let made: Int64
  package let due: Int64
  /// The moment after which nothing is taken; nil if there is none.
  package let close: Int64?
  package let key: KeyPolicy
  package let attempt: Attempt
  package let scale: CreditScale
  package let items: [Item]

  package struct Item: Sendable, Equatable {
    /// The id in the course, or the name that the teacher gave.
    package let name: String
    package let asked: String
    /// Whether the item is the teacher's own.
    package let isOwn: Bool
    /// The accepted answers of an own item; nil where the pupil may not see them.
    package let key: ItemKey?

    package init(name: String, asked: String, isOwn: Bool, key: ItemKey?) {
      self.name = name
      self.asked = asked
      self.isOwn = isOwn
      self.key = key
    }
  }

  /// When a pupil sees which answers are right.
  package enum KeyPolicy: String, Sendable, CaseIterable {
    case now
    case handIn = "hand_in"
    case close, release, never
  }

  /// Which of several answers to an item counts.
  package enum Attempt: String, Sendable, CaseIterable {
    case first, last, best
  }

  package init(
    id: String,
    course: String,
    name: String,
    made: Int64,
    due: Int64,
    close: Int64?,
    key: KeyPolicy,
    attempt: Attempt,
    scale: CreditScale,
    items: [Item]
  ) {
    self.id = id
    self.course = course
    self.name = name
    self.made = made
    self.due = due
    self.close = close
    self.key = key
    self.attempt = attempt
    self.scale = scale
    self.items = items
  }

  package init(_ bytes: [UInt8]) throws(TableFault) {
    let file = try LineFile(bytes, type: "assignment")
    let head = file.head
    guard let key = KeyPolicy(rawValue: try head.string("key")) else { throw head.missing("key") }
    guard let attempt = Attempt(rawValue: try head.string("attempt")) else {
      throw head.missing("attempt")
    }
    guard let scale = CreditScale(try head.string("credit")) else { throw head.missing("credit") }
    var items: [Item] = []
    for row in file.rows { items.append(try Item(row)) }
    let name = try head.string("name")
    guard Self.isName(name) else { throw head.missing("name") }
    self.init(
      id: try head.id("id"),
      course: try head.classID(),
      name: name,
      made: try head.integer("made"),
      due: try head.integer("due"),
      close: try head.optionalInteger("close"),
      key: key,
      attempt: attempt,
      scale: scale,
      items: items
    )
  }

  /// The file for the teacher, or for pupils without the accepted answers that they may not see.
  package func bytes(forPupils: Bool) -> [UInt8] {
    let shows = !forPupils || key == .now
    let head: [(String, JSONValue?)] = [
      ("type", .string("assignment")), ("schema", .integer(1)), ("id", .string(id)),
      ("class", .string(course)), ("name", .string(name)), ("made", .integer(made)),
      ("due", .integer(due)), ("close", .whole(close)), ("key", .string(key.rawValue)),
      ("attempt", .string(attempt.rawValue)), ("credit", .string(scale.text)),
    ]
    return LineFile.bytes([head] + items.map { $0.members(showsKey: shows) })
  }

  /// Whether a text can be the name of an assignment, and so of a file.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100 && text.first != "." && text.first != "-"
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "/" && $0 != "\\" }
  }
}

extension Assignment.Item {
  fileprivate init(_ row: LineFile.Row) throws(TableFault) {
    let (name, asked) = (try row.string("item"), try row.string("asked"))
    let accept = try row.strings("accept") ?? []
    self.init(
      name: name,
      asked: asked,
      isOwn: try row.bool("own"),
      key: accept.isEmpty
        ? nil : ItemKey(name: name, accept: accept, english: try row.optionalString("english"))
    )
  }

  fileprivate func members(showsKey: Bool) -> [(String, JSONValue?)] {
    [
      ("type", .string("item")), ("item", .string(name)), ("asked", .string(asked)),
      ("own", .bool(isOwn)),
      ("accept", showsKey ? key.map { .texts($0.accept) } : nil),
      ("english", showsKey ? .text(key?.english) : nil),
    ]
  }
}
