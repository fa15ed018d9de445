import TerminalUI

/// The learner at the keys while a text is heard or read.
///
/// Keys pressed meanwhile are dropped: they were meant to stop the text and are no answer.
struct Listening {
  private let terminal: Terminal
  private let end: End
  private var isEnded = false
  /// Whether Ctrl-C was pressed.
  private(set) var isInterrupted = false
  /// Whether Escape was pressed.
  private(set) var isCancelled = false

  /// The keys that end it besides Ctrl-C.
  enum End {
    case anyKey, enter, enterOrEscape, escape
  }

  init(_ terminal: Terminal, until end: End = .anyKey) {
    self.terminal = terminal
    self.end = end
  }

  /// Waits for keys, at most for the time; returns whether the learner has had enough.
  mutating func isOver(after time: Duration) -> Bool {
    if isEnded { return true }
    switch terminal.next(timeout: time) {
    case .keys(let keys):
      isInterrupted = keys.contains(.control("c"))
      switch end {
      case .anyKey: isEnded = true
      case .enter: isEnded = keys.contains(.enter)
      case .enterOrEscape:
        isCancelled = keys.contains(.escape)
        isEnded = isCancelled || keys.contains(.enter)
      case .escape:
        isCancelled = keys.contains(.escape)
        isEnded = isCancelled
      }
      isEnded = isEnded || isInterrupted
    case .resumed, .end: isEnded = true
    case .resized, .posted, .timeout: break
    }
    return isEnded
  }
}
