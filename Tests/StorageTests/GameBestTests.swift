import Coordination
import Storage
import Testing

/// Best scores of the word game.
struct GameBestTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    store = try LearnerStore(path: folder.record)
  }

  private func best(_ root: String, _ score: Int, at time: Int64 = 1) -> GameBest {
    GameBest(root: root, score: score, words: score / 2, time: time)
  }

  @Test func `only a better score replaces another`() throws {
    #expect(try store.games.best(withRoot: "kalem") == nil)
    #expect(try store.games.keep(best("kalem", 10)))
    #expect(try !store.games.keep(best("kalem", 10, at: 2)) && !store.games.keep(best("kalem", 9)))
    #expect(try store.games.best(withRoot: "kalem") == best("kalem", 10))
    #expect(try store.games.keep(best("kalem", 11, at: 3)) && store.games.keep(best("ılık", 4)))
    #expect(try store.games.best(withRoot: "kalem") == best("kalem", 11, at: 3))
    #expect(try store.games.best(withRoot: "ilik") == nil)
  }

  @Test func `scores are imported, and the better one of two records stays`() throws {
    for (root, score) in [("kalem", 10), ("ılık", 4)] { try store.games.keep(best(root, score)) }
    let exported = try lines(of: store)
    let other = try LearnerStore(path: folder.path + "/other.sqlite")
    try other.games.keep(best("kalem", 30))
    try other.games.keep(best("ılık", 1))
    let summary = try merge(exported, into: other)
    #expect(summary.scores == 1 && summary.known == 1)
    #expect(try other.games.best(withRoot: "kalem")?.score == 30)
    #expect(try other.games.best(withRoot: "ılık")?.score == 4)
    #expect(try merge(exported, into: other).scores == 0)
    let empty = try LearnerStore(path: folder.path + "/empty.sqlite")
    try merge(exported, into: empty)
    #expect(try lines(of: empty) == exported)
  }
}
