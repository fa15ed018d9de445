package import Curriculum
import Mastery
import Memory

/// The learner's day: cards, new words, then items one by one until the minutes are spent.
///
/// The place is below its parts on the path, and shows itself only for its question and its end.
package struct TodayPlace: Sendable {
  package internal(set) var minutes: Int
  package internal(set) var phase: Phase
  package internal(set) var tally = TodayTally()
  /// The course with the learner's progress; nil until it has been read.
  package internal(set) var overview: Overview?
  /// The words of the new group, when they were learnt.
  package internal(set) var newWords = 0
  /// The due cards that were left for later.
  package internal(set) var cardsLeft = 0
  private(set) var opened: OpenedToday?
  /// The time of the last event, in milliseconds since 1970-01-01 00:00 UTC.
  private(set) var lastTime: Int64?
  /// The parts that came already.
  var had: Set<PartKind> = []
  /// The time that cards leave for new words, in milliseconds.
  private var reserve: Int64 = 0
  /// The new cards that weren't asked yet.
  private var newCardsLeft = 0
  /// The items of the day while cards or new words come between them.
  var heldItems: LessonCoordinator?
  /// The closed unit at which the items were left.
  private var heldAt: Int?
  /// Whether cards and words may take more than their part, because the course has nothing to ask.
  var takesRest = false
  /// The learner's level when the day ended.
  package internal(set) var level: Level?
  /// The lessons that were finished on this day, all of whose items were asked.
  package private(set) var finishedLessons: [LessonID] = []

  /// The level that ended on this day; nil until the day is done, or if none did.
  package internal(set) var levelEnd: LevelEnd?

  /// The state of a day.
  package enum Phase: Sendable, Equatable {
    /// The learner is asked how long a day is.
    case length
    case opening
    case cards, words, items
    case done(DayEnd)
  }

  /// The parts of a day in their order.
  enum Part: Equatable {
    /// At most this many cards; so many of them may be new.
    case cards(Int, new: Int)
    case words(LessonID, groups: Int)
    case items
  }

  /// What comes at most once a day.
  enum PartKind: Hashable {
    case cards, words
    /// The words in which the learner stopped.
    case openWords
    /// The cards between the items.
    case restCards
  }

  /// The part of the minutes for cards and new words, in hundredths.
  private static let cardHundredths: Int64 = 40
  /// The minutes from which on a day has new words whenever a list isn't finished.
  private static let leastForWords = 10
  /// A group of words begins if there is time for an eighth of it, which is a word or two.
  private static let leastOfGroup: Int64 = 8

  init(minutes: Int, phase: Phase = .opening) {
    self.minutes = minutes
    self.phase = phase
  }

  var length: Int64 { Int64(minutes) * 60_000 }

  /// The time that is left, in milliseconds.
  var timeLeft: Int64 { length - tally.milliseconds }
  /// Whether cards and new words have taken their part of the minutes.
  var isCardTimeUp: Bool { roomForCards <= (phase == .cards ? reserve : 0) }

  /// The time that cards and new words may take, in milliseconds.
  private var roomForCards: Int64 {
    if takesRest { return timeLeft }
    return min(length * Self.cardHundredths / 100 - tally.onCards, timeLeft)
  }

  /// The whole minutes that were spent.
  package var minutesSpent: Int { Int(tally.milliseconds / 60_000) }

  /// Whether the day has begun and isn't done.
  var isOpen: Bool { opened != nil && (isOnCards || phase == .items) }

  /// The items of the day that were asked before it was resumed.
  var itemsBefore: Int { opened.map { LessonCoordinator($0.session).askedItems } ?? 0 }

  /// Whether cards or new words are being asked.
  var isOnCards: Bool { phase == .cards || phase == .words }

  mutating func begin(_ opened: OpenedToday, at time: Int64) {
    self.opened = opened
    minutes = opened.minutes
    tally = opened.tally
    lastTime = time
    had = []
    reserve = 0
    (cardsLeft, newCardsLeft) = (opened.cards.due, opened.cards.new)
    heldItems = nil
    takesRest = false
    finishedLessons = []
  }

  /// Counts the time since the last event.
  mutating func passTime(to time: Int64) {
    guard let last = lastTime else { return }
    let counted = StudyTime.counted(time - last)
    tally.milliseconds += counted
    if isOnCards { tally.onCards += counted }
    lastTime = time
  }

  /// Returns the next part; a part that was left out or has ended does not come again.
  ///
  /// A day that was left goes on with the cards, the words or the items at which it was left.
  mutating func nextPart() -> Part {
    guard let opened else { return .items }
    if heldItems != nil { return nextPartOfRest() }
    if let list = openWords(opened) {
      return .words(list, groups: max(1, Int(roomForCards / group)))
    }
    guard opened.session.entries.isEmpty else { return .items }
    if had.insert(.cards).inserted, let cards = takeCards(opened) { return cards }
    if had.insert(.words).inserted, cardsLeft == 0 || reservesWords, let list = opened.words,
      let groups
    {
      return .words(list, groups: groups)
    }
    return .items
  }

  /// Returns the word list that was open when the learner left the day; nil if the time for words
  /// was up, or if an item had come after the list.
  private mutating func openWords(_ opened: OpenedToday) -> LessonID? {
    guard let list = opened.openWords, had.insert(.openWords).inserted else { return nil }
    guard !opened.session.entries.hasWaitingItem else { return nil }
    takesRest = !opened.session.entries.isEmpty
    guard roomForCards > 0 || isAwaited(list) && timeLeft > 0 else {
      takesRest = false
      return nil
    }
    had.formUnion([.cards, .words])
    return list
  }

  /// The cards for which there is time; nil if there are none.
  private mutating func takeCards(_ opened: OpenedToday) -> Part? {
    let share = share(of: opened)
    cardsLeft = share.waitingCards
    if share.dueCards + share.newCards > 0 { reserve = Int64(share.reserved * 1_000) }
    // What the day has asked already doesn't come again.
    var due = max(0, share.dueCards - answersToDue)
    var new = max(0, share.newCards - tally.newCards)
    if tally.endsWithCard, roomForCards > 0 {
      // The learner was among cards; the time of a card may have changed since.
      reserve = min(reserve, roomForCards - 1)
      if due + new == 0 { due = min(1, opened.cards.due) }
      if due + new == 0 { new = min(1, opened.cards.new) }
    }
    guard due + new > 0, roomForCards > reserve else { return nil }
    return .cards(due + new, new: new)
  }

  /// The answers of the day to cards that weren't new.
  private var answersToDue: Int { max(0, tally.cardAnswers - tally.newCards) }

  /// The cards and new words for which there is time in the whole day, those included that were
  /// answered before; on every second day the words go first.
  private func share(of opened: OpenedToday) -> CardShare {
    let room = min(
      length * Self.cardHundredths / 100,
      length - (tally.milliseconds - tally.onCards)
    )
    return cardShare(
      seconds: Double(room) / 1_000,
      dueCards: opened.cards.due + answersToDue,
      secondsPerCard: opened.secondsPerCard,
      newCards: opened.cards.new + tally.newCards,
      newWords: opened.words == nil ? 0 : wordsToReserve(in: room),
      secondsPerWord: secondsPerWord,
      wordsFirst: opened.course.day.isMultiple(of: 2),
      reservesWords: reservesWords
    )
  }

  /// The words that keep their time free of cards: a group, but in a day that has words and cards
  /// not more than two thirds of their part, so that a slow learner has cards too.
  private func wordsToReserve(in room: Int64) -> Int {
    guard minutes >= Self.leastForWords else { return CardShare.groupSize }
    let most = Double(room) / 1_000 * 2 / 3
    return min(CardShare.groupSize, max(1, Int(most / secondsPerWord)))
  }

  /// Whether a group of words has its time whatever is due: in a day of ten minutes, and on every
  /// second of shorter days.
  private var reservesWords: Bool {
    guard let opened, opened.words != nil else { return false }
    return minutes >= Self.leastForWords || opened.course.day.isMultiple(of: 2)
  }

  /// Whether a list must go on to the end of its first group, because its unit waits for it.
  func isAwaited(_ list: LessonID) -> Bool {
    opened.map { $0.lists.next == list && !$0.lists.begun.contains(list) } ?? false
  }

  /// Counts the words of a list, and lets its unit come if a group of them was asked.
  mutating func endWords(of lesson: LessonCoordinator) {
    newWords += lesson.newWords
    takesRest = false
    opened?.askedWords.formUnion(lesson.askedWords)
    if case .lesson(let list) = lesson.plan.kind, lesson.doneGroups > 0 {
      opened?.lists.begin(list)
    }
  }

  /// Lets the course go on without a list that could not be opened.
  mutating func giveUpWords() {
    takesRest = false
    if let list = opened?.lists.next { opened?.lists.finish(list) }
  }

  /// The time of a new word for a learner who takes so long for a card.
  private var secondsPerWord: Double {
    let pace = (opened?.secondsPerCard ?? CardShare.secondsPerCard) / CardShare.secondsPerCard
    return CardShare.secondsPerWord * pace
  }

  /// The time of a group of new words, in milliseconds.
  private var group: Int64 {
    max(1, Int64(secondsPerWord * Double(CardShare.groupSize) * 1_000))
  }

  /// The groups of new words for which there is time; nil if it isn't worth a beginning.
  ///
  /// Words that the time cuts short go on tomorrow.
  private var groups: Int? {
    let room = max(0, roomForCards)
    return room * Self.leastOfGroup >= group ? max(1, Int(room / group)) : nil
  }

  mutating func count(_ review: ReviewSummary, left: Int) {
    tally.cardAnswers += review.answers
    tally.knownCards += review.known
    tally.newCards += review.new
    newCardsLeft = max(0, newCardsLeft - review.new)
    cardsLeft += left
    takesRest = false
  }

  mutating func finish(_ lesson: LessonID, isAsked: Bool) {
    if isAsked { finishedLessons.append(lesson) }
    opened?.doneLessons.insert(lesson)
    if lesson.skill == .vocabulary { opened?.lists.finish(lesson) }
  }
}

