import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension ProfileCoordinator {
  var keys: KeyTable {
    if isNaming {
      return KeyTable(.text, [KeyRow([], [.back], .back, "keep the name"), .leave()])
    }
    return KeyTable([
      KeyRow([.character("1")], [.name], .choose(0), label: "", "change the name"),
      KeyRow([.character("2")], [.level], .openLevels, label: "", "change the level"),
      KeyRow([.character("3")], [.keyboard], .choose(1), label: "", "switch the keyboard"),
      KeyRow([.character("4")], [.minutes], .choose(2), label: "", "change the minutes of a day"),
      .back("back", also: [.enter]),
      .leave(),
    ])
  }

  var frame: Frame {
    if isNaming { return Frame(["What shall I call you?"]) }
    let name: SafeText = profile.name.isEmpty ? "(none)" : "\(profile.name)"
    let keyboard: SafeText =
      profile.hasTurkishKeyboard ? "has Turkish letters" : "no Turkish letters: ;s gives ş"
    let lengths = TodayRequest.lengths.map { "\($0)" }.joined(separator: ", ")
    return Frame([
      [],
      Line("Settings", .strong),
      "  1 name      \(name)",
      "  2 level     \(profile.level.rawValue)",
      "  3 keyboard  \(keyboard)",
      "  4 today     \(profile.minutes ?? TodayRequest.usualMinutes) minutes (of \(lengths))",
      Line("dilim config lists the settings of cards, AI and backups.", .dim, hangingIndent: 2),
    ])
  }
}
