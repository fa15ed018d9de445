import Curriculum
import Testing

/// Groups and ids of the items that are made from a word list.
@Suite struct WordListTests {
  private func lesson(_ count: Int, from first: Int = 0) throws -> Lesson {
    try read((first..<first + count).map { "* w\($0) | noun | sense\($0) | W. | S. {#i\($0)}" })
  }

  private func read(_ cards: [String]) throws -> Lesson {
    let text = """
      id: a1-u1-vocabulary
      level: A1
      unit: 1
      skill: vocabulary
      title: Liste
      grammar: alphabet

      \(cards.joined(separator: "\n"))

      """
    return try LessonReader().read(Array(text.utf8), file: "a1/a1-u1-vocabulary.lesson")
  }

  @Test func `groups have five words, the last one three to seven`() throws {
    for count in 1...60 {
      let groups = try WordList(lesson(count)).groups
      #expect(groups.flatMap { $0.map(\.id) } == (0..<count).map { "i\($0)" })
      #expect(groups.dropLast().allSatisfy { $0.count == 5 })
      if count > 2 { #expect((3...7).contains(groups.last?.count ?? 0), "\(count)") }
    }
  }

  @Test func `the id of a choice is that of its card with a suffix that no author can write`()
    throws
  {
    let lesson = try lesson(6)
    let choice = try #require(WordList(lesson).choice(of: lesson.exercises[2]))
    let id = lesson.itemID(of: choice)
    #expect(id.description == "a1-u1-vocabulary#i2.choice")
    #expect(id.isWordChoice && id.card.item == "i2" && id == id.card.wordChoice)
    #expect(ItemID(id.description) == id)
    #expect(!id.card.isWordChoice && id.card.card == id.card)
    let authored = "* ev | noun | house | Bu ev. | A house. {#ev.choice}"
    #expect(throws: ContentErrors.self) { try read([authored]) }
  }

  @Test func `every second word is asked by its meaning`() throws {
    let lesson = try lesson(6)
    let list = WordList(lesson)
    let prompts = lesson.exercises.compactMap { list.choice(of: $0)?.task.prompt }
    #expect(prompts == ["w0", "sense1", "w2", "sense3", "w4", "sense5"])
  }

  @Test func `the same list gives the same choices, whatever is asked first`() throws {
    let lesson = try lesson(9)
    let choices = lesson.exercises.map { WordList(lesson).choice(of: $0) }
    #expect(
      lesson.exercises.reversed().map { WordList(lesson).choice(of: $0) } == choices.reversed()
    )
    #expect(Set(choices.compactMap { $0?.task.texts.map(\.text) }).count == 9)
  }

  @Test func `three words can't be asked by choice`() throws {
    let lesson = try lesson(3)
    #expect(WordList(lesson).withoutChoice.map(\.id) == ["i0", "i1", "i2"])
    #expect(try WordList(self.lesson(4)).withoutChoice.isEmpty)
  }

  @Test func `a nationality is asked among nationalities`() throws {
    let people = ["Alman", "Japon", "Türk", "İngiliz"].enumerated().map {
      "* \($1) | noun | N\($0) person | W. | S. {#p\($0)}"
    }
    let things = (0..<8).map { "* w\($0) | noun | sense\($0) | W. | S. {#i\($0)}" }
    let lesson = try read(people + things)
    let choice = try #require(WordList(lesson).choice(of: lesson.exercises[0]))
    guard case .choice(let question) = choice.task else {
      Issue.record("\(choice.task)")
      return
    }
    #expect(question.distractors.allSatisfy { $0.option.text.hasSuffix("person") }, "\(question)")
  }

  @Test func `wrong options have the word's part of speech where there are enough`() throws {
    var lesson = try lesson(12)
    for index in [0, 3, 6, 9] {
      guard case .card(var card) = lesson.exercises[index].task else { continue }
      card.partOfSpeech = "verb"
      lesson.exercises[index].task = .card(card)
    }
    let choice = try #require(WordList(lesson).choice(of: lesson.exercises[0]))
    #expect(Set(choice.task.texts.map(\.text)) == ["w0", "sense0", "sense3", "sense6", "sense9"])
  }

  private func card(_ word: String, _ meanings: [String], _ part: String = "noun") -> Card {
    Card(word: word, partOfSpeech: part, meanings: meanings, example: "", translation: "")
  }

  @Test func `a synonym shares a whole meaning with its remark, and the part of speech`() {
    let guest = card("misafir", ["guest", "visitor"])
    #expect(guest.isSynonym(of: card("konuk", ["Guest"])))
    #expect(!guest.isSynonym(of: guest))
    #expect(!guest.isSynonym(of: card("otel", ["guest house"])))
    #expect(!guest.isSynonym(of: card("misafirlik", ["guest"], "adjective")))
    #expect(!card("eski", ["old (of things)"]).isSynonym(of: card("yaşlı", ["old (of people)"])))
  }
}
