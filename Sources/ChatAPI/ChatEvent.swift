package import TextSafety

/// What happens before a reply is whole.
package enum ChatEvent: Sendable, Hashable {
  /// The next piece of the text.
  case text(SafeText)
  /// The model thinks aloud; what it thinks is not part of the reply.
  case thinking
  /// A try has failed and another follows after the wait; nothing had been shown.
  case waiting(Duration, after: ChatFailure)
}
