import Cards
import Curriculum
import Mastery
import Memory

/// The learner's day.
extension AppCoordinator {
  /// Opens the day; without a length, asks for it first.
  mutating func openToday(_ length: Int? = nil) -> [Effect] {
    let next = overview?.levelAfter(profile.level).map { setLevel($0) } ?? []
    guard let minutes = length ?? profile.minutes else {
      path.append(.today(TodayPlace(minutes: TodayRequest.usualMinutes, phase: .length)))
      return next
    }
    path.append(.today(TodayPlace(minutes: minutes)))
    return next + [open(.today(TodayRequest(minutes: minutes, isFixed: length != nil)))]
  }

  /// Whether the present place is a part of a day.
  var isInToday: Bool {
    guard path.count > 1, case .today = path[path.count - 2] else { return false }
    return true
  }

  private var todayIndex: Int? {
    path.lastIndex { if case .today = $0 { true } else { false } }
  }

  private var today: TodayPlace? {
    guard let index = todayIndex, case .today(let today) = path[index] else { return nil }
    return today
  }

  private mutating func changeToday<Value>(_ change: (inout TodayPlace) -> Value) -> Value? {
    guard let index = todayIndex, case .today(var today) = path[index] else { return nil }
    defer { path[index] = .today(today) }
    return change(&today)
  }

  /// What was done of a day that is left before its end; nil if nothing was.
  var leftToday: LeftToday? {
    guard let today, today.isOpen else { return nil }
    var left = LeftToday(today)
    // A mark or a text may be shown above the part of the day.
    for place in path {
      switch place {
      case .review(let review): left.cardAnswers += review.summary.answers
      case .lesson(let lesson) where today.phase == .words: left.newWords += lesson.newWords
      case .lesson(let lesson): left.items = lesson.askedItems
      default: break
      }
    }
    return left.isEmpty ? nil : left
  }

  mutating func passTime(to time: Int64) { _ = changeToday { $0.passTime(to: time) } }

  mutating func handle(_ intent: Intent, in today: TodayPlace, at time: Int64) -> [Effect] {
    switch (intent, today.phase) {
    case (.choose(let index), .length) where TodayRequest.lengths.indices.contains(index):
      chooseLength(TodayRequest.lengths[index])
    case (.next, .length): chooseLength(TodayRequest.usualMinutes)
    case (.next, .done): goOn(with: today)
    case (.turnPage, .done): turnAbilities(after: today)
    case (.back, _): pop()
    default: [.say(.unclear)]
    }
  }

  private mutating func turnAbilities(after today: TodayPlace) -> [Effect] {
    guard today.levelEnd != nil else { return [.say(.unclear)] }
    toggleCanDo()
    return []
  }

  private mutating func chooseLength(_ minutes: Int) -> [Effect] {
    var changed = profile
    changed.minutes = minutes
    replaceTop(.today(TodayPlace(minutes: minutes)))
    return save(changed) + [open(.today(TodayRequest(minutes: minutes)))]
  }

  /// Goes on for some minutes after the day was done.
  private mutating func goOn(with today: TodayPlace) -> [Effect] {
    let minutes = TodayRequest.moreMinutes
    replaceTop(.today(TodayPlace(minutes: minutes)))
    let next = today.overview?.levelAfter(profile.level).map { setLevel($0) } ?? []
    return next + [open(.today(TodayRequest(minutes: minutes, isFixed: true)))]
  }

  mutating func begin(_ opened: OpenedToday, at time: Int64) -> [Effect] {
    let minutes = changeToday { (today) -> Int in
      today.begin(opened, at: time)
      return today.minutes
    }
    guard let minutes else { return [] }
    let isBack = opened.daysAway >= TodayRequest.longAbsence && opened.tally == TodayTally()
    let back = Effect.say(.today(.back(days: opened.daysAway, minutes: minutes)))
    return (isBack ? [back] : []) + nextPartOfToday(at: time)
  }

  /// Begins the next part of the day; the place is the day itself.
  mutating func nextPartOfToday(at time: Int64) -> [Effect] {
    guard let part = changeToday({ $0.nextPart() }), let opened = today?.opened else { return [] }
    return begin(part, of: opened, at: time)
  }

  private mutating func begin(
    _ part: TodayPlace.Part,
    of opened: OpenedToday,
    at time: Int64
  ) -> [Effect] {
    switch part {
    case .cards(let count, let new):
      let isFirst = opened.tally.cardAnswers == 0 && today?.heldItems == nil
      _ = changeToday { $0.phase = .cards }
      let request = ReviewRequest(count: count, newCards: new)
      let all = opened.cards.due + opened.cards.new
      let notice: TodayNotice = isFirst ? .cards(count, of: all) : .moreCards(count)
      return [.say(.today(notice)), open(.review(request))]
    case .words(let list, let groups):
      _ = changeToday { $0.phase = .words }
      let isResumed = opened.openWords == list && today?.newWords == 0
      return isResumed
        ? [.say(.today(.resumed)), open(.words(lesson: list, groups: groups))]
        : cardsWait(opened) + beginWords(of: list, groups: groups)
    case .items:
      _ = changeToday { $0.phase = .items }
      return beginItems(of: opened, at: time)
    }
  }

