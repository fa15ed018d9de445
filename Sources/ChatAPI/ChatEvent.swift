package import TextSafety

/// An event before a reply is complete.
package enum ChatEvent: Sendable, Hashable {
  /// The next piece of the text.
  case text(SafeText)
  /// The model writes its reasoning, which is not part of the reply.
  case thinking
  /// An attempt has failed before any text was shown; the next follows after the wait.
  case waiting(Duration, after: ChatFailure)
}
