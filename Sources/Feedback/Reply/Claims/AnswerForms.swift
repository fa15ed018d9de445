import Patterns
import Scoring
import Turkish

/// The words of an answer and its accepted forms, by which the words of an explanation are classified.
struct AnswerForms: Sendable {
  /// The typed words that are in no accepted answer.
  private var learner: Set<[UInt8]> = []
  /// Typed words with apostrophe and circumflex, if only these are wrong.
  private var learnerExactly: Set<[UInt8]> = []
  /// The words that a finding expects instead of the typed ones.
  private var expected: Set<[UInt8]> = []
  /// The words of accepted answers.
  private(set) var right: Set<[UInt8]> = []
  /// The words of the answer and of accepted answers.
  private var mentioned: Set<[UInt8]> = []
  /// The stems of the words that findings are about, as those words spell them.
  private var stems: Set<[UInt8]> = []
  /// The stems in dictionary form, and the infinitives of verbs.
  private var lemmas: Set<[UInt8]> = []
  /// The accepted answers, each as words.
  private var accepted: [[[UInt8]]] = []
  /// The words of the answer.
  private var answer: [[UInt8]] = []
  /// The whole answers that were marked as wrong.
  private var wrongAnswers: [[[UInt8]]] = []

  private let language: LanguageCheck

  /// The relation of a word to the answer.
  enum Role: Equatable {
    /// Typed by the learner and wrong.
    case learner
    case right
    /// Another form of a word that a finding is about.
    case other
    case none
  }

  /// The most expansions of a pattern; more add no new words.
  private static let mostExpansions = 200
  /// The most readings of a word; later ones are unlikely, such as de- in denize.
  private static let likelyReadings = 3
  /// The letters that identify the stem of a word that has no mark of Turkish.
  private static let tellingLetters = 4

  init(_ request: ExplanationRequest) {
    language = LanguageCheck(request.language)
    let texts =
      [request.rightAnswer]
      + request.accepted.flatMap { $0.expansions(limit: Self.mostExpansions) }
    accepted = texts.map(Self.words)
    right = Set(accepted.flatMap(\.self))
    answer = Self.words(request.answer)
    wrongAnswers = [answer]
    for finding in request.findings {
      let (found, wanted) = (
        PlainWords.all(in: finding.found), PlainWords.all(in: finding.expected)
      )
      if PlainWords.bare(found) == PlainWords.bare(wanted) {
        learnerExactly.formUnion(found.filter { !wanted.contains($0) })
      }
      learner.formUnion(Self.words(finding.found))
      expected.formUnion(Self.words(finding.expected))
      for word in Self.words(finding.found) + Self.words(finding.expected) { addStems(of: word) }
    }
    finish()
    if let form = request.form { mentioned.formUnion(form.texts.flatMap(Self.words)) }
    if let choice = request.choice {
      mentioned.formUnion(ChoiceTexts(request, choice).allWords)
    }
  }

  /// Creates the forms for a chat, from the mistakes in its context and the learner's messages.
  init(_ mistakes: [RecentMistake], said: [String], in teaching: TeachingLanguage) {
    language = LanguageCheck(teaching)
    answer = said.flatMap(Self.words)
    for mistake in mistakes {
      let (typed, wanted) = (Self.words(mistake.answer), Self.words(mistake.rightAnswer))
      accepted.append(wanted)
      wrongAnswers.append(typed)
      right.formUnion(wanted)
      expected.formUnion(wanted.filter { !typed.contains($0) })
      answer += typed
      learner.formUnion(typed.filter { !wanted.contains($0) })
      for word in typed where !wanted.contains(word) { addStems(of: word) }
      for word in wanted where !typed.contains(word) { addStems(of: word) }
    }
    finish()
  }

  private mutating func finish() {
    learner.subtract(right)
    mentioned = right.union(answer)
  }

  private mutating func addStems(of word: [UInt8]) {
    for reading in Morphology.readings(of: word).prefix(Self.likelyReadings) {
      let letters = reading.stem.letters
      guard letters.count >= 2 else { continue }
      stems.insert(letters)
      stems.insert(Array(word.prefix(reading.stemLength)))
      lemmas.insert(letters)
      guard reading.stem.partOfSpeech == .verb else { continue }
      for ending in ["mek", "mak"] { lemmas.insert(letters + CodePage.encode(ending)) }
    }
  }

