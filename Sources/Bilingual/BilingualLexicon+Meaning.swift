extension BilingualLexicon {
  /// What the confused word means instead, as it is shown; nil if the lexicon doesn't say.
  ///
  /// A meaning that differs from the misleading English in a remark alone keeps it: “hair (of the
  /// body)”.
  package func meaning(of confusion: LexiconEntry.Confusion) -> String? {
    let glosses = entries(of: confusion.lemma).flatMap(\.senses).flatMap(\.glosses)
    return glosses.first { $0.shown != confusion.english }?.shown
  }
}
