import Feedback
import Storage
import Testing

func conversation(_ id: String, started: Int64 = 0) -> TutorConversation {
  TutorConversation(id: id, started: started, language: .turkish, shared: [.level, .mistakes])
}

struct ConversationTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.record)
  }

  private func turns(_ texts: [String], from time: Int64 = 0) -> [TutorConversation.Turn] {
    texts.enumerated().map {
      let speaker: ChatTurn.Speaker = $0.offset % 2 == 0 ? .learner : .tutor
      return .init(
        sequence: $0.offset,
        time: time + Int64($0.offset),
        ChatTurn(speaker, $0.element)
      )
    }
  }

  @Test func `a conversation is resumed where it was left`() throws {
    var said = turns(awkwardTexts)
    said[3].isCut = true
    try store.conversations.begin(conversation("1"))
    for turn in said { try store.conversations.append(turn, toConversation: "1") }
    let found = try #require(try LearnerStore(path: folder.record).conversations.find(id: "1"))
    #expect(found == StoredConversation(conversation: conversation("1"), turns: said))
    #expect(found.nextSequence == said.count)
    for (turn, text) in zip(found.turns, awkwardTexts) {
      #expect(Array(turn.turn.text.utf8) == Array(text.utf8))
    }
    #expect(try store.conversations.find(id: "2") == nil)
  }

  @Test func `a turn that another window has written is refused with the next number`() throws {
    let other = try LearnerStore(path: folder.record)
    try store.conversations.begin(conversation("1"))
    let said = turns(["Merhaba", "Merhaba!", "Nasılsın?"])
    try store.conversations.append(said[0], toConversation: "1")
    let taken = #expect(throws: DatabaseError.self) {
      try other.conversations.append(said[0], toConversation: "1")
    }
    #expect(taken?.reason == .sequenceTaken(next: 1))
    let gap = #expect(throws: DatabaseError.self) {
      try other.conversations.append(said[2], toConversation: "1")
    }
    #expect(gap?.reason == .sequenceGap(next: 1))
    let unknown = #expect(throws: DatabaseError.self) {
      try other.conversations.append(said[0], toConversation: "2")
    }
    #expect(unknown?.reason == .unknownConversation("2"))
    let twice = #expect(throws: DatabaseError.self) {
      try other.conversations.begin(conversation("1"))
    }
    #expect(twice?.reason == .conversationExists("1"))
  }

  @Test func `the facts that the tutor may know can be changed`() throws {
    try store.conversations.begin(conversation("1"))
    try store.conversations.share([.lesson], inConversation: "1")
    #expect(try store.conversations.find(id: "1")?.conversation.shared == [.lesson])
    try store.conversations.share([], inConversation: "1")
    #expect(try store.conversations.find(id: "1")?.conversation.shared == [])
    #expect(throws: DatabaseError.self) { try store.conversations.share([], inConversation: "2") }
  }

  @Test func `conversations are listed by the time of the last turn`() throws {
    try store.conversations.begin(conversation("empty", started: 15))
    for (id, start) in [("old", Int64(0)), ("new", 20)] {
      try store.conversations.begin(conversation(id, started: start))
      for turn in turns(["Soru \(id)", "Cevap"], from: start) {
        try store.conversations.append(turn, toConversation: id)
      }
    }
    let list = try store.conversations.latest(limit: 9)
    #expect(list.map(\.conversation.id) == ["new", "empty", "old"])
    #expect(list.map(\.beginning) == ["Soru new", "", "Soru old"])
    #expect(list.map(\.turns) == [2, 0, 2])
    #expect(list.map(\.last) == [21, 15, 1])
    #expect(try store.conversations.latest(limit: 1).count == 1)
    #expect(try store.conversations.delete(id: "new"))
    #expect(try !store.conversations.delete(id: "new"))
    #expect(try store.conversations.deleteAll() == 2)
    #expect(try store.conversations.latest(limit: 9).isEmpty)
  }
}
