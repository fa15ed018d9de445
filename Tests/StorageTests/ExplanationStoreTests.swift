import Coordination
import Curriculum
import Feedback
import Foundation
import Scoring
import Storage
import Testing

struct ExplanationStoreTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.record)
  }

  @Test func `an explanation is found by item and answer, however it is typed`() throws {
    try store.queue.explain(job())
    try store.queue.explain(job(answer: "Su içiyorum."))
    try store.queue.explain(job(water))
    #expect(try store.explanations.all(of: tea, answer: "ÇAY içiyor").map(\.id) == [job().id])
    #expect(try store.explanations.all(of: tea, answer: "Çay.").isEmpty)
    #expect(try store.explanations.all(of: tea).count == 2)
  }

  @Test func `of several explanations the newest comes first`() throws {
    for (index, time) in [7, 9, 8].enumerated() {
      try store.queue.explain(job(model: "m\(index)"), reply(time: Int64(time)))
    }
    let found = try store.explanations.all(of: tea, answer: "Çay içiyor.")
    #expect(found.map(\.reply.time) == [9, 8, 7])
  }

  @Test func `an explanation is new only once, even with several windows`() throws {
    for job in jobs(3) { try store.queue.explain(job) }
    let other = try LearnerStore(path: folder.record)
    let new = try store.explanations.unseen(limit: 9)
    #expect(new.map(\.id) == jobs(3).map(\.id))
    #expect(try store.explanations.markShown(new[0].id))
    #expect(try !other.explanations.markShown(new[0].id))
    #expect(try other.explanations.unseen(limit: 9).map(\.id) == new.dropFirst().map(\.id))
    #expect(try other.explanations.unseenCount() == 2)
    #expect(try other.explanations.find(id: new[0].id)?.shown == 2)
  }

  @Test func `a reported explanation is kept as a dispute, and makes room for another`() throws {
    try store.queue.explain(job(), reply("Bad."))
    try store.explanations.report(job().id, of: job().request, now: 9)
    let kept = try #require(try store.explanations.find(id: job().id))
    #expect(kept.reply.isReported && kept.reply.content == reply("Bad.").content)
    #expect(try store.explanations.unseen(limit: 9).isEmpty)
    #expect(try store.explanations.all(of: tea).isEmpty)
    #expect(try store.explanations.disputes(limit: 9).map(\.id) == [job().id])
    for text in ["Bad again.", "Good."] {
      try store.explanations.setReportedAside(job().id)
      try store.queue.explain(job(), reply(text))
      #expect(try store.explanations.find(id: job().id)?.reply.content == reply(text).content)
      if text != "Good." { try store.explanations.report(job().id, of: job().request, now: 9) }
    }
    let reported = [reply("Bad."), reply("Bad again.")].map(\.content)
    #expect(try store.explanations.reported(to: job().id) == reported)
    #expect(try store.explanations.all(of: tea).map(\.id) == [job().id])
  }

  @Test func `after a change of the prompt a report reaches the explanation of the same answer`()
    throws
  {
    try store.queue.explain(job())
    try store.explanations.report("another key", of: job().request, now: 9)
    #expect(try store.explanations.find(id: job().id)?.reply.isReported == true)
  }

  @Test func `nothing without a reply can be shown`() throws {
    _ = try store.queue.enqueue(job())
    let error = #expect(throws: DatabaseError.self) { try store.explanations.markShown(job().id) }
    #expect(error?.reason == .unknownJob(job().id))
  }

  @Test(arguments: awkwardTexts)
  func `a reply in plain text is kept byte for byte`(text: String) throws {
    let plain = KeptReply(.text(text), model: text, time: .max)
    try store.queue.explain(job(), plain)
    let kept = try #require(try store.explanations.find(id: job().id)?.reply)
    #expect(kept == plain)
    guard case .text(let keptText) = kept.content else { return }
    #expect(Array(keptText.utf8) == Array(text.utf8))
  }

  @Test func `follow-ups are kept in their order beside their explanation`() throws {
    try store.queue.explain(job())
    let example = KeptFollowUp(
      id: "f1",
      job: job().id,
      content: .example(ExampleReply(turkish: "Süt içiyorum.", gloss: "milk")),
      model: "m",
      time: 1
    )
    let words = KeptFollowUp(
      id: "f2",
      job: job().id,
      content: .explanation(reply("In other words.").content),
      model: "m",
      time: 2
    )
    try store.explanations.keep(example)
    try store.explanations.keep(words)
    try store.explanations.keep(example)
    #expect(try store.explanations.followUps(of: job().id) == [example, words])
    #expect(try store.explanations.followUp(id: "f2") == words)
    #expect(try store.explanations.followUp(id: "f3") == nil)
    var orphan = words
    (orphan.id, orphan.job) = ("f4", "none")
    let error = #expect(throws: DatabaseError.self) { try store.explanations.keep(orphan) }
    #expect(error?.reason == .unknownJob("none"))
    try store.explanations.delete(of: tea)
    #expect(try store.explanations.followUp(id: "f1") == nil)
  }

  /// Whether any file of the record contains a text.
  private func isInFiles(_ text: String) throws -> Bool {
    try folder.contents.values.contains { $0.range(of: Data(text.utf8)) != nil }
  }

  @Test func `texts that the learner deletes are erased from all files`() throws {
    let secret = "Gizlisözcük"
    // Rows that grow are moved and leave copies in unused space.
    for model in 0..<20 { _ = try store.queue.enqueue(job(answer: secret, model: "\(model)")) }
    for model in 0..<20 {
      try store.queue.explain(job(answer: secret, model: "\(model)"), reply("\(secret), not tea."))
    }
    try store.queue.explain(job(water))
    let talk = conversation("1")
    try store.conversations.begin(talk)
    try store.conversations.append(
      .init(sequence: 0, time: 0, ChatTurn(.learner, secret)),
      toConversation: "1"
    )
    #expect(try isInFiles(secret))
    #expect(try store.explanations.delete(of: tea) == 20)
    #expect(try store.conversations.delete(id: "1"))
    #expect(try !isInFiles(secret))
    #expect(try store.explanations.all(of: water).count == 1)
    #expect(try store.explanations.delete() == 1)
    #expect(try store.queue.overview() == QueueOverview())
  }
}
