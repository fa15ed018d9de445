import Patterns
import Turkish

/// A grader for sentences read aloud, which compares the transcript of a recogniser with the text.
package struct SpeechGrader: Sendable {
  /// The similarity from which the verdict is `correct`.
  private static let correct = 0.85
  /// The similarity from which the verdict is `correct_with_note`.
  private static let passing = 0.5
  /// The similarity that a transcript with a hint must reach.
  private static let second = 0.8
  /// The similarity that leaves a trace of a word.
  private static let trace = 0.4
  /// The letters of a transcript that is no loop, as a multiple of those of the sentence.
  private static let longest = 2.5
  private static let repeatLimit = 4
  /// The most letters that a loop in a word repeats.
  private static let longestGroup = 4
  /// The similarity from which a word counts as said but unclear.
  private static let unclear = 0.5

  private let target: [Word]
  /// The words as a keyboard without Turkish letters writes them.
  private let folded: [Word]

  /// A word as written, with the bytes that are compared; of a number these may be several words.
  private struct Word: Sendable {
    var shown: String
    /// Its scalars in the text.
    var span: Range<Int>
    /// The word as the lexicon has it.
    var exact: [UInt8]
    var bytes: [UInt8]

    var folded: Word {
      var word = self
      word.bytes = bytes.map { CodePage.asciiFolded[Int($0)] }
      return word
    }
  }

  /// Prepares the sentence to read aloud.
  package init(target: String) {
    self.target = Self.words(of: target)
    folded = self.target.map(\.folded)
  }

  /// Judges a transcript; one without any Turkish letter was typed without them, which costs nothing.
  package func judge(_ transcript: String) -> SpeechJudgement {
    let isPlain = transcript.utf8.allSatisfy { $0 < 0x80 }
    let heard = Self.words(of: transcript).map { isPlain ? $0.folded : $0 }
    let target = isPlain ? folded : target
    let score = Self.similarity(Self.joined(target), Self.joined(heard))
    let marked = Self.marks(heard, target)
    // Of a sentence that was hardly understood no word is known to be another.
    let findings = score < Self.passing ? [] : Self.findings(marked, isPlain: isPlain)
    let verdict: Verdict =
      heard.isEmpty || score < Self.passing || !findings.isEmpty
      ? .wrong : score < Self.correct ? .correctWithNote : .correct
    return SpeechJudgement(
      verdict: verdict,
      score: score,
      words: marked.words,
      extraWords: marked.extra,
      findings: findings,
      misheard: marked.misheard,
      transcript: transcript
    )
  }

  /// Judges what a recogniser wrote, and if it was asked a second time with the sentence as a hint, what
  /// it wrote then.
  ///
  /// A hint hides slips, so the second transcript gives no marks for words. It excuses no content word of
  /// which the first one has nothing that is near to it.
  package func judge(_ transcript: String, second: String?) -> SpeechJudgement {
    let first = judge(transcript)
    guard let second, !isLoop(second), first.score < Self.passing else { return first }
    let hinted = judge(second)
    guard hinted.score >= Self.second, hinted.findings.isEmpty,
      !Self.lacksContent(Self.marks(Self.words(of: transcript), target))
    else { return first }
    var judgement = hinted
    judgement.verdict = .correctWithNote
    judgement.words = []
    judgement.misheard = []
    judgement.isSecondListening = true
    return judgement
  }

  /// Whether a transcript understood so little that a recogniser is asked again, with the sentence.
  package func isWorthSecondListening(_ transcript: String) -> Bool {
    judge(transcript).score < Self.passing
  }

  /// Whether a transcript is a loop, which recognisers write for noise: a word, a pair of words or some
  /// letters of a word four times in a row, or two and a half times the letters of the sentence.
  package func isLoop(_ transcript: String) -> Bool {
    let heard = Self.words(of: transcript).map(\.bytes)
    let letters = heard.reduce(0) { $0 + $1.count }
    let wanted = target.reduce(0) { $0 + $1.bytes.count }
    return Double(letters) > Self.longest * Double(wanted) || Self.repeats(heard)
      || heard.contains { Self.repeats($0, sizes: 1...Self.longestGroup) }
  }

  /// Whether a transcript of free speech repeats a word or a pair of words four times in a row, as
  /// recognisers do for noise.
  package static func repeats(_ transcript: String) -> Bool {
    repeats(words(of: transcript).map(\.bytes))
  }

  /// Whether up to two units, or as many as `sizes` allows, come four times in a row.
  private static func repeats<Unit: Equatable>(
    _ heard: [Unit],
    sizes: ClosedRange<Int> = 1...2
  ) -> Bool {
    sizes.contains { size in
      heard.indices.contains { start in
        let end = start + repeatLimit * size
        guard end <= heard.count else { return false }
        return (start..<(end - size)).allSatisfy { heard[$0] == heard[$0 + size] }
      }
    }
  }

  private static func words(of text: String) -> [Word] {
    let mapped = Normalization.mapped(text)
    let scalars = Array(text.unicodeScalars)
    return mapped.wordRanges.map { range in
      var shown = String.UnicodeScalarView()
      let span = mapped.sourceSpan(of: range)
      shown.append(contentsOf: scalars[span])
      let plain = TurkishNumber.spelledOut(Array(mapped.bytes[range]))
        .filter { $0 != WordComparison.apostrophe }
        .map(WordComparison.plain)
      let exact = mapped.bytes[range].filter { $0 != WordComparison.apostrophe }
      return Word(shown: String(shown), span: span, exact: Array(exact), bytes: plain)
    }
  }

  private static func joined(_ words: [Word]) -> [UInt8] {
    Array(words.map(\.bytes).joined(separator: [UInt8(ascii: " ")]))
  }

  /// Returns the larger of the similarities with and without spaces.
  private static func similarity(_ left: [UInt8], _ right: [UInt8]) -> Double {
    let space = UInt8(ascii: " ")
    return max(
      EditDistance.similarity(left, right),
      EditDistance.similarity(left.filter { $0 != space }, right.filter { $0 != space })
    )
  }

  /// The words of the target with their marks, and what was heard in place of some of them.
  private struct Marked {
    var words: [SpeechJudgement.Word] = []
    var extra: [String] = []
    /// The words of the target that were heard as another one, or not at all.
    var pairs: [(expected: Word, heard: Word?)] = []
    /// Words that the target lacks.
    var added: [Word] = []

    var misheard: [SpeechJudgement.Misheard] {
      pairs.compactMap { pair in
        guard let heard = pair.heard else { return nil }
        // One letter that sounds alike doesn't make two other words alike.
        let sounds = SoundComparison(pair.expected.bytes, heard.bytes)
        return .init(
          expected: pair.expected.shown,
          heard: heard.shown,
          reasons: sounds.explainsAll ? sounds.reasons : []
        )
      }
    }
  }

  private static func marks(_ heard: [Word], _ target: [Word]) -> Marked {
    let pairing = WordPairing(target.map(\.bytes), heard.map(\.bytes)) { _, _ in false }
    var marks = [SpeechJudgement.Mark](repeating: .missing, count: target.count)
    var marked = Marked()
    for pair in pairing.pairs {
      let words = Array(heard[pair.found].map(\.bytes).joined())
      let wanted = Array(target[pair.expected].map(\.bytes).joined())
      let similarity = EditDistance.similarity(wanted, words)
      let mark: SpeechJudgement.Mark =
        words == wanted ? .ok : similarity >= unclear ? .unclear : .missing
      for place in pair.expected where !pair.found.isEmpty { marks[place] = mark }
      if pair.expected.isEmpty || mark == .missing {
        marked.extra += heard[pair.found].map(\.shown)
      }
      if pair.expected.isEmpty { marked.added += heard[pair.found] }
      guard mark != .ok else { continue }
      for place in pair.expected {
        let isSingle = pair.expected.count == 1 && pair.found.count == 1
        marked.pairs.append((target[place], isSingle ? heard[pair.found.lowerBound] : nil))
      }
    }
    if letters(of: target) == letters(of: heard) {
      return Marked(words: target.map { .init(text: $0.shown, mark: .ok) })
    }
    marked.words = zip(target, marks).map { .init(text: $0.shown, mark: $1) }
    // A word that was heard in two parts is unclear, not missing.
    let missing = Set(zip(target, marks).filter { $1 == .missing }.map(\.0.span))
    marked.pairs.removeAll { $0.heard == nil && !missing.contains($0.expected.span) }
    return marked
  }

  private static func letters(of words: [Word]) -> [UInt8] {
    words.flatMap(\.bytes).filter { $0 != UInt8(ascii: " ") }
  }
}

