import Curriculum
import SeededRandom

extension DayPlanner {
  /// An item, by its index in the bank, and why it is asked.
  struct Choice {
    let index: Int
    let reason: PlannedItem.Reason
  }

  /// Under this probability of a right typed answer a tag is practised.
  static let target = 0.9
  /// A tag rests for so long before it is practised as fading, in ms: a day and a half.
  static let tagRest: Int64 = 129_600_000
  /// A tag under this probability is weak.
  static let weak = 0.62
  /// How many of the weakest tags are compared.
  static let weakest = 6
  /// How many course items are looked at when the rules of order forbid the first.
  static let window = 40
  /// A tag with this many answers after its grammar steps and this probability is known; its course
  /// items are left out.
  static let knownAnswers = 5
  static let known = 0.72
  /// Under this share of right reviews no new lesson is forced.
  static let leastReviews = 0.65

  /// Returns the item that the rules choose now.
  mutating func choose(at time: Int64) -> Choice? {
    leave(knownAhead(at: time))
    if let index = nextOfBlock(at: time) { return Choice(index: index, reason: .next) }
    if let index = dueLesson(at: time) { return Choice(index: index, reason: .next) }
    if let choice = dueReturn(at: time) ?? dueUnsure(at: time) { return choice }
    let old = fading(at: time)
    let new = newItems < newLimit ? nextOfCourse(at: time) : nil
    guard let new else { return withoutNew(old, at: time) }
    guard let old else { return Choice(index: new, reason: .next) }
    let share = (Double(newItems) + 0.5) / Double(asked.count + 1)
    return share < newShare ? Choice(index: new, reason: .next) : old
  }

  /// How many new items a day takes before a closed unit, even if that is more than a third of them.
  ///
  /// On the first days of a course few items have all their words; a third of them would be one or two.
  static let fewestNew = 6

  /// The highest share of new items, .1 to .55: it follows how the reviews go.
  package var newShare: Double {
    0.1 + 0.45 * min(1, max(0, (history.reviews - 0.75) / 0.17))
  }

  /// The part of a day for what fades when the course waits for words: a fifth, and two fifths if
  /// the reviews go badly.
  var reviewPart: Double { history.reviews < PlanningHistory.startOfReviews ? 0.4 : 0.2 }

  /// Returns what is asked when nothing new can be.
  ///
  /// If cards or words can come instead, what fades has its part of the day and no more. Items of the
  /// course that were left out are fresh material for the days on which its next unit is closed.
  private func withoutNew(_ old: Choice?, at time: Int64) -> Choice? {
    guard hasOthers else { return old ?? anything(at: time) }
    let mayReview = !reviewsHaveHadTheirTime
    if mayReview, let old { return old }
    if newItems < newLimit, let fresh = fresh(at: time) {
      return Choice(index: fresh, reason: .next)
    }
    return mayReview ? review(at: time, .rested, isSettled: false) : nil
  }

  /// Returns the first item of the course that was left out and never asked.
  private func fresh(at time: Int64) -> Int? {
    course[..<cursor].first { isFresh($0) && !isClosed($0) && fits($0, at: time, .rested) }
  }

  // MARK: Returns

  /// Returns an item for the oldest mistake that is due and may be asked now.
  private func dueReturn(at time: Int64) -> Choice? {
    let count = history.returns.answers(on: day)
    for mistake in history.returns.open where !skippedTags.contains(mistake.tag) {
      guard let visit = mistake.due(on: day, afterAnswers: count) else { continue }
      guard let index = itemToReturn(mistake, at: time) else { continue }
      return Choice(
        index: index,
        reason: .return(tag: mistake.tag, madeOn: mistake.madeOn, visit: visit)
      )
    }
    return nil
  }

  // MARK: What fades

  /// Returns an item for one of the weakest tags: the one with the most to gain a second.
  private func fading(at time: Int64) -> Choice? {
    var best: (choice: Choice, worth: Double)?
    for (place, probability) in weakestTags(at: time) {
      let tag = history.bank.tags[place]
      guard let index = bestItem(of: tag, at: time) else { continue }
      let gain = max(history.model.gain(of: tag, at: time), 1e-4) * readiness(for: place, at: time)
      let worth = gain / seconds(of: index)
      guard worth > best?.worth ?? 0 else { continue }
      best = (Choice(index: index, reason: .old(tag: tag, probability: probability)), worth)
    }
    return best?.choice
  }

