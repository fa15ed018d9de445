/// A rule for courses; the raw value is its name in reports.
package enum Rule: String, CaseIterable, Sendable, Hashable {
  // 1. Format.
  case format
  case itemCount = "item-count"
  // 2. Patterns.
  case patternSyntax = "pattern-syntax"
  case patternSize = "pattern-size"
  case patternRepeats = "pattern-repeats"
  case patternEnd = "pattern-end"
  case patternRoundTrip = "pattern-round-trip"
  case trapAccepted = "trap-accepted"
  // 3. Spelling.
  case spelling
  case spellingStale = "spelling-stale"
  case joinedWords = "joined-words"
  case analysis
  // 4. Bands.
  case sentenceLength = "sentence-length"
  case textLength = "text-length"
  case textSentences = "text-sentences"
  case readability
  case persons
  // 5. Questions.
  case equalOptions = "equal-options"
  case optionInOption = "option-in-option"
  case optionPunctuation = "option-punctuation"
  case bannedOption = "banned-option"
  case keyLength = "key-length"
  case keyFromText = "key-from-text"
  case keyFromStem = "key-from-stem"
  case negativeStem = "negative-stem"
  case choiceEvidence = "choice-evidence"
  case choiceReason = "choice-reason"
  // Dictations, sentences to read aloud, cards.
  case digits
  case dictationInText = "dictation-in-text"
  case readAloud = "read-aloud"
  case readAloudLetters = "read-aloud-letters"
  case cardExample = "card-example"
  case cardMeanings = "card-meanings"
  case cardRepeated = "card-repeated"
  case wordOptions = "word-options"
  // Gaps, orders, sentences to be said another way.
  case gapCue = "gap-cue"
  case gapForm = "gap-form"
  case orderWords = "order-words"
  case orderRule = "order-rule"
  case keyWord = "key-word"
  case formationTrap = "formation-trap"
  case harmlessFault = "harmless-fault"
  case practiceFloor = "practice-floor"
  case pairRepeats = "pair-repeats"
  case cueForm = "cue-form"
  case pointEvidence = "point-evidence"
  case modelLength = "model-length"
  case register
  case voice
  case recording
  case screenSize = "screen-size"
  case screenItems = "screen-items"
  case sourceAccepted = "source-accepted"
  // 6. Vocabulary.
  case vocabulary
  case glosses
  case glossStale = "gloss-stale"
  // 7. Duplicates.
  case duplicate
  case nearDuplicate = "near-duplicate"
  // 8. Tags.
  case tagCoverage = "tag-coverage"
  case tagEvidence = "tag-evidence"
  case note
  case canDo = "can-do"
  // 9. English.
  case englishForm = "english-form"
  case englishLength = "english-length"
  case englishBracket = "english-bracket"
  case openYou = "open-you"
  // 10. The lexicon.
  case lexiconFormat = "lexicon-format"
  case lexiconLemma = "lexicon-lemma"
  case lexiconEnglish = "lexicon-english"
  case lexiconSynonym = "lexicon-synonym"
  case lexiconSpelling = "lexicon-spelling"
  case cardInLexicon = "card-in-lexicon"
  // 11. What may differ from a listed answer.
  case meaningRules = "meaning-rules"
}
