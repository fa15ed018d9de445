import Curriculum
import Mastery
import RandomTestSupport
import Testing

@Suite(.seeded) struct LearnerModelTests {
  private typealias Small = SmallBank

  private func value(_ tag: GrammarTag, in model: LearnerModel, at time: Int64) -> Double {
    model.strength(of: tag, at: time).value
  }

  @Test func `a blamed tag falls more than the others of the item`() {
    for number: UInt64 in 0..<40 {
      var random = TestRandom(number)
      let before = Small.model(randomAnswers(&random))
      let now = 40 * Small.day
      var after = before
      after.apply(Small.wrong(0, at: now, blamed: [Small.dative]))
      let dative =
        value(Small.dative, in: after, at: now) - value(Small.dative, in: before, at: now)
      var even = before
      even.apply(Small.wrong(0, at: now))
      let spread = value(Small.dative, in: even, at: now) - value(Small.dative, in: before, at: now)
      #expect(dative < spread, "blame weighs more than a share of it")
      let offsets = value(Small.accusative, in: after, at: now)
      #expect(offsets > value(Small.accusative, in: even, at: now))
    }
  }

  @Test func `a finding about a tag that the item lacks lowers that tag`() {
    let past = (1...4).map { Small.right($0 + 4, at: Int64($0) * Small.day) }
    let now = 5 * Small.day
    let plain = Small.model(past + [Small.wrong(1, at: now)])
    let named = Small.model(past + [Small.wrong(1, at: now, others: [Small.accusative])])
    #expect(
      value(Small.accusative, in: named, at: now) < value(Small.accusative, in: plain, at: now)
    )
    let strength = named.strength(of: Small.accusative, at: now)
    #expect(strength.all == 4 && strength.elsewhere == 1)
  }

  /// Answers on the accusative, two of three right, with mistakes in other items between them.
  private func practised(
    _ count: Int = 600,
    mistakes: Int = 0,
    afterEach answers: Int = 1
  ) -> (model: LearnerModel, end: Int64) {
    var random = TestRandom(7)
    var model = LearnerModel(bank: Small.bank)
    var time: Int64 = 0
    for number in 0..<count {
      time += Small.day / 8
      let item = 5 + number % 4
      let isRight = Int.random(in: 0..<3, using: &random) > 0
      model.apply(isRight ? Small.right(item, at: time) : Small.wrong(item, at: time))
      for other in 0..<mistakes where number.isMultiple(of: answers) {
        model.apply(Small.wrong(1 + other, at: time + 60_000, others: [Small.accusative]))
      }
    }
    return (model, time)
  }

  @Test(arguments: [(0, 1), (1, 9), (1, 3), (1, 1), (3, 1)])
  func `mistakes in other items don't contradict the answers to the point itself`(
    mistakes: Int,
    answers: Int
  ) {
    var (model, time) = practised(mistakes: mistakes, afterEach: answers)
    model.apply(Small.right(5, at: time))
    let strength = model.strength(of: Small.accusative, at: time)
    let share = Double(strength.right) / Double(strength.all)
    #expect(abs(strength.value - share) < 0.1)
    #expect(strength.all == 601 && strength.elsewhere == 0)
  }

  @Test func `mistakes in other items lower a point somewhat until it is practised`() {
    var (before, time) = practised(60)
    var after = before
    for number in 0..<200 {
      before.apply(Small.wrong(1 + number % 4, at: time))
      after.apply(Small.wrong(1 + number % 4, at: time, others: [Small.accusative]))
    }
    let now = time + Small.day
    let lowered = after.strength(of: Small.accusative, at: now)
    let fall = value(Small.accusative, in: before, at: now) - lowered.value
    #expect(fall > 0.1 && fall < 0.18)
    #expect(lowered.elsewhere == 200 && lowered.all == 60)
    #expect(
      after.gain(of: Small.accusative, at: now) > before.gain(of: Small.accusative, at: now)
    )
    after.apply(Small.right(5, at: now))
    let practised = after.strength(of: Small.accusative, at: now)
    #expect(practised.value > lowered.value + 0.1 && practised.elsewhere == 0)
  }

  @Test func `what is not practised is forgotten`() {
    let model = Small.model((1...4).map { Small.right($0, at: Int64($0) * 1_000) })
    let values = [0, 1, 7, 30, 90].map { value(Small.dative, in: model, at: $0 * Small.day) }
    #expect(values == values.sorted(by: >))
    #expect(values[0] - values[3] > 0.08)
    #expect(model.strength(of: Small.dative, at: Small.day * 60).state == .slipping)
  }

  @Test func `a right answer never makes a tag weaker`() {
    for number: UInt64 in 100..<140 {
      var random = TestRandom(number)
      let before = Small.model(randomAnswers(&random))
      var after = before
      after.apply(Small.right(2, at: 41 * Small.day))
      let time = 41 * Small.day
      #expect(value(Small.dative, in: after, at: time) > value(Small.dative, in: before, at: time))
    }
  }

  @Test func `a hint takes from the worth of a right answer`() {
    let values = [1, 0.6, 0.3, 0].map { weight in
      value(Small.dative, in: Small.model([Small.right(1, at: 0, weight: weight)]), at: 60_000)
    }
    #expect(values == values.sorted(by: >))
  }

  @Test func `a tag is judged from its third answer`() {
    var model = LearnerModel(bank: Small.bank)
    var states: [TagStrength.State] = []
    for number in 0..<4 {
      states.append(model.strength(of: Small.dative, at: Int64(number) * 60_000).state)
      model.apply(Small.wrong(number + 1, at: Int64(number) * 60_000))
    }
    #expect(states == [.new, .unsure, .unsure, .weak])
  }

  @Test func `the reasons tell answers, last times and the last week`() {
    let model = Small.model([
      Small.right(1, at: 0), Small.wrong(2, at: Small.day), Small.right(3, at: 9 * Small.day),
      Small.wrong(4, at: 10 * Small.day),
      Small.wrong(0, at: 11 * Small.day, blamed: [Small.accusative]),
    ])
    let strength = model.strength(of: Small.dative, at: 12 * Small.day)
    #expect(strength.right == 2 && strength.all == 4)
    #expect(strength.lastTime == 11 * Small.day && strength.lastRight == 9 * Small.day)
    #expect(strength.weekRight == 1 && strength.weekAll == 2)
    #expect(model.strength(of: Small.dative, at: 30 * Small.day).weekAll == 0)
  }

  @Test func `skips and unknown items change nothing`() {
    let past = [Small.right(1, at: 0), Small.wrong(5, at: Small.day)]
    let model = Small.model(past)
    var same = model
    same.apply(Observation(item: Small.item(2), time: 2 * Small.day, result: .skipped))
    same.apply(Small.wrong(99, at: 2 * Small.day))
    let now = 3 * Small.day
    #expect(same.strengths(at: now) == model.strengths(at: now) && same.answers == 2)
  }

  @Test func `without a named tag the weakest one takes the blame`() {
    let past = (5...8).map { Small.right($0, at: Int64($0)) } + [Small.wrong(1, at: 9)]
    var weakest = Small.wrong(0, at: Small.day)
    weakest.blamesWeakest = true
    let model = Small.model(past + [weakest])
    let named = Small.model(past + [Small.wrong(0, at: Small.day, blamed: [Small.dative])])
    #expect(model.strengths(at: Small.day) == named.strengths(at: Small.day))
  }

  @Test func `an item gets an offset of its own after three answers`() throws {
    let answers = (0..<8).flatMap { number in
      [
        Small.right(1, at: Int64(number) * Small.day),
        Small.wrong(2, at: Int64(number) * Small.day + 60_000),
      ]
    }
    let bank = Small.bank
    func difference(_ adaptation: LearnerModel.Adaptation) throws -> Double {
      var model = LearnerModel(bank: bank, adaptation: adaptation)
      for answer in answers { model.apply(answer) }
      let easy = try #require(bank[Small.item(1)])
      let hard = try #require(bank[Small.item(2)])
      let time = 8 * Small.day
      return model.probability(of: easy, at: time) - model.probability(of: hard, at: time)
    }
    #expect(try difference(.full) > 0.05)
    #expect(try abs(difference(.offsets)) < 0.01)
  }

  @Test func `a slow right answer counts less`() {
    func value(_ milliseconds: Int64) -> Double {
      var answer = Small.right(1, at: 0)
      answer.milliseconds = milliseconds
      return self.value(Small.dative, in: Small.model([answer]), at: 60_000)
    }
    #expect(value(80_000) == value(0))
    #expect(value(100_000) < value(0))
  }

  @Test func `a skill is a guess until most points of the level were practised`() {
    let model = Small.model([Small.right(1, at: 0)])
    let half = model.skillStrength(.writing, level: .a1, at: 60_000)
    #expect(half.coverage == 0.5 && half.isGuess)
    let both = Small.model([Small.right(0, at: 0)]).skillStrength(.writing, level: .a1, at: 60_000)
    #expect(both.coverage == 1 && !both.isGuess && both.value > half.value)
    #expect(
      model.skillStrength(.reading, level: .a1, at: 60_000).value > half.value,
      "a choice is easier"
    )
    #expect(model.skillStrength(.writing, level: .c2, at: 0).coverage == 0)
  }

  @Test func `a clock that went back breaks nothing`() {
    let model = Small.model([
      Small.right(1, at: 5 * Small.day), Small.wrong(2, at: 0), Small.right(3, at: .min),
      Small.right(3, at: .max),
    ])
    for strength in model.strengths(at: 0) { #expect((0...1).contains(strength.value)) }
  }

  @Test func `from 300 answers on predictions are calibrated, and only if that helps`() {
    // A learner who has everything right is underrated by the weights.
    var model = LearnerModel(bank: Small.bank)
    var random = TestRandom(7)
    for number in 0..<700 {
      let time = Int64(number) * 3_600_000
      let item = Int.random(in: 1...8, using: &random)
      let isRight = Int.random(in: 0..<10, using: &random) > 0
      model.apply(isRight ? Small.right(item, at: time) : Small.wrong(item, at: time))
      if number < 299 { #expect(model.calibration == .none) }
    }
    #expect(model.calibration.slope > 0)
    let bins = model.reliability
    #expect(!bins.isEmpty && bins.allSatisfy { $0.count >= 20 && $0.right <= $0.count })
    #expect(bins.map(\.count).reduce(0, +) <= 700)
    for bin in bins { #expect(Int(bin.predicted * 5) == bin.number) }
    #expect(abs(bins[bins.count - 1].trueShare - bins[bins.count - 1].predicted) < 0.1)
    #expect(model.strengths(at: 700 * 3_600_000).allSatisfy { (0...1).contains($0.value) })
  }

  /// Thirty answers in forty days.
  private func randomAnswers(_ random: inout TestRandom) -> [Observation] {
    (0..<30).map { number in
      let item = Int.random(in: 0..<9, using: &random)
      let time = Int64(number) * Small.day
      return Bool.random(using: &random) ? Small.right(item, at: time) : Small.wrong(item, at: time)
    }
  }
}
