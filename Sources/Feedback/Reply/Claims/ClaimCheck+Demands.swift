// Demands of a form that is not the right one.
extension ClaimCheck {
  func demandedForm(_ sentence: ExplanationSentence) -> String? {
    let all = sentence.words
    for (place, clause) in sentence.clauses.enumerated() {
      for demand in words.demands.ranges(in: clause) where !isDenied([demand], in: clause) {
        for rest in [Array(clause[demand.upperBound...]), apposition(after: place, of: sentence)] {
          let target = Array(rest.prefix { !isStop($0) }.prefix(Self.demandReach))
          if let form = wrongTarget(target, isStrict: true) { return form }
        }
      }
      let more = apposition(after: place, of: sentence)
      if let form = advisedForm(clause, more, all) ?? formBeforeDemand(clause) { return form }
    }
    return nearlyRightAnswer(in: sentence)
  }

  /// Returns a phrase that is similar to an accepted answer but is not one.
  private func nearlyRightAnswer(in sentence: ExplanationSentence) -> String? {
    let all = sentence.words
    if words.examples.occur(in: all) || words.meanings.occur(in: all) { return nil }
    let near = sentence.phrases.first { phrase in
      phrase.allSatisfy { $0.isQuoted || !language.isTurkish && !language.knows($0.small) }
        && forms.isNearlyRightAnswer(phrase)
    }
    return near?.map(\.text).joined(separator: " ")
  }

  /// Returns the next clause if it is only a form: write it together, “boşmu”.
  private func apposition(after place: Int, of sentence: ExplanationSentence) -> [ExplanationWord] {
    guard place + 1 < sentence.clauses.count else { return [] }
    let next = sentence.clauses[place + 1]
    return next.count <= 3 || sentence.clauses[place].count <= 3 ? next : []
  }

  private func isStop(_ word: ExplanationWord) -> Bool { words.stops.occur(in: [word]) }

  /// Returns the wrong form that a clause advises.
  ///
  /// Words of advice may also describe: “if you say okulda, …”, “with kalmak you say okulda”.
  private func advisedForm(
    _ clause: [ExplanationWord],
    _ apposition: [ExplanationWord],
    _ sentence: [ExplanationWord]
  ) -> String? {
    for advice in words.advice.ranges(in: clause) where !isDenied([advice], in: clause) {
      let lead = Array(clause[..<advice.lowerBound])
      if words.limits.occur(in: lead) { continue }
      let rest = Array(clause[advice.upperBound...])
      let target =
        rest.prefix { !isStop($0) }.prefix(Self.adviceReach) + apposition.prefix { !isStop($0) }
      let isDescribed = words.limits.occur(in: rest) && !words.also.occur(in: sentence)
      if !isDescribed, let form = wrongTarget(Array(target), isStrict: false) { return form }
    }
    return nil
  }

  private func formBeforeDemand(_ clause: [ExplanationWord]) -> String? {
    for demand in words.demandsAfter.ranges(in: clause) where !isDenied([demand], in: clause) {
      let before = clause[..<demand.lowerBound]
      let wrong = before.indices.last { place in
        let word = clause[place]
        let isWrong =
          word.isEnding
          ? !forms.hasEnding(word) : [.learner, .other].contains(forms.role(of: word))
        guard isWrong else { return false }
        let next = Array(clause[(place + 1)..<min(clause.count, place + 3)])
        let lead = Array(clause[max(0, place - 2)..<place])
        return !words.denials.occur(in: next) && !words.negators.occur(in: lead)
          && !words.ofs.occur(in: lead)
      }
      guard let wrong, !before[wrong...].contains(where: forms.isExpected),
        !words.limits.occur(in: Array(before))
      else { continue }
      return clause[wrong].text
    }
    return nil
  }

  /// Returns the first demanded form that is not in an accepted answer.
  ///
  /// If `isStrict` is true, other Turkish words and endings count too.
  private func wrongTarget(_ target: [ExplanationWord], isStrict: Bool) -> String? {
    if let word = target.first(where: { [.learner, .other].contains(forms.role(of: $0)) }) {
      return word.text
    }
    guard isStrict else { return nil }
    if let ending = target.first(where: { $0.isEnding && !forms.hasEnding($0) }) {
      return ending.text
    }
    if let word = target.prefix(3).first(where: isFormOfStem) { return word.text }
    let run = Array(target.drop { !isTurkish($0) }.prefix { isTurkish($0) })
    let isRight = run.count > 1 ? forms.isPartOfRightAnswer(run) : run.allSatisfy(forms.isMentioned)
    return isRight ? nil : run.map(\.text).joined(separator: " ")
  }

  /// Whether a word is Turkish and not of the language of the explanation.
  private func isTurkish(_ word: ExplanationWord) -> Bool {
    if word.isEnding || word.isOpenStem || word.bytes.count < 3 { return false }
    if forms.role(of: word) != .none { return true }
    return !language.isTurkish && (word.isQuoted || language.knowsGrammarWords)
      && !language.knows(word.small) && TurkishWords.isKnown(word)
  }

  /// Whether a demanded word can only be a form of a word of a finding.
  private func isFormOfStem(_ word: ExplanationWord) -> Bool {
    !language.isTurkish && language.knowsGrammarWords && !word.isEnding && !word.isOpenStem
      && forms.role(of: word) == .none && !forms.isMentioned(word) && !language.knows(word.small)
      && forms.hasConcernedStem(word, isMarked: true)
  }
}
