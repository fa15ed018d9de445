import Curriculum
import Mastery

/// The rules that a month must keep; each fault is a line.
struct DayRules {
  let habits: DayHabits
  let days: [LivedDay]
  let record: DayRecord
  let book: AnswerBook
  let seconds: Int

  /// The answers that a group of five new words takes: its page, five choices, five typed.
  private static let group = 11
  private static let longestPause = 3
  /// The minutes from which on a day has new words whenever a list is open.
  private static let leastForWords = 10
  private static let week = 7

  var faults: [String] {
    var faults: [String] = []
    for (index, day) in days.enumerated() {
      let found = day.faults + timeFaults(day) + orderFaults(day) + wayFaults(day, index)
      faults += found.map { "\(habits.name), day \(day.number): \($0)" }
    }
    let others = wordFaults + listFaults + courseFaults + returnFaults
    return faults + (others + restingFaults).map { "\(habits.name), \($0)" }
  }

  private func record(_ day: LivedDay) -> DayRecord.Day { record.days[day.number] ?? .init() }

  // MARK: Time

  private func timeFaults(_ day: LivedDay) -> [String] {
    let used = day.answers * seconds
    let over = used * 100 > day.minutes * 60 * 120
    return (over ? ["\(used / 60) min \(used % 60) s of \(day.minutes) minutes"] : [])
      + cardFaults(day) + restFaults(day)
  }

  /// Cards and words have 40 % of a day before its items, the answer included that is under way; the
  /// first group of a list goes on to its end.
  private func cardFaults(_ day: LivedDay) -> [String] {
    guard let first = day.items.first else { return [] }
    let slack = openedUnits(on: day).isEmpty ? 1 : Self.group
    let limit = day.minutes * 60 * 40 + slack * seconds * 100
    guard first.place * seconds * 100 > limit else { return [] }
    return ["cards and words took \(first.place * seconds / 60) of \(day.minutes) minutes"]
  }

  /// Cards and words take more only after the last new item that could be asked.
  ///
  /// When their time is too short for a part of a group, new items may come again, and when they have
  /// opened a unit, its items and those that are left of the units before. What fades doesn't fill the
  /// day of a learner whose reviews go well while words wait.
  private func restFaults(_ day: LivedDay) -> [String] {
    let opened = openedUnits(on: day)
    let new = Set(record(day).items.filter(\.isNew).map(\.traits.id))
    var faults: [String] = []
    if let first = day.items.first,
      let rest = day.steps.indices.first(where: { $0 > first.place && day.steps[$0].isOnCards })
    {
      let end = (day.minutes * 60 - Self.group * seconds / 3) / seconds
      faults += day.items.filter { $0.place >= rest && $0.place < end && new.contains($0.item) }
        .filter { unit(of: $0.item) > opened.max() ?? "" }
        .map { "\($0.item) came after the words for which the course waits" }
    }
    let fading = record(day).items.count { $0.isFading && !$0.isFirst }
    let limit = day.minutes * 60 * 40 / 100 + Self.group * seconds / 4 + seconds
    if fading * seconds > limit, isListOpen(on: day), isGoingWell(on: day) {
      faults.append("\(fading) items were repeated while words wait")
    }
    return faults
  }

  /// The units of which the first group of words was asked to its end on a day.
  private func openedUnits(on day: LivedDay) -> Set<String> {
    let before = days.prefix { $0.number < day.number }.flatMap { record($0).typed }
    let counts = Dictionary(grouping: Set(before), by: \.lesson).mapValues(\.count)
    let lists = record(day).words.map(\.lesson).filter { counts[$0, default: 0] < 5 }
    return Set(lists.map(Self.unit))
  }

  private func unit(of item: ItemID) -> String { Self.unit(item.lesson) }

  private static func unit(_ lesson: LessonID) -> String {
    "\(lesson.level?.folder ?? "") \(lesson.unit ?? 0)"
  }

  private func isListOpen(on day: LivedDay) -> Bool {
    record.answeredWords.keys.contains { !isFinished($0, before: day) }
      && !record(day).finished.contains { $0.skill == .vocabulary }
  }

  /// Whether five of six answers of the last days to what wasn't new were right.
  private func isGoingWell(on day: LivedDay) -> Bool {
    let last = days.filter { $0.number <= day.number }.suffix(5)
    let old = last.flatMap { record($0).items }.filter { !$0.isNew }
    return old.count(where: \.isRight) * 6 >= old.count * 5
  }

