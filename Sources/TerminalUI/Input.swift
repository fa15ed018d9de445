/// What came from the terminal.
package enum Input: Sendable, Equatable {
  /// Keys, at least one.
  case keys([Key])
  /// The window has another size.
  case resized
  /// The program was stopped and goes on: paint again.
  case resumed
  /// Another thread has something to say; see ``Terminal/post()``.
  case posted
  case timeout
  /// The terminal is gone, or its input has ended.
  case end
}
