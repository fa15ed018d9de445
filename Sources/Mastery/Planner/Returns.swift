package import Curriculum

/// A mistake that is to come back.
package struct OpenReturn: Sendable, Equatable {
  package let tag: GrammarTag
  /// The item that was answered wrong.
  package let item: ItemID
  /// The number of the study day on which the mistake was made.
  package let madeOn: Int
  /// The number of answers of that day after which the first return is due; nil once it was asked.
  package fileprivate(set) var afterAnswers: Int?
  /// The day from which the next return is due.
  package fileprivate(set) var dueFrom: Int
  /// Whether the return of the next study day has been asked.
  package fileprivate(set) var sawNextDay = false
  /// Right answers at the first try on later days; ``Returns/enough`` end the return.
  package fileprivate(set) var right = 0

  /// Returns the visit that is due; nil if none is.
  package func due(on day: Int, afterAnswers count: Int) -> PlannedItem.Visit? {
    if day == madeOn {
      return afterAnswers.map { $0 <= count } == true ? .sameDay : nil
    }
    guard day >= dueFrom else { return nil }
    return sawNextDay ? .afterAWeek : .nextDay
  }
}

/// The mistakes that are to come back, as a fold over the answers.
///
/// A wrong answer brings its tag back on the same day after five other items, on the next study
/// day, and on the first study day from the seventh. Two right answers at the first try on later
/// days end it. The answer of the same day doesn't count, because it comes from memory of minutes
/// before. A new mistake with the tag begins all this again.
package struct Returns: Sendable, Equatable {
  /// Items between a mistake and its return on the same day.
  static let distance = 5
  static let week = 7
  /// Right answers at the first try that end a return.
  package static let enough = 2

  /// Open returns, the oldest mistake first.
  package private(set) var open: [OpenReturn] = []
  private var day = Int.min
  private var answersToday = 0

  package init() {}

  /// Answers on the study day, those without a grammar tag and skips included.
  package func answers(on day: Int) -> Int { day == self.day ? answersToday : 0 }

  /// Counts an item that was answered or skipped.
  mutating func count(on day: Int) {
    if day != self.day { (self.day, answersToday) = (day, 0) }
    answersToday += 1
  }

  /// Adds the answer that ``count(on:)`` has just counted.
  ///
  /// `missed` are the tags to which a wrong answer is put down. `firstTry` says whether the answer
  /// was right without help.
  mutating func add(_ item: ItemTraits, missed: [GrammarTag], firstTry: Bool, on day: Int) {
    for tag in item.tags where !missed.contains(tag) { visit(tag, firstTry: firstTry, on: day) }
    for tag in missed { begin(tag, at: item.id, on: day) }
  }

  private mutating func begin(_ tag: GrammarTag, at item: ItemID, on day: Int) {
    open.removeAll { $0.tag == tag }
    open.append(
      OpenReturn(
        tag: tag,
        item: item,
        madeOn: day,
        afterAnswers: answersToday + Self.distance,
        dueFrom: day + 1
      )
    )
  }

  private mutating func visit(_ tag: GrammarTag, firstTry: Bool, on day: Int) {
    guard let index = open.firstIndex(where: { $0.tag == tag }) else { return }
    if open[index].due(on: day, afterAnswers: answersToday - 1) != nil {
      open[index].advance(on: day)
    }
    guard day > open[index].madeOn, firstTry else { return }
    open[index].right += 1
    if open[index].right >= Self.enough { open.remove(at: index) }
  }
}

extension Returns {
  /// Codes the returns with the places of tags and items in the bank.
  mutating func code(by coder: inout some WordCoder, in bank: ItemBank) {
    coder.code(&day)
    coder.code(&answersToday)
    guard let tag = bank.tags.first, let item = bank.items.first else { return }
    let blank = OpenReturn(tag: tag, item: item.id, madeOn: 0, dueFrom: 0)
    coder.code(&open, limit: bank.tags.count, blank: blank) { $0.code(by: &$1, in: bank) }
  }
}

extension OpenReturn {
  fileprivate mutating func code(by coder: inout some WordCoder, in bank: ItemBank) {
    var (tagPlace, itemPlace) = (bank.place(of: tag) ?? 0, bank.place(of: item) ?? 0)
    coder.code(&tagPlace)
    coder.code(&itemPlace)
    var (made, after) = (madeOn, afterAnswers.map(Int64.init))
    coder.code(&made)
    coder.code(&after)
    var copy = self
    coder.code(&copy.dueFrom)
    coder.code(&copy.sawNextDay)
    coder.code(&copy.right)
    self = OpenReturn(
      tag: bank.tags[min(max(0, tagPlace), bank.tags.count - 1)],
      item: bank.items[min(max(0, itemPlace), bank.items.count - 1)].id,
      madeOn: made,
      afterAnswers: after.map { Int(clamping: $0) },
      dueFrom: copy.dueFrom,
      sawNextDay: copy.sawNextDay,
      right: copy.right
    )
  }

  /// Sets the next visit after one that was due: the week, and then every week.
  fileprivate mutating func advance(on day: Int) {
    guard day > madeOn else {
      afterAnswers = nil
      return
    }
    dueFrom = max(madeOn + Returns.week, day + (sawNextDay ? Returns.week : 1))
    sawNextDay = true
  }
}