  private func weakestTags(at time: Int64) -> [(tag: Int, probability: Double)] {
    let mistakes = Set(history.returns.open.map(\.tag))
    var fading: [(tag: Int, probability: Double)] = []
    for tag in history.bank.tags.indices where !mistakes.contains(history.bank.tags[tag]) {
      let last = history.model.tags[tag].tally.lastTime
      guard let last, time - last > Self.tagRest, hasOpenItem(tag) else { continue }
      let probability = history.model.strengthValue(ofTag: tag, at: time)
      if probability < Self.target { fading.append((tag, probability)) }
    }
    return Array(fading.sorted { $0.probability < $1.probability }.prefix(Self.weakest))
  }

  /// Whether a tag has an item for reviews; a test may ask tags that the course hasn't taught.
  private func hasOpenItem(_ tag: Int) -> Bool {
    history.bank.items(with: history.bank.tags[tag]).contains { isOpen[$0] }
  }

  /// Returns how much of a practice is expected to help: little is learnt of a tag while the tags
  /// before it are unknown.
  private func readiness(for tag: Int, at time: Int64) -> Double {
    let before = prerequisites[tag]
    guard !before.isEmpty else { return 1 }
    let sum = before.reduce(0.0) { $0 + history.model.strengthValue(ofTag: $1, at: time) }
    return 0.3 + 0.7 * sum / Double(before.count)
  }

  /// Returns the last eight tags of the two units before that of each tag.
  static func prerequisites(in bank: ItemBank) -> [ArraySlice<Int>] {
    let units = bank.unitOfTag
    return units.map { unit in
      units.indices.filter { unit - 2 <= units[$0] && units[$0] < unit }.suffix(8)
    }
  }

  // MARK: The course

  /// Returns the items at the head of the course whose tags are all known.
  private func knownAhead(at time: Int64) -> [Int] {
    var known: [Int] = []
    for index in course[cursor...] {
      guard !isOpen[index] else { continue }
      guard !isClosed(index), isKnown(index, at: time) else { break }
      known.append(index)
    }
    return known
  }

  func isKnown(_ index: Int, at time: Int64) -> Bool {
    let tags = history.bank.tagsOfItem[index]
    return !tags.isEmpty
      && tags.allSatisfy { tag in
        history.model.tags[tag].answers - history.answersToSteps[tag] >= Self.knownAnswers
          && history.model.strengthValue(ofTag: tag, at: time) > Self.known
      }
  }

  /// Returns the next course item that has something to teach and that the rules of order allow.
  ///
  /// Looks at the next forty items; if the rule of kinds forbids them all, at the whole course. The
  /// steps of a grammar lesson come in their order, but for those that wait for words.
  private func nextOfCourse(at time: Int64) -> Int? {
    let ahead = course[cursor...].prefix(Self.window)
    let units = unitsOfRules(at: time)
    let first = ahead.first {
      !isOpen[$0] && !isClosed($0) && !isKnown($0, at: time) && !waits($0, forRulesOf: units)
    }
    if let first, isRule(first), fits(first, at: time, .distant) { return first }
    let rested = { (index: Int) in isNew(index, at: time, .rested) && !isTextCutShort(index) }
    return ahead.first { rested($0) && !waits($0, forRulesOf: units) }
      // The steps of one point follow each other.
      ?? ahead.first { isRule($0) && isNew($0, at: time, .distant) }
      ?? ahead.first(where: rested) ?? ahead.first { isNew($0, at: time, .rested) }
  }

  /// Whether the item tries a screen of a grammar lesson.
  private func isRule(_ index: Int) -> Bool { history.bank.items[index].skill == .grammar }

  /// The units ahead whose grammar has new steps, so that nothing else of them begins.
  private func unitsOfRules(at time: Int64) -> Set<Int> {
    let ahead = course[cursor...].prefix(Self.window)
    let rules = ahead.filter { isRule($0) && !isOpen[$0] && !isKnown($0, at: time) }
    return Set(rules.map { history.bank.items[$0].unit })
  }

  /// Whether the item comes after the grammar of its unit.
  private func waits(_ index: Int, forRulesOf units: Set<Int>) -> Bool {
    !isRule(index) && units.contains(history.bank.items[index].unit)
  }