// MARK: - Content words

extension SpeechGrader {
  private static let not = Normalization.bytes(of: "değil")
  /// Parts of speech whose words the recogniser may drop without a change of what is told.
  private static let functionWords: Set<PartOfSpeech> = [
    .pronoun, .postposition, .conjunction, .interjection, .determiner, .question,
  ]
  /// Below this similarity a word typed without Turkish letters is another word.
  private static let plainOther = 0.75

  /// The content words that were not heard, or for which another word was heard.
  private static func findings(_ marked: Marked, isPlain: Bool) -> [Finding] {
    let analyzer = WordAnalyzer()
    var findings = marked.pairs.compactMap { pair -> Finding? in
      guard isContent(pair.expected.exact, analyzer) else { return nil }
      guard let heard = pair.heard else { return finding(.missingWord, pair.expected, nil) }
      let similarity = EditDistance.similarity(pair.expected.bytes, heard.bytes)
      let isOther =
        similarity < unclear
        || isOtherWord(heard, than: pair.expected, analyzer)
        || isPlain && similarity < plainOther
          && !analyzer.readings(of: pair.expected.exact).isEmpty
      return isOther ? finding(.wrongWord, pair.expected, heard) : nil
    }
    if let word = marked.added.first(where: { $0.exact == not }) {
      findings.append(finding(.extraWord, nil, word))
    }
    return findings
  }

