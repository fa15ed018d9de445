/// The search for claims of an explanation that contradict the key of a question: that another option
/// is right, or that the key is wrong.
///
/// Like ``ClaimCheck`` it matches words, so a sentence that may be a claim counts as one.
struct ChoiceCheck: Sendable {
  let texts: ChoiceTexts
  private let claims: ClaimWords
  private let words: ChoiceWords
  private let language: LanguageCheck

  /// The fewest words of a quotation that must be in the text; fewer may be an example.
  private static let fewestQuoted = 3
  /// The most words between a noun and the option that it introduces.
  private static let nounReach = 4

  init(_ texts: ChoiceTexts, _ claims: ClaimWords, _ words: ChoiceWords, _ language: LanguageCheck)
  {
    (self.texts, self.claims, self.words, self.language) = (texts, claims, words, language)
  }

  /// Returns the objection to a sentence; nil if there is none.
  func objection(to sentence: ExplanationSentence) -> ReplyObjection? {
    let scene = Scene(sentence, texts, words)
    let all = scene.words
    if claims.refusals.occur(in: all) || claims.orders.occur(in: all) { return .refusal }
    let isClaim =
      claims.disputes.occur(in: all) || claims.marks.occur(in: all) || words.letters.occur(in: all)
      || doubtsKey(scene) || verdicts(in: scene).contains { contradicts($0, scene) }
    if isClaim { return .contradicts(all.prefix(8).map(\.text).joined(separator: " ")) }
    return foreignQuotation(in: sentence).map(ReplyObjection.notInText)
  }

  /// A word that calls something right or wrong.
  private struct Verdict {
    var range: Range<Int>
    var isRight: Bool
    /// Whether it may be taken back later in the sentence.
    var isSoft: Bool
    var isDenied: Bool
  }

  private func verdicts(in scene: Scene) -> [Verdict] {
    let others = words.otherwise.ranges(in: scene.words)
    func found(_ phrases: [Phrase], isRight: Bool, isSoft: Bool) -> [Verdict] {
      phrases.ranges(in: scene.words).filter { range in
        !others.contains { $0.overlaps(range) } && !scene.isInOption(range)
          && !scene.isQuotation(range, texts)
      }.map { range in
        let isDenied = isDenied(range, scene)
        return Verdict(
          range: range,
          isRight: isRight != isDenied,
          isSoft: isSoft,
          isDenied: isDenied
        )
      }
    }
    return found(words.right, isRight: true, isSoft: false)
      + found(words.fitting, isRight: true, isSoft: true)
      + found(words.wrong, isRight: false, isSoft: false)
  }

  private func isDenied(_ range: Range<Int>, _ scene: Scene) -> Bool {
    let clause = scene.clause(around: range.lowerBound)
    let start = max(clause.lowerBound, range.lowerBound - ClaimCheck.negatorReach)
    if words.neither.occur(in: Array(scene.words[clause.lowerBound..<range.lowerBound])) {
      return true
    }
    // “not A but B is right” denies A.
    let lead = scene.words[start..<range.lowerBound].indices.filter { !scene.isInOption($0) }
    if scene.mentions.allSatisfy({ !(start..<range.lowerBound).overlaps($0.range) }),
      claims.negators.occur(in: lead.map { scene.words[$0] })
    {
      return true
    }
    if let last = scene.mentions.last(where: { $0.range.upperBound <= range.lowerBound }),
      last.range.upperBound > start,
      claims.negators.occur(in: Array(scene.words[last.range.upperBound..<range.lowerBound]))
    {
      return true
    }
    guard claims.negatorsFollow else { return false }
    let end = min(clause.upperBound, range.upperBound + 2)
    return claims.negators.occur(
      in: Array(scene.words[range.upperBound..<max(end, range.upperBound)])
    )
  }

  private func contradicts(_ verdict: Verdict, _ scene: Scene) -> Bool {
    let all = scene.words
    let subjects = subjects(of: verdict, scene)
    if isHedged(scene), verdict.isRight { return false }
    if verdict.isSoft, isTakenBack(after: verdict.range, scene) { return false }
    // A soft word that is denied says little of the key: it is not possible to see him.
    if !verdict.isRight { return !verdict.isSoft && subjects.contains { $0.role == .key } }
    if words.both.occur(in: all), scene.mentions.contains(where: { $0.role != .key }) {
      return true
    }
    return subjects.contains { $0.role != .key }
  }

  /// Whether the sentence is about another text than this one.
  private func isHedged(_ scene: Scene) -> Bool {
    words.hedges.occur(in: scene.words) && !words.also.occur(in: scene.words)
  }

  /// Whether the sentence denies afterwards what it has granted.
  private func isTakenBack(after range: Range<Int>, _ scene: Scene) -> Bool {
    let rest = Array(scene.words[range.upperBound...])
    guard let contrast = claims.contrasts.ranges(in: rest).first else { return false }
    let end = Array(rest[contrast.upperBound...])
    return claims.negators.occur(in: end) || words.wrong.occur(in: end)
  }

