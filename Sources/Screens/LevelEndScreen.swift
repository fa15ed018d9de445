import Coordination
import Curriculum
import TerminalUI

extension LevelEnd {
  var keys: KeyTable {
    let title = next == nil ? "go on" : "the next lesson"
    return KeyTable([
      KeyRow([.enter, .space], [.next], .next, label: "", title),
      .back("leave it for now"),
      .leave(),
    ])
  }

  /// Returns the summary of the lesson and then the end of the level.
  func frame(in setting: Screen.Setting) -> Frame {
    let greeting = name.isEmpty ? "Tebrikler!" : "Tebrikler, \(name)!"
    var lines = summary?.frame(in: setting).lines ?? []
    lines += [
      [],
      Line("\(greeting) You have finished \(level.rawValue).", .strong),
      Line("  \(Wording.abilities(after: level))", hangingIndent: 2),
    ]
    if let nextLevel {
      lines.append(Line("  Your level is \(nextLevel.rawValue) now.", hangingIndent: 2))
    }
    guard let next else { return Frame(lines + ending) }
    let way = setting.isByLine ? "Next" : "Enter"
    let title = Wording.title(of: next, in: overview)
    return Frame(lines + [Line("\(way): \(title)", .accent, hangingIndent: way.count + 2)])
  }

  private var ending: [Line] {
    [
      Wording.end(of: overview),
      "Keep your Turkish alive: dilim review, dilim practice, dilim game scramble.",
    ].map { Line("  \($0)", hangingIndent: 2) }
  }
}
