import Classes
import Testing
import TextSafety

struct AnswerTableTests {
  private func cells(_ text: String, _ delimiter: Delimiter? = nil) throws -> [[String]] {
    let table = try AnswerTable(text, delimiter: delimiter)
    return [table.header] + table.rows.map(\.cells)
  }

  @Test(arguments: Delimiter.allCases)
  func `the delimiter is found by the consistency of the rows`(delimiter: Delimiter) throws {
    let sign = String(delimiter.scalar)
    let rows = [
      ["Ad", "Soru, 1; not", "Yanıt"], ["Şule", "1", "Evet, geliyorum; sen de gel."],
      ["Can", "1", "Hayır, gelmiyorum."],
    ]
    let text = rows.map { row in
      row.map { $0.contains(sign) ? "\"\($0)\"" : $0 }.joined(separator: sign)
    }.joined(separator: "\r\n")
    let table = try AnswerTable(text)
    #expect(table.delimiter == delimiter)
    #expect(try cells(text) == rows)
  }

  @Test func `the first line of Excel names the delimiter`() throws {
    let table = try AnswerTable("sep=;\r\nAd;Yanıt\r\nCan;a,b\r\n")
    #expect(table.header == ["Ad", "Yanıt"] && table.headerLine == 2)
    #expect(table.rows.map(\.line) == [3])
  }

  @Test func `a named delimiter wins`() throws {
    #expect(try cells("a;b,c\n1;2,3\n", .comma) == [["a;b", "c"], ["1;2", "3"]])
  }

  @Test func `cells in quotation marks have line ends and delimiters`() throws {
    let table = try AnswerTable("name,answer\nCan,\"Evet,\ngeliyorum \"\"ben\"\"\"\nEce,b\n")
    #expect(table.rows.map(\.cells) == [["Can", "Evet,\ngeliyorum \"ben\""], ["Ece", "b"]])
    #expect(table.rows.map(\.line) == [2, 4])
  }

  @Test func `rows without a cell and cells without a header are no rows and no cells`() throws {
    #expect(try cells("a,b,,\n,,,\n1,2,,\n \n") == [["a", "b"], ["1", "2"]])
  }

  @Test func `a row with other cells is a fault with its line, and the others are read`() throws {
    let table = try AnswerTable("a,b\n1,2\n3\n4,5,6\n7,8\n")
    #expect(table.rows.map(\.line) == [2, 5])
    #expect(table.faults.map(\.line) == [3, 4])
    #expect(table.faults[1].reason.string.contains("the header has 2 columns, but this row 3"))
  }

  @Test func `an open quotation mark hides no row below it`() throws {
    let table = try AnswerTable("a,b\n1,\"x\n2,y\n3,\"z\"\n4,w\n")
    #expect(table.faults.map(\.line) == [2])
    #expect(table.rows.map(\.cells) == [["2", "y"], ["3", "z"], ["4", "w"]])
    let last = try AnswerTable("a,b\n1,x\n2,\"y\n")
    #expect(last.faults.map(\.line) == [3] && last.rows.count == 1)
    #expect(last.faults[0].reason.string.contains("not closed"))
  }

  @Test func `a table of open quotation marks is read in reasonable time`() throws {
    let text = "a,b\n" + String(repeating: "1,\"x\n", count: 20_001)
    let table = try AnswerTable(text)
    #expect(table.rows.isEmpty && table.faults.count > 100)
  }

  @Test(arguments: ["", "\n\n", ",,\n1,2\n"])
  func `a text without a header is refused`(text: String) {
    #expect(throws: TableFault.self) { try AnswerTable(text) }
  }
}
