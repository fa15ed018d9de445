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
  private var hadCards = false
  private var hadWords = false
  /// The time that cards leave for new words, in milliseconds.
  private var reserve: Int64 = 0
  /// The items of the day while new words are learnt between them.
  var heldItems: LessonCoordinator?
  /// Whether words may take more than their part, because the course has nothing else to ask.
  private var wordsTakeRest = false
  /// The learner's level when the day ended.
  package internal(set) var level: Level?
  /// The lessons that were finished on this day.
  package private(set) var finishedLessons: [LessonID] = []

  /// The levels whose last open lessons were finished on this day.
  package var finishedLevels: [Level] {
    let levels = Set(finishedLessons.compactMap(\.level)).sorted()
    return levels.filter { overview?.course($0)?.isDone == true }
  }

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

  /// The part of the minutes for cards and new words, in hundredths.
  private static let cardHundredths: Int64 = 40
  /// The minutes from which on a day has new words whenever a list isn't finished.
  private static let leastForWords = 10
  /// A group of words begins if there is time for a quarter of it.
  private static let leastOfGroup: Int64 = 4

  init(minutes: Int, phase: Phase = .opening) {
    self.minutes = minutes
    self.phase = phase
  }

  private var length: Int64 { Int64(minutes) * 60_000 }

  /// The time that is left, in milliseconds.
  var timeLeft: Int64 { length - tally.milliseconds }
  /// Whether cards and new words have taken their part of the minutes.
  var isCardTimeUp: Bool { roomForCards <= (phase == .cards ? reserve : 0) }

  private var roomForCards: Int64 {
    if wordsTakeRest { return length - tally.milliseconds }
    return min(length * Self.cardHundredths / 100 - tally.onCards, length - tally.milliseconds)
  }

  /// The whole minutes that were spent.
  package var minutesSpent: Int { Int(tally.milliseconds / 60_000) }

  /// Whether cards or new words are being asked.
  var isOnCards: Bool { phase == .cards || phase == .words }

  mutating func begin(_ opened: OpenedToday, at time: Int64) {
    self.opened = opened
    minutes = opened.minutes
    tally = opened.tally
    lastTime = time
    hadCards = false
    hadWords = false
    reserve = 0
    heldItems = nil
    wordsTakeRest = false
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
  /// A resumed day goes on with its items.
  mutating func nextPart() -> Part {
    guard let opened, opened.session.entries.isEmpty, heldItems == nil else { return .items }
    if !hadCards {
      hadCards = true
      let share = share(of: opened)
      cardsLeft = share.waitingCards
      if opened.words != nil, share.newWords > 0, share.dueCards + share.newCards > 0 {
        reserve = Int64(Double(share.newWords) * secondsPerWord * 1_000)
      }
      let count = share.dueCards + share.newCards
      if count > 0 { return .cards(count, new: share.newCards) }
    }
    if !hadWords {
      hadWords = true
      if cardsLeft == 0 || reservesWords, let list = opened.words, let groups {
        return .words(list, groups: groups)
      }
    }
    return .items
  }

  /// The cards and new words for which there is time; on every second day the words go first.
  private func share(of opened: OpenedToday) -> CardShare {
    cardShare(
      seconds: Double(roomForCards) / 1_000,
      dueCards: opened.cards.due,
      secondsPerCard: opened.secondsPerCard,
      newCards: opened.cards.new,
      newWords: opened.words == nil ? 0 : CardShare.groupSize,
      secondsPerWord: secondsPerWord,
      wordsFirst: opened.course.day.isMultiple(of: 2),
      reservesWords: reservesWords
    )
  }

  /// Whether a group of words has its time whatever is due: in a day of ten minutes, and on every
  /// second of shorter days.
  private var reservesWords: Bool {
    guard let opened, opened.words != nil else { return false }
    return minutes >= Self.leastForWords || opened.course.day.isMultiple(of: 2)
  }

  /// The list to go on with when the course has nothing else to ask; nil if every list is finished
  /// or there is no time for a group.
  var wordsInstead: LessonID? {
    guard let opened, opened.lists.closedFrom != nil else { return nil }
    let group = Int64(secondsPerWord * Double(CardShare.groupSize) * 1_000)
    return timeLeft >= group ? opened.lists.next : nil
  }

  /// Lets words take the time of the items until they are asked.
  mutating func takeRestForWords() { wordsTakeRest = true }

  /// What decides how far the items go now.
  var roomForItems: DayCourse.Room {
    DayCourse.Room(left: timeLeft, closedFrom: opened?.lists.closedFrom)
  }

  /// Whether a list must go on to the end of its first group, because its unit waits for it.
  func isAwaited(_ list: LessonID) -> Bool {
    opened.map { $0.lists.next == list && !$0.lists.begun.contains(list) } ?? false
  }

  /// Counts the words of a list, and lets its unit come if a group of them was asked.
  mutating func endWords(of list: LessonID?, count: Int, hasGroup: Bool) {
    newWords += count
    wordsTakeRest = false
    if let list, hasGroup { opened?.lists.begin(list) }
  }

  /// Lets the course go on without a list that could not be opened.
  mutating func giveUpWords() {
    wordsTakeRest = false
    if let list = opened?.lists.next { opened?.lists.finish(list) }
  }

  /// The time of a new word for a learner who takes so long for a card.
  private var secondsPerWord: Double {
    let pace = (opened?.secondsPerCard ?? CardShare.secondsPerCard) / CardShare.secondsPerCard
    return CardShare.secondsPerWord * pace
  }

  /// The groups of new words for which there is time; nil if it isn't worth a beginning.
  ///
  /// Words that the time cuts short go on tomorrow.
  private var groups: Int? {
    let group = Int64(secondsPerWord * Double(CardShare.groupSize) * 1_000)
    let room = max(0, roomForCards)
    return room * Self.leastOfGroup >= group ? max(1, Int(room / group)) : nil
  }

  mutating func count(_ review: ReviewSummary, left: Int) {
    tally.cardAnswers += review.answers
    tally.knownCards += review.known
    cardsLeft += left
  }

  mutating func finish(_ lesson: LessonID) {
    finishedLessons.append(lesson)
    opened?.doneLessons.insert(lesson)
    if lesson.skill == .vocabulary { opened?.lists.finish(lesson) }
  }
}

