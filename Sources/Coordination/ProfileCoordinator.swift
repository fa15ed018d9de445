import Curriculum
import Turkish

/// The place where the learner sees and changes the profile.
package struct ProfileCoordinator: Sendable, Equatable {
  package private(set) var profile: Profile
  package private(set) var isNaming = false

  init(_ profile: Profile) { self.profile = profile }

  /// Handles an intent; option 0 changes the name, 1 the keyboard, 2 the minutes of a day, 3 the
  /// language of the program, 4 that of explanations; the level has its own place.
  mutating func handle(_ intent: Intent) -> Answer {
    switch intent {
    case .submit(let text) where isNaming && text.isBlank:
      isNaming = false
      return .accepted
    case .submit(let text) where isNaming:
      profile.name = String(text.prefix(40)).trimmed
      isNaming = false
      return .changed(profile)
    case .back where isNaming:
      isNaming = false
      return .accepted
    case .choose(0) where !isNaming:
      isNaming = true
      return .accepted
    case .choose(1) where !isNaming:
      profile.hasTurkishKeyboard.toggle()
      profile.isKeyboardKnown = true
      return .changed(profile)
    case .choose(2) where !isNaming:
      let lengths = TodayRequest.lengths
      let minutes = profile.minutes ?? TodayRequest.usualMinutes
      profile.minutes = lengths.first { $0 > minutes } ?? lengths[0]
      return .changed(profile)
    case .choose(3) where !isNaming: return .switchesLanguage(.interface)
    case .choose(4) where !isNaming: return .switchesLanguage(.explanations)
    default: return .unclear
    }
  }

  mutating func update(_ profile: Profile) { self.profile = profile }

  enum Answer: Equatable {
    case accepted, unclear
    case changed(Profile)
    case switchesLanguage(LanguageUse)
  }
}
