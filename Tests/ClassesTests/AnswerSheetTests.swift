import Classes
import Testing
import TextSafety

struct AnswerSheetTests {
  private func names(_ change: (inout ColumnNames) -> Void = { _ in }) -> ColumnNames {
    var names = ColumnNames()
    change(&names)
    return names
  }

  private func sheet(
    _ text: String,
    _ names: ColumnNames = ColumnNames(),
    keys: String? = nil
  ) throws -> AnswerSheet {
    let keys = try keys.map { try ItemKeys(AnswerTable($0)) } ?? ItemKeys()
    return try AnswerSheet(AnswerTable(text), file: "a.csv", names: names, keys: keys)
  }

  @Test(arguments: [
    "name,item,answer", "Student,ITEM ID,Response", "Öğrenci,Soru,Yanıt", "AD SOYAD,soru no,CEVAP",
    "adınız soyadınız,SORU,yanıtınız", "E-posta Adresi,Madde,Çeviri", "ogrenci,soru,yanit",
  ])
  func `usual headers are found in English and Turkish`(header: String) throws {
    let answers = try sheet("\(header)\nŞule,a1-u1-writing#cook,Aşçıyım\n").answers
    #expect(answers.map(\.student) == ["Şule"])
    #expect(answers.map(\.item) == [.course("a1-u1-writing#cook")])
    #expect(answers.map(\.text) == ["Aşçıyım"])
  }

  @Test func `a column is named by its header without case, spaces and marks, or by its number`()
    throws
  {
    let text = "Zaman,İlk Adı,SOYADI,Madde,Işık\n1,Ece,Öz,x#y,Evet\n"
    for answer in ["ışık", "ISIK", "isik", " I ş ı k ", "5"] {
      let names = names {
        $0.student = ["ilk adi", "3"]
        $0.answer = answer
      }
      let answers = try sheet(text, names).answers
      #expect(answers.map(\.student) == ["Ece Öz"])
      #expect(answers.map(\.text) == ["Evet"])
    }
  }

  @Test func `a column that isn't there is refused with those that are`() {
    let fault = #expect(throws: TableFault.self) {
      try sheet("name,item,text\nx,y,z\n", names { $0.answer = "Yanıt" })
    }
    #expect(
      fault?.reason.string
        == "There is no column Yanıt. The columns are: 1 “name”, 2 “item”, 3 “text”."
    )
    let missing = #expect(throws: TableFault.self) { try sheet("a,b\nx,y\n") }
    #expect(missing?.reason.string.contains("--student") == true)
    let noItem = #expect(throws: TableFault.self) { try sheet("name,answer\nx,y\n") }
    #expect(noItem?.reason.string.contains("--accept") == true)
    let double = #expect(throws: TableFault.self) {
      try sheet("name,item,answer,Answer\n", names { $0.answer = "answer" })
    }
    #expect(double?.reason.string.contains("3, 4") == true)
  }

  @Test func `several accepted answers are on lines or between semicolons`() throws {
    let text = "name,accept,english,answer\nŞule,\"(Ben) geldim.\n\\(x\\);a\\;b ;\",I came.,x\n"
    guard case .own(let key) = try sheet(text).answers.first?.item else {
      Issue.record("no key")
      return
    }
    #expect(key.accept == ["(Ben) geldim.", "\\(x\\)", "a;b"])
    #expect(key.name == "(Ben) geldim." && key.english == "I came.")
  }

  @Test func `rows without a name or an item are faults`() throws {
    let sheet = try sheet("name,item,answer\n,x#y,a\nEce,,a\nEce,x#y,\n")
    #expect(sheet.faults.map(\.line) == [2, 3])
    #expect(sheet.answers.map(\.text) == [""])
  }

  @Test func `an item of a key is found by its name and by its English`() throws {
    let keys = "soru,doğru cevap,ingilizce\n1,Geldim.,I came.\n2,Gittim.;Gidiyordum.,I went.\n"
    let answers = try sheet("ad,soru,cevap\nCan,1,a\nCan,i  WENT.,b\n", keys: keys).answers
    let items = answers.map { answer -> String in
      if case .own(let key) = answer.item { key.name } else { "" }
    }
    #expect(items == ["1", "2"])
  }

  @Test func `bad rows of a key have their lines`() throws {
    let keys = try ItemKeys(AnswerTable("item,accept\n1,a\n,b\n2,\n1,c\n"))
    #expect(keys.faults.map(\.line) == [3, 4, 5])
  }

  @Test func `a wide table has the answers of the long one`() throws {
    let keys = "item,accept,english\n1,Geldim.,I came.\n"
    let wide = try AnswerSheet(
      wide: AnswerTable("Zaman,Ad,I came.,a1-u1-writing#cook\n0,Can,geldim,\n0,Ece,,aşçıyım\n"),
      file: "a.csv",
      names: ColumnNames(),
      keys: ItemKeys(AnswerTable(keys))
    )
    let long = try sheet(
      "ad,soru,yanıt\nCan,1,geldim\nCan,a1-u1-writing#cook,\nEce,1,\n"
        + "Ece,a1-u1-writing#cook,aşçıyım\n",
      keys: keys
    )
    #expect(wide.answers.map(\.text) == long.answers.map(\.text))
    #expect(wide.answers.map(\.student) == long.answers.map(\.student))
    #expect(wide.answers.map(\.item) == long.answers.map(\.item))
    #expect(wide.unused == ["Zaman"])
  }

  @Test func `a wide table without an item is refused`() {
    let fault = #expect(throws: TableFault.self) {
      try AnswerSheet(
        wide: AnswerTable("Ad,Not\nCan,1\n"),
        file: "a.csv",
        names: ColumnNames(),
        keys: ItemKeys()
      )
    }
    #expect(fault?.reason.string.contains("1 “Ad”, 2 “Not”") == true)
  }
}
