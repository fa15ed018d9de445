import Classes
import Testing

struct AcceptedListTests {
  private func list(_ text: String) throws -> AcceptedList { try AcceptedList(AnswerTable(text)) }

  private func reread(_ list: AcceptedList) throws -> AcceptedList {
    try AcceptedList(AnswerTable(DecodedText(Array(list.text.utf8)).text))
  }

  @Test func `a pattern accepts answers to its item alone`() throws {
    let list = try list("item,answer,points,note\ncook,(Ben) ahçıyım.,0.5,eski\n")
    let found = try #require(list.answer(accepting: "ben AHÇIYIM", to: " Cook"))
    #expect(found.points == 0.5 && found.note == "eski")
    #expect(list.answer(accepting: "ahçıyım", to: "baker") == nil)
    #expect(list.answer(accepting: "ahçıyız", to: "cook") == nil)
  }

  @Test func `a list that a spreadsheet has changed is read`() throws {
    let list = try list("Soru;Yanıt;Puan;Not\ncook;Ahçıyım;0,5;\nbaker;Fırıncıyım;;iyi\n")
    #expect(list.count == 2 && list.faults.isEmpty)
    #expect(list.answer(accepting: "ahçıyım", to: "cook")?.points == 0.5)
    #expect(list.answer(accepting: "fırıncıyım", to: "baker")?.points == 1)
  }

  @Test func `bad rows have their lines, and the others count`() throws {
    let list = try list("item,answer,points\na,x,2\nb,(,1\nc\n,y,1\nd,z,\n")
    #expect(Set(list.faults.compactMap(\.line)) == [2, 3, 4, 5])
    #expect(list.count == 1)
    #expect(throws: TableFault.self) { try self.list("a,b\nc,d\n") }
  }

  @Test func `an answer that can't be kept changes nothing`() throws {
    var list = try list("item,answer,points\ncook,x,1\n")
    let before = list.text
    for (item, pattern) in [("cook", "("), (" ", "y")] {
      #expect(throws: TableFault.self) {
        try list.accept(AcceptedAnswer(item: item, answer: pattern, points: 1, note: nil))
      }
    }
    #expect(list.text == before && list.count == 1)
    let spaced = AcceptedAnswer(item: " cook", answer: " x ", points: 1, note: " ")
    #expect(try !list.accept(spaced))
  }

  @Test func `the order is that of the others, after what they lack`() throws {
    var list = try list("item,answer,mine\ncook,x,1\nbaker,x,2\ncook,y,3\n")
    func answer(_ item: String, _ text: String) -> AcceptedAnswer {
      AcceptedAnswer(item: item, answer: text, points: 1, note: nil)
    }
    list.sort(as: [answer("cook", "y"), answer("Cook", "x")])
    #expect(
      list.text == "\u{FEFF}item,answer,mine\nbaker,x,2\ncook,y,3\ncook,x,1\n",
      "\(list.text)"
    )
    #expect(list.answer(accepting: "x", to: "cook") != nil)
    list.withdraw(answer("cook", "y"))
    #expect(list.text == "\u{FEFF}item,answer,mine\nbaker,x,2\ncook,x,1\n", "\(list.text)")
  }

  @Test func `an answer that is withdrawn is gone, and the columns of the teacher stay`() throws {
    var list = try list("item,answer,mine\ncook,x,1\nbaker,x,2\ncook,y,3\nCook,x,4\n")
    list.withdraw(AcceptedAnswer(item: "cook", answer: "x", points: 0, note: nil))
    #expect(list.text == "\u{FEFF}item,answer,mine\nbaker,x,2\ncook,y,3\n", "\(list.text)")
    #expect(list.answers.map(\.answer) == ["x", "y"])
    list.withdraw(AcceptedAnswer(item: "none", answer: "x", points: 0, note: nil))
    #expect(list.count == 2)
  }

  @Test func `what is accepted is kept, and accepting it again changes nothing`() throws {
    var list = AcceptedList(delimiter: .semicolon)
    let answer = AcceptedAnswer(item: "=x;y", answer: "-di", points: 0.25, note: "\"eski\"; az")
    #expect(try list.accept(answer))
    #expect(list.text.contains("0,25"))
    var read = try reread(list)
    #expect(read.answer(accepting: "-di", to: "=x;y") == answer)
    #expect(try !read.accept(answer))
    #expect(read.text == list.text)
  }

  @Test func `other points replace the row, and the teacher's columns stay`() throws {
    var list = try list("date,item,answer,points\nMay,a,x,1\nJune,a,y,1\n")
    #expect(try list.accept(AcceptedAnswer(item: "a", answer: "x", points: 0.5, note: "n")))
    let read = try reread(list)
    #expect(read.count == 2)
    #expect(read.answer(accepting: "x", to: "a")?.points == 0.5)
    #expect(read.text.contains("June,a,y,1,"))
    #expect(try list.accept(AcceptedAnswer(item: "a", answer: "y", points: 0, note: nil)))
    #expect(try reread(list).answer(accepting: "x", to: "a")?.note == "n")
  }

  @Test func `a pattern that can't be read is refused`() {
    var list = AcceptedList(delimiter: .comma)
    #expect(throws: TableFault.self) {
      try list.accept(AcceptedAnswer(item: "a", answer: "(", points: 1, note: nil))
    }
    #expect(list.count == 0)
  }
}
