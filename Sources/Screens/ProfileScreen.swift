import Coordination
import Curriculum
import TerminalUI

extension ProfileCoordinator {
  static let keys = [
    KeyHelp("1", nil, "change the name"),
    KeyHelp("2", nil, "change the level"),
    KeyHelp("3", nil, "switch the keyboard"),
    KeyHelp("b", ":back", "back"),
    KeyHelp("q", ":quit", "leave"),
  ]

  static func intent(for key: Key) -> Intent? {
    switch key {
    case .character("1"): .choose(0)
    case .character("2"): .openLevels
    case .character("3"): .choose(1)
    case .character("b"), .escape, .enter: .back
    default: nil
    }
  }

  var frame: Frame {
    if isNaming { return Frame(["What shall I call you?"]) }
    let keyboard = profile.hasTurkishKeyboard ? "has Turkish letters" : "foreign: ;s gives ş"
    return Frame([
      [],
      Line("Profile", .strong),
      "  1 name      \(profile.name.isEmpty ? "(none)" : profile.name)",
      "  2 level     \(profile.level.rawValue)",
      "  3 keyboard  \(keyboard)",
    ])
  }

  var prompt: Prompt { isNaming ? Prompt("> ", .text) : Prompt("1-3 or b > ", .key) }
}
