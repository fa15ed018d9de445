/// The words of a course that a spelling checker should be asked about.
///
/// Each list is for one run of `hunspell -l`; the words that it prints are its answer.
package struct SpellingQuestions: Sendable, Equatable {
  /// For the dictionary tr_TR; sorted, each once.
  package var turkish: [String]
  /// For the dictionary en_GB; sorted, each once.
  package var english: [String]
}

/// The words that a spelling checker did not know.
package struct SpellingAnswers: Sendable, Equatable {
  package var unknownTurkish: Set<String>
  package var unknownEnglish: Set<String>

  /// Wraps what `hunspell -l` printed for the two lists of ``SpellingQuestions``.
  package init(unknownTurkish: Set<String>, unknownEnglish: Set<String>) {
    self.unknownTurkish = unknownTurkish
    self.unknownEnglish = unknownEnglish
  }
}
