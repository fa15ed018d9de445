/// One key press, or one paste, as the terminal sent it.
package enum Key: Sendable, Equatable {
  case character(Character)
  case enter, tab, escape, backspace, delete
  case left, right, up, down, home, end, pageUp, pageDown
  /// Ctrl with a letter, lower case: Ctrl-C is `.control("c")`.
  case control(Character)
  /// Text that was pasted (bracketed paste), whole and unfiltered.
  case paste(String)
  /// A complete sequence that means nothing to us.
  case unknown
}
