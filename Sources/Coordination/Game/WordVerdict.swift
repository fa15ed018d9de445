/// What a word that is typed in the game comes to.
public enum WordVerdict: Sendable, Equatable {
  case counted(MadeWord)
  /// As it was typed.
  case refused(String, Refusal)

  /// Why a word does not count.
  public enum Refusal: Sendable, Equatable {
    /// Something in it is no Turkish letter: a space, q, w, x.
    case notLetters
    case singleLetter
    /// The root itself.
    case root
    /// Made before in this round.
    case again
    case impossible(GameLetters.Shortage)
    /// Only a name or an abbreviation, as it is written.
    case name(String)
    case unknown(askedSpeller: Bool)
  }
}

extension WordVerdict.Refusal {
  /// What can be said against a word without a dictionary.
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
  /// Words of fewer letters count only if the lexicon has them: word lists of spelling checkers
  /// hold symbols such as km.
  private static let shortestSpelling = 3

  /// Decides on a word that is original and possible: one who knows it is enough.
  ///
  /// A name is none of the game's words even where hunspell takes it for one.
  init(_ letters: GameLetters, typed: String, _ evidence: WordEvidence) {
    let isSpelt = evidence.isSpelt
    switch evidence.lexicon {
    case .dictionary(let headword):
      self = .counted(
        MadeWord(word: letters.word, kind: .dictionary(headword), isSpelt: isSpelt)
      )
    case .form(let headword):
      self = .counted(MadeWord(word: letters.word, kind: .form(of: headword), isSpelt: isSpelt))
    case .name(let name): self = .refused(typed, .name(name))
    case .unknown where isSpelt == true && letters.count >= Self.shortestSpelling:
      self = .counted(MadeWord(word: letters.word, kind: .spelling, isSpelt: true))
    case .unknown: self = .refused(typed, .unknown(askedSpeller: isSpelt != nil))
    }
  }
}
