import Classes
import Explanations
import Scoring
import Testing

/// The points of a class as platforms and spreadsheets take them, and the marks that they are sums of.
struct GradebookTests {
  private func pupils() throws -> [Roster.Pupil] {
    var (roster, number) = (Roster(), 10)
    let text = """
      name,email,number
      Zeynep Ak,z@okul.tr,101
      Şule Öz,,103
      "=Ada",,

      """
    _ = try roster.enrol(AnswerTable(text), names: ColumnNames()) {
      number += 1
      return "00000000000000\(number)"
    }
    return roster.pupils
  }

  /// Marks by verdict; the second pupil has handed nothing in.
  private func book() throws -> Gradebook {
    let pupils = try pupils()
    var marked = MarkedClass()
    let item = marked.add(ClassItem(name: "x", asked: "", right: ""))
    for (name, verdict) in [
      ("Zeynep Ak", Verdict.correct), ("Zeynep Ak", .almost), ("Zeynep Ak", .unsure),
      ("=Ada", .wrong),
    ] {
      let given = GivenAnswer(file: "w", line: 1, student: name, item: .course("x"), text: "y")
      marked.add(
        MarkedAnswer(given, item: item, mark: Mark(verdict, scale: CreditScale(), right: ""))
      )
    }
    let report = ClassReport(
      marked,
      scale: CreditScale(),
      sources: [],
      acceptedFile: nil,
      language: .english
    )
    return Gradebook(
      assignments: ["week1"],
      rows: pupils.map { pupil in
        let student = report.students.first { $0.name == pupil.name }
        return Gradebook.Row(
          pupil,
          points: [student?.points],
          notes: [student == nil ? "" : "iyi, ama"]
        )
      }
    )
  }

  @Test func `points are scaled to the maximum of a column`() throws {
    let book = try book()
    let scaled = Gradebook(assignments: ["week1"], rows: book.rows, maximum: 100)
    #expect(scaled.moodle.contains("z@okul.tr,101,75,\"iyi, ama\"\n"), "\(scaled.moodle)")
    #expect(scaled.plain.contains("Zeynep Ak,z@okul.tr,101,75,100\n"), "\(scaled.plain)")
    // Canvas says its own maximum.
    var table = try ExportedGradebook(
      "Student,ID,SIS Login ID,week1 (4711)\n    Points Possible,,,20\n\"Ak, Zeynep\",1,101,\n"
    )
    try table.fill(scaled)
    #expect(table.text.contains(",1,101,15\n"), "\(table.text)")
  }

  @Test func `the columns of points in an export of Moodle are filled, percentages are not`() throws
  {
    var table = try ExportedGradebook(
      """
      First name,ID number,Email address,Assignment: week1 (Percentage),Assignment: week1 (Real)
      Zeynep,101,z@okul.tr,-,-

      """
    )
    try table.fill(Gradebook(assignments: ["week1"], rows: try book().rows, maximum: 10))
    #expect(table.text.contains("Zeynep,101,z@okul.tr,-,7.5\n"), "\(table.text)")
  }

