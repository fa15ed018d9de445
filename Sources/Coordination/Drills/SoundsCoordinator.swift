import Curriculum
package import Drills
import Scoring
import Turkish

/// Pairs of words that differ in one sound, without an end: one is heard and chosen, or said.
///
/// A right answer is followed by the next pair at once; any other mark stays until the learner goes on.
package struct SoundsCoordinator: Sendable {
  package let opened: OpenedSounds
  package private(set) var item: SoundItem
  /// Whether words are said; otherwise they are heard.
  package private(set) var isSaying: Bool
  /// Whether the learner has said the sentence unheard and is to rate it.
  package private(set) var isRating = false
  /// The mark that is shown; nil while an answer is awaited.
  package private(set) var mark: SoundMark?
  package let allowsRating: Bool
  private var tallies: [GrammarTag: SoundTally]
  private var set: SoundSet
  private var given: [Given] = []
  private var askedAt: Int64
  private var count = 0
  /// The number of recordings, which tells a transcript that comes too late.
  private var attempt = 1

  /// An answer with what is needed to take it back.
  private struct Given: Sendable {
    let answer: DrillAnswer
    let item: SoundItem
    let before: SoundTally
  }

  init?(_ opened: OpenedSounds, allowsRating: Bool, at time: Int64) {
    var set = opened.set
    guard let item = set.next(isSaid: opened.request.isSaying) else { return nil }
    self.opened = opened
    self.item = item
    self.set = set
    self.allowsRating = allowsRating
    isSaying = opened.request.isSaying
    tallies = opened.tallies
    askedAt = time
  }

  /// The result so far.
  package var summary: SoundSummary { SoundSummary(given.map(\.answer)) }

  /// The answers to the contrast of the pair, those of earlier sittings too.
  package var tally: SoundTally { tallies[tag] ?? SoundTally() }

  package var canUndo: Bool { !given.isEmpty }

  /// Whether the words can be heard instead of said, or said instead of heard.
  package var canTurn: Bool { isSaying || set.canBeSaid }

  private var tag: GrammarTag { SoundTally.tag(of: item.pair.contrast, isSaid: isSaying) }

  /// Plays the word that is to be told from the other; nothing while words are said.
  var opening: [Effect] {
    isSaying ? [] : [.playPair(said: item.word.text, other: item.other.text)]
  }

  mutating func handle(_ intent: Intent, at time: Int64) -> [Effect] {
    switch intent {
    case .undo: return undo(at: time)
    case .play: return [.pronounce(Pronunciation(isSaying ? item.sentence : item.word.text))]
    case _ where mark != nil: return handle(intent, atMarkAt: time)
    case .otherWay where canTurn: return turn(at: time)
    case .skip: return advance(at: time)
    case .choose(let place) where isRating: return rate(place, at: time)
    case _ where isRating: return [.say(.unclear)]
    case .choose(let place) where !isSaying: return choose(place, at: time)
    case .listen where isSaying:
      return [.listen(item: id, attempt: attempt, sentence: item.sentence)]
    case .submit(let text) where isSaying: return submit(text, at: time)
    default: return [.say(.unclear)]
    }
  }

  private mutating func handle(_ intent: Intent, atMarkAt time: Int64) -> [Effect] {
    switch intent {
    case .next: return advance(at: time)
    case .choose(let place) where item.pair.words.indices.contains(place):
      return [.pronounce(Pronunciation(item.pair.words[place].text))]
    case .playMine: return [mark?.isRecorded == true ? .playMine : .say(.unclear)]
    default: return [.say(.unclear)]
    }
  }

  /// Goes on after the word of a pair was played; nil if it can't be, and nothing else can be done.
  mutating func handle(_ play: PairPlay, at time: Int64) -> [Effect]? {
    guard !isSaying, mark == nil else { return [] }
    switch play {
    case .heard:
      askedAt = time
      return []
    case .alike:
      set.leaveOut(item.pair)
      guard let item = set.next(isSaid: false) else { return nil }
      ask(item, at: time)
      return opening
    case .failed: return nil
    }
  }

  /// Judges what a recogniser understood.
  mutating func handle(_ heard: Heard, item: ItemID, attempt: Int, at time: Int64) -> [Effect] {
    guard isSaying, !isRating, mark == nil, item == id, attempt == self.attempt else { return [] }
    self.attempt += 1
    guard let transcript = heard.transcript, !transcript.isBlank else {
      return [.say(.nothingHeard)]
    }
    return judge(transcript, isRecorded: heard.isRecorded, at: time)
  }

  private var id: ItemID {
    ItemID(lesson: LessonID(rawValue: "sounds"), item: item.word.text)
  }

  private mutating func choose(_ place: Int, at time: Int64) -> [Effect] {
    guard item.pair.words.indices.contains(place) else {
      return [.say(.optionOutOfRange(count: item.pair.words.count))]
    }
    let answer = item.pair.words[place].text
    return keep(answer, passed: place == item.place, isRecorded: false, at: time)
  }

  private mutating func submit(_ text: String, at time: Int64) -> [Effect] {
    guard text.isBlank else { return judge(text, isRecorded: false, at: time) }
    guard allowsRating else { return [.say(.nothingHeard)] }
    isRating = true
    return [.pronounce(Pronunciation(item.sentence).ifHeard)]
  }

  private mutating func judge(
    _ transcript: String,
    isRecorded: Bool,
    at time: Int64
  ) -> [Effect] {
    switch PairHearing(of: transcript, word: item.word.text, other: item.other.text) {
    case .word: return keep(item.word.text, passed: true, isRecorded: isRecorded, at: time)
    case .other: return keep(item.other.text, passed: false, isRecorded: isRecorded, at: time)
    case .neither: return [.say(.neitherHeard(transcript))]
    }
  }

  private mutating func rate(_ place: Int, at time: Int64) -> [Effect] {
    guard let rating = SelfRating(rawValue: place) else {
      return [.say(.optionOutOfRange(count: SelfRating.allCases.count))]
    }
    guard rating != .again else {
      set.askAgain(item)
      return advance(at: time)
    }
    return keep(item.word.text, passed: true, isRecorded: false, at: time)
  }

  private mutating func keep(
    _ text: String,
    passed: Bool,
    isRecorded: Bool,
    at time: Int64
  ) -> [Effect] {
    let answer = DrillAnswer(
      id: "\(opened.session).\(count)",
      tag: tag,
      word: item.word.text,
      form: item.word.text,
      answer: text,
      speed: 1,
      passed: passed,
      isInTime: passed,
      category: nil,
      milliseconds: max(0, Int(time - askedAt)),
      time: time
    )
    count += 1
    given.append(Given(answer: answer, item: item, before: tally))
    tallies[tag, default: SoundTally()].add(passed: passed)
    isRating = false
    guard !passed else {
      return [.keepDrill(answer), .say(.rightSound(item.word))] + advance(at: time)
    }
    set.askAgain(item)
    mark = SoundMark(item: item, isSaid: isSaying, isRecorded: isRecorded)
    return [.keepDrill(answer)]
  }

  private mutating func advance(at time: Int64) -> [Effect] {
    ask(set.next(isSaid: isSaying) ?? item, at: time)
    return opening
  }

  private mutating func ask(_ item: SoundItem, at time: Int64) {
    self.item = item
    askedAt = time
    mark = nil
    isRating = false
    attempt += 1
  }

  /// Lets the learner say the words instead of hearing them, or hear instead of saying.
  private mutating func turn(at time: Int64) -> [Effect] {
    isSaying.toggle()
    return advance(at: time)
  }

  /// Takes the last answer back and asks its pair again, as it was asked.
  private mutating func undo(at time: Int64) -> [Effect] {
    guard let last = given.popLast() else { return [.say(.nothingToUndo)] }
    tallies[last.answer.tag] = last.before
    isSaying = last.answer.tag == SoundTally.tag(of: last.item.pair.contrast, isSaid: true)
    ask(last.item, at: time)
    return [.takeBackDrill(last.answer.id), .say(.undone(answer: last.answer.answer))] + opening
  }
}