  /// Returns the options that a verdict is about.
  private func subjects(of verdict: Verdict, _ scene: Scene) -> [OptionMention] {
    let clause = scene.clause(around: verdict.range.lowerBound)
    let mentions = scene.mentions.filter { !scene.isSetAside($0, words) }
    let before = mentions.last {
      $0.range.upperBound <= verdict.range.lowerBound && $0.range.lowerBound >= clause.lowerBound
    }
    let after = mentions.first {
      $0.range.lowerBound >= verdict.range.upperBound && $0.range.upperBound <= clause.upperBound
    }
    let introduces = introduced(by: verdict.range, scene)
    let found: OptionMention?
    switch (before, after) {
    case (let before?, let after?):
      found = !verdict.isDenied && introduces == after ? after : before
    case (let before?, nil): found = before
    case (nil, let after?): found = after
    case (nil, nil):
      let earlier = mentions.last { $0.range.upperBound <= clause.lowerBound }
      let later = mentions.first { $0.range.lowerBound >= clause.upperBound }
      found = introduces ?? earlier ?? later
    }
    return found.map { scene.joined(to: $0, words) } ?? []
  }

  /// Returns the option that a phrase introduces: the right answer is “B”.
  private func introduced(by range: Range<Int>, _ scene: Scene) -> OptionMention? {
    let next = scene.mentions.first { $0.range.lowerBound >= range.upperBound }
    guard let next, next.range.lowerBound - range.upperBound <= Self.nounReach else { return nil }
    let between = Array(scene.words[range.upperBound..<next.range.lowerBound])
    return between.isEmpty || words.nouns.occur(in: between) ? next : nil
  }

  /// Whether a sentence calls the key or its author wrong.
  private func doubtsKey(_ scene: Scene) -> Bool {
    guard words.keys.occur(in: scene.words) else { return false }
    if claims.doubts.occur(in: scene.words) { return true }
    return verdicts(in: scene).contains { verdict in
      guard !verdict.isRight, !verdict.isSoft else { return false }
      let clause = scene.clause(around: verdict.range.lowerBound)
      let lead = Array(scene.words[clause.lowerBound..<verdict.range.lowerBound])
      let names = scene.mentions.contains { clause.overlaps($0.range) && $0.role != .key }
      return words.keys.occur(in: lead) && !names && !claims.marking.occur(in: lead)
    }
  }

  /// Returns a Turkish quotation that is in no text of the question.
  private func foreignQuotation(in sentence: ExplanationSentence) -> String? {
    if language.isTurkish || claims.examples.occur(in: sentence.words) { return nil }
    let foreign = sentence.phrases.first { phrase in
      guard phrase.count >= Self.fewestQuoted, phrase.allSatisfy(\.isQuoted) else { return false }
      let isTurkish =
        !phrase.contains { language.knows($0.small) }
        && phrase.count(where: TurkishWords.isKnown) * 2 > phrase.count
      return isTurkish && !texts.contain(phrase.map(\.bytes))
    }
    return foreign?.map(\.text).joined(separator: " ")
  }
}

/// A sentence with the options that it names.
private struct Scene {
  let words: [ExplanationWord]
  let mentions: [OptionMention]
  private let clauses: [Range<Int>]

  init(_ sentence: ExplanationSentence, _ texts: ChoiceTexts, _ phrases: ChoiceWords) {
    words = sentence.words
    var start = 0
    clauses = sentence.clauses.map { clause in
      defer { start += clause.count }
      return start..<start + clause.count
    }
    let options = texts.options(in: words)
    let named = phrases.taken.ranges(in: words).map { OptionMention(role: .taken, range: $0) }
    mentions = named.reduce(into: options) { mentions, mention in
      guard !mentions.contains(where: { $0.range.overlaps(mention.range) }) else { return }
      mentions.append(mention)
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  func clause(around place: Int) -> Range<Int> {
    clauses.first { $0.contains(place) } ?? 0..<words.count
  }

  func isInOption(_ range: Range<Int>) -> Bool {
    mentions.contains { $0.range.overlaps(range) && words[$0.range.lowerBound].isQuoted }
  }

  func isInOption(_ place: Int) -> Bool { isInOption(place..<place + 1) }

  /// Whether the words are quoted from the question or its text.
  func isQuotation(_ range: Range<Int>, _ texts: ChoiceTexts) -> Bool {
    words[range].allSatisfy(\.isQuoted) && texts.contain(words[range].map(\.bytes))
  }

  /// Whether an option is named only to set another against it: not “A”, rather than “A”.
  func isSetAside(_ mention: OptionMention, _ phrases: ChoiceWords) -> Bool {
    let start = max(0, mention.range.lowerBound - 2)
    return phrases.instead.ranges(in: Array(words[start..<mention.range.lowerBound]))
      .contains { start + $0.upperBound == mention.range.lowerBound }
  }

  /// Returns an option with those that a word joins to it: “A” and “B” are right.
  func joined(to mention: OptionMention, _ phrases: ChoiceWords) -> [OptionMention] {
    guard let place = mentions.firstIndex(of: mention) else { return [mention] }
    var joined = [mention]
    var first = place
    while first > 0, areJoined(mentions[first - 1], mentions[first], phrases) {
      first -= 1
      joined.append(mentions[first])
    }
    var last = place
    while last + 1 < mentions.count, areJoined(mentions[last], mentions[last + 1], phrases) {
      last += 1
      joined.append(mentions[last])
    }
    return joined
  }

  private func areJoined(
    _ left: OptionMention,
    _ right: OptionMention,
    _ phrases: ChoiceWords
  ) -> Bool {
    let between = Array(words[left.range.upperBound..<right.range.lowerBound])
    return !between.isEmpty && between.count <= 3
      && phrases.links.ranges(in: between).contains { $0 == 0..<between.count }
  }
}
