// Claims that an answer that doesn't pass is right.
extension ClaimCheck {
  func callsAnswerRight(_ sentence: ExplanationSentence) -> Bool {
    let all = sentence.words
    if words.marks.occur(in: all) || words.disputes.occur(in: all) { return true }
    if names(all), words.equals.occur(in: all), !isDenied(words.equals.ranges(in: all), in: all) {
      return true
    }
    if namesWrongForm(all), words.usage.occur(in: all), !words.negators.occur(in: all) {
      return true
    }
    if !words.negators.occur(in: all), !words.contrasts.occur(in: all),
      sentence.clauses.contains(where: namesBothForms)
    {
      return true
    }
    return sentence.clauses.contains { callsAnswerRight($0, in: all) }
  }

  /// Whether the clause names both forms together: both okulda and okula.
  private func namesBothForms(_ clause: [ExplanationWord]) -> Bool {
    words.both.occur(in: clause) && namesWrongForm(clause)
      && clause.contains(where: forms.isExpected)
  }

  func namesWrongForm(_ words: [ExplanationWord]) -> Bool {
    forms.isAnswerIn(words) || words.contains { forms.role(of: $0) == .learner }
  }

  private func callsAnswerRight(_ clause: [ExplanationWord], in sentence: [ExplanationWord]) -> Bool
  {
    for praise in praises(in: clause) {
      if isWholeAnswer(in: clause, before: praise), !words.hedges.occur(in: sentence),
        !isOfPart(praise, in: clause)
      {
        return true
      }
      if words.both.occur(in: Array(clause[..<praise.lowerBound])), names(sentence) { return true }
      if hasLearnerForm(in: clause, about: praise), !isLimited(praise, clause, sentence) {
        return true
      }
    }
    return false
  }

  private func names(_ words: [ExplanationWord]) -> Bool {
    words.contains { [.learner, .right, .other].contains(forms.role(of: $0)) }
  }

  /// Returns the ranges that call something right: words for right, and denied words for wrong.
  func praises(in clause: [ExplanationWord]) -> [Range<Int>] {
    words.right.ranges(in: clause).filter { !isDenied([$0], in: clause) }
      + words.wrong.ranges(in: clause).filter { isDenied([$0], in: clause) }
  }

  /// Returns the ranges that call something wrong: words for wrong, and denied words for right.
  func blames(in clause: [ExplanationWord]) -> [Range<Int>] {
    words.wrong.ranges(in: clause).filter { !isDenied([$0], in: clause) }
      + words.right.ranges(in: clause).filter { isDenied([$0], in: clause) }
  }

  func isDenied(_ ranges: [Range<Int>], in clause: [ExplanationWord]) -> Bool {
    ranges.contains { range in
      let start = max(0, range.lowerBound - Self.negatorReach)
      if words.negators.occur(in: Array(clause[start..<range.lowerBound])) { return true }
      guard words.negatorsFollow else { return false }
      let end = min(clause.count, range.upperBound + 2)
      return words.negators.occur(in: Array(clause[range.upperBound..<end]))
    }
  }

  private func isWholeAnswer(in clause: [ExplanationWord], before praise: Range<Int>) -> Bool {
    (words.answers.ranges(in: clause) + yours(in: clause)).contains { answer in
      // The meaning of your sentence is a part of it.
      let lead = Array(clause[max(0, answer.lowerBound - 1)..<answer.lowerBound])
      return answer.lowerBound < praise.lowerBound && !words.ofs.occur(in: lead)
    }
  }

  /// Returns the ranges of “your” with a word for the whole answer soon after it: your shorter sentence.
  private func yours(in clause: [ExplanationWord]) -> [Range<Int>] {
    words.yours.ranges(in: clause).filter { your in
      let next = Array(clause[your.upperBound..<min(clause.count, your.upperBound + 3)])
      return words.wholes.occur(in: next)
    }
  }

  /// Whether the praise is only for a part: the right verb.
  private func isOfPart(_ praise: Range<Int>, in clause: [ExplanationWord]) -> Bool {
    guard praise.upperBound < clause.count else { return false }
    let next = Array(clause[praise.upperBound..<min(clause.count, praise.upperBound + 2)])
    return words.parts.occur(in: next)
  }

  private func hasLearnerForm(in clause: [ExplanationWord], about praise: Range<Int>) -> Bool {
    let places = clause.indices.filter { forms.role(of: clause[$0]) == .learner }
    return places.contains { place in
      if place >= praise.upperBound {
        return place - praise.upperBound < 3 && !words.negatorsFollow
      }
      // “okulda is wrong, okula is right” without its comma.
      return !clause[place..<praise.lowerBound].contains(where: forms.isExpected)
    }
  }

  /// Whether the sentence calls the form right only for another sentence.
  private func isLimited(
    _ praise: Range<Int>,
    _ clause: [ExplanationWord],
    _ sentence: [ExplanationWord]
  ) -> Bool {
    if words.also.occur(in: sentence) || words.graders.occur(in: sentence) { return false }
    if words.mere.occur(in: sentence) { return true }
    if words.here.occur(in: clause), !words.contrasts.occur(in: sentence) { return false }
    let limits = words.limits.ranges(in: clause)
    let limitedWords = limits.flatMap { clause[$0.upperBound...].prefix(3) }
    if limitedWords.contains(where: { forms.role(of: $0) == .right }) { return false }
    if !limits.isEmpty { return true }
    guard let contrast = words.contrasts.ranges(in: sentence).first else { return false }
    let rest = Array(sentence[contrast.upperBound...])
    return words.negators.occur(in: rest) || words.wrong.occur(in: rest)
      || words.here.occur(in: rest)
  }
}

// Claims that the verdict or the right form is wrong.
extension ClaimCheck {
  func doubtsGrader(_ sentence: ExplanationSentence) -> Bool {
    let all = sentence.words
    if words.marks.occur(in: all), !isDenied(words.marks.ranges(in: all), in: all) { return true }
    guard words.graders.occur(in: all) else { return false }
    if words.doubts.occur(in: all), !isDenied(words.doubts.ranges(in: all), in: all) { return true }
    return sentence.clauses.contains { clause in
      let graders = words.graders.ranges(in: clause)
      return blames(in: clause).contains { blame in
        graders.contains { grader in
          guard grader.upperBound <= blame.lowerBound else { return false }
          let between = Array(clause[grader.upperBound..<blame.lowerBound])
          return between.count <= 6 && !words.marking.occur(in: between)
            && !words.answers.occur(in: between)
            && !between.contains { forms.role(of: $0) == .learner }
        }
      }
    }
  }

  func deniesRightForm(_ sentence: ExplanationSentence) -> Bool {
    sentence.clauses.contains { clause in
      blames(in: clause).contains { blame in
        let before = clause[..<blame.lowerBound]
        guard let place = before.lastIndex(where: { forms.role(of: $0) == .right }) else {
          return false
        }
        // Only a few words apart, so that the blame is about the form itself.
        guard blame.lowerBound - place <= 4, !words.limits.occur(in: clause) else { return false }
        let around = clause.filter { forms.role(of: $0) == .learner }
        let lead = Array(clause[max(0, place - 2)..<place])
        return around.isEmpty && !words.stops.occur(in: lead)
          && !words.answers.occur(in: Array(before))
      }
    }
  }
}
