import CardFiles
import TextSafety
import Turkish

/// The points of a class as a table for a learning platform or a spreadsheet.
package struct Gradebook: Sendable {
  /// The names of the assignments, in the order of their columns.
  package let assignments: [String]
  package let rows: [Row]

  package struct Row: Sendable {
    package let pupil: Roster.Pupil
    /// The points by assignment; nil if the pupil has handed nothing in.
    package let points: [Points?]
    /// What the teacher says, by assignment.
    package let notes: [String]

    package init(_ pupil: Roster.Pupil, points: [Points?], notes: [String]) {
      self.pupil = pupil
      self.points = points
      self.notes = notes
    }
  }

  /// The points of a column whose platform counts them out of something else; nil for the points as
  /// they are.
  package let maximum: Double?

  package init(assignments: [String], rows: [Row], maximum: Double? = nil) {
    self.assignments = assignments
    self.rows = rows
    self.maximum = maximum
  }

  /// The points for a column that counts out of `most`; as they are without one.
  func value(_ points: Points, outOf most: Double? = nil) -> Double {
    guard let most = most ?? maximum else { return points.sum }
    return most * (points.share ?? 0)
  }

  /// The table of a spreadsheet: the pupils with their points, and the points that could be had.
  package var plain: String {
    var csv = CSVText(delimiter: .comma)
    csv.add(
      [.plain("student"), .plain("email"), .plain("number")]
        + assignments.flatMap { [.text($0), .text("\($0) (of)")] }
    )
    for row in rows {
      csv.add(
        [.text(row.pupil.name), .text(row.pupil.email), .text(row.pupil.number)]
          + row.points.flatMap { points -> [CSVText.Cell] in
            guard let points else { return [.plain(""), .plain("")] }
            let most = maximum.map { Figures.decimal($0) } ?? "\(points.marked)"
            return [.plain(Figures.decimal(value(points))), .plain(most)]
          }
      )
    }
    return csv.text
  }

  /// The table of Moodle's import, with a grade and a feedback column for each assignment.
  ///
  /// Moodle finds a pupil by the address, with regard to case, or by the ID number.
  package var moodle: String {
    var csv = CSVText(delimiter: .comma)
    csv.add(
      [.plain("Email address"), .plain("ID number")]
        + assignments.flatMap { [.text($0), .text("\($0) (feedback)")] }
    )
    for row in rows {
      csv.add(
        [.text(row.pupil.email), .text(row.pupil.number)]
          + zip(row.points, row.notes).flatMap { points, note -> [CSVText.Cell] in
            [.plain(points.map { Figures.decimal(value($0)) } ?? ""), .text(note)]
          }
      )
    }
    return csv.text
  }

  /// The pupils that Moodle can't find, because they have neither an address nor a number.
  package var unknownToMoodle: [String] {
    rows.filter { $0.pupil.email.isEmpty && $0.pupil.number.isEmpty }.map(\.pupil.name)
  }
}

/// A gradebook that a platform has exported, in which the columns of the assignments are filled.
package struct ExportedGradebook: Sendable {
  private let header: [String]
  private var rows: [[String]]
  private let delimiter: Delimiter
  /// The assignments for which the table has a column.
  package private(set) var filled: Set<String> = []
  /// The pupils of the class who are not in the table.
  package private(set) var missing: [String] = []

  /// Reads the table as it is: also the row of Canvas with the points that can be had.
  package init(_ text: String) throws(TableFault) {
    let table = try AnswerTable(text)
    if let fault = table.faults.first { throw fault }
    header = table.header
    rows = table.rows.map(\.cells)
    delimiter = table.delimiter
  }

  /// Fills in the points of a class; a pupil without a hand-in keeps what the table says.
  package mutating func fill(_ book: Gradebook) throws(TableFault) {
    let places = book.assignments.map(column)
    for (name, place) in zip(book.assignments, places) where place != nil { filled.insert(name) }
    guard !filled.isEmpty else {
      throw TableFault(ClassWording.noColumnOf(book.assignments, in: header))
    }
    let total = rows.firstIndex { row in
      row.first.map { HeaderName.folded($0) == HeaderName.folded("Points Possible") } ?? false
    }
    for entry in book.rows {
      guard let row = self.row(of: entry.pupil) else {
        missing.append(entry.pupil.name)
        continue
      }
      for (place, points) in zip(places, entry.points) {
        guard let place, let points else { continue }
        let most = total.flatMap { Double(rows[$0][place].trimmed) }
        let value = book.value(points, outOf: most)
        rows[row][place] = Figures.decimal(value, decimal: delimiter.decimal)
      }
    }
  }

  /// The column of an assignment.
  ///
  /// Canvas adds its own number, `week1 (4711)`, and Moodle the kind of activity and of grade,
  /// `Assignment: week1 (Real)`; its columns of percentages can't be imported.
  private func column(of assignment: String) -> Int? {
    let key = HeaderName.folded(assignment)
    return header.firstIndex { name in
      if HeaderName.folded(name) == key { return true }
      guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return false }
      let inside = String(name[open...].dropFirst().dropLast())
      let head = String(name[..<open])
      if !inside.isEmpty, inside.allSatisfy(\.isNumber) { return HeaderName.folded(head) == key }
      guard Self.realGrades.contains(HeaderName.folded(inside)) else { return false }
      let activity = head.split(separator: ":", maxSplits: 1).last.map(String.init) ?? head
      return [head, activity].contains { HeaderName.folded($0) == key }
    }
  }

  /// What Moodle calls grades that are points.
  private static let realGrades = Set(["Real", "Gerçek"].map(HeaderName.folded))

  /// The row of a pupil: by the address, the number, or the name in either order.
  private func row(of pupil: Roster.Pupil) -> Int? {
    let ids = [pupil.email, pupil.number].filter { !$0.isEmpty }
    if let place = rows.firstIndex(where: { row in row.contains { ids.contains($0.trimmed) } }) {
      return place
    }
    let name = HeaderName.key(pupil.name)
    return rows.firstIndex { row in
      guard let first = row.first else { return false }
      let parts = first.split(separator: ",", maxSplits: 1).map { String($0).trimmed }
      let turned = parts.count == 2 ? "\(parts[1]) \(parts[0])" : first
      return HeaderName.key(first) == name || HeaderName.key(turned) == name
    }
  }

  /// The table with all that it had.
  package var text: String {
    ([header] + rows).map { DelimitedText.text(of: $0, separator: delimiter.scalar) + "\n" }
      .joined()
  }
}