/// What a day has brought.
package struct DayEnd: Sendable, Equatable {
  /// The number of items that were asked, and of those that passed at the first try.
  package let items: Int
  package let passed: Int
  /// The grammar points of the items, the most frequent first.
  package let points: [GrammarTag]
  /// The items that did not pass; they come back.
  package let missed: Int
  /// The items of whose first answer nothing could be shown.
  package let unsure: Int

  init(_ lesson: LessonCoordinator) {
    let states = lesson.progress.states
    let asked = states.filter { !$0.isUntouched }
    items = asked.count
    passed = asked.count(where: \.isPassedAtOnce)
    missed = asked.count { !$0.isPassed && !$0.isUndecided }
    unsure = asked.count(where: \.isUnsureAtFirst)
    let ids = Set(asked.map(\.id))
    var counts: [GrammarTag: Int] = [:]
    for item in lesson.material where ids.contains(item.id) {
      for tag in item.exercise.tags { counts[tag, default: 0] += 1 }
    }
    points = counts.keys.sorted {
      (-(counts[$0] ?? 0), $0.rawValue) < (-(counts[$1] ?? 0), $1.rawValue)
    }
  }
}

/// The place of an item in a day.
package struct DayMark: Sendable, Equatable {
  package let minutesSpent: Int
  package let minutes: Int
  package let reason: PlannedReason
  /// Whether the item itself was asked before, not only its point.
  package var isAgain = true
}
