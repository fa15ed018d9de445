import Cards
import Coordination
import Curriculum
import RandomTestSupport
import TestSupport
import Testing

/// The word game: what each event does.
@Suite(.seeded) struct ScrambleTests {
  private static let profile = Profile(name: "Ada", level: .a2, hasTurkishKeyboard: true)

  private func begun() -> Walker { Walker(route: .game(GameRequest(seed: 1)), profile: nil) }

  @Test(arguments: [
    ("k", WordVerdict.Refusal.singleLetter), ("kalem", .root), ("KALEM", .root),
    ("lala", .impossible(GameLetters.Shortage(letter: "l", has: 1, needs: 2))),
    ("kalp", .impossible(GameLetters.Shortage(letter: "p", has: 0, needs: 1))),
    ("iki söz", .notLetters), ("qale", .notLetters), ("lak", .name("Lak")),
    ("mela", .unknown(askedSpeller: true)),
  ])
  func `what does not count says why and changes no score`(
    text: String,
    refusal: WordVerdict.Refusal
  ) {
    var walk = begun()
    walk.send(.submit("kale"), .submit(text))
    #expect(walk.notices.last == .word(.refused(text, refusal), root: "kalem"))
    #expect(walk.game?.score == 6 && walk.game?.made.count == 1)
  }