  /// Says how many cards are left if the day has words and no cards.
  private func cardsWait(_ opened: OpenedToday) -> [Effect] {
    guard let today, today.cardsLeft > 0, today.tally.cardAnswers == opened.tally.cardAnswers else {
      return []
    }
    return [.say(.today(.cardsWait(today.cardsLeft)))]
  }

  private mutating func beginWords(of list: LessonID, groups: Int) -> [Effect] {
    let notice = today?.isAwaited(list) == true ? unit(of: list) : .words
    return [.say(.today(notice)), open(.words(lesson: list, groups: groups))]
  }

  private func unit(of list: LessonID) -> TodayNotice {
    let units = list.level.flatMap { overview?.course($0) }?.units ?? []
    let unit = units.first { $0.number == list.unit }
    return .unit(
      number: list.unit ?? 0,
      title: unit?.title ?? "",
      englishTitle: unit?.englishTitle ?? ""
    )
  }

  /// Asks cards or a group of words between the items, because the course waits for its words.
  private mutating func begin(
    _ part: TodayPlace.Part,
    between items: LessonCoordinator,
    at time: Int64
  ) -> [Effect] {
    path.removeLast()
    let opened = changeToday { (today) -> OpenedToday? in
      today.heldItems = items
      today.takeRest(for: part)
      return today.opened
    }
    guard let opened = opened ?? nil else { return [] }
    return begin(part, of: opened, at: time)
  }

  private mutating func beginItems(of opened: OpenedToday, at time: Int64) -> [Effect] {
    let held = changeToday { (today) -> LessonCoordinator? in
      defer { today.heldItems = nil }
      return today.heldItems
    }
    var lesson = (held ?? nil) ?? LessonCoordinator(opened.session)
    let isFirst = held ?? nil == nil
    let isResumed = isFirst && !opened.session.entries.isEmpty
    lesson.hasSpoken = hasSpoken
    lesson.allowsRating = allowsRating
    if leavesOutSpeaking { lesson.leaveOutSpeaking() }
    let effects = lesson.advance(at: time)
    path.append(.lesson(lesson))
    let next = finishIfOver(at: time)
    guard case .lesson(let asked) = place, asked.stage != nil else { return effects + next }
    let weak = isFirst && !isResumed ? opened.course.weakDay : nil
    let easier = weak.map { TodayNotice.easier(right: $0.right, answers: $0.answers) }
    let notices = [isResumed ? .resumed : .items, easier].compactMap(\.self)
    return notices.map { .say(.today($0)) } + effects + next
  }

  /// Whether a review is over for today: at its end, or when cards have taken their time.
  func isOverForToday(_ review: ReviewCoordinator) -> Bool {
    guard isInToday else { return false }
    if review.isOver { return true }
    guard case .asking = review.phase else { return false }
    return review.summary.hasContent && today?.isCardTimeUp == true
  }

  /// Leaves the cards for the next part of the day.
  mutating func endCards(at time: Int64) -> [Effect] {
    guard case .review(let review) = place else { return [] }
    path.removeLast()
    let left = changeToday { (today) -> Int in
      today.count(review.summary, left: review.counts.review)
      return today.cardsLeft
    }
    let done = TodayNotice.cardsDone(
      answers: review.summary.answers,
      known: review.summary.known,
      left: left ?? 0
    )
    return [.say(.today(done))] + nextPartOfToday(at: time)
  }

  /// Finishes the word list of the day; its words become cards.
  mutating func finishWords(_ lesson: LessonCoordinator, at time: Int64) -> [Effect] {
    var lesson = lesson
    var effects = lesson.finish(at: time)
    if case .lesson(let id) = lesson.plan.kind, lesson.progress.isFinished {
      _ = changeToday { $0.finish(id, isAsked: true) }
      effects.append(.beginDeck(of: id, session: lesson.plan.id))
    }
    return effects + endWords(of: lesson)
  }

  /// Whether the present place is a word list of the day that has taken its time.
  var isTimeForWordsUp: Bool {
    guard isInToday, case .lesson(let lesson) = place, case .lesson(let list) = lesson.plan.kind,
      let today, today.isCardTimeUp
    else { return false }
    return !today.isAwaited(list) || lesson.doneGroups > 0 || today.timeLeft <= 0
  }

  /// Leaves the new words when they have taken their time; they go on tomorrow.
  mutating func pauseWordsIfTimeUp() -> [Effect]? {
    guard isTimeForWordsUp, case .lesson(let lesson) = place, lesson.stage != nil else {
      return nil
    }
    return endWords(of: lesson)
  }

