import Cards
import Memory
import Screens
import Storage
import TextSafety

/// The actions of `dilim cards optimize` and `dilim cards simulate`.
struct FitActions {
  private let invocation: Invocation
  private let record: Record
  private let names: DeckNames
  private let today: StudyDay

  init(_ actions: CardActions) {
    invocation = actions.invocation
    record = actions.record
    names = actions.names
    today = actions.today
  }

  /// A deck with the answers to its cards.
  private struct Answered {
    var deck: Deck
    var cards: [ScheduleChange.Card]

    var log: FitLog { FitLog(cards.map(\.records)) }
    var parameters: FSRSParameters { deck.settings.scheduler.fsrs.parameters }
  }

  /// Fits the parameters to the answers in one deck, or in all decks that FSRS schedules.
  func optimize(_ words: [String]) throws(Failure) {
    let decks = try chosen(words)
    let log = FitLog(decks.flatMap { $0.cards.map(\.records) })
    let current = Set(decks.map(\.parameters))
    let outcome = ParameterFit().fit(
      log,
      current: current.count == 1 ? decks[0].parameters : .standard
    )
    for line in FitReport(outcome, log).lines { try invocation.printWrapped(line) }
    guard outcome.isChange else { return }
    let better = decks.filter { deck in
      guard deck.parameters != outcome.parameters else { return false }
      let log = deck.log
      guard let after = log.logLoss(outcome.parameters), let before = log.logLoss(deck.parameters)
      else { return true }
      return after < before
    }
    for deck in decks where !better.contains(where: { $0.deck.id == deck.deck.id }) {
      try invocation.printWrapped(Wording.keepsParameters(deck.deck.title))
    }
    guard !better.isEmpty else { return }
    try apply(outcome.parameters, to: better)
  }

  /// Shows for each deck what the parameters would change, and sets them if the learner agrees.
  private func apply(_ parameters: FSRSParameters, to decks: [Answered]) throws(Failure) {
    var changed: [Deck] = []
    for answered in decks {
      var deck = answered.deck
      deck.settings.scheduler.fsrs = deck.settings.scheduler.fsrs.with(parameters: parameters)
      let change = try record.change(of: deck, answered.cards, on: today)
      changed.append(deck)
      guard !change.outcomes.isEmpty else { continue }
      try invocation.printWrapped("\(title(deck)):")
      for line in ScheduleTable(change, today: today).lines { try invocation.printWrapped(line) }
    }
    if invocation.has(.rehearse) { return }
    let count = Wording.count(decks.count, "deck")
    guard try Confirmation.ask(Wording.useParameters(for: "\(count)"), invocation) else { return }
    for deck in changed { try record.reschedule(deck, on: today) }
    try invocation.printWrapped(Wording.parametersChanged(of: "\(count)"))
  }

  /// The named deck, or all decks that FSRS schedules.
  private func chosen(_ words: [String]) throws(Failure) -> [Answered] {
    let named = try name(in: words, for: "optimize").map { (name) throws(Failure) in
      try names.deck(name)
    }
    if let named, named.settings.scheduler.algorithm != .fsrs {
      let scheduler = named.settings.scheduler.algorithm.rawValue
      throw .usage(Wording.nothingToFit(named.title, scheduler: scheduler))
    }
    var decks: [Deck] = []
    if let named {
      decks = [named]
    } else {
      decks = try record.decks().filter { $0.settings.scheduler.algorithm == .fsrs }
    }
    guard !decks.isEmpty else { throw .usage(Wording.noDeckOnFSRS) }
    var answered: [Answered] = []
    for deck in decks {
      let cards = try record.reading { (store) throws(DatabaseError) in
        try store.decks.logs(inDeck: deck.id)
      }
      answered.append(Answered(deck: deck, cards: cards ?? []))
    }
    return answered
  }

  /// Simulates each scheduler with two models of a learner.
  func simulate(_ words: [String]) throws(Failure) {
    let deck = try name(in: words, for: "simulate").map { (name) throws(Failure) in
      try names.deck(name)
    }
    let fsrs = deck?.settings.scheduler.fsrs ?? FSRS()
    let count = try invocation.number(.cardCount, in: 1...100_000) ?? 1_000
    let days = try invocation.number(.days, in: 1...3_650) ?? 365
    let seed = try invocation.number(.seed, in: 0...UInt64.max) ?? 1
    let learners: [(SafeText, Learner)] = [
      (Wording.fsrsLearner, .fsrs(fsrs.parameters)),
      (Wording.halfLifeLearner, .halfLife(first: 4)),
    ]
    for (name, learner) in learners {
      let simulation = Simulation(learner: learner, cards: count, days: days, seed: seed)
      let comparison = SchedulerComparison(simulation, fsrs: fsrs)
      if invocation.has(.json) {
        for line in SimulationLine.all(of: comparison, learner: learner) {
          try invocation.print(try JSONLine.encoded(line))
        }
      } else {
        try invocation.printWrapped(Wording.simulated(name, cards: count, days: days))
        for line in SimulationTable(comparison).lines { try invocation.printWrapped(line) }
      }
    }
  }

  /// The deck named by the argument or by `--deck`.
  private func name(in words: [String], for action: String) throws(Failure) -> String? {
    guard words.count <= 1 else { throw .usage(Wording.oneDeckAtMost(for: action)) }
    return words.first ?? invocation.value(.deck)
  }

  private func title(_ deck: Deck) -> String { SafeText(deck.title).line }
}

extension Record {
  /// Computes how new settings of a deck would reschedule its cards.
  func change(
    of deck: Deck,
    _ cards: [ScheduleChange.Card],
    on today: StudyDay
  ) throws(Failure) -> ScheduleChange {
    let asked = try reading { (store) throws(DatabaseError) in
      try store.due.asked(on: today).due[deck.id]
    }
    return ScheduleChange(of: deck, cards, asked: (asked ?? nil) ?? 0, on: today)
  }

  /// Saves the settings of a deck and reschedules its cards by their answers.
  func reschedule(_ deck: Deck, on today: StudyDay) throws(Failure) {
    try writing { (store) throws(DatabaseError) in
      let asked = try store.due.asked(on: today).due[deck.id] ?? 0
      try store.decks.update(deck) {
        ScheduleChange(of: deck, $0, asked: asked, on: today).outcomes
      }
    }
  }
}

extension ScheduleChange {
  fileprivate init(of deck: Deck, _ cards: [Card], asked: Int, on today: StudyDay) {
    let limit = deck.settings.reviewLimit
    self.init(
      cards,
      to: deck.settings.scheduler.scheduler,
      on: today,
      leftToday: max(0, limit - asked),
      limit: limit
    )
  }
}
