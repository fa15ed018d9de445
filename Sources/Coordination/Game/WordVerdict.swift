/// The verdict on a word typed in the game.
package enum WordVerdict: Sendable, Equatable {
  case counted(MadeWord)
  /// The word as typed, and the reason why it does not count.
  case refused(String, Refusal)

  /// The reason why a word does not count.
  package enum Refusal: Sendable, Equatable {
    /// The word has characters other than Turkish letters: a space, q, w, x.
    case notLetters
    case singleLetter
    /// The root itself.
    case root
    /// The word was already made in this round.
    case again
    case impossible(GameLetters.Shortage)
    /// A name or an abbreviation, in its normal spelling.
    case name(String)
    case unknown(askedSpeller: Bool)
  }
}

extension WordVerdict.Refusal {
  /// Finds the reason against a word that needs no dictionary; fails if there is none.
  init?(_ letters: GameLetters?, root: GameLetters, made: [MadeWord]) {
    guard let letters else {
      self = .notLetters
      return
    }
    if letters.count == 1 {
      self = .singleLetter
    } else if letters.word == root.word {
      self = .root
    } else if let shortage = root.shortage(for: letters) {
      self = .impossible(shortage)
    } else if made.contains(where: { $0.word == letters.word }) {
      self = .again
    } else {
      return nil
    }
  }
}

extension WordVerdict {
  /// The fewest letters of a word that only hunspell accepts.
  ///
  /// Word lists of spelling checkers contain symbols such as km.
  private static let shortestSpelling = 3

  /// Judges a word that is new and possible; one dictionary that accepts it is enough.
  ///
  /// A name does not count, even if hunspell accepts it.
  init(_ letters: GameLetters, typed: String, _ evidence: WordEvidence) {
    let isSpelt = evidence.isSpelt
    let counted = { (kind: MadeWord.Kind) in
      Self.counted(
        MadeWord(word: letters.word, kind: kind, isSpelt: isSpelt, meaning: evidence.meaning)
      )
    }
    switch evidence.lexicon {
    case .dictionary(let headword): self = counted(.dictionary(headword))
    case .form(let headword): self = counted(.form(of: headword))
    case .name(let name): self = .refused(typed, .name(name))
    case .unknown where isSpelt == true && letters.count >= Self.shortestSpelling:
      self = counted(.spelling)
    case .unknown: self = .refused(typed, .unknown(askedSpeller: isSpelt != nil))
    }
  }
}