  /// Leaves the new words for the next part of the day.
  mutating func endWords(of lesson: LessonCoordinator) -> [Effect] {
    path.removeLast()
    let time = changeToday { (today) -> Int64 in
      today.endWords(of: lesson)
      return today.lastTime ?? 0
    }
    return nextPartOfToday(at: time ?? 0)
  }

  /// Asks the next items of the day, or ends the day when its minutes are spent.
  mutating func askNext(at time: Int64) -> [Effect] {
    guard case .lesson(var lesson) = place, let today, let course = today.opened?.course else {
      return []
    }
    var room = today.roomForItems
    room.leavesOutSpeaking = leavesOutSpeaking
    let step = course.next(after: lesson.progress, of: lesson.plan, in: room, at: time)
    let finished = finishLessons(step, course, in: lesson.plan, at: time)
    if step.items.isEmpty {
      guard let part = self.today?.partInstead else { return finished + endToday(at: time) }
      return finished + begin(part, between: lesson, at: time)
    }
    let effects = lesson.plan(step.items, because: step.reason, at: time)
    replaceTop(.lesson(lesson))
    return finished + effects + finishIfOver(at: time)
  }

  /// Shows at the present item what part of the day it is.
  mutating func markDay() {
    guard case .lesson(var lesson) = place, let today, let reason = lesson.presentReason else {
      return
    }
    lesson.dayMark = DayMark(
      minutesSpent: today.minutesSpent,
      minutes: today.minutes,
      reason: reason,
      isAgain: lesson.wasAskedBefore || wasAsked(lesson.stage?.item.id, in: today)
    )
    replaceTop(.lesson(lesson))
  }

  private func wasAsked(_ item: ItemID?, in today: TodayPlace) -> Bool {
    item.map { today.opened?.course.wasAsked($0) ?? false } ?? false
  }

  /// Finishes lessons whose items were all asked or left out, unless they are done.
  ///
  /// The journal gets a session of the lesson with no entry but its end. The learner is told when the
  /// last item was asked, and when the rest is left out, which may still come.
  private mutating func finishLessons(
    _ step: DayCourse.Step,
    _ course: DayCourse,
    in day: SessionPlan,
    at time: Int64
  ) -> [Effect] {
    let done = step.doneLessons.subtracting(today?.opened?.doneLessons ?? [])
    let told = step.askedLessons.subtracting(today?.finishedLessons ?? [])
    let known = done.subtracting(step.askedLessons).sorted { $0.rawValue < $1.rawValue }
    let notice: [Effect] = known.isEmpty ? [] : [.say(.today(.lessonsKnown(known)))]
    return notice
      + done.union(told).sorted { $0.rawValue < $1.rawValue }.flatMap { lesson -> [Effect] in
        _ = changeToday { $0.finish(lesson, isAsked: told.contains(lesson)) }
        var effects: [Effect] = []
        if done.contains(lesson) {
          let plan = SessionPlan(
            id: day.id.derived(from: lesson),
            kind: .lesson(lesson),
            items: course.items(of: lesson),
            started: time
          )
          let entry = JournalEntry(sequence: 0, time: time, event: .finished)
          effects.append(.record(entry, session: plan.id, plan: plan))
        }
        if told.contains(lesson) { effects.append(.say(.today(.lessonDone(lesson)))) }
        return effects
      }
  }

  private mutating func endToday(at time: Int64) -> [Effect] {
    guard case .lesson(var lesson) = place else { return [] }
    let effects = lesson.finish(at: time)
    path.removeLast()
    let level = profile.level
    _ = changeToday {
      $0.phase = .done(DayEnd(lesson))
      $0.level = level
    }
    return effects + [.loadOverview, .checkLevel]
  }

  /// Leaves a day that could not be opened, or goes on without a part that could not.
  mutating func todayFailed() -> [Effect] {
    guard let today, today.phase != .opening else {
      guard hasHome else { return [.leave] }
      path.removeLast()
      return []
    }
    if today.phase == .words { _ = changeToday { $0.giveUpWords() } }
    return nextPartOfToday(at: today.lastTime ?? 0)
  }

  /// Ten items of the learner's level.
  var usualPractice: PracticeRequest {
    let level = overview?.nearestCourse(profile.level)?.level ?? profile.level
    return PracticeRequest(skill: .writing, level: level, unit: nil, count: 10, seed: nil)
  }
}

extension ReviewCoordinator {
  /// Whether no card can be asked now.
  var isOver: Bool { if case .over = phase { true } else { false } }
}

extension String {
  /// Returns the id of a session that this one causes: 32 hexadecimal digits, the same each time.
  fileprivate func derived(from lesson: LessonID) -> String {
    let halves = ["0", "1"].map { salt in
      "\(salt) \(self) \(lesson)".utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
      }
    }
    return halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
