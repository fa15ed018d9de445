package import Curriculum
import Memory
import SeededRandom

/// The placement test: a few items find the level at which a learner should begin.
///
/// The learner's ability is a number on a grid of levels: 0 is the start of A1, 1 the start of A2.
/// Each answer updates the probability of each number by Bayes' rule. The next item lies near the
/// mean. The constants come from simulations; `dilim-bench learner place` repeats them.
package struct Placement: Sendable {
  /// An item that was asked, with its result.
  package struct Given: Sendable, Equatable {
    package let item: ItemTraits
    package let isRight: Bool
  }

  /// The fewest items before a sure result, the most items, and the fewest before the test stops at
  /// A1 because no typed answer was right.
  package static let (fewest, most, fewestForBeginners) = (12, 20, 8)
  /// The probability of the likeliest level at which the test stops.
  static let sureness = 0.85
  /// The abilities from -1 to 7 in eighths of a level.
  static let grid = (-8...56).map { Double($0) / 8 }

  private let bank: ItemBank
  private let seed: UInt64
  /// The probability of each ability of ``grid``.
  private(set) var posterior: [Double]
  package private(set) var given: [Given] = []
  /// The items of whose answers nothing could be shown.
  private var unsure: [ItemTraits] = []

  /// Begins a test; the same seed and answers ask the same items.
  package init(bank: ItemBank, seed: UInt64) {
    self.bank = bank
    self.seed = seed
    posterior = Self.grid.map { ability in
      LibM.exponential(ability < 0 ? 1.2 * ability : -0.16 * ability)
    }
    normalize()
  }

  /// Counts an answer; `isKnown` is false if the learner said "I don't know".
  package mutating func answer(_ item: ItemTraits, isRight: Bool, isKnown: Bool = true) {
    let guess = isKnown && item.kind == .choice ? 0.33 : 0
    for index in posterior.indices {
      let right = Self.chance(Self.grid[index], of: item, guess: guess)
      posterior[index] *= isRight ? right : 1 - right
    }
    normalize()
    given.append(Given(item: item, isRight: isRight))
  }

  /// Leaves out an answer of which nothing could be shown; the item isn't asked again.
  package mutating func leaveOut(_ item: ItemTraits) { unsure.append(item) }

  /// The chance of a right answer, which carelessness keeps below 0.96.
  private static func chance(_ ability: Double, of item: ItemTraits, guess: Double) -> Double {
    let logit = slope * (ability - difficulty(of: item))
    return guess + (0.96 - guess) * Logistic.probability(logit)
  }

  /// Logits for each level.
  private static let slope = 2.4

  /// The place of the item's unit on the grid.
  static func difficulty(of item: ItemTraits) -> Double { Double(item.unit) / 8 + 0.06 }

  private mutating func normalize() {
    let sum = posterior.reduce(0, +)
    posterior = posterior.map { $0 / sum }
  }

  private var mean: Double { zip(Self.grid, posterior).reduce(0) { $0 + $1.0 * $1.1 } }

  /// The probability of each level.
  var levelProbabilities: [Double] {
    var result = Level.allCases.map { _ in 0.0 }
    for (ability, probability) in zip(Self.grid, posterior) {
      let level = Int((ability + 0.25).rounded(.down))
      result[min(max(level, 0), result.count - 1)] += probability
    }
    return result
  }

  /// Whether the test is over; without any item left it is over too.
  package var isOver: Bool {
    if given.count + unsure.count >= Self.most { return true }
    if given.count >= Self.fewestForBeginners, provenAnswers.isEmpty { return true }
    let best = levelProbabilities.max() ?? 0
    return given.count >= Self.fewest && best >= Self.sureness
  }

  /// The right answers that were not chosen from options.
  private var provenAnswers: [Given] { given.filter { $0.isRight && $0.item.kind != .choice } }

  /// The level found so far: the median, lowered until two proven answers lie at most a level below
  /// its start or higher.
  package var level: Level {
    var sum = 0.0
    let median = levelProbabilities.firstIndex { probability in
      sum += probability
      return sum >= 0.5
    }
    var level = median ?? 0
    let proven = provenAnswers.map { Self.difficulty(of: $0.item) }
    while level > 0, proven.count(where: { $0 >= Double(level - 1) }) < 2 { level -= 1 }
    return Level.allCases[level]
  }
}

/// The choice of items.
extension Placement {
  private enum Form { case typed, readingChoice, dictation }

  private static let forms: [Form] = [.typed, .readingChoice, .typed, .dictation]

  /// The item to ask now; nil after the end, or if every item of the course was asked.
  package func next() -> ItemTraits? {
    guard !isOver else { return nil }
    let form = Self.forms[given.count % Self.forms.count]
    let asked = Set((given.map(\.item) + unsure).map(\.id))
    let askedTags = Set(given.flatMap(\.item.tags))
    let open = { (item: ItemTraits) in item.kind != .speaking && !asked.contains(item.id) }
    let fitting = { (item: ItemTraits) in Self.has(item, form) && open(item) }
    let fresh = { (item: ItemTraits) in fitting(item) && askedTags.isDisjoint(with: item.tags) }
    for isAllowed in [fresh, fitting, open] {
      var random = SplitMix64(seed: seed &+ UInt64(given.count) &* 0x9E37_79B9)
      if let item = nearest(isAllowed).randomElement(using: &random) { return item }
    }
    return nil
  }

  private static func has(_ item: ItemTraits, _ form: Form) -> Bool {
    switch form {
    case .typed: item.kind == .typed
    case .readingChoice: item.kind == .choice && item.skill != .listening
    case .dictation: item.kind == .dictation
    }
  }

  /// The items among which chance decides.
  private static let choices = 6

  /// The allowed items that are nearest to the target, the first of the course before others of
  /// their unit; the first target is the start of A2.
  private func nearest(_ isAllowed: (ItemTraits) -> Bool) -> [ItemTraits] {
    let target = given.isEmpty ? 1 : min(5.9, max(0.15, mean))
    var nearest: [(distance: Double, item: ItemTraits)] = []
    for item in bank.items {
      let distance = abs(Self.difficulty(of: item) - target)
      if nearest.count == Self.choices, nearest[Self.choices - 1].distance <= distance { continue }
      guard isAllowed(item) else { continue }
      let place = nearest.firstIndex { $0.distance > distance } ?? nearest.count
      nearest.insert((distance, item), at: place)
      if nearest.count > Self.choices { nearest.removeLast() }
    }
    return nearest.map(\.item)
  }
}
