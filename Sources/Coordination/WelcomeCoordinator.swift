package import Curriculum

/// The first start: two questions, or three for a learner who chooses a level.
///
/// A learner who is new is asked no more about levels, and one who is unsure takes the placement
/// test. The minutes of a day are asked when the first
/// day begins, unless three questions were asked already.
///
/// A learner whose answers are in the record is not new: only the keyboard is asked, and the level if
/// the answers don't tell it.
package struct WelcomeCoordinator: Sendable, Equatable {
  package private(set) var question = Question.start
  /// The learner whose answers are in the record; nil for somebody new.
  package let learner: KnownLearner?
  private var level = Level.a1
  private var hasChosenLevel = false
  private var wantsPlacement = false

  init(_ learner: KnownLearner? = nil) {
    self.learner = learner
    guard let learner else { return }
    question = learner.level == nil ? .level : .keyboard
    level = learner.level ?? .a1
  }

  /// Whether there is a question before this one.
  package var canGoBack: Bool {
    switch question {
    case .start: false
    case .level: learner == nil
    case .keyboard: learner == nil || hasChosenLevel
    }
  }

  /// The questions in their order.
  package enum Question: Sendable, Equatable { case start, level, keyboard }

  /// Handles an answer; the last one completes the profile.
  ///
  /// The options of the first question are 0 for "I am new", 1 for a choice of the level and 2 for
  /// the placement test; those of the keyboard question are 0 for a keyboard with Turkish letters
  /// and 1 for one without.
  mutating func handle(_ intent: Intent) -> Answer {
    switch (question, intent) {
    case (.start, .choose(0)), (.start, .next):
      (level, hasChosenLevel, wantsPlacement) = (.a1, false, false)
      question = .keyboard
    case (.start, .choose(1)):
      wantsPlacement = false
      question = .level
    case (.start, .choose(2)):
      (level, hasChosenLevel, wantsPlacement) = (.a1, false, true)
      question = .keyboard
    case (.level, .choose(let index)) where Level.allCases.indices.contains(index):
      (level, hasChosenLevel) = (Level.allCases[index], true)
      question = .keyboard
    case (.keyboard, .choose(let index)) where (0...1).contains(index):
      return .done(profile(hasTurkishKeyboard: index == 0), wantsPlacement: wantsPlacement)
    case (_, .back) where !canGoBack: return .unclear
    case (.level, .back): question = .start
    case (.keyboard, .back): question = hasChosenLevel ? .level : .start
    default: return .unclear
    }
    return .accepted
  }

  private func profile(hasTurkishKeyboard: Bool) -> Profile {
    Profile(
      name: "",
      level: level,
      hasTurkishKeyboard: hasTurkishKeyboard,
      minutes: hasChosenLevel && learner == nil ? TodayRequest.usualMinutes : nil
    )
  }

  enum Answer: Equatable {
    case accepted, unclear
    case done(Profile, wantsPlacement: Bool)
  }
}

/// Somebody without a profile whose answers are in the record, from pipes or from an import.
package struct KnownLearner: Sendable, Equatable {
  /// The highest level with a finished lesson; nil if only cards were answered.
  package var level: Level?

  /// Creates a known learner.
  package init(level: Level?) { self.level = level }
}
