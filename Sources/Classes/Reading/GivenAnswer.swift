import TextSafety
import Turkish

/// An answer as a file has it.
package struct GivenAnswer: Sendable, Equatable {
  package let file: String
  package let line: Int
  package let student: String
  package let item: ItemReference
  /// Empty if the pupil has not answered.
  package let text: String

  package init(file: String, line: Int, student: String, item: ItemReference, text: String) {
    self.file = file
    self.line = line
    self.student = student
    self.item = item
    self.text = text
  }
}

/// How a row names its item.
package enum ItemReference: Sendable, Hashable {
  /// By its id in the course.
  case course(String)
  /// By the accepted answers.
  case own(ItemKey)
}

/// The answers of one file.
package struct AnswerSheet: Sendable {
  package private(set) var answers: [GivenAnswer] = []
  package private(set) var faults: [TableFault]
  /// The headers of columns that are neither the name of a pupil nor an item.
  package private(set) var unused: [String] = []

  /// Reads a table with one answer a row.
  package init(
    _ table: AnswerTable,
    file: String,
    names: ColumnNames,
    keys: ItemKeys
  ) throws(TableFault) {
    faults = table.faults
    let columns = try AnswerColumns(names, in: table.header)
    for row in table.rows {
      func cell(_ place: Int?) -> String { place.map { row.cells[$0] } ?? "" }
      guard let student = student(row, columns.student) else { continue }
      let name = cell(columns.item).composed.trimmed
      let accept = cell(columns.accept)
      let item: ItemReference
      if let key = ItemKey(name: name, accept: accept, english: cell(columns.english)) {
        item = .own(key)
      } else if name.isEmpty {
        faults.append(TableFault(line: row.line, ClassWording.noItem))
        continue
      } else {
        item = keys.item(named: name).map(ItemReference.own) ?? .course(name)
      }
      add(cell(columns.answer), of: student, to: item, file, row.line)
    }
  }

  /// Reads a table with one pupil a row and one item a column.
  ///
  /// The header of an item is an id of the course, or a name or the English of a key.
  package init(
    wide table: AnswerTable,
    file: String,
    names: ColumnNames,
    keys: ItemKeys
  ) throws(TableFault) {
    faults = table.faults
    let students = try AnswerColumns.students(names, in: table.header)
    var items: [(place: Int, item: ItemReference)] = []
    for (place, name) in table.header.enumerated() where !students.contains(place) {
      if let key = keys.item(named: name) {
        items.append((place, .own(key)))
      } else if Self.isID(name) {
        items.append((place, .course(name)))
      } else {
        unused.append(name)
      }
    }
    guard !items.isEmpty else { throw TableFault(ClassWording.noItemHeaders(in: table.header)) }
    for row in table.rows {
      guard let student = student(row, students) else { continue }
      for (place, item) in items { add(row.cells[place], of: student, to: item, file, row.line) }
    }
  }

  /// Whether a header looks like an id of the course.
  private static func isID(_ name: String) -> Bool {
    let parts = name.split(separator: "#", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(" ") }
  }

  /// Returns the name of the pupil of a row; without one the row is a fault.
  private mutating func student(_ row: AnswerTable.Row, _ places: [Int]) -> String? {
    let name = places.map { row.cells[$0].composed }.joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if name.isEmpty { faults.append(TableFault(line: row.line, ClassWording.noStudent)) }
    return name.isEmpty ? nil : name
  }

  private mutating func add(
    _ text: String,
    of student: String,
    to item: ItemReference,
    _ file: String,
    _ line: Int
  ) {
    answers.append(
      GivenAnswer(
        file: file,
        line: line,
        student: student,
        item: item,
        text: text.composed.trimmed
      )
    )
  }
}
