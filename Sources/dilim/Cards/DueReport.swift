import Cards
import Coordination
import Memory
import Screens
import Storage
import TextSafety

/// The due cards of all decks; the property names are the keys of its JSON.
struct DueReport: Encodable {
  struct Deck: Encodable {
    let id: String
    let title: String
    let due: Int
    let new: Int
    /// Days until the next card beyond what is due now.
    let days: Int?
    /// The number of cards that are due but exceed the daily limits.
    let waiting: Int
    /// Days until the backlog is worked off; nil without one, or for more than a year.
    let clearIn: Int?
    /// Not in the JSON, like the two properties after it.
    let backlog: Backlog?
    /// The end of the next learning step, in Unix seconds.
    let nextStep: Int64?
    /// The number of cards held back by the limit for all decks together.
    let heldBack: Int

    private enum CodingKeys: String, CodingKey {
      case id, title, due, new, days, waiting
      case clearIn = "clear_in"
    }
  }

  let schema = 1
  let due: Int
  let new: Int
  /// The number of cards that are due but exceed the daily limits.
  let waiting: Int
  /// Days until the backlog is worked off; nil without one, or for more than a year.
  let clearIn: Int?
  let decks: [Deck]
  /// Not in the JSON, like the two properties after it.
  private let nextStep: Int64?
  private let backlog: Backlog?
  private let now: Moment

  private enum CodingKeys: String, CodingKey {
    case schema, due, new, waiting, decks
    case clearIn = "clear_in"
  }

  init(_ invocation: Invocation) throws(Failure) {
    now = invocation.moment
    let record = Record(path: try invocation.folders.record)
    let limits = invocation.dayLimits
    invocation.beginReadLists(in: record)
    let all = try Self.decks(in: record, at: now, invocation.dayClock, within: limits)
    decks = all.sorted { ($0.due + $0.new == 0 ? 1 : 0) < ($1.due + $1.new == 0 ? 1 : 0) }
    nextStep = all.compactMap(\.nextStep).min()
    due = all.reduce(0) { $0 + $1.due }
    new = all.reduce(0) { $0 + $1.new }
    let heldBack = try Self.backlog(of: all, in: record, at: now, within: limits)
    backlog = Backlog(all.compactMap(\.backlog) + (heldBack.map { [$0] } ?? []))
    waiting = backlog?.waiting ?? 0
    clearIn = backlog?.clearOn.map { [now] in $0 - now.day }
  }

  /// The due cards of each deck, in the order in which decks were added to the record.
  static func decks(
    in record: Record,
    at moment: Moment,
    _ clock: DayClock,
    within limits: DayLimits
  ) throws(Failure) -> [Deck] {
    let decks = try record.reading { (store) throws(DatabaseError) in
      let asked = try store.due.asked(on: moment.day)
      var decks: [Deck] = []
      for tally in try store.due.tallies(at: moment, within: limits) {
        guard let deck = try store.decks.find(id: tally.deck) else { continue }
        let outlook = try store.due.outlook(
          ofDeck: deck,
          on: moment.day,
          asking: (tally.due - tally.learning, tally.new),
          within: limits,
          asked: asked
        )
        decks.append(Deck(tally, next: outlook.nextDay, outlook.backlog, on: moment.day, clock))
      }
      return decks
    }
    return decks ?? []
  }

  /// The backlog of cards that the limit for all decks together holds back.
  private static func backlog(
    of decks: [Deck],
    in record: Record,
    at moment: Moment,
    within limits: DayLimits
  ) throws(Failure) -> Backlog? {
    let count = decks.reduce(0) { $0 + $1.heldBack }
    guard count > 0 else { return nil }
    let backlog = try record.reading { (store) throws(DatabaseError) in
      try store.due.backlog(
        of: try store.decks.all(),
        heldBack: count,
        on: moment.day,
        within: limits,
        asked: try store.due.asked(on: moment.day)
      )
    }
    return backlog ?? nil
  }

  /// The number of due cards and the backlog, as sentences.
  var summary: [SafeText] {
    [sentence] + (backlog.map { ["\(Wording.sentence(for: $0))"] } ?? [])
  }

  var sentence: SafeText {
    if due + new == 0 {
      return Wording.nothingDue(decks.compactMap(\.days).min().map { wait($0, nextStep) })
    }
    return "\(Wording.sentence(for: Overview.Cards(due: due, new: new))): dilim review"
  }

  var lines: [SafeText] {
    if decks.isEmpty { return [Wording.noDecksBegun] }
    return decks.map { deck in
      let cards = Overview.Cards(due: deck.due, new: deck.new)
      var state: SafeText =
        deck.due + deck.new > 0
        ? "\(Wording.sentence(for: cards))"
        : Wording.next(deck.days.map { wait($0, deck.nextStep) })
      if deck.waiting > 0 { state += ", " + Wording.waiting(deck.waiting) }
      return "\(deck.id)  \(deck.title): \(state)"
    }
  }

  /// The wait in days, or until a learning step of today.
  private func wait(_ days: Int, _ step: Int64?) -> SafeText {
    guard days == 0, let step else { return Wording.wait(days: days) }
    return Wording.wait("\(Wording.wait(.at(step), from: now))")
  }
}

extension DueReport.Deck {
  init(
    _ tally: DeckTally,
    next: StudyDay?,
    _ backlog: Backlog?,
    on day: StudyDay,
    _ clock: DayClock
  ) {
    id = tally.deck
    title = tally.title
    due = tally.due
    new = tally.new
    let step = tally.nextStep.map { max(0, clock.moment($0 * 1000).day - day) }
    days = [step, next.map { $0 - day }].compactMap(\.self).min()
    self.backlog = backlog
    nextStep = tally.nextStep
    heldBack = tally.heldBack
    waiting = (backlog?.waiting ?? 0) + heldBack
    clearIn = backlog?.clearOn.map { $0 - day }
  }
}
