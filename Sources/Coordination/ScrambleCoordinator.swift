package import Cards
import Turkish

/// The word game: the learner makes words from the letters of a root.
///
/// A word counts if it is new, possible and real; an effect looks up whether it is real.
package struct ScrambleCoordinator: Sendable {
  package let game: OpenedGame
  package private(set) var phase = Phase.playing
  package private(set) var made: [MadeWord] = []
  /// The number of typed words, including those that did not count.
  package private(set) var attempts = 0
  /// The word for which evidence is awaited.
  private var pending: Pending?
  /// The word for which a draft is awaited.
  private var drafting: String?
  private var hints = 0
  private var best: Int

  /// The phase of a round.
  package enum Phase: Sendable, Equatable {
    case playing
    case over
    /// After the end, the learner is asked which word should become a card.
    case naming
    /// The learner is asked for the meaning of the word on this card.
    case meaning(CardEntry, isOver: Bool)
  }

  private struct Pending: Sendable {
    let letters: GameLetters
    let typed: String
  }

  /// The largest number of missed words in the summary.
  private static let mostMissed = 6

  init(_ game: OpenedGame) {
    self.game = game
    best = game.best
  }

  package var score: Int { made.reduce(0) { $0 + $1.points } }

  /// Whether the round has not ended.
  package var isPlaying: Bool {
    switch phase {
    case .playing, .meaning(_, isOver: false): true
    case .over, .naming, .meaning(_, isOver: true): false
    }
  }

  /// The result of the round so far.
  package var summary: GameSummary {
    let missed = self.missed
    return GameSummary(
      title: game.title,
      made: made,
      formerBest: game.best,
      missed: Array(missed.prefix(Self.mostMissed)),
      furtherCount: max(0, missed.count - Self.mostMissed),
      meaning: game.meaning
    )
  }

  /// The words that were not made yet, the best first.
  private var missed: [GameWord] {
    let known = Set(made.map(\.word))
    return game.words.filter { !known.contains($0.word) }.sorted(by: GameWord.isBetter)
  }

  mutating func handle(_ intent: Intent) -> [Effect] {
    switch (intent, phase) {
    case (.submit(let text), .playing): submit(text)
    case (.hint, .playing): hint()
    case (.endRound, .playing): end()
    case (.addCard(let text), _), (.submit(let text), .naming): add(text)
    case (.submit(let text), .meaning(let entry, let isOver)):
      keep(entry, meaning: text, isOver: isOver)
    default: [.say(.unclear)]
    }
  }

  /// Leaves a question about a card; returns false if there is none.
  mutating func stepBack() -> Bool {
    switch phase {
    case .naming, .meaning(_, isOver: true): phase = .over
    case .meaning(_, isOver: false): phase = .playing
    case .playing, .over: return false
    }
    return true
  }

  private mutating func end() -> [Effect] {
    phase = .over
    pending = nil
    return []
  }

  private mutating func submit(_ text: String) -> [Effect] {
    let typed = text.trimmed
    guard !typed.isEmpty else { return [.say(.emptyWord)] }
    attempts += 1
    let letters = GameLetters(typed)
    if let refusal = WordVerdict.Refusal(letters, root: game.root, made: made) {
      return [.say(.word(.refused(typed, refusal), root: game.title))]
    }
    guard let letters else { return [] }
    pending = Pending(letters: letters, typed: typed)
    return [.lookUp(typed)]
  }

  /// Receives the evidence on a word; evidence on a word that is not awaited is dropped.
  mutating func receive(_ evidence: WordEvidence, word: String, at time: Int64) -> [Effect] {
    guard let pending, pending.typed == word else { return [] }
    self.pending = nil
    let verdict = WordVerdict(pending.letters, typed: pending.typed, evidence)
    let announcement = Effect.say(.word(verdict, root: game.title))
    guard case .counted(let word) = verdict else { return [announcement] }
    made.append(word)
    guard score > best else { return [announcement] }
    best = score
    let record = GameBest(root: game.root.word, score: score, words: made.count, time: time)
    return [.keepBest(record), announcement]
  }

  /// Gives the length and the first letter of the next word that can be made.
  private mutating func hint() -> [Effect] {
    let missed = missed
    guard !missed.isEmpty else { return [.say(.allMade)] }
    let word = missed[hints % missed.count]
    hints += 1
    return [.say(.wordHint(word))]
  }

  /// Requests a card for a word of this round; without a name, for the last word made.
  private mutating func add(_ text: String) -> [Effect] {
    let name = text.trimmed
    if name.isEmpty, phase == .over {
      phase = .naming
      return []
    }
    _ = stepBack()
    if name.isEmpty, phase == .over { return [] }
    guard let word = headword(of: name) else { return [.say(.notMade(name))] }
    drafting = word
    return [.draftCard(word)]
  }

  /// Returns the dictionary form of a word that was made or, after the end, that was missed.
  private func headword(of name: String) -> String? {
    if name.isEmpty { return made.last?.headword }
    guard let letters = GameLetters(name) else { return nil }
    if let word = made.first(where: { $0.word == letters.word }) { return word.headword }
    if let word = made.first(where: { GameLetters($0.headword) == letters }) {
      return word.headword
    }
    return isPlaying ? nil : missed.first { $0.word == letters.word }?.headword
  }

  /// Receives a draft: adds the card, reports that it exists, or asks for its meaning.
  mutating func receive(_ draft: CardDraft) -> [Effect] {
    guard drafting == draft.entry.word else { return [] }
    drafting = nil
    if draft.isKnown { return [.say(.knownCard(word: draft.entry.word, draft.entry.meaning))] }
    if draft.entry.meaning.isEmpty {
      phase = .meaning(draft.entry, isOver: !isPlaying)
      return []
    }
    return Self.adding(draft.entry)
  }

  private mutating func keep(_ entry: CardEntry, meaning: String, isOver: Bool) -> [Effect] {
    phase = isOver ? .over : .playing
    guard !meaning.isBlank else { return [.say(.cardLeft(word: entry.word))] }
    var entry = entry
    entry.meaning = meaning.trimmed
    return Self.adding(entry)
  }

  private static func adding(_ entry: CardEntry) -> [Effect] {
    [.addCard(entry), .say(.addedCard(word: entry.word, entry.meaning))]
  }
}
