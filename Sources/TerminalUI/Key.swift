/// One key press or one paste.
///
/// A combining mark is a separate character, so no letter waits for a mark that may follow. The
/// editor joins it to the letter before it.
package enum Key: Sendable, Equatable {
  case character(Character)
  case enter, tab, escape, backspace, delete
  case left, right, up, down, home, end, pageUp, pageDown
  /// Left or right by a word: an arrow with Ctrl or Alt.
  case wordLeft, wordRight
  /// Ctrl with a letter in lower case: Ctrl-C is `.control("c")`.
  case control(Character)
  /// Alt with a character, or Escape quickly followed by it.
  case alt(Character)
  /// The whole text of a bracketed paste, unfiltered.
  case paste(String)
  /// A complete sequence without a known meaning.
  case unknown
}
