import Classes
import Testing

struct ClassCSVTests {
  private func cells(_ text: String) throws -> [[String]] {
    let table = try AnswerTable(text)
    return table.rows.map(\.cells)
  }

  @Test(arguments: [
    "=1+1", "+90 555", "-evet", "@SUM(A1)", "\t=1", "\r=1", "=HYPERLINK(\"http://x\";\"y\")",
  ])
  func `a text that a spreadsheet takes for a formula has an apostrophe`(text: String) throws {
    var sample = SampleClass()
    try sample.add(text, "(Ben) aşçıyım.", text)
    let row = try #require(try cells(sample.report.csv).first)
    #expect(row[2].hasPrefix("'") && row[4].hasPrefix("'"))
    #expect(row[6] == "0")
  }

  @Test(arguments: ["-5", "+5", "-2,5", "3.5"])
  func `a number stays a number`(text: String) throws {
    var sample = SampleClass()
    try sample.add("Can", "beş", text)
    #expect(try cells(sample.report.csv).first?[4] == text)
  }

  @Test func `each answer is one row on one line`() throws {
    var sample = SampleClass()
    try sample.add("Can", "(Biz) yorgunuz.", "Biz,\nyorgunız \"çok\"")
    let csv = sample.report.csv
    #expect(csv.split(separator: "\n").count == 2)
    #expect(csv.hasPrefix("file,line,student,item,answer,verdict,credit,categories,message\n"))
    let row = try #require(try cells(csv).first)
    #expect(row[0...4] == ["a.csv", "2", "Can", "(Biz) yorgunuz.", "Biz, yorgunız \"çok\""])
  }
}
