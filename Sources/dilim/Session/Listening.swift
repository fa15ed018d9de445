import TerminalUI

/// The learner at the keys while a text is heard or read.
///
/// Keys pressed meanwhile are dropped: they were meant to stop the text and are no answer.
struct Listening {
  private let terminal: Terminal
  private let endsAtEnterAlone: Bool
  /// Whether Escape ends it too.
  private let canCancel: Bool
  private var isEnded = false
  /// Whether Ctrl-C was pressed.
  private(set) var isInterrupted = false
  /// Whether Escape was pressed.
  private(set) var isCancelled = false

  init(_ terminal: Terminal, endsAtEnterAlone: Bool = false, canCancel: Bool = false) {
    self.terminal = terminal
    self.canCancel = canCancel
    self.endsAtEnterAlone = endsAtEnterAlone
  }

  /// Waits for keys, at most for the time; returns whether the learner has had enough.
  mutating func isOver(after time: Duration) -> Bool {
    if isEnded { return true }
    switch terminal.next(timeout: time) {
    case .keys(let keys):
      isInterrupted = keys.contains(.control("c"))
      isCancelled = canCancel && keys.contains(.escape)
      isEnded =
        isInterrupted || isCancelled || !endsAtEnterAlone || keys.contains(.enter)
    case .resumed, .end: isEnded = true
    case .resized, .posted, .timeout: break
    }
    return isEnded
  }
}
