import Curriculum
import Turkish

/// The learner's settings, to look at and change.
public struct ProfileCoordinator: Sendable, Equatable {
  public private(set) var profile: Profile
  public private(set) var isNaming = false

  init(_ profile: Profile) { self.profile = profile }

  /// What a key changes: 0 the name, 1 the keyboard; the level has a place of its own.
  mutating func handle(_ intent: Intent) -> Answer {
    switch intent {
    case .submit(let text) where isNaming && text.isBlank:
      isNaming = false
      return .taken
    case .submit(let text) where isNaming:
      profile.name = String(text.prefix(40)).trimmed
      isNaming = false
      return .changed(profile)
    case .back where isNaming:
      isNaming = false
      return .taken
    case .choose(0) where !isNaming:
      isNaming = true
      return .taken
    case .choose(1) where !isNaming:
      profile.hasTurkishKeyboard.toggle()
      return .changed(profile)
    default: return .unclear
    }
  }

  mutating func update(_ profile: Profile) { self.profile = profile }

  enum Answer: Equatable {
    case taken, unclear
    case changed(Profile)
  }
}