  @Test func `a word counts once, however it is typed`() {
    var walk = begun()
    walk.send(.submit("alem"), .submit("ÂLEM"), .submit("alem"), .submit(" âlem "))
    #expect(walk.game?.made.map(\.word) == ["alem"])
    #expect(
      walk.notices.dropFirst().allSatisfy {
        if case .word(.refused(_, .again), _) = $0 { true } else { false }
      }
    )
  }

  @Test func `nothing typed is no attempt`() {
    var walk = begun()
    walk.send(.submit(""), .submit("  "))
    #expect(walk.notices == [.emptyWord, .emptyWord] && walk.game?.attempts == 0)
  }

  @Test func `a better score is kept at once, a worse one never`() {
    var walk = begun()
    walk.send(.submit("kale"), .submit("mal"), .submit("zzz"))
    #expect(walk.bests.map(\.score) == [6, 9])
    #expect(walk.bests.last?.root == "kalem" && walk.bests.last?.words == 2)
    var app = AppCoordinator(route: .game(GameRequest()), profile: nil)
    _ = app.start(.game(GameRequest()))
    let game = SampleGame.opened(best: 8)
    _ = app.handle(.reply(.openedGame(game, request: 1), at: 0))
    #expect(app.handle(.intent(.submit("kale"), at: 0)) == [.lookUp("kale")])
    let known = SampleGame.evidence(on: "kale")
    #expect(app.handle(.reply(.lookedUp(known, word: "kale"), at: 0)).count == 1)
    _ = app.handle(.intent(.submit("mal"), at: 0))
    let effects = app.handle(.reply(.lookedUp(SampleGame.evidence(on: "mal"), word: "mal"), at: 7))
    #expect(effects.first == .keepBest(GameBest(root: "kalem", score: 9, words: 2, time: 7)))
  }

  @Test func `evidence on another word, or for a round that was left, is dropped`() {
    var app = AppCoordinator(route: .home, profile: Self.profile)
    let known = SampleGame.evidence(on: "kale")
    #expect(app.handle(.reply(.lookedUp(known, word: "kale"), at: 0)).isEmpty)
    _ = app.handle(.intent(.openGame, at: 0))
    _ = app.handle(.reply(.openedGame(SampleGame.opened(), request: 1), at: 0))
    _ = app.handle(.intent(.submit("kale"), at: 0))
    #expect(app.handle(.reply(.lookedUp(known, word: "elma"), at: 0)).isEmpty)
    _ = app.handle(.intent(.endRound, at: 0))
    #expect(app.handle(.reply(.lookedUp(known, word: "kale"), at: 0)).isEmpty)
    #expect(app.handle(.reply(.drafted(SampleGame.draft("kale")), at: 0)).isEmpty)
    guard case .scramble(let game) = app.place else { return #expect(Bool(false)) }
    #expect(game.made.isEmpty && game.phase == .over)
  }

  @Test func `the end lists what was made and what could have been, taught words first`() throws {
    var walk = begun()
    walk.send(.submit("elma"), .submit("kel"), .endRound)
    let summary = try #require(walk.game?.summary)
    #expect(walk.game?.phase == .over && summary.made.map(\.word) == ["elma"])
    #expect(summary.missed.map(\.word) == ["kale", "mal", "emlak", "alem", "lake", "meal"])
    #expect(summary.furtherCount == 1 && summary.isBest)
    // No word is taken any more.
    walk.send(.submit("mal"))
    #expect(walk.game?.made.count == 1)
  }

  @Test func `hints go through what could be made and cost nothing`() {
    var walk = begun()
    walk.send(.hint, .hint, .submit("kale"), .hint)
    let words = walk.notices.compactMap { notice in
      if case .wordHint(let word) = notice { word.word } else { nil }
    }
    #expect(words == ["kale", "elma", "emlak"] && walk.game?.score == 6)
  }

  @Test func `a new round has the next root of the same seed, after what the last came to`() {
    var walk = begun()
    walk.send(.submit("kale"), .newRound)
    #expect(walk.game?.game.request == GameRequest(seed: 1, round: 1))
    #expect(walk.game?.game.title == "kahve" && walk.game?.made.isEmpty == true)
    #expect(
      walk.notices.contains {
        if case .round(let summary) = $0 { summary.score == 6 } else { false }
      }
    )
    walk.send(.endRound, .next)
    #expect(walk.game?.game.request.round == 2 && walk.app.path.count == 2)
  }

  @Test func `a root of the learner's choice is followed by the first of the level`() {
    var walk = Walker(route: .game(GameRequest(level: .b1, seed: 4, root: "mal")), profile: nil)
    walk.send(.newRound)
    #expect(walk.game?.game.request == GameRequest(level: .b1, seed: 4, round: 0))
  }

  @Test func `a word becomes a card with the meaning of the course`() {
    var walk = begun()
    walk.send(.submit("kale"), .addCard(""))
    #expect(walk.addedCards.map(\.meaning) == ["castle"])
    #expect(walk.notices.last == .addedCard(word: "kale", "castle"))
    walk.send(.submit("elma"), .addCard("elma"), .addCard("kel"))
    #expect(walk.notices.suffix(2) == [.knownCard(word: "elma", "apple"), .notMade("kel")])
    #expect(walk.addedCards.count == 1)
  }

  @Test func `the learner tells the meaning that the course does not have`() {
    var walk = begun()
    walk.send(.submit("kal"), .addCard("kal"))
    guard case .meaning(let entry, isOver: false)? = walk.game?.phase else {
      return #expect(Bool(false))
    }
    #expect(entry.word == "kalmak")
    walk.send(.submit("  to stay "))
    #expect(walk.addedCards.map(\.word) == ["kalmak"])
    #expect(walk.addedCards.map(\.meaning) == ["to stay"] && walk.game?.phase == .playing)
    walk.send(.addCard(""), .submit(""))
    #expect(walk.notices.last == .cardLeft(word: "kalmak") && walk.addedCards.count == 1)
    walk.send(.addCard(""), .back)
    #expect(walk.game?.phase == .playing && walk.app.place.name == "game")
  }

  @Test func `after the end a missed word can become a card too`() {
    var walk = begun()
    walk.send(.submit("kal"), .endRound, .addCard(""))
    #expect(walk.game?.phase == .naming)
    walk.send(.submit("âlem"))
    guard case .meaning(let entry, isOver: true)? = walk.game?.phase else {
      return #expect(Bool(false))
    }
    #expect(entry.word == "âlem")
    walk.send(.submit("universe"))
    #expect(walk.addedCards.map(\.word) == ["âlem"] && walk.game?.phase == .over)
    walk.send(.addCard(""), .submit(""))
    #expect(walk.game?.phase == .over)
  }

  @Test func `home opens the game, and back leads home`() {
    var walk = Walker(route: .home, profile: Self.profile)
    walk.send(.openGame, .submit("kale"), .back)
    #expect(walk.app.place.name == "home" && !walk.hasLeft)
    #expect(walk.notices.contains { if case .round = $0 { true } else { false } })
  }

  @Test func `leaving tells what the round came to, but only where something was tried`() {
    var walk = begun()
    walk.send(.leave)
    #expect(walk.hasLeft && walk.notices.isEmpty)
    var played = begun()
    played.send(.submit("kale"), .leave)
    #expect(played.hasLeft && played.notices.count == 2)
    var ended = begun()
    ended.send(.submit("kale"), .endRound, .leave)
    #expect(ended.hasLeft && ended.notices.count == 1)
  }

  @Test func `two hundred random rounds keep their score in step with their words`() {
    let intents: [Intent] = [
      .submit("kale"), .submit("elma"), .submit("mal"), .submit("kal"), .submit("lam"),
      .submit("KEL"), .submit(""), .submit("ğ"), .hint, .endRound, .newRound, .next, .addCard(""),
      .addCard("kale"), .addCard("zzz"), .unclear, .undo, .choose(1), .skip,
    ]
    for seed in 0..<200 {
      var random = TestRandom(UInt64(seed))
      var walk = begun()
      for _ in 0..<60 {
        walk.send(intents.randomElement(using: &random) ?? .next)
        guard let game = walk.game else { return #expect(Bool(false), "seed \(seed)") }
        #expect(game.score == game.made.reduce(0) { $0 + $1.points })
        #expect(Set(game.made.map(\.word)).count == game.made.count)
        #expect(
          game.summary.missed.allSatisfy { missed in
            !game.made.contains { $0.word == missed.word }
          }
        )
      }
      #expect(walk.bests.map(\.score).allSatisfy { $0 > 0 })
      #expect(walk.addedCards.allSatisfy { !$0.meaning.isEmpty })
    }
  }
}

extension Walker {
  var game: ScrambleCoordinator? {
    if case .scramble(let game) = app.place { game } else { nil }
  }
}
