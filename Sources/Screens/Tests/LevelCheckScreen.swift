import Coordination
import TerminalUI
import TextSafety

extension LevelCheck {
  var keys: KeyTable {
    KeyTable([
      .choice([KeyRow.digits(1, 2)], "choose"),
      .back("keep your level", label: "keep it", also: [.enter]),
      .leave(),
    ])
  }

  func frame(in setting: Screen.Setting) -> Frame {
    guard let lower = lowerLevel else { return Frame([]) }
    return Frame([
      [],
      Line("\(Wording.levelOffer(self, lower))", .strong),
      Line("  \(Wording.levelOfferReason)", hangingIndent: 2),
      Line("  1 \(Wording.goTo(lower))"),
      Line("  2 \(Wording.stay(at: level))"),
    ])
  }
}
