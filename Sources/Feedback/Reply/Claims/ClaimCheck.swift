import Scoring

/// Finds what an explanation says against the grader: that the answer is right, that the mark is
/// wrong, or that another form is the right one.
///
/// It reads words, not meaning: a sentence that may be such a claim counts as one.
struct ClaimCheck: Sendable {
  private let forms: AnswerForms
  private let words: ClaimWords
  /// Whether the answer passes, so that it may be called right.
  private let passes: Bool
  private let language: LanguageCheck
  /// Whether the text explains one marked answer, rather than being part of a chat.
  private let isAboutAnswer: Bool

  /// How many words before a judgement a negator denies it.
  private static let negatorReach = 3
  /// Within how many words after a demand its form is looked for.
  private static let demandReach = 8
  /// The same of advice, which says less surely that a form follows.
  private static let adviceReach = 3

  init(_ request: ExplanationRequest, _ forms: AnswerForms, _ words: ClaimWords) {
    self.forms = forms
    self.words = words
    passes = request.verdict.passes
    language = LanguageCheck(request.language)
    isAboutAnswer = true
  }

  /// For a chat, where the learner's forms may be right in another sentence.
  init(_ forms: AnswerForms, _ words: ClaimWords, in teaching: TeachingLanguage) {
    self.forms = forms
    self.words = words
    passes = false
    language = LanguageCheck(teaching)
    isAboutAnswer = false
  }

  /// What speaks against a sentence; nil if nothing does.
  func objection(to sentence: ToldSentence) -> ReplyObjection? {
    var sentence = sentence
    sentence.clauses = sentence.clauses.map { clause in
      clause.filter { !words.fillers.occur(in: [$0]) }
    }
    let all = sentence.words
    if !isAboutAnswer {
      let isDisputed = doubtsGrader(sentence) || isOfMistake(all) && vindicates(sentence)
      return isDisputed ? .contradicts(Self.text(of: all)) : nil
    }
    if words.refusals.occur(in: all) || words.orders.occur(in: all) { return .refusal }
    if doubtsGrader(sentence) || !passes && vindicates(sentence) || deniesRightForm(sentence) {
      return .contradicts(Self.text(of: all))
    }
    return demandedForm(sentence).map(ReplyObjection.otherForm)
  }

  /// Whether a text is about a word or a form at all.
  func isOnTopic(_ sentences: [ToldSentence]) -> Bool {
    words.topics.isEmpty
      || sentences.contains { sentence in
        words.topics.occur(in: sentence.words)
          || sentence.words.contains { $0.isEnding || $0.isParted || $0.isOpenStem }
      }
  }

  /// Whether a sentence of a chat is about a marked answer.
  private func isOfMistake(_ sentence: [ToldWord]) -> Bool {
    forms.isAnswerIn(sentence)
      || sentence.contains { forms.role(of: $0) == .learner } && words.graders.occur(in: sentence)
  }

  /// Enough of a sentence to recognise it.
  private static func text(of words: [ToldWord]) -> String {
    words.prefix(8).map(\.text).joined(separator: " ")
  }
}

// Whether an answer that doesn't pass is called right.
extension ClaimCheck {
  private func vindicates(_ sentence: ToldSentence) -> Bool {
    let all = sentence.words
    if words.marks.occur(in: all) || words.disputes.occur(in: all) { return true }
    if names(all), words.equals.occur(in: all), !isDenied(words.equals.ranges(in: all), in: all) {
      return true
    }
    if namesWrongForm(all), words.usage.occur(in: all), !words.negators.occur(in: all) {
      return true
    }
    if !words.negators.occur(in: all), !words.contrasts.occur(in: all),
      sentence.clauses.contains(where: putsBothForms)
    {
      return true
    }
    return sentence.clauses.contains { vindicates($0, in: all) }
  }

  /// Whether both forms are named side by side: both okulda and okula.
  private func putsBothForms(_ clause: [ToldWord]) -> Bool {
    words.both.occur(in: clause) && namesWrongForm(clause)
      && clause.contains(where: forms.isExpected)
  }

  private func namesWrongForm(_ words: [ToldWord]) -> Bool {
    forms.isAnswerIn(words) || words.contains { forms.role(of: $0) == .learner }
  }

