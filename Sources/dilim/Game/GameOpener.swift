import Cards
import Coordination
import Curriculum
import Screens
import Storage
import TextSafety

/// Opens rounds of the word game, looks words up and makes cards of them.
final class GameOpener {
  private let library: CourseLibrary
  private let record: Record
  private let world: World
  /// Started in the first round; nil if hunspell can't be started.
  private lazy var speller = SpellChecker()
  private lazy var entries = readEntries()
  private lazy var dictionary = GameDictionary(
    course: entries.map(\.entry),
    lexicon: library.lexicon
  )

  init(library: CourseLibrary, record: Record, world: World) {
    self.library = library
    self.record = record
    self.world = world
  }

  func open(_ request: GameRequest) throws(Failure) -> OpenedGame {
    var request = request
    let profile = try record.profile()
    let level = request.level ?? profile?.level ?? .a1
    request.level = level
    let seed = request.seed ?? world.random()
    request.seed = seed
    let met = try metWords()
    guard let title = request.root ?? root(level, met, seed: seed, round: request.round),
      let root = GameLetters(title)
    else {
      throw .usage(Wording.notAGameWord(request.root ?? ""))
    }
    // Starts hunspell, which loads its dictionary while the learner reads the letters.
    _ = speller
    let words = words(from: root, level, met)
    guard !words.isEmpty else {
      throw .usage(Wording.noGameWords(of: "\(title)"))
    }
    let best = try record.reading { (store) throws(DatabaseError) in
      try store.games.best(withRoot: root.word)
    }
    var game = OpenedGame(
      request: request,
      root: root,
      title: CardEntry.folded(title),
      words: words,
      best: (best ?? nil)?.score ?? 0
    )
    game.meaning = meaning(of: title)
    return game
  }

  /// The words of the course that the learner was asked.
  private func metWords() throws(Failure) -> Set<String> {
    guard let items = try record.progress()?.items else { return [] }
    let asked = Set(items.keys.map { "\($0)" })
    return Set(entries.lazy.map(\.entry).filter { asked.contains($0.id) }.map(\.word))
  }

  /// The meaning on the learner's own card, else that of the course or of the bilingual lexicon.
  private func meaning(of word: String) -> String {
    let own = try? record.reading { (store) throws(DatabaseError) in
      try store.cards.entries(ofWord: word)
    }
    let card = own?.first.map { GameDictionary.first(of: $0.entry.meaning) } ?? ""
    return card.isEmpty ? dictionary.meaning(of: word) : card
  }

  /// Looks a word up in the lexicon and asks hunspell, for its typed and its dictionary form.
  func evidence(on word: String) -> WordEvidence {
    guard let letters = GameLetters(word) else {
      return WordEvidence(lexicon: .unknown, isSpelt: nil)
    }
    let entry = WordEvidence.Entry(letters)
    var isSpelt = speller?.knows(CardEntry.folded(word))
    if isSpelt == false, case .dictionary(let headword) = entry, headword != letters.word {
      isSpelt = speller?.knows(headword)
    }
    let meaning =
      switch entry {
      case .dictionary(let headword), .form(of: let headword): meaning(of: headword)
      case .name, .unknown: ""
      }
    return WordEvidence(lexicon: entry, isSpelt: isSpelt, meaning: meaning)
  }

  /// Drafts a card for a word, with the texts of the course if it teaches the word.
  func draft(_ word: String) throws(Failure) -> CardDraft {
    let known = try record.reading { (store) throws(DatabaseError) in
      try store.cards.entries(ofWord: word)
    }
    if let first = known?.first {
      var entry = first.entry
      entry.word = word
      return CardDraft(entry: entry, isKnown: true)
    }
    let folded = CardEntry.folded(word)
    var entry =
      entries.first { $0.entry.foldedWord == folded }?.entry
      ?? CardEntry(id: "", word: word, meaning: "", created: 0)
    entry.id = world.newID()
    entry.word = word
    entry.created = world.now()
    return CardDraft(entry: entry, isKnown: false)
  }

  /// Chooses a root of the level, else of lower levels, then of higher ones, else an everyday word.
  private func root(_ level: Level, _ met: Set<String>, seed: UInt64, round: Int) -> String? {
    let levels =
      Level.allCases.filter { $0 <= level }.reversed()
      + Level.allCases.filter { $0 > level }
    for level in levels {
      let words = entries.filter { $0.level == level }.map(\.entry.word)
      if let root = GameRoots.root(from: words, met: met, seed: seed, round: round) {
        return root
      }
    }
    return GameRoots.root(from: GameRoots.everydayWords, seed: seed, round: round)
  }

  /// The words that can be made, with their meanings; words that the course teaches later than at
  /// the level count as common.
  private func words(
    from root: GameLetters,
    _ level: Level,
    _ met: Set<String>
  ) -> [GameWord] {
    let taught = Set(entries.filter { $0.level <= level }.map(\.entry.word))
    let later = Set(entries.map(\.entry.word))
    return GameWord.all(from: root).map { word in
      var word = word
      word.meaning = dictionary.meaning(of: word.headword)
      word.nearness =
        met.contains(word.headword) ? .met : taught.contains(word.headword) ? .taught : .unknown
      word.isCommon = word.isCommon || later.contains(word.headword)
      return word
    }
  }

  /// A word of the course and its level.
  private struct Taught {
    let level: Level
    let entry: CardEntry
  }

  /// Reads the words of the course in teaching order; unreadable lessons are skipped.
  private func readEntries() -> [Taught] {
    let course = CourseDecks(library: library, now: world.now())
    return course.ids.flatMap { id -> [Taught] in
      guard let contents = try? course.contents(of: id) else { return [] }
      let level = LessonID(rawValue: "\(id)-vocabulary").level ?? .a1
      return contents.entries.map { Taught(level: level, entry: $0) }
    }
  }
}
