import Coordination
import Curriculum
import Drills
import TestSupport
import Testing

struct SoundsTests {
  private static let profile = Profile(
    name: "",
    level: .a1,
    hasTurkishKeyboard: true,
    isKeyboardKnown: true
  )

  private static func walk(isSaying: Bool = false, allowsRating: Bool = false) -> Walker {
    Walker(
      route: .sounds(SoundRequest(isSaying: isSaying, seed: 1)),
      profile: nil,
      allowsRating: allowsRating
    )
  }

  @Test func `a word is played, and the right choice is followed by the next at once`() throws {
    var walk = Self.walk()
    let item = try #require(walk.sounds).item
    #expect(walk.pairs == [item.word.text])
    walk.send(.choose(item.place))
    #expect(walk.notices == [.rightSound(item.word)])
    let next = try #require(walk.sounds)
    #expect(next.item != item && walk.pairs == [item.word.text, next.item.word.text])
    #expect(walk.drilled.map(\.passed) == [true])
    #expect(walk.drilled[0].tag.rawValue == "hear-\(item.pair.contrast.rawValue)")
    #expect(walk.drilled[0].answer == item.word.text)
  }

  @Test func `a wrong choice shows its mark, both words can be heard, and it comes again`() throws {
    var walk = Self.walk()
    let item = try #require(walk.sounds).item
    walk.send(.choose(1 - item.place))
    #expect(walk.sounds?.mark?.item == item && walk.drilled.map(\.passed) == [false])
    walk.send(.choose(0), .choose(1))
    #expect(walk.pronounced.map(\.text) == item.pair.words.map(\.text))
    walk.send(.next)
    for _ in 0..<3 {
      let place = try #require(walk.sounds).item.place
      walk.send(.choose(place))
    }
    #expect(walk.sounds?.item == item)
    let tag = walk.drilled[0].tag
    #expect(walk.sounds?.tally.answers == walk.drilled.count { $0.tag == tag })
  }

  @Test func `undo takes back the answer and asks the pair again`() throws {
    var walk = Self.walk()
    let item = try #require(walk.sounds).item
    walk.send(.choose(item.place), .undo)
    #expect(walk.sounds?.item == item && walk.drilled.isEmpty && walk.sounds?.tally.answers == 0)
    #expect(walk.pairs.last == item.word.text)
    walk.send(.undo)
    #expect(walk.notices.last == .nothingToUndo)
  }

  @Test func `a pair that the voice says alike is never asked`() throws {
    var walk = Walker(route: .home, profile: Self.profile)
    walk.pairPlay = { ["kar", "kâr"].contains($0) ? .alike : .heard }
    walk.send(.openSounds)
    for _ in 0..<30 {
      let item = try #require(walk.sounds).item
      #expect(item.pair.contrast != .circumflex)
      walk.send(.choose(item.place))
    }
  }

  @Test func `where the voice says all pairs alike, the learner is told, and the place is left`() {
    var walk = Walker(route: .home, profile: Self.profile)
    walk.pairPlay = { _ in .alike }
    walk.send(.openSounds)
    #expect(walk.app.place.name == "home" && walk.notices == [.allAlike] && walk.drilled.isEmpty)
  }

  @Test func `without sound nothing is asked, and the place is left`() {
    var walk = Walker(route: .home, profile: Self.profile)
    walk.pairPlay = { _ in .failed }
    walk.send(.openSounds)
    #expect(walk.app.place.name == "home" && walk.drilled.isEmpty && !walk.hasLeft)
  }

  @Test func `a word that is said is told by the transcript`() throws {
    var walk = Self.walk(isSaying: true)
    #expect(walk.pairs.isEmpty)
    let item = try #require(walk.sounds).item
    walk.heard = "şimdi \(item.other.text) sözcüğünü söyledim"
    walk.send(.listen)
    #expect(walk.sounds?.mark?.isSaid == true && walk.drilled.map(\.answer) == [item.other.text])
    #expect(walk.drilled[0].tag.rawValue == "say-\(item.pair.contrast.rawValue)")
    walk.send(.next)
    let next = try #require(walk.sounds).item
    walk.heard = "Şimdi \(next.word.text) sözcüğünü söyledim."
    walk.send(.listen)
    #expect(walk.notices.last == .rightSound(next.word) && walk.drilled.count == 2)
  }

  @Test func `what has neither word, and silence, count for nothing`() throws {
    var walk = Self.walk(isSaying: true)
    let item = try #require(walk.sounds).item
    walk.heard = "günaydın"
    walk.send(.listen)
    #expect(walk.notices.last == .neitherHeard("günaydın"))
    walk.heard = nil
    walk.send(.listen)
    #expect(walk.notices.last == .nothingHeard)
    #expect(walk.sounds?.item == item && walk.drilled.isEmpty)
  }

  @Test func `where nobody hears, the learner rates the sentence`() throws {
    var walk = Self.walk(isSaying: true, allowsRating: true)
    let item = try #require(walk.sounds).item
    walk.send(.submit(""))
    #expect(walk.sounds?.isRating == true && walk.pronounced.last?.text == item.sentence)
    walk.send(.choose(0))
    #expect(walk.drilled.isEmpty && walk.sounds?.item != item)
    walk.send(.submit(""), .choose(2))
    #expect(walk.drilled.map(\.passed) == [true])
  }

  @Test func `the way can be changed, and the summary counts both by contrast`() throws {
    var walk = Self.walk()
    let first = try #require(walk.sounds).item
    walk.send(.choose(first.place), .otherWay)
    #expect(walk.sounds?.isSaying == true)
    let said = try #require(walk.sounds).item
    walk.send(.submit(said.other.text), .next, .back)
    guard case .sounds(let summary)? = walk.notices.last else {
      Issue.record("the last notice is no summary")
      return
    }
    #expect(summary.heard.map(\.contrast) == [first.pair.contrast])
    #expect(summary.heard.map(\.tally.right) == [1])
    #expect(summary.said.map(\.contrast) == [said.pair.contrast])
    #expect(summary.said.map(\.tally.right) == [0] && summary.answers == 2)
  }
}

extension Walker {
  fileprivate var sounds: SoundsCoordinator? {
    if case .sounds(let sounds) = app.place { sounds } else { nil }
  }
}
