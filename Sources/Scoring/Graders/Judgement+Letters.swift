import Turkish

extension Judgement {
  /// Whether the answer passes, and only Turkish letters were typed without their marks.
  package var lacksOnlyLetters: Bool {
    verdict == .correctWithNote && !findings.isEmpty && findings.allSatisfy(\.isAboutLetters)
  }

  /// The right words that were typed with plain letters in place of Turkish ones, and else right.
  package var wordsTypedPlain: [String] {
    alignment.pairs.filter { pair in
      let edits = pair.letters.filter { if case .same = $0 { false } else { true } }
      return !edits.isEmpty && edits.allSatisfy(Self.isPlain)
    }
    .map(\.expected)
  }

  /// The words side by side, in which a letter typed plain is the same as the Turkish one that was
  /// meant.
  ///
  /// If nothing else differs in a word, and a finding says what is wrong with it, its letters stay: in
  /// “Alman mi” the i is no plain letter but the wrong vowel.
  package var alignmentOfPlainLetters: Alignment {
    let explained = findings.filter { !$0.isAboutLetters }
      .flatMap { $0.found.split(separator: " ") }
    return Alignment(
      pairs: alignment.pairs.map { pair in
        var plain = pair
        plain.letters = pair.letters.map { letter in
          guard case .replaced(_, let found) = letter, found.isASCII, Self.isPlain(letter) else {
            return letter
          }
          return .same(found)
        }
        let isSame = plain.letters.allSatisfy { if case .same = $0 { true } else { false } }
        guard isSame, !pair.letters.isEmpty else { return plain }
        if explained.contains(Substring(pair.found)) { return pair }
        plain.isSame = true
        return plain
      }
    )
  }

  private static func isPlain(_ letter: Alignment.Letter) -> Bool {
    guard case .replaced(let expected, let found) = letter,
      let right = CodePage.encode(String(expected).turkishLowercased).first,
      let typed = CodePage.encode(String(found).turkishLowercased).first
    else { return false }
    return right != typed && WordComparison.folded(right) == WordComparison.folded(typed)
      && WordComparison.plain(right) == right
  }
}

extension Finding {
  /// Whether it is only about Turkish letters, not about a circumflex.
  package var isAboutLetters: Bool {
    category == .diacritics
      && !facts.contains { if case .circumflex = $0 { true } else { false } }
  }
}

extension Judgement {
  /// Whether it has the note that the usual order is another one.
  var isReordered: Bool {
    findings.contains { $0.facts.contains(.order(grammatical: true)) }
  }
}