  @Test func `a spreadsheet gets the points and those that could be had, and no formula`() throws {
    #expect(
      try book().plain == """
        student,email,number,week1,week1 (of)
        Zeynep Ak,z@okul.tr,101,1.5,2
        Şule Öz,,103,,
        '=Ada,,,0,1

        """
    )
  }

  @Test func `Moodle gets a grade and a feedback column, and whom it can't find is told`() throws {
    let book = try book()
    #expect(
      book.moodle
        == """
        Email address,ID number,week1,week1 (feedback)
        z@okul.tr,101,1.5,"iyi, ama"
        "",103,,
        "","",0,"iyi, ama"

        """.replacing("\"\",\"\"", with: "\"\",")
    )
    #expect(book.unknownToMoodle == ["=Ada"])
  }

  @Test func `the column of Canvas is filled by the points possible, and the rest stays`() throws {
    let table = """
      Student,ID,SIS User ID,SIS Login ID,Section,week1 (4711),week11 (4712),Final
      Points Possible,,,,,10,10,(read only)
      "Ak, Zeynep",1,,z@okul.tr,9-B,,7,A
      "Öz, Şule",2,103,,9-B,3,,B
      "Kaya, Can",3,,,9-B,5,,C

      """
    var exported = try ExportedGradebook(table)
    try exported.fill(book())
    #expect(
      exported.text
        == table.replacing("9-B,,7", with: "9-B,7.5,7")
    )
    #expect(exported.filled == ["week1"] && exported.missing == ["=Ada"])
    var other = try ExportedGradebook("Student,week2\nZeynep Ak,\n")
    #expect(throws: TableFault.self) { try other.fill(self.book()) }
  }

  @Test func `a turned name finds its row, and decimals are those of the table`() throws {
    var exported = try ExportedGradebook("Student;week1\n\"ak, zeynep\";\n")
    try exported.fill(book())
    #expect(exported.text == "Student;week1\nak, zeynep;1,5\n")
  }

  private static let subject = MarkLedger.Revision.Subject(
    assignment: "a",
    student: "p",
    item: "x",
    answer: HandedAnswer.ID(session: "s", sequence: 3)
  )

  private func revision(_ credit: Double?, by author: MarkLedger.Revision.Author = .grader)
    -> MarkLedger.Revision
  {
    MarkLedger.Revision(Self.subject, by: author, verdict: "v", credit: credit, note: nil, time: 1)
  }

  @Test func `marks are revisions: the last one counts, and the same one is not new`() {
    let bytes = revision(nil).bytes + revision(0.5).bytes
    let ledger = MarkLedger(bytes)
    #expect(ledger.revisions == [revision(nil), revision(0.5)] && ledger.faults.isEmpty)
    #expect(!ledger.isNew(revision(0.5)) && ledger.isNew(revision(nil)))
    #expect(ledger.ownMark(of: Self.subject) == nil)
    let marked = MarkLedger(bytes + revision(1, by: .teacher).bytes + revision(0).bytes)
    #expect(marked.ownMark(of: Self.subject)?.credit == 1)
  }

  private func byHand(_ credit: Double, note: String? = nil, number: Int? = nil)
    -> MarkLedger.Revision
  {
    MarkLedger.Revision(
      Self.subject,
      by: .teacher,
      verdict: "v",
      credit: credit,
      note: note,
      time: 1,
      number: number
    )
  }

  @Test func `a colleague's mark by hand counts, unless the own one is still to be sent`() {
    let theirs = byHand(1, number: 3)
    #expect(MarkLedger(revision(0).bytes).reception(of: theirs) == .taken(theirs))
    let unsent = MarkLedger(byHand(0.5).bytes + revision(0).bytes)
    #expect(unsent.reception(of: theirs) == .replaced([theirs, byHand(0.5)]))
    let sent = MarkLedger(byHand(0.5, number: 2).bytes)
    #expect(sent.reception(of: theirs) == .taken(theirs))
    // The own mark is sent in place of the one that it has met, and that one is not met again.
    let after = MarkLedger(theirs.bytes + byHand(0.5).bytes)
    #expect(after.reception(of: theirs) == .known)
    #expect(after.ownMark(of: Self.subject)?.number == nil)
  }

  @Test func `the own mark comes back rounded and cut, and an older state changes nothing`() {
    let long = String(repeating: "ş", count: MarkLedger.longestNote + 5)
    let mine = MarkLedger(byHand(2.0 / 3, note: long).bytes)
    let back = byHand(0.667, note: String(long.prefix(MarkLedger.longestNote)), number: 4)
    #expect(mine.reception(of: back) == .confirmed(back))
    let ledger = MarkLedger(byHand(1, number: 4).bytes)
    #expect(ledger.reception(of: byHand(0, number: 4)) == .known)
    #expect(ledger.reception(of: byHand(0, number: 3)) == .known)
    #expect(ledger.revisions.map(\.number) == [4])
  }

  @Test func `an assignment is released until it is opened again`() {
    let released = MarkLedger.released("a", at: 1, true)
    let reopened = MarkLedger.released("a", at: 2, false)
    #expect(!MarkLedger([]).isReleased("a"))
    #expect(MarkLedger(released).isReleased("a") && !MarkLedger(released).isReleased("b"))
    #expect(!MarkLedger(released + reopened).isReleased("a"))
    #expect(MarkLedger(released + reopened + released).isReleased("a"))
  }

  @Test func `a pupil who leaves takes their marks along, and no others`() {
    let other = MarkLedger.released("p", at: 1, true)
    let result = MarkLedger.bytes(revision(1).bytes + other + revision(0).bytes, without: "p")
    #expect(result.removed == 2 && result.bytes == other)
  }

  @Test func `a result is read as it was written`() throws {
    let result = ResultFile(
      course: String(repeating: "a", count: 32),
      assignment: String(repeating: "b", count: 32),
      name: "week1",
      student: "Şule",
      made: 3,
      scale: CreditScale("almost=0.25") ?? CreditScale(),
      rows: [
        ResultFile.Row(
          item: "x",
          asked: "I",
          answer: "ben\n",
          mark: "+ correct",
          credit: 0.5,
          right: "Ben",
          reasons: ["a", "b"]
        ),
        ResultFile.Row(
          item: "y",
          asked: "",
          answer: "",
          mark: "? unsure",
          credit: nil,
          right: nil,
          reasons: []
        ),
      ]
    )
    #expect(try ResultFile(result.bytes) == result)
    #expect(result.points == 0.5 && result.marked == 1 && result.waiting == 1)
  }
}