// MARK: - The rest of a day

/// What comes when the course waits for words and has nothing else to ask.
extension TodayPlace {
  /// Cards that are left, once a day, or a group of words; nil if neither is left, or no time.
  var partInstead: Part? {
    guard let opened, opened.lists.closedFrom != nil, timeLeft > 0 else { return nil }
    let list = timeLeft * Self.leastOfGroup >= group ? opened.lists.next : nil
    return cardsInstead(besides: list) ?? list.map { .words($0, groups: 1) }
  }

  /// Cards for the time that is left, or due cards for half of it if words wait too, unless the day was
  /// left among these cards.
  ///
  /// New cards don't come then: the words for which the course waits are newer still.
  private func cardsInstead(besides list: LessonID?) -> Part? {
    guard let opened, !had.contains(.restCards) else { return nil }
    let isAlone = list == nil || opened.tally.endsWithCard
    let share = cardShare(
      seconds: Double(timeLeft) / (isAlone ? 1_000 : 2_000),
      dueCards: cardsLeft,
      secondsPerCard: opened.secondsPerCard,
      newCards: list == nil ? newCardsLeft : 0
    )
    let count = share.dueCards + share.newCards
    return count > 0 ? .cards(count, new: share.newCards) : nil
  }

  /// Gives the rest of the day to a part until the items are asked again.
  mutating func takeRest(for part: Part) {
    takesRest = true
    heldAt = opened?.lists.closedFrom
    guard case .cards(let count, let new) = part else { return }
    reserve = opened?.lists.next == nil ? 0 : timeLeft / 2
    cardsLeft = max(0, cardsLeft - (count - new))
    had.insert(.restCards)
  }

