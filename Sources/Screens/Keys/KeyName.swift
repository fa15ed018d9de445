import TerminalUI

extension Key {
  static let space = Key.character(" ")

  /// The key as a learner finds it on the keyboard.
  package var name: String {
    switch self {
    case .space: "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .control(let character): "Ctrl-\(character.uppercased())"
    default: "\(self)"
    }
  }

  /// Whether the key is one that a line can hold, or ends it.
  var isTypable: Bool {
    switch self {
    case .enter: true
    case .character(let character): character != " "
    default: false
    }
  }
}

extension [String] {
  /// The names with so many neighbours or more, like 1, 2, 3, 4, drawn together as 1-4.
  func drawnTogether(from least: Int = 2) -> [String] {
    var result: [String] = []
    var run: [String] = []
    for name in self + [""] {
      if let last = run.last, !name.follows(last) {
        result += run.count >= least ? ["\(run[0])-\(last)"] : run
        run = []
      }
      if !name.isEmpty { run.append(name) }
    }
    return result
  }
}

extension String {
  /// Whether this is one ASCII character and the one after the other name.
  fileprivate func follows(_ other: String) -> Bool {
    guard count == 1, other.count == 1, let value = first?.asciiValue,
      let before = other.first?.asciiValue
    else { return false }
    return value == before + 1
  }
}
