/// An input event from the terminal.
package enum Input: Sendable, Equatable {
  /// Keys; never empty.
  case keys([Key])
  /// The size of the window has changed.
  case resized
  /// The program continues after a stop and must paint again.
  case resumed
  /// Another thread has posted a message; see ``Terminal/post()``.
  case posted
  case timeout
  /// The terminal has hung up, or its input has ended.
  case end
}