  private func isNew(_ index: Int, at time: Int64, _ strictness: OrderStrictness) -> Bool {
    !isOpen[index] && !isClosed(index) && fits(index, at: time, strictness)
      && !isKnown(index, at: time)
  }

  /// Whether words that the item needs weren't asked yet.
  private func isClosed(_ index: Int) -> Bool {
    history.bank.items[index].unit >= closedFrom || waitsForWords[index]
  }

  /// Returns, by index in the bank, which items wait for words: those that need some themselves, and
  /// the rest of a unit whose grammar waits.
  static func waitingForWords(
    _ waiting: Set<ItemID>,
    _ items: [ItemTraits],
    _ isOpen: [Bool]
  ) -> [Bool] {
    guard !waiting.isEmpty else { return Array(repeating: false, count: items.count) }
    let rules = items.indices.filter {
      items[$0].skill == .grammar && !isOpen[$0] && waiting.contains(items[$0].id)
    }
    let units = Set(rules.map { items[$0].unit })
    return items.map {
      waiting.contains($0.id) || $0.skill != .grammar && units.contains($0.unit)
    }
  }

  /// Whether a text would begin although its kind was asked just now, so that its block were short.
  private func isTextCutShort(_ index: Int) -> Bool {
    let items = history.bank.items
    guard items[index].passage != nil, let last = asked.last else { return false }
    return items[last].kind == items[index].kind
  }

  /// Returns the next question on the text that is open.
  private func nextOfBlock(at time: Int64) -> Int? {
    guard let block, block.count < PassageBlock.longest, newItems < easyLimit else { return nil }
    return course[cursor...].prefix(Self.window).first {
      block.has(history.bank.items[$0]) && isNew($0, at: time, .rested)
    }
  }

  /// Returns the first item of a lesson that must begin today, so that one begins in three days.
  private func dueLesson(at time: Int64) -> Int? {
    guard asked.count >= 2, newItems < newLimit, history.wantsNewLesson(on: day) else { return nil }
    guard history.reviews >= Self.leastReviews else { return nil }
    let units = unitsOfRules(at: time)
    return course[cursor...].first {
      !history.hasBegun(history.bank.items[$0].id.lesson) && isNew($0, at: time, .varied)
        && !waits($0, forRulesOf: units)
    }
  }

  // MARK: Items

  /// Returns the best open item of a tag; if all were asked in the last two days, the one that was
  /// asked longest ago.
  ///
  /// Settled items stay out, unless the tag is weak and has no other.
  private func bestItem(of tag: GrammarTag, at time: Int64) -> Int? {
    let open = history.bank.items(with: tag).filter { isOpen[$0] }
    let (due, settled) = parted(open)
    if let best = best(of: due, at: time) { return best }
    // While an item of the tag rests, one of yesterday's doesn't take its place.
    if !settled.contains(where: { fits($0, at: time, .rested) }) {
      return longestAgo(due, at: time)
    }
    return open.count == 1 && isWeak(tag, at: time) ? settled.first : nil
  }

  private func isWeak(_ tag: GrammarTag, at time: Int64) -> Bool {
    history.bank.place(of: tag).map {
      history.model.strengthValue(ofTag: $0, at: time) < Self.weak
    } ?? false
  }

  private func parted(_ items: [Int]) -> (due: [Int], settled: [Int]) {
    let due = items.filter { !history.isSettled($0, on: day) }
    return (due, items.filter { history.isSettled($0, on: day) })
  }

  /// Returns an item for a mistake: an open one that has rested, else one ahead in a lesson that
  /// was begun, else another open one; the same item only if the tag has no other.
  ///
  /// A settled item comes only if no other has rested.
  private func itemToReturn(_ mistake: OpenReturn, at time: Int64) -> Int? {
    let missed = history.bank.place(of: mistake.item)
    let items = history.bank.items(with: mistake.tag)
    let others = items.filter { isOpen[$0] && $0 != missed }
    let ahead = course[cursor...].prefix(Self.window).filter {
      !isOpen[$0] && items.contains($0) && !isClosed($0) && hasBegunLesson(of: $0)
    }
    if others.isEmpty && ahead.isEmpty { return longestAgo(items.filter { isOpen[$0] }, at: time) }
    let fitting = ahead.filter { fits($0, at: time, .rested) }
    let (due, settled) = parted(others)
    return best(of: due, at: time)
      ?? fitting.first { history.bank.items[$0].passage == nil } ?? fitting.first
      ?? best(of: settled, at: time) ?? longestAgo(others, at: time)
  }

