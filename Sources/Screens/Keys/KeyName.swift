import TerminalUI
import TextSafety

extension Key {
  static let space = Key.character(" ")

  /// The key as a learner finds it on the keyboard.
  package var name: String {
    switch self {
    case .space: ("Space" as SafeText).string
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .left: ("Left" as SafeText).string
    case .right: ("Right" as SafeText).string
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .control(let character): "Ctrl-\(character.uppercased())"
    default: "\(self)"
    }
  }

  /// Whether a line of text can contain the key or end with it.
  var isTypable: Bool {
    switch self {
    case .enter: true
    case .character(let character): character != " "
    default: false
    }
  }
}

extension [String] {
  /// Replaces each run of at least `shortest` consecutive names by a range: 1, 2, 3, 4 by 1-4.
  func joiningRuns(ofAtLeast shortest: Int = 2) -> [String] {
    var result: [String] = []
    var run: [String] = []
    for name in self + [""] {
      if let last = run.last, !name.follows(last) {
        result += run.count >= shortest ? ["\(run[0])-\(last)"] : run
        run = []
      }
      if !name.isEmpty { run.append(name) }
    }
    return result
  }
}

extension String {
  /// Whether both names are single ASCII characters and this one comes directly after the other.
  fileprivate func follows(_ other: String) -> Bool {
    guard count == 1, other.count == 1, let value = first?.asciiValue,
      let before = other.first?.asciiValue
    else { return false }
    return value == before + 1
  }
}
