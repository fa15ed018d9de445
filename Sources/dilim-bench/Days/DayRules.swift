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
    return faults + others.map { "\(habits.name), \($0)" }
  }

  private func record(_ day: LivedDay) -> DayRecord.Day { record.days[day.number] ?? .init() }

  // MARK: Time

  private func timeFaults(_ day: LivedDay) -> [String] {
    var faults: [String] = []
    let used = day.answers * seconds
    if used * 100 > day.minutes * 60 * 120 {
      faults.append("\(used / 60) min \(used % 60) s of \(day.minutes) minutes")
    }
    let cards = day.cardAnswers * seconds
    // Where the course has nothing to ask before its words, they take more.
    if cards * 100 > day.minutes * 60 * 40 + Self.group * seconds * 100,
      record(day).words.isEmpty
    {
      faults.append("cards and words took \(cards / 60) of \(day.minutes) minutes")
    }
    return faults
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
    let away = index > 0 ? day.number - days[index - 1].number - 1 : 0
    if away >= Self.week {
      if !day.wasWelcomed { faults.append("no welcome after \(away) days") }
      if day.minutes >= habits.minutes && habits.minutes > 5 { faults.append("no shorter day") }
    }
    return faults
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
        let later = days[index...]
        if later.count > Self.longestPause,
          !later.contains(where: { record($0).decks.contains(list) })
        {
          faults.append("day \(day.number): the deck of \(list) was never begun")
        }
      }
    }
    for (list, words) in record.answeredWords where words.count < book.words[list]?.count ?? 0 {
      let last = days.lastIndex { !record($0).words.filter { $0.lesson == list }.isEmpty } ?? 0
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

  /// Whether one of the points was asked on a day, or the day was full of mistakes.
  private func isBack(_ tags: [GrammarTag], on index: Int) -> Bool {
    let items = record(days[index]).items
    return items.contains { $0.shares(tags) } || items.count { $0.isReturn } * 10 >= items.count * 8
  }

  /// Whether two answers of other days were right at the first try, which ends a mistake, or a new
  /// mistake began its days again.
  private func isEnded(_ tags: [GrammarTag], _ range: Range<Int>) -> Bool {
    let items = range.flatMap { record(days[$0]).items }.filter { $0.shares(tags) }
    return items.count(where: \.isRight) >= 2 || items.contains(where: \.isMistake)
  }
}

extension LessonID {
  /// The word list of the lesson's unit.
  fileprivate var wordList: LessonID? {
    guard let level, let unit else { return nil }
    return LessonID(rawValue: "\(level.folder)-u\(unit)-\(Skill.vocabulary.rawValue)")
  }
}