/// Pairs of sounds.
extension AppCoordinator {
  mutating func handle(
    _ intent: Intent,
    in sounds: SoundsCoordinator,
    at time: Int64
  ) -> [Effect] {
    if intent == .back { return leaveSounds(sounds) }
    var sounds = sounds
    let effects = sounds.handle(intent, at: time)
    replaceTop(.sounds(sounds))
    return effects
  }

  mutating func begin(_ opened: OpenedSounds, at time: Int64) -> [Effect] {
    guard
      let sounds = SoundsCoordinator(opened, allowsRating: allowsRating, at: time)
    else { return [] }
    push(.sounds(sounds))
    return sounds.opening
  }

  /// Goes on after a word of a pair was played, or leaves the place if it can't be.
  mutating func handle(_ play: PairPlay, at time: Int64) -> [Effect] {
    guard case .sounds(var sounds) = place else { return [] }
    let effects = sounds.handle(play, at: time)
    replaceTop(.sounds(sounds))
    return effects ?? leaveSounds(sounds, isAlike: play == .alike)
  }

  /// Passes a transcript to the pair that is said; nil elsewhere.
  mutating func hear(
    inSounds heard: Heard,
    item: ItemID,
    attempt: Int,
    at time: Int64
  ) -> [Effect]? {
    guard case .sounds(var sounds) = place else { return nil }
    let effects = sounds.handle(heard, item: item, attempt: attempt, at: time)
    replaceTop(.sounds(sounds))
    return effects
  }

  private mutating func leaveSounds(
    _ sounds: SoundsCoordinator,
    isAlike: Bool = false
  ) -> [Effect] {
    let summary = sounds.summary
    return (summary.answers > 0 ? [.say(.sounds(summary))] : [])
      + (isAlike ? [.say(.allAlike)] : []) + pop()
  }
}
