/// A wrong option of a question, written `- option :: reason` or `- option :: reason :: neden`.
package struct Distractor: Sendable, Equatable {
  package var option: LocatedText
  /// Nil if the author wrote no reason, and in word lists.
  package var reason: OptionReason?

  /// Creates a wrong option.
  package init(_ option: LocatedText, reason: OptionReason? = nil) {
    self.option = option
    self.reason = reason
  }
}

/// Why somebody may choose a wrong option and why it is wrong, in one or two sentences.
package struct OptionReason: Sendable, Equatable {
  package var english: String
  /// Nil if the author wrote none; from C1 on there is one.
  package var turkish: String?

  /// Creates a reason.
  package init(english: String, turkish: String? = nil) {
    self.english = english
    self.turkish = turkish
  }

  /// Both languages, English first.
  package var texts: [String] { [english] + [turkish].compactMap(\.self) }
}
