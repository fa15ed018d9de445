import CardFiles
import TextSafety
import Turkish

/// The pupils of a class, in a table that the teacher may edit.
package struct Roster: Sendable {
  package private(set) var pupils: [Pupil] = []
  /// The rows that can't be used.
  package private(set) var faults: [TableFault] = []

  package struct Pupil: Sendable, Equatable {
    package fileprivate(set) var name: String
    /// The pseudonym: 16 hexadecimal digits, in names of files and lists of signers.
    package let id: String
    package fileprivate(set) var email: String
    package fileprivate(set) var number: String
    /// Nil until the pupil has sent it.
    package fileprivate(set) var key: PublicKey?
  }

  /// The numbers of pupils who are new, changed or known already.
  package struct Enrolment: Sendable, Equatable {
    package var added = 0
    package var changed = 0
    package var known = 0

    package init(added: Int = 0, changed: Int = 0, known: Int = 0) {
      self.added = added
      self.changed = changed
      self.known = known
    }
  }

  package init() {}

  /// Reads the roster of a class, which ``text`` has written.
  package init(_ table: AnswerTable) throws(TableFault) {
    faults = table.faults
    let columns = try Columns(table.header, ColumnNames())
    for row in table.rows {
      let entry = columns.entry(row)
      do throws(TableFault) {
        guard let id = entry.id, FileID.isValid(id) else {
          throw TableFault(line: row.line, ClassWording.noPseudonym)
        }
        guard entry.key.isEmpty || PublicKey(entry.key) != nil else {
          throw TableFault(line: row.line, ClassWording.notAKey)
        }
        let pupil = Pupil(
          name: entry.name,
          id: id,
          email: entry.email,
          number: entry.number,
          key: PublicKey(entry.key)
        )
        try check(pupil, line: row.line)
        pupils.append(pupil)
      } catch {
        faults.append(error)
      }
    }
  }

  private func check(_ pupil: Pupil, line: Int) throws(TableFault) {
    guard !pupil.name.isEmpty else { throw TableFault(line: line, ClassWording.noStudent) }
    guard self.pupil(named: pupil.name) == nil, !pupils.contains(where: { $0.id == pupil.id })
    else { throw TableFault(line: line, ClassWording.nameTwice(pupil.name)) }
  }

  /// Adds the pupils of a table; one who is known gets what the table says anew.
  ///
  /// In the table of a colleague each pupil has a pseudonym, under which the class knows the pupil.
  package mutating func enrol(
    _ table: AnswerTable,
    names: ColumnNames,
    newID: () -> String
  ) throws(TableFault) -> (enrolment: Enrolment, faults: [TableFault]) {
    let columns = try Columns(table.header, names)
    var enrolment = Enrolment()
    var faults = table.faults
    for row in table.rows {
      let entry = columns.entry(row)
      do throws(TableFault) {
        try enrol(entry, line: row.line, newID, &enrolment)
      } catch {
        faults.append(error)
      }
    }
    return (enrolment, faults)
  }

  private mutating func enrol(
    _ entry: Entry,
    line: Int,
    _ newID: () -> String,
    _ enrolment: inout Enrolment
  ) throws(TableFault) {
    guard !entry.name.isEmpty else { throw TableFault(line: line, ClassWording.noStudent) }
    let id = entry.id.flatMap { $0.isEmpty ? nil : $0 }
    if let id, !FileID.isValid(id) {
      throw TableFault(line: line, ClassWording.noPseudonym)
    }
    let known = id.flatMap { id in pupils.firstIndex { $0.id == id } }
    guard let place = known ?? place(of: entry.name) else {
      if let email = pupils.first(where: { !entry.email.isEmpty && $0.email == entry.email }) {
        throw TableFault(line: line, ClassWording.emailTwice(entry.email, email.name))
      }
      pupils.append(
        Pupil(
          name: entry.name,
          id: id ?? newID(),
          email: entry.email,
          number: entry.number,
          key: nil
        )
      )
      enrolment.added += 1
      return
    }
    var pupil = pupils[place]
    if let id, pupil.id != id {
      throw TableFault(line: line, ClassWording.otherPseudonym(entry.name))
    }
    if HeaderName.key(pupil.name) != HeaderName.key(entry.name) {
      guard self.place(of: entry.name) == nil else {
        throw TableFault(line: line, ClassWording.nameTwice(entry.name))
      }
      pupil.name = entry.name
    }
    // Two people with one name could hand in for each other.
    if !entry.email.isEmpty, !pupil.email.isEmpty, entry.email != pupil.email {
      throw TableFault(line: line, ClassWording.nameTwice(entry.name))
    }
    if !entry.email.isEmpty { pupil.email = entry.email }
    if !entry.number.isEmpty { pupil.number = entry.number }
    if pupils[place] == pupil { enrolment.known += 1 } else { enrolment.changed += 1 }
    pupils[place] = pupil
  }

  private func place(of name: String) -> Int? {
    let key = HeaderName.key(name)
    return pupils.firstIndex { HeaderName.key($0.name) == key }
  }

  /// The pupil with this name, or this e-mail address or pseudonym.
  package func pupil(named name: String) -> Pupil? {
    place(of: name).map { pupils[$0] }
      ?? pupils.first { $0.id == name || !$0.email.isEmpty && $0.email == name }
  }

  /// Keeps the key of a pupil.
  package mutating func trust(_ key: PublicKey, of pupil: Pupil) {
    for place in pupils.indices where pupils[place].id == pupil.id { pupils[place].key = key }
  }

  package mutating func remove(_ pupil: Pupil) { pupils.removeAll { $0.id == pupil.id } }

  /// The file of allowed signers of `ssh-keygen -Y verify`.
  package var allowedSigners: String {
    pupils.compactMap { pupil in pupil.key?.allowing(pupil.id, for: .handIn) }.joined()
  }

  /// The table as a file, which spreadsheets read as UTF-8 by its byte order mark.
  package var text: String { table(withKeys: true) }

  /// The table for another teacher of the class: the keys stay with the teacher who has checked them.
  package var textForColleague: String { table(withKeys: false) }

  private func table(withKeys: Bool) -> String {
    var csv = CSVText(delimiter: .comma)
    let header = ["student", "pseudonym", "email", "number"] + (withKeys ? ["public key"] : [])
    csv.add(header.map { .plain($0) })
    for pupil in pupils {
      let cells: [CSVText.Cell] = [
        .text(pupil.name), .plain(pupil.id), .text(pupil.email), .text(pupil.number),
      ]
      csv.add(withKeys ? cells + [.plain(pupil.key?.text ?? "")] : cells)
    }
    return "\u{FEFF}" + csv.text
  }
}

/// A row of a table of pupils.
private struct Entry {
  let name: String
  let id: String?
  let email: String
  let number: String
  let key: String
}

/// The places of the columns of such a table.
private struct Columns {
  private let student: [Int]
  private let id: Int?
  private let email: Int?
  private let number: Int?
  private let key: Int?

  init(_ header: [String], _ names: ColumnNames) throws(TableFault) {
    student = try AnswerColumns.students(names, in: header)
    id = try HeaderName.usualPlace(of: .pseudonym, in: header)
    email = try HeaderName.usualPlace(of: .email, in: header)
    number = try HeaderName.usualPlace(of: .number, in: header)
    key = try HeaderName.usualPlace(of: .publicKey, in: header)
  }

  func entry(_ row: AnswerTable.Row) -> Entry {
    func cell(_ place: Int?) -> String {
      place.map { CSVText.unguarded(row.cells[$0].composed).trimmed } ?? ""
    }
    return Entry(
      name: student.map { CSVText.unguarded(row.cells[$0].composed) }.joined(separator: " ")
        .split(whereSeparator: \.isWhitespace).joined(separator: " "),
      id: id.map { cell($0) },
      email: cell(email),
      number: cell(number),
      key: cell(key)
    )
  }
}
