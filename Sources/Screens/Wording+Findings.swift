package import Scoring
import Turkish

extension Wording {
  /// One sentence on a finding: the two forms, the letters concerned and the rule.
  package static func sentence(for finding: Finding) -> String {
    let right = quoted(finding.expected)
    let typed = quoted(finding.found)
    return switch finding.category {
    case .missingWord: "\(right) is missing."
    case .extraWord: "\(typed) is one word too many here."
    case .wrongWord: wrongWord(finding, right: right, typed: typed)
    case .wordOrder: wordOrder(finding)
    case .spacing: spacing(finding, right: right, typed: typed)
    case .diacritics: diacritics(finding, right: right, typed: typed)
    case .apostrophe: apostrophe(right: right, typed: typed, finding)
    case .typo: "A slip of the keyboard: \(letters(finding)); \(right), not \(typed)."
    case .harmony: harmony(finding, right: right, typed: typed)
    case .consonant:
      "\(right), not \(typed): the consonants must agree. After f s t k ç ş h p a suffix begins "
        + "with t or ç, and a final p ç t k softens before a vowel."
    case .buffer:
      "\(right), not \(typed): a buffer letter (y, s, n or ş) keeps two vowels or suffixes apart."
    case .stemVowel: "\(right), not \(typed): the stem changes a vowel before this suffix."
    case .case: "\(right), not \(typed): another case is needed here."
    case .possessive: "\(right), not \(typed): the possessive ending differs."
    case .number: "\(right), not \(typed): singular and plural differ."
    case .person: person(finding, right: right, typed: typed)
    case .tense: "\(right), not \(typed): another tense is needed here."
    case .negation: "\(right), not \(typed): one is negative, the other is not."
    case .miParticle: miParticle(finding, right: right, typed: typed)
    case .deDa: deDa(finding, right: right, typed: typed)
    case .kiClitic:
      "\(right), not \(typed): the conjunction ki stands alone; the suffix -ki is joined."
    }
  }

  /// The name of a category as a learner reads it.
  package static func name(of category: Finding.Category) -> String {
    switch category {
    case .harmony: "vowel harmony"
    case .consonant: "consonants"
    case .buffer: "buffer letter"
    case .stemVowel: "stem vowel"
    case .case: "case"
    case .possessive: "possessive"
    case .number: "singular or plural"
    case .person: "person"
    case .tense: "tense"
    case .negation: "negation"
    case .miParticle: "question particle"
    case .deDa: "de/da"
    case .kiClitic: "ki"
    case .apostrophe: "apostrophe"
    case .diacritics: "Turkish letters"
    case .spacing: "together or apart"
    case .typo: "spelling"
    case .wordOrder: "word order"
    case .missingWord: "missing word"
    case .extraWord: "extra word"
    case .wrongWord: "another word"
    }
  }

  static func quoted(_ text: String) -> String { "“\(text)”" }

  private static func wrongWord(_ finding: Finding, right: String, typed: String) -> String {
    if finding.facts.contains(.quiteDifferent) {
      return "Your answer is quite different from the accepted one; compare the two."
    }
    let shared = zip(finding.expected.turkishLowercased, finding.found.turkishLowercased)
      .prefix { $0 == $1 }.count
    guard shared >= 2, shared < finding.expected.count || shared < finding.found.count else {
      return "\(right) belongs here, not \(typed)."
    }
    let rightTail = String(finding.expected.dropFirst(shared))
    let typedTail = String(finding.found.dropFirst(shared))
    let stem = String(finding.expected.prefix(shared))
    if rightTail.isEmpty {
      return "\(right) belongs here, not \(typed): “\(typedTail)” at its end is too much."
    }
    if typedTail.isEmpty {
      return "\(right) belongs here, not \(typed): “\(rightTail)” is missing at its end."
    }
    return "\(right) belongs here, not \(typed): after “\(stem)” comes “\(rightTail)”, "
      + "not “\(typedTail)”."
  }

