/// The words of a course to ask a spelling checker about.
///
/// Each list is the input of one run of `hunspell -l`, which prints the unknown words.
package struct SpellingQuestions: Sendable, Equatable {
  /// For the dictionary tr_TR; sorted, without repetitions.
  package var turkish: [String]
  /// For the dictionary en_GB; sorted, without repetitions.
  package var english: [String]
}

/// The words that a spelling checker did not know.
package struct SpellingAnswers: Sendable, Equatable {
  package var unknownTurkish: Set<String>
  package var unknownEnglish: Set<String>

  /// Creates the answers from the output of `hunspell -l` for the two lists of
  /// ``SpellingQuestions``.
  package init(unknownTurkish: Set<String>, unknownEnglish: Set<String>) {
    self.unknownTurkish = unknownTurkish
    self.unknownEnglish = unknownEnglish
  }
}