  // MARK: The way through a day

  private func wayFaults(_ day: LivedDay, _ index: Int) -> [String] {
    var faults: [String] = []
    if day.answers == 0 { faults.append("nothing was asked") }
    if day.ending.isEmpty { faults.append("the day had no end") }
    if !day.homeAfter.contains("Enter") { faults.append("home offered nothing after the day") }
    for (left, found) in day.resumed where left != found {
      faults.append("left at \(left), resumed at \(found)")
    }
    faults += easyFaults(day, index)
    let away = index > 0 ? day.number - days[index - 1].number - 1 : 0
    if away >= Self.week {
      if !day.wasWelcomed { faults.append("no welcome after \(away) days") }
      if day.minutes >= habits.minutes && habits.minutes > 5 { faults.append("no shorter day") }
    }
    return faults
  }

  /// The day after a weak one says so, and has fewer new items.
  private func easyFaults(_ day: LivedDay, _ index: Int) -> [String] {
    guard index > 0 else { return [] }
    let (before, now) = (record(days[index - 1]).items, record(day).items)
    // Almost right answers may be slips of the keyboard.
    guard before.count >= 5, before.count(where: \.isMistake) * 10 > before.count * 4 else {
      return []
    }
    let new = (before.count(where: \.isFirst), now.count(where: \.isNew))
    return (day.wasEased ? [] : ["nothing said that the day is easier"])
      + (new.1 > max(1, new.0 / 2) ? ["\(new.1) new items after a weak day of \(new.0)"] : [])
  }

  // MARK: The order

  private func orderFaults(_ day: LivedDay) -> [String] {
    let items = record(day).items
    var faults: [String] = []
    for start in items.indices.dropLast(3) {
      let four = items[start...(start + 3)]
      if Set(four.map(\.traits.kind)).count == 1 {
        faults.append("four \(items[start].traits.kind) items in a row from item \(start + 1)")
      }
    }
    for start in items.indices.dropLast(2) {
      let three = items[start...(start + 2)]
      // What was unsure comes back today, if nothing else is left to part it; and the steps of one
      // point in a grammar lesson follow each other.
      guard items[start + 2].reason != "unsure", items[start + 2].traits.skill != .grammar else {
        continue
      }
      let shared = three.reduce(Set(items[start].traits.tags)) { $0.intersection($1.traits.tags) }
      if let tag = shared.first {
        faults.append("\(tag) three times in a row from item \(start + 1)")
      }
    }
    return faults
  }

  // MARK: Words

  private var wordFaults: [String] {
    var faults: [String] = []
    for (index, day) in days.enumerated() {
      for list in record(day).finished where list.skill == .vocabulary {
        let missing = (book.words[list] ?? []).subtracting(record.answeredWords[list] ?? [])
        if !missing.isEmpty {
          faults.append("day \(day.number): \(missing.count) words of \(list) were never asked")
        }
        // In the days of a new unit due cards and a group of words may leave no time for new cards.
        let later = days[index...]
        if later.count > Self.week,
          !later.contains(where: { record($0).decks.contains(list) })
        {
          faults.append("day \(day.number): the deck of \(list) was never begun")
        }
      }
    }
    for (list, words) in record.answeredWords where words.count < book.words[list]?.count ?? 0 {
      let last = days.lastIndex { !record($0).words.filter { $0.lesson == list }.isEmpty } ?? 0
      // The learner went on at the level below that of the placement.
      if days[last...].contains(where: \.beginsLowerLevel) { continue }
      if days.count - last > Self.week {
        faults.append("\(list) was begun on day \(days[last].number) and then left lying")
      }
    }
    return faults
  }

  /// A list that was begun goes on in each day of ten minutes until it is finished, and no item of a
  /// unit comes before its words.
  private var listFaults: [String] {
    var faults: [String] = []
    var seen: Set<LessonID> = []
    for day in days {
      let today = record(day)
      let words = Set(today.words.map(\.lesson))
      let open = seen.filter { !isFinished($0, before: day) }
      if day.minutes >= Self.leastForWords, words.isEmpty, let list = open.map(\.rawValue).min() {
        faults.append("day \(day.number): \(list) did not go on")
      }
      seen.formUnion(words)
      for item in today.items where item.isNew {
        guard let list = item.traits.id.lesson.wordList, book.words[list] != nil else { continue }
        guard !seen.contains(list), list.level == habits.level else { continue }
        faults.append("day \(day.number): \(item.traits.id) came before its words")
      }
    }
    return faults
  }