  /// Whether nothing near to a content word was heard, or another word in the same form.
  private static func lacksContent(_ marked: Marked) -> Bool {
    let analyzer = WordAnalyzer()
    return marked.pairs.contains { pair in
      guard isContent(pair.expected.exact, analyzer) else { return false }
      guard let heard = pair.heard else { return true }
      return EditDistance.similarity(pair.expected.bytes, heard.bytes) < trace
        || isOtherWord(heard, than: pair.expected, analyzer)
    }
  }

  private static func finding(
    _ category: Finding.Category,
    _ expected: Word?,
    _ heard: Word?
  ) -> Finding {
    Finding(
      category: category,
      expected: expected?.shown ?? "",
      found: heard?.shown ?? "",
      expectedSpan: expected?.span,
      foundSpan: heard?.span
    )
  }

  /// Whether a word says something of its own; unknown words do, because they may be names.
  private static func isContent(_ word: [UInt8], _ analyzer: WordAnalyzer) -> Bool {
    if word == not { return true }
    return !analyzer.readings(of: word).contains { functionWords.contains($0.stem.partOfSpeech) }
  }

  /// Whether the heard word is another known word in the same form, which no sound explains.
  private static func isOtherWord(
    _ heard: Word,
    than expected: Word,
    _ analyzer: WordAnalyzer
  ) -> Bool {
    let left = analyzer.readings(of: expected.exact)
    let right = analyzer.readings(of: heard.exact).filter {
      $0.slips.isEmpty && !$0.stem.traits.contains(.rare) && $0.stem.partOfSpeech != .properNoun
    }
    let stems = Set(left.map(\.stem.letters))
    guard !left.isEmpty, !right.isEmpty, right.allSatisfy({ !stems.contains($0.stem.letters) })
    else { return false }
    let forms = Set(left.map(\.suffixes))
    return right.contains { forms.contains($0.suffixes) }
      && !SoundComparison(expected.bytes, heard.bytes).explainsAll
  }
}