  private static func words(_ text: String) -> [[UInt8]] {
    PlainWords.bare(PlainWords.all(in: text)).filter { !$0.isEmpty }
  }

  /// Returns the relation of a word to the answer.
  func role(of word: ExplanationWord) -> Role {
    if word.isEnding || word.isOpenStem || word.bytes.isEmpty { return .none }
    if learner.contains(word.bytes) || learnerExactly.contains(word.exactBytes) { return .learner }
    if right.contains(word.bytes) { return .right }
    guard hasConcernedStem(word), !lemmas.contains(word.bytes) else { return .none }
    // A beginning of the right form is not another form: göz and gözler in gözlerin.
    return expected.contains { $0.starts(with: word.bytes) } ? .none : .other
  }

  /// Whether a finding expects this word instead of a typed one.
  func isExpected(_ word: ExplanationWord) -> Bool { expected.contains(word.bytes) }

  /// Whether it is a form of a word that a finding is about; `isMarked` says that it is surely Turkish.
  func hasConcernedStem(_ word: ExplanationWord, isMarked: Bool? = nil) -> Bool {
    let isMarked =
      isMarked ?? (word.isQuoted || word.isParted || word.hasTurkishLetter(beside: language))
    let fewest = isMarked ? 2 : Self.tellingLetters
    let readings = Morphology.readings(of: word.bytes).prefix(Self.likelyReadings)
    if !readings.isEmpty {
      // A known word can only be a form of its stems.
      return readings.contains { reading in
        reading.stem.letters.count >= fewest && lemmas.contains(reading.stem.letters)
      }
    }
    return stems.contains { stem in
      guard stem.count >= fewest, word.bytes.count > stem.count, word.bytes.starts(with: stem)
      else { return false }
      return isMarked || !Self.foreignEndings.contains(CodePage.decode(word.bytes[stem.count...]))
    }
  }

  /// The English suffixes after stems that both languages have: parks, filming.
  private static let foreignEndings: Set = [
    "s", "es", "ing", "ed", "er", "ers", "al", "ly", "n", "en", "e", "ist", "ic",
  ]

  /// Whether the word is in the answer or an accepted one, or is the beginning of a word there.
  func isMentioned(_ word: ExplanationWord) -> Bool {
    mentioned.contains(word.bytes) || lemmas.contains(word.bytes)
      || word.bytes.count >= 2 && mentioned.contains { $0.starts(with: word.bytes) }
  }

  /// Whether the words are part of an accepted answer, in this order.
  func isPartOfRightAnswer(_ words: [ExplanationWord]) -> Bool {
    let bytes = words.map(\.bytes)
    return accepted.contains { $0.contains(bytes) }
  }

  /// Whether the words contain a whole wrong answer.
  func isAnswerIn(_ words: [ExplanationWord]) -> Bool {
    let bytes = words.map(\.bytes)
    return wrongAnswers.contains { $0.count > 1 && bytes.contains($0) }
  }

  /// Whether the words are similar to an accepted answer but are not one.
  func isNearlyRightAnswer(_ words: [ExplanationWord]) -> Bool {
    let bytes = words.map(\.bytes)
    if bytes.count < 2 || isPartOfRightAnswer(words) || isAnswerIn(words) { return false }
    return accepted.contains { answer in
      let known = bytes.count { answer.contains($0) }
      return known >= 2 && abs(answer.count - bytes.count) <= 1 && 2 * known >= answer.count
        && !bytes.contains(where: learner.contains)
    }
  }

  /// Whether a separate ending is in an accepted answer, with any harmony and assimilation.
  func hasEnding(_ word: ExplanationWord) -> Bool {
    let ending = Self.withoutHarmony(word.bytes)
    return ending.isEmpty || right.contains { Self.withoutHarmony($0).contains(ending) }
  }

  /// Returns the letters with vowels of one harmony and consonants of one assimilation made equal.
  private static func withoutHarmony(_ bytes: [UInt8]) -> [UInt8] {
    CodePage.encode(
      String(
        CodePage.decode(bytes).map { letter in
          switch letter {
          case "e": "a"
          case "ı", "u", "ü": "i"
          case "t": "d"
          case "ç": "c"
          case "k": "ğ"
          default: letter
          }
        }
      )
    )
  }
}