  private func isFinished(_ list: LessonID, before day: LivedDay) -> Bool {
    days.contains { $0.number < day.number && record($0).finished.contains(list) }
  }

  // MARK: The course

  /// New items or words on one of three study days, unless the reviews go very badly.
  private var courseFaults: [String] {
    var pause = 0
    var faults: [String] = []
    for (index, day) in days.enumerated() {
      let isNew = record(day).items.contains(where: \.isNew) || !record(day).words.isEmpty
      pause = isNew ? 0 : pause + 1
      guard pause >= Self.longestPause else { continue }
      let old = days[max(0, index - 5)...index].flatMap { record($0).items }.filter { !$0.isNew }
      let right = old.count(where: \.isRight)
      if right * 100 >= old.count * 65 {
        faults.append("day \(day.number): nothing new of the course for \(pause) study days")
      }
    }
    return faults
  }

  // MARK: Mistakes

  private var returnFaults: [String] {
    days.indices.flatMap { index in
      record(days[index]).items.enumerated().filter { $0.element.isMistake }
        .flatMap { place, item in returnFaults(of: item, at: place, index) }
    }
  }

  private func returnFaults(of item: DayRecord.Item, at place: Int, _ index: Int) -> [String] {
    let tags = item.traits.tags
    guard !tags.isEmpty else { return [] }
    let name = "day \(days[index].number): \(item.traits.id) was wrong, and none of its points came"
    var faults: [String] = []
    let rest = record(days[index]).items.dropFirst(place + 1)
    // Ten more items leave time for it, as far as no earlier mistake waits.
    if rest.count > 10, !rest.contains(where: { $0.shares(tags) }), !rest.allSatisfy(\.isReturn) {
      faults.append("\(name) again that day")
    }
    if index + 1 < days.count, !isBack(tags, on: index + 1) {
      faults.append("\(name) on the next study day")
    }
    let week = days.firstIndex { $0.number >= days[index].number + Self.week }
    if let week, week > index + 1, !isBack(tags, on: week), !isEnded(tags, index + 1..<week) {
      faults.append("\(name) after a week")
    }
    return faults
  }

  /// What was right at the first try on two study days rests for two weeks, unless a mistake on one
  /// of its points brings it back.
  private var restingFaults: [String] {
    var faults: [String] = []
    var right: [ItemID: Set<Int>] = [:]
    var last: [ItemID: Int] = [:]
    for day in days {
      for item in record(day).items {
        let id = item.traits.id
        if let before = last[id], right[id, default: []].count >= 2, item.isFading,
          day.number - before < 2 * Self.week
        {
          faults.append("day \(day.number): \(id) was known on day \(before) and came again")
        }
        if !item.isRight { right[id] = [] }
        guard item.isRight else { continue }
        right[id, default: []].insert(day.number)
        last[id] = day.number
      }
    }
    return faults
  }

  /// Whether one of the points was asked on a day, or the day was full of mistakes.
  private func isBack(_ tags: [GrammarTag], on index: Int) -> Bool {
    let items = record(days[index]).items
    return items.contains { $0.shares(tags) } || items.count { $0.isReturn } * 10 >= items.count * 8
  }

  /// Whether two answers of other days were right at the first try but for the keyboard, which ends
  /// a mistake, or a new mistake began its days again.
  private func isEnded(_ tags: [GrammarTag], _ range: Range<Int>) -> Bool {
    let items = range.flatMap { record(days[$0]).items }.filter { $0.shares(tags) }
    return items.count { !$0.isMistake } >= 2 || items.contains(where: \.isMistake)
  }
}

extension LivedDay.Step {
  var isOnCards: Bool { self == .card || self == .page || self == .word }
}

extension LessonID {
  /// The word list of the lesson's unit.
  fileprivate var wordList: LessonID? {
    guard let level, let unit else { return nil }
    return LessonID(rawValue: "\(level.folder)-u\(unit)-\(Skill.vocabulary.rawValue)")
  }
}
