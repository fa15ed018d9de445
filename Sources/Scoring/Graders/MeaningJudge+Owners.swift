import Bilingual
import Turkish

extension Judgement {
  /// The same judgement with each listed possessive as the English has it: arkadaşını is “his
  /// friend” or “your friend”.
  ///
  /// Where the English decides nothing, the findings say only which words differ.
  func owned(as english: EnglishGrammar?, using analyzer: WordAnalyzer) -> Judgement {
    var judgement = self
    for index in findings.indices where findings[index].category == .possessive {
      judgement.findings[index] = findings[index].owned(as: english, using: analyzer)
    }
    return judgement
  }
}

extension Finding {
  fileprivate func owned(as english: EnglishGrammar?, using analyzer: WordAnalyzer) -> Finding {
    let isOwned = facts.contains { if case .because(.genitive, _) = $0 { true } else { false } }
    let word = WordComparison.bare(CodePage.encode(expected.turkishLowercased))
    guard !isOwned,
      let place = facts.firstIndex(where: { fact in
        if case .form(let form?, _) = fact { form.suffix == .possessive3s } else { false }
      }),
      case .form(_, let typed) = facts[place],
      let reading = analyzer.readings(of: word).first(where: { reading in
        reading.slips.isEmpty && reading.suffixes.contains(.possessive2s)
      }),
      let ending = reading.morphemes.first(where: { $0.suffix == .possessive2s })
    else { return self }
    // On a verb the ending is the subject: yorgun olduğunu, “that you are tired”.
    let isOfVerb = reading.suffixes.contains { $0.slot == .nonfinite }
    let isYours = english?.has("your", "yours") ?? true || isOfVerb && english?.has("you") ?? true
    let isTheirs = english?.has("his", "her", "its", "their", "'s", "of") ?? true
    // A compound has its possessive whatever the English says: masa örtüsünü.
    guard isYours else { return self }
    var finding = self
    guard !isTheirs, !isOfVerb else {
      finding.facts.removeAll { fact in
        switch fact {
        case .form, .takenApart: true
        default: false
        }
      }
      return finding
    }
    let range = ending.range.clamped(to: word.indices)
    finding.facts[place] = .form(
      expected: SuffixForm(.possessive2s, CodePage.decode(word[range])),
      found: typed
    )
    finding.facts = finding.facts.map { fact in
      guard case .takenApart(_, let other) = fact else { return fact }
      return .takenApart(expected: FormReport.parted(word, reading), found: other)
    }
    return finding
  }
}
