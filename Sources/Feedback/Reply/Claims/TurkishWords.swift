import Turkish

/// The search for words that an explanation presents as Turkish but are not.
struct TurkishWords: Sendable {
  private let forms: AnswerForms
  private let language: LanguageCheck

  init(_ forms: AnswerForms, _ language: LanguageCheck) {
    self.forms = forms
    self.language = language
  }

  /// Whether the lexicon has a reading of the word.
  static func isKnown(_ word: ExplanationWord) -> Bool {
    !word.bytes.isEmpty && Morphology.isWord(word.bytes)
  }

  /// Returns the words of a sentence that are presented as Turkish but are not.
  func unknownWords(in sentence: ExplanationSentence) -> [String] {
    let single = sentence.words.filter { isMeantAsTurkish($0) && !isFine($0) }.map(\.text)
    let phrases = sentence.phrases.filter(isTurkishPhrase).flatMap { clause in
      clause.filter { !isFine($0) && !isName($0, in: clause) }.map(\.text)
    }
    let glossed = sentence.words.filter { $0.isGlossed && isSlip($0) }.map(\.text)
    return single + (phrases + glossed).filter { !single.contains($0) }
  }

  /// Whether it is a Turkish word with a broken spelling rule: kitapda.
  private func isSlip(_ word: ExplanationWord) -> Bool {
    guard !isFine(word), !language.knows(word.small) else { return false }
    return (2..<max(2, word.bytes.count)).contains { length in
      Lexicon.stems(Array(word.bytes.prefix(length))).contains { stem in
        !Morphology.readings(of: word.bytes, from: stem, slips: 1).isEmpty
      }
    }
  }

  private func isMeantAsTurkish(_ word: ExplanationWord) -> Bool {
    if word.isEnding || word.isOpenStem || word.bytes.count < 3 { return false }
    return word.hasTurkishLetter(beside: language) || forms.hasConcernedStem(word)
  }

  private func isFine(_ word: ExplanationWord) -> Bool {
    word.isEnding || word.isOpenStem || word.bytes.count < 3 || forms.isMentioned(word)
      || forms.role(of: word) == .learner || Self.isKnown(word)
      || word.text.unicodeScalars.contains { $0.properties.numericType != nil }
      || isOfLetter(word) || isMentionedName(word)
  }

  /// Whether it is a name of the task with an ending after its apostrophe: Marco'ya.
  ///
  /// Of a name that the lexicon has, the endings are known: Ankara'de is none of them.
  private func isMentionedName(_ word: ExplanationWord) -> Bool {
    guard let apostrophe = word.text.unicodeScalars.firstIndex(where: \.isApostrophe) else {
      return false
    }
    let base = ExplanationWord(String(word.text.unicodeScalars[..<apostrophe]), isQuoted: false)
    return base.bytes.count > 1 && forms.isMentioned(base)
      && Lexicon.stems(base.bytes, as: .properNoun).isEmpty
  }

  /// Whether it is the name of a letter with an ending: ğ'ye.
  private func isOfLetter(_ word: ExplanationWord) -> Bool {
    let scalars = Array(word.text.unicodeScalars)
    return scalars.count > 2 && scalars[1].isApostrophe
  }

  /// Whether the words are a Turkish phrase: the lexicon knows most of them.
  private func isTurkishPhrase(_ clause: [ExplanationWord]) -> Bool {
    let words = clause.filter { $0.bytes.count >= 2 && !$0.isEnding }
    let isQuoted = words.allSatisfy(\.isQuoted)
    guard words.count >= (isQuoted ? 2 : 3) else { return false }
    if language.isTurkish { return isQuoted }
    guard isQuoted || language.knowsGrammarWords else { return false }
    guard !clause.contains(where: { language.knows($0.small) }) else { return false }
    let known = words.count { Self.isKnown($0) }
    return isQuoted ? known * 2 >= words.count : known * 2 > words.count
  }

  /// Whether it has a capital inside a phrase: a name, which may be missing from the lexicon.
  private func isName(_ word: ExplanationWord, in clause: [ExplanationWord]) -> Bool {
    guard let first = word.text.unicodeScalars.first else { return false }
    return first.properties.isUppercase && clause.first != word
  }
}