  /// Goes on with cards and words as long as no unit has opened.
  private mutating func nextPartOfRest() -> Part {
    guard opened?.lists.closedFrom == heldAt, let part = partInstead else { return .items }
    takeRest(for: part)
    return part
  }

  /// The items with words that weren't asked, of units whose lists aren't finished.
  private var itemsWaitingForWords: Set<ItemID> {
    guard let opened else { return [] }
    return opened.wordNeeds.reduce(into: []) { items, needs in
      guard !opened.lists.done.contains(needs.key) else { return }
      items.formUnion(needs.value.waiting(asked: opened.askedWords))
    }
  }

  /// What decides how far the items go now.
  var roomForItems: DayCourse.Room {
    DayCourse.Room(
      left: timeLeft,
      closedFrom: opened?.lists.closedFrom,
      waiting: itemsWaitingForWords,
      lengthWithOthers: partInstead == nil ? nil : length
    )
  }
}

extension [JournalEntry] {
  /// Whether the last item that was planned was neither answered nor put off.
  fileprivate var hasWaitingItem: Bool {
    for entry in reversed() {
      switch entry.event {
      case .planned: return true
      case .answered, .revealed, .skipped: return false
      case .hinted, .played, .read, .undone, .overruled, .proposed, .finished: break
      }
    }
    return false
  }
}
