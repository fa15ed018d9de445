import Curriculum

/// The coordinator of the present item, one case for each kind.
///
/// After a new case the compiler reports every switch that must handle it.
package enum Stage: Sendable {
  case reading(ReadingCoordinator)
  case listening(ListeningCoordinator)
  case writing(WritingCoordinator)
  case speaking(SpeakingCoordinator)

  init(
    item: PreparedItem,
    state: ItemState,
    opensPassage: Bool,
    allowsRating: Bool = false
  ) {
    switch item.kind {
    case .reading: self = .reading(ReadingCoordinator(item: item, showsText: opensPassage))
    case .listening:
      self = .listening(
        ListeningCoordinator(item: item, playsLeft: state.playsLeft, opensPassage: opensPassage)
      )
    case .writing: self = .writing(WritingCoordinator(item: item))
    case .speaking:
      self = .speaking(
        SpeakingCoordinator(
          item: item,
          attempt: state.verdicts.count + 1,
          allowsRating: allowsRating
        )
      )
    }
  }

  /// The present item.
  package var item: PreparedItem {
    switch self {
    case .reading(let stage): stage.item
    case .listening(let stage): stage.item
    case .writing(let stage): stage.item
    case .speaking(let stage): stage.item
    }
  }

  /// Returns the actions when the item is shown.
  func arrive() -> [StageAction] {
    switch self {
    case .listening(let stage): stage.arrive()
    case .reading, .writing, .speaking: []
    }
  }

  mutating func handle(_ intent: Intent) -> [StageAction] {
    switch self {
    case .reading(var stage):
      defer { self = .reading(stage) }
      return stage.handle(intent)
    case .writing(let stage): return stage.handle(intent)
    case .speaking(var stage):
      defer { self = .speaking(stage) }
      return stage.handle(intent)
    case .listening(var stage):
      defer { self = .listening(stage) }
      return stage.handle(intent)
    }
  }

  /// Counts a play of the item; only listening has plays.
  mutating func countPlay() {
    guard case .listening(var stage) = self else { return }
    stage.countPlay()
    self = .listening(stage)
  }

  func handle(heard: Heard, attempt: Int) -> [StageAction] {
    switch self {
    case .speaking(let stage): stage.handle(heard: heard, attempt: attempt)
    case .reading, .listening, .writing: []
    }
  }
}

/// An action that a stage requests from its lesson.
enum StageAction: Sendable {
  /// The item was answered and marked.
  case answered(Outcome, answer: String)
  case played
  /// Needs nothing but an effect, in a lesson as in a test.
  case perform(StageEffect)
  /// Show the glosses of the words in the text of the item.
  case explainWords([Glossary.Gloss])
  /// The answer was empty.
  case emptyAnswer
  /// The learner typed "I don't know".
  case unknownAnswer

  static func play(_ playback: Playback) -> StageAction { .perform(.play(playback)) }

  static func listen(attempt: Int, sentence: String?) -> StageAction {
    .perform(.listen(attempt: attempt, sentence: sentence))
  }

  static func say(_ notice: Notice) -> StageAction { .perform(.say(notice)) }
}

/// An effect of a stage, which does not know the id of its item.
enum StageEffect: Sendable {
  case play(Playback)
  case pronounce(Pronunciation)
  /// The sentence is nil for free speech.
  case listen(attempt: Int, sentence: String?)
  case say(Notice)

  /// The effect at an item.
  func effect(at item: ItemID) -> Effect {
    switch self {
    case .play(let playback): .play(playback)
    case .pronounce(let words): .pronounce(words)
    case .listen(let attempt, let sentence):
      .listen(item: item, attempt: attempt, sentence: sentence)
    case .say(let notice): .say(notice)
    }
  }
}
