import Coordination
import Curriculum
import Interface
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
      KeyRow(
        [.character("5")],
        [],
        .choose(3),
        label: "",
        "change the language of the program"
      ),
      KeyRow(
        [.character("6")],
        [],
        .choose(4),
        label: "",
        "change the language in which mistakes are explained"
      ),
      .back("back", also: [.enter]),
      .leave(),
    ])
  }

  /// The settings; a small window shows them without explanations.
  func frame(in setting: Screen.Setting) -> Frame {
    if isNaming { return Frame(["What shall I call you?"]) }
    let lengths = TodayRequest.lengths.map { "\($0)" }.joined(separator: ", ")
    let minutes = profile.minutes ?? TodayRequest.usualMinutes
    let hasLetters = profile.hasTurkishKeyboard
    let title = Line("Settings", .strong)
    let whole = lines(
      keyboard: hasLetters ? "has Turkish letters" : "no Turkish letters: ;s gives ş",
      today: "\(Wording.count(minutes, "minute")) (of \(lengths))"
    )
    let short = lines(
      keyboard: hasLetters ? "has Turkish letters" : "no Turkish letters",
      today: Wording.count(minutes, "minute")
    )
    let more = Line(
      "dilim config lists the settings of cards, AI and backups.",
      .dim,
      hangingIndent: 2
    )
    return .fitting([[[], title] + whole + [more], [title] + short], in: setting)
  }

  private func lines(keyboard: SafeText, today: SafeText) -> [Line] {
    let name: SafeText = profile.name.isEmpty ? "(none)" : "\(profile.name)"
    let explanations = InterfaceLanguage.explanations ?? .current
    let texts: [SafeText] = [
      "  1 name      \(name)",
      "  2 level     \(profile.level.rawValue)",
      "  3 keyboard  \(keyboard)",
      "  4 today     \(today)",
      "  5 language  \(InterfaceLanguage.current.name)",
      "  6 mistakes  explained in: \(explanations.name)",
    ]
    return texts.map { Line($0, hangingIndent: 14) }
  }
}