  private static func wordOrder(_ finding: Finding) -> String {
    if finding.facts.contains(.order(grammatical: true)) {
      return "The words are right; \(quoted(finding.found)) usually stands elsewhere."
    }
    return "The words are right, but \(quoted(finding.found)) stands in the wrong place."
  }

  private static func spacing(_ finding: Finding, right: String, typed: String) -> String {
    if finding.facts.contains(.variant) { return "\(typed) is as right as \(right)." }
    if finding.facts.contains(.joined) {
      return "\(right) is written apart, not \(typed)."
    }
    if finding.facts.contains(.split) {
      return "\(right) is written as one word, not \(typed)."
    }
    return "\(right), not \(typed): mind where the words part."
  }

  private static func diacritics(_ finding: Finding, right: String, typed: String) -> String {
    let circumflexed: Set<Character> = ["â", "î", "û", "Â", "Î", "Û"]
    for case .circumflex(let distinguishes) in finding.facts {
      if !finding.expected.contains(where: circumflexed.contains) {
        return "\(right) is written without a circumflex, not \(typed)."
      }
      return distinguishes
        ? "Write \(right) with its circumflex: without it, \(typed) is another word."
        : "\(right) is written with a circumflex; \(typed) is often seen too."
    }
    return "Mind the Turkish letters: \(letters(finding)); \(right), not \(typed)."
  }

  private static func apostrophe(right: String, typed: String, _ finding: Finding) -> String {
    finding.expected.contains("'") || finding.expected.contains("’")
      ? "\(right), not \(typed): an apostrophe parts a name or number from its suffix."
      : "\(right), not \(typed): no apostrophe here."
  }

  private static func harmony(_ finding: Finding, right: String, typed: String) -> String {
    for case .vowel(let expected, let after) in finding.facts {
      return "\(right), not \(typed): vowel harmony. After \(after) the suffix takes \(expected)."
    }
    return "\(right), not \(typed): the suffix must follow the last vowel (vowel harmony)."
  }

  private static func person(_ finding: Finding, right: String, typed: String) -> String {
    finding.facts.contains(.register)
      ? "\(right), not \(typed): sen is for friends, siz is polite or for several people."
      : "\(right), not \(typed): the personal ending differs."
  }

  private static func miParticle(_ finding: Finding, right: String, typed: String) -> String {
    if finding.facts.contains(.joined) {
      return "\(right), not \(typed): the question particle is written apart from the word before."
    }
    for case .vowel(let expected, let after) in finding.facts {
      return "\(right), not \(typed): after \(after) the question particle takes \(expected)."
    }
    if finding.found.isEmpty { return "The question particle \(right) is missing." }
    if finding.expected.isEmpty { return "There is no question particle here: \(typed)." }
    return "\(right), not \(typed): mind the question particle and its ending."
  }

  private static func deDa(_ finding: Finding, right: String, typed: String) -> String {
    let rule = "de/da meaning “too” stands alone; -de/-da meaning “in, at, on” is joined."
    return "\(right), not \(typed): \(rule)"
  }

  /// The letters that differ, in words: "write ş, not s".
  private static func letters(_ finding: Finding) -> String {
    let parts = finding.facts.compactMap { fact -> String? in
      switch fact {
      case .letterReplaced(_, let expected, let found): "write \(expected), not \(found)"
      case .letterMissing(let place, let expected): "letter \(place + 1), \(expected), is missing"
      case .letterExtra(let place, let found): "letter \(place + 1), \(found), is too much"
      case .lettersSwapped(_, let first, let second):
        "\(first) comes before \(second)"
      default: nil
      }
    }
    var told: [String] = []
    for part in parts where !told.contains(part) { told.append(part) }
    return told.isEmpty ? "mind the spelling" : told.prefix(3).joined(separator: ", ")
  }
}
