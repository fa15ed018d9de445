/// One key press, or one paste, as the terminal sent it.
///
/// A combining mark comes as a character of its own; whoever collects text lets it join the letter
/// before it, so that no letter has to wait for a mark that may follow.
package enum Key: Sendable, Equatable {
  case character(Character)
  case enter, tab, escape, backspace, delete
  case left, right, up, down, home, end, pageUp, pageDown
  /// Left or right by a word: an arrow with Ctrl or Alt.
  case wordLeft, wordRight
  /// Ctrl with a letter, lower case: Ctrl-C is `.control("c")`.
  case control(Character)
  /// Alt (or Escape, quickly) with a character.
  case alt(Character)
  /// Text that was pasted (bracketed paste), whole and unfiltered.
  case paste(String)
  /// A complete sequence that means nothing to us.
  case unknown
}