  private func hasBegunLesson(of index: Int) -> Bool {
    history.hasBegun(history.bank.items[index].id.lesson)
  }

  /// Returns the best of the items that have rested: of the five least recently asked, one that is
  /// answered right with a probability near .8, unseen items and those with a second fading tag
  /// first.
  private func best(of open: [Int], at time: Int64) -> Int? {
    leastRecent(open.filter { fits($0, at: time, .rested) })
      .map { (worth: worth($0, at: time), index: $0) }
      .max { $0.worth < $1.worth }?.index
  }

  private func longestAgo(_ open: [Int], at time: Int64) -> Int? {
    open.filter { fits($0, at: time, .varied) }
      .min { history.lastAsked[$0] ?? .min < history.lastAsked[$1] ?? .min }
  }

  private func leastRecent(_ indexes: [Int]) -> [Int] {
    guard indexes.count > 5 else { return indexes }
    let dated = indexes.map { (time: history.lastAsked[$0] ?? .min, index: $0) }
    return dated.sorted { $0 < $1 }.prefix(5).map(\.index)
  }

  private func worth(_ index: Int, at time: Int64) -> Double {
    let days = history.lastAsked[index].map { min(30, Double(time - $0) / 86_400_000) } ?? 40
    let probability = history.model.probability(ofItemAt: index, at: time)
    return -abs(probability - 0.8) * 2 + days / 40 + chance(index) * 0.2
      + 0.6 * Double(fadingTags(of: index, at: time) - 1)
  }

  /// Returns how many tags of an item were taught and are under the target now.
  private func fadingTags(of index: Int, at time: Int64) -> Int {
    history.bank.tagsOfItem[index].count { tag in
      history.isTaught(tag) && history.model.strengthValue(ofTag: tag, at: time) < Self.target
    }
  }

  /// Returns a number from 0 to 1 that depends on the item and its turn in the day only, so that a
  /// plan that was interrupted goes on as it would have.
  private func chance(_ index: Int) -> Double {
    var numbers = SplitMix64(
      seed: seed
        ^ (UInt64(bitPattern: Int64(day)) &* 0x9E37_79B9_7F4A_7C15)
        ^ (UInt64(asked.count) << 40)
        ^ UInt64(index)
    )
    return numbers.nextUnit()
  }

  /// Returns any item, when nothing fades and no course item fits.
  ///
  /// The rules of order are dropped one after another, but for the rule of kinds. Settled items, and
  /// more new ones than a day after a weak one has, come only if there is nothing else.
  private func anything(at time: Int64) -> Choice? {
    for isLast in [false, true] {
      for strictness in OrderStrictness.allCases {
        if let choice = review(at: time, strictness, isSettled: isLast) { return choice }
        guard newItems < easyLimit || isLast else { continue }
        let new = course[cursor...].first {
          !isOpen[$0] && !isClosed($0) && fits($0, at: time, strictness)
        }
        if let new { return Choice(index: new, reason: .next) }
      }
    }
    return nil
  }

  /// Returns an open item with taught tags only, of one kind if a kind is given.
  func review(
    at time: Int64,
    _ strictness: OrderStrictness,
    isSettled: Bool,
    kind: AnswerKind? = nil
  ) -> Choice? {
    let tags = history.bank.tagsOfItem
    let open = tags.indices.filter { index in
      isOpen[index] && !tags[index].isEmpty && tags[index].allSatisfy(history.isTaught)
        && (kind == nil || history.bank.items[index].kind == kind)
        && history.isSettled(index, on: day) == isSettled && fits(index, at: time, strictness)
    }
    guard let index = open.max(by: { chance($0) < chance($1) }) else { return nil }
    let tag = tags[index][0]
    let reason = PlannedItem.Reason.old(
      tag: history.bank.tags[tag],
      probability: history.model.strengthValue(ofTag: tag, at: time)
    )
    return Choice(index: index, reason: reason)
  }
}
