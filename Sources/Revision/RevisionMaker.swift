package import Curriculum
import Turkish

/// Makes the revision lesson of a unit: gaps and orders from its own sentences and from those of the
/// three units before it, so that words and points come back.
package struct RevisionMaker: Sendable {
  private let sentences: [SourceSentence]
  private let tagsOfUnit: [[GrammarTag]]
  private let gapMaker: GapMaker
  private let orderMaker = OrderMaker()

  /// The numbers of items in a lesson.
  package struct Amounts: Sendable {
    package let gaps: Int
    package let orders: Int

    package init(gaps: Int, orders: Int) {
      self.gaps = gaps
      self.orders = orders
    }
  }

  /// The units before a unit whose sentences come back in it.
  private static let memory = 3

  /// Takes the lessons of a course, in any order.
  package init(_ lessons: [Lesson], _ syllabus: Syllabus) {
    let ordered = lessons.filter { $0.skill != .revision }.sorted {
      $0.id.rawValue < $1.id.rawValue
    }
    sentences = ordered.flatMap(\.sourceSentences)
    tagsOfUnit = syllabus.units.map(\.tags)
    var unitOfTag: [GrammarTag: Int] = [:]
    for (unit, tags) in tagsOfUnit.enumerated() {
      for tag in tags { unitOfTag[tag] = unit }
    }
    var unitOfWord: [String: Int] = [:]
    for lesson in ordered {
      let unit = lesson.level.courseUnit(lesson.unit)
      for card in lesson.exercises.compactMap(\.task.taughtWord) {
        unitOfWord[card.word] = min(unit, unitOfWord[card.word] ?? unit)
      }
    }
    gapMaker = GapMaker(unitOfTag: unitOfTag, unitOfWord: unitOfWord)
  }

  /// Returns the items for consecutive units of the course, from 0, with the amounts for each: the
  /// unit's own first, then those that come back.
  ///
  /// A third of the items comes from earlier units. Of each sentence one item is made, in its own unit
  /// or in a later one.
  package func items(for units: Range<Int>, _ amounts: (Int) -> Amounts) -> [[MadeItem]] {
    var taken = Set<String>()
    return units.map { items(for: $0, amounts($0), &taken) }
  }

  private func items(for unit: Int, _ amounts: Amounts, _ taken: inout Set<String>) -> [MadeItem] {
    let own = sentences.filter { $0.unit == unit }
    let earlier = sentences.filter { (unit - Self.memory..<unit).contains($0.unit) }
    var counts: [GrammarTag: Int] = [:]
    let share = earlier.isEmpty ? 0 : 3
    let oldOrders = share == 0 ? 0 : amounts.orders / share
    let oldGaps = share == 0 ? 0 : amounts.gaps / share
    // Orders first: fewer sentences have one.
    let orders =
      chosen(own.compactMap(orderMaker.order), amounts.orders - oldOrders, &taken, &counts)
      + chosen(earlier.compactMap(orderMaker.order), oldOrders, &taken, &counts)
    counts = [:]
    let ownGaps = own.flatMap { gapMaker.gaps(in: $0, for: unit) }
    let oldOnes = earlier.flatMap { gapMaker.gaps(in: $0, for: unit) }
    let gaps =
      chosen(ownGaps, amounts.gaps - oldGaps, &taken, &counts)
      + chosen(oldOnes, oldGaps, &taken, &counts)
    return gaps + orders
  }

  /// Chooses items whose points are the rarest so far, at most one for each sentence.
  private func chosen(
    _ candidates: [MadeItem],
    _ count: Int,
    _ taken: inout Set<String>,
    _ counts: inout [GrammarTag: Int]
  ) -> [MadeItem] {
    var chosen: [MadeItem] = []
    while chosen.count < count {
      let free = candidates.filter { !taken.contains(Self.key($0.source)) }
      guard let next = free.min(by: { weight($0, counts) < weight($1, counts) }) else { break }
      chosen.append(next)
      taken.insert(Self.key(next.source))
      for tag in next.tags { counts[tag, default: 0] += 1 }
    }
    return chosen
  }

  /// How much the points of an item have been practised; points of the item's own unit count less.
  private func weight(_ item: MadeItem, _ counts: [GrammarTag: Int]) -> Int {
    let tags = tagsOfUnit.indices.contains(item.source.unit) ? tagsOfUnit[item.source.unit] : []
    return item.tags.map { 2 * (counts[$0] ?? 0) - (tags.contains($0) ? 3 : 0) }.min() ?? 0
  }

  private static func key(_ sentence: SourceSentence) -> String {
    "\(sentence.unit) \(sentence.id)"
  }
}