  private func vindicates(_ clause: [ToldWord], in sentence: [ToldWord]) -> Bool {
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

  private func names(_ words: [ToldWord]) -> Bool {
    words.contains { [.learner, .right, .other].contains(forms.role(of: $0)) }
  }

  /// Where something is called right: by its word, or by a denied word for wrong.
  private func praises(in clause: [ToldWord]) -> [Range<Int>] {
    words.right.ranges(in: clause).filter { !isDenied([$0], in: clause) }
      + words.wrong.ranges(in: clause).filter { isDenied([$0], in: clause) }
  }

  private func blames(in clause: [ToldWord]) -> [Range<Int>] {
    words.wrong.ranges(in: clause).filter { !isDenied([$0], in: clause) }
      + words.right.ranges(in: clause).filter { isDenied([$0], in: clause) }
  }

  private func isDenied(_ ranges: [Range<Int>], in clause: [ToldWord]) -> Bool {
    ranges.contains { range in
      let start = max(0, range.lowerBound - Self.negatorReach)
      if words.negators.occur(in: Array(clause[start..<range.lowerBound])) { return true }
      guard words.negatorsFollow else { return false }
      let end = min(clause.count, range.upperBound + 2)
      return words.negators.occur(in: Array(clause[range.upperBound..<end]))
    }
  }

  private func isWholeAnswer(in clause: [ToldWord], before praise: Range<Int>) -> Bool {
    (words.answers.ranges(in: clause) + yours(in: clause)).contains { answer in
      // The meaning of your sentence is a part of it.
      let lead = Array(clause[max(0, answer.lowerBound - 1)..<answer.lowerBound])
      return answer.lowerBound < praise.lowerBound && !words.ofs.occur(in: lead)
    }
  }

  /// Your answer with up to two words between: your shorter sentence.
  private func yours(in clause: [ToldWord]) -> [Range<Int>] {
    words.yours.ranges(in: clause).filter { your in
      let next = Array(clause[your.upperBound..<min(clause.count, your.upperBound + 3)])
      return words.wholes.occur(in: next)
    }
  }

  /// Whether only a part is praised: the right verb.
  private func isOfPart(_ praise: Range<Int>, in clause: [ToldWord]) -> Bool {
    guard praise.upperBound < clause.count else { return false }
    let next = Array(clause[praise.upperBound..<min(clause.count, praise.upperBound + 2)])
    return words.parts.occur(in: next)
  }

  private func hasLearnerForm(in clause: [ToldWord], about praise: Range<Int>) -> Bool {
    let places = clause.indices.filter { forms.role(of: clause[$0]) == .learner }
    return places.contains { place in
      if place >= praise.upperBound {
        return place - praise.upperBound < 3 && !words.negatorsFollow
      }
      // “okulda is wrong, okula is right” without its comma.
      return !clause[place..<praise.lowerBound].contains(where: forms.isExpected)
    }
  }

  /// Whether the sentence says for what else the form is right, and not for this sentence.
  private func isLimited(
    _ praise: Range<Int>,
    _ clause: [ToldWord],
    _ sentence: [ToldWord]
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

// Whether the mark, or the form that it holds for right, is called wrong.
extension ClaimCheck {
  private func doubtsGrader(_ sentence: ToldSentence) -> Bool {
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

  private func deniesRightForm(_ sentence: ToldSentence) -> Bool {
    sentence.clauses.contains { clause in
      blames(in: clause).contains { blame in
        let before = clause[..<blame.lowerBound]
        guard let place = before.lastIndex(where: { forms.role(of: $0) == .right }) else {
          return false
        }
        // A few words only, so that what is blamed is the form itself.
        guard blame.lowerBound - place <= 4, !words.limits.occur(in: clause) else { return false }
        let around = clause.filter { forms.role(of: $0) == .learner }
        let lead = Array(clause[max(0, place - 2)..<place])
        return around.isEmpty && !words.stops.occur(in: lead)
          && !words.answers.occur(in: Array(before))
      }
    }
  }
}

// Whether a form is demanded that is not the right one.
extension ClaimCheck {
  private func demandedForm(_ sentence: ToldSentence) -> String? {
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

  /// A sentence that could be the right answer and is another one.
  private func nearlyRightAnswer(in sentence: ToldSentence) -> String? {
    let all = sentence.words
    if words.examples.occur(in: all) || words.meanings.occur(in: all) { return nil }
    let near = sentence.phrases.first { phrase in
      phrase.allSatisfy { $0.isQuoted || !language.isTurkish && !language.knows($0.small) }
        && forms.isNearlyRightAnswer(phrase)
    }
    return near?.map(\.text).joined(separator: " ")
  }

  /// The clause after this one if it is a form and no more: write it together, “boşmu”.
  private func apposition(after place: Int, of sentence: ToldSentence) -> [ToldWord] {
    guard place + 1 < sentence.clauses.count else { return [] }
    let next = sentence.clauses[place + 1]
    return next.count <= 3 || sentence.clauses[place].count <= 3 ? next : []
  }

  private func isStop(_ word: ToldWord) -> Bool { words.stops.occur(in: [word]) }

  /// Advice may also describe: “if you say okulda, …”, “with kalmak you say okulda”.
  private func advisedForm(
    _ clause: [ToldWord],
    _ apposition: [ToldWord],
    _ sentence: [ToldWord]
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

  private func formBeforeDemand(_ clause: [ToldWord]) -> String? {
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

  /// The first form among demanded words that is not of an accepted answer.
  ///
  /// If strict, other Turkish words and endings count, too.
  private func wrongTarget(_ target: [ToldWord], isStrict: Bool) -> String? {
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
  private func isTurkish(_ word: ToldWord) -> Bool {
    if word.isEnding || word.isOpenStem || word.bytes.count < 3 { return false }
    if forms.role(of: word) != .none { return true }
    return !language.isTurkish && (word.isQuoted || language.knowsGrammarWords)
      && !language.knows(word.small) && TurkishWords.isKnown(word)
  }

  /// Whether what is demanded can only be a form of a word that a finding is about.
  private func isFormOfStem(_ word: ToldWord) -> Bool {
    !language.isTurkish && language.knowsGrammarWords && !word.isEnding && !word.isOpenStem
      && forms.role(of: word) == .none && !forms.isMentioned(word) && !language.knows(word.small)
      && forms.hasConcernedStem(word, isMarked: true)
  }
}
