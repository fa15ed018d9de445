import Scoring
import Turkish

/// The facts of a finding by kind, from which sentences are made.
///
/// Any of them may be absent; then a sentence is less specific.
struct FindingDetails {
  typealias Form = (expected: Finding.SuffixForm?, found: Finding.SuffixForm?)

  let finding: Finding
  private(set) var parts: (expected: String, found: String)?
  /// The suffixes that differ in the slot that the category is about.
  private(set) var form: Form?
  /// The endings that follow a tense and differ too, as -du in oynuyordu does.
  private(set) var copula: Form?
  private(set) var shape: (form: Finding.SuffixForm, found: String)?
  private(set) var vowel: (expected: Character, after: Character)?
  private(set) var buffer: (expected: Character?, found: Character?, isPronominal: Bool)?
  private(set) var assimilation: (after: Character, expected: Character, found: Character)?
  private(set) var lemma: (expected: String, found: String)?
  private(set) var cause: (kind: Finding.Cause, word: String)?
  private(set) var place: (placement: Finding.Placement, word: String)?
  /// The other word with which this one has changed its ending.
  private(set) var swapped: (expected: String, found: String)?
  private(set) var alsoReads: Finding.SuffixForm?
  private(set) var circumflex: (distinguishes: Bool, isMissing: Bool)?
  private(set) var stemChange: StemAlternation?
  private(set) var letters: [Finding.Fact] = []
  private var flags: [Finding.Fact] = []

  init(_ finding: Finding) {
    self.finding = finding
    for fact in finding.facts { add(fact) }
    if stemChange == nil, [.consonant, .stemVowel].contains(finding.category) {
      stemChange = StemAlternation(expected: finding.expected, found: finding.found)
    }
  }

  func has(_ flag: Finding.Fact) -> Bool { flags.contains(flag) }

  /// Whether it is about several words, which can't be compared letter by letter.
  var isOfPhrase: Bool { [finding.expected, finding.found].contains { $0.contains(" ") } }

  /// Which of değil and yok was needed and which was typed, in any of their forms; nil if this isn't the
  /// difference.
  var negativeWords: (expected: String, found: String)? {
    let word = { (text: String) in
      ["değil", "yok"].first { text.turkishLowercased.hasPrefix($0) }
    }
    guard !isOfPhrase, let expected = word(finding.expected), let found = word(finding.found),
      expected != found
    else { return nil }
    return (expected, found)
  }

  /// Whether the finding shows the same words in the right order and in the typed one.
  var isOfSeveralPlaces: Bool {
    isOfPhrase && finding.expected.turkishLowercased != finding.found.turkishLowercased
  }

  /// The only letter that differs, and whether it is the o of -yor.
  var onlyLetter: (expected: Character, found: Character, isOfPresent: Bool)? {
    guard letters.count == 1, case .letterReplaced(let place, let expected, let found) = letters[0]
    else { return nil }
    let word = Array(finding.expected.turkishLowercased.filter { !"'’".contains($0) })
    let isOfPresent =
      (1..<max(1, word.count - 1)).contains(place)
      && word[place - 1...place + 1] == ["y", "o", "r"]
    return (expected, found, isOfPresent)
  }

  /// The accepted form in quotation marks, followed by its parts: “okula” (okul-a).
  var right: String { Self.word(finding.expected, parts?.expected) }

  /// The typed form in quotation marks, followed by its parts.
  var typed: String { Self.word(finding.found, parts?.found) }

  /// Whether the differing suffixes are those of tenses, not of a voice or a nonfinite form.
  var differsInTense: Bool {
    [form?.expected, form?.found].allSatisfy { suffix in
      suffix.map { [.tense, .copula, .ability].contains($0.suffix.slot) } ?? true
    }
  }

  /// Whether a vowel follows the stem in the accepted word.
  func hasVowel(after stem: String) -> Bool {
    finding.expected.turkishLowercased.filter { !"'’".contains($0) }.dropFirst(stem.count).first?
      .isTurkishVowel == true
  }

  /// Whether the accepted word has the suffix -ki and the typed one doesn't.
  var lacksKi: Bool { form?.expected?.suffix == .relative && form?.found == nil }

  /// Whether the typed word has the suffix -ki and the accepted one doesn't.
  var hasExtraKi: Bool { form?.found?.suffix == .relative && form?.expected == nil }

  /// Whether the accepted word ends in -dIr, which is an ending, but of no person.
  var endsAssertively: Bool {
    guard let last = parts?.expected.split(separator: "-").last else { return false }
    return ["dır", "dir", "dur", "dür", "tır", "tir", "tur", "tür"].contains(last)
  }

  /// Whether only the accepted answer has a word there.
  var isMissing: Bool { finding.found.isEmpty }

  /// Whether only the typed answer has a word there.
  var isExtra: Bool { finding.expected.isEmpty }

  private static func word(_ text: String, _ parts: String?) -> String {
    guard let parts, parts.utf8.contains(UInt8(ascii: "-")), !text.isEmpty else {
      return text.quoted
    }
    let isName = text.unicodeScalars.contains { $0 == "'" || $0 == "’" }
    return "\(text.quoted) (\(isName ? capitalised(parts, as: text) : parts))"
  }

  /// Returns the parts of a name with its capitals: Ali-ye, TBMM-ye.
  private static func capitalised(_ parts: String, as text: String) -> String {
    var letters = text.filter { !"'’".contains($0) }[...]
    return String(
      parts.map { part in
        guard part != "-", let letter = letters.popFirst() else { return part }
        return String(letter).turkishLowercased == String(part) ? letter : part
      }
    )
  }

  private mutating func add(_ fact: Finding.Fact) {
    switch fact {
    case .letterReplaced, .letterMissing, .letterExtra, .lettersSwapped: letters.append(fact)
    case .takenApart(let expected, let found): parts = parts ?? (expected, found)
    case .form(let expected, let found): addForm((expected, found))
    case .shape(let form, let found): shape = shape ?? (form, found)
    case .vowel(let expected, let after): vowel = vowel ?? (expected, after)
    case .buffer(let expected, let found, let pronominal):
      buffer = buffer ?? (expected, found, pronominal)
    case .assimilation(let after, let expected, let found):
      assimilation = assimilation ?? (after, expected, found)
    case .stem(let dictionary, let expected, let found):
      stemChange = stemChange ?? StemAlternation(dictionary, expected: expected, found: found)
    case .lemma(let expected, let found): lemma = lemma ?? (expected, found)
    case .because(let kind, let word): cause = cause ?? (kind, word)
    case .place(let placement, let word): place = place ?? (placement, word)
    case .alsoReads(let form): alsoReads = alsoReads ?? form
    case .circumflex(let distinguishes):
      let isMissing = finding.expected.contains { "âîûÂÎÛ".contains($0) }
      circumflex = circumflex ?? (distinguishes, isMissing)
    case .swapped(let expected, let found): swapped = swapped ?? (expected, found)
    case .joined, .split, .register, .order, .variant, .otherWord, .quiteDifferent, .spoken:
      flags.append(fact)
    }
  }

  /// Keeps the first form in the slot that the category is about, or else the first form.
  private mutating func addForm(_ new: Form) {
    guard let old = form else { return form = new }
    if (old.expected ?? old.found)?.suffix.slot == .tense,
      (new.expected ?? new.found)?.suffix.slot == .copula
    {
      copula = copula ?? new
    }
    if isAboutCategory(new), !isAboutCategory(old) {
      form = new
    } else if isAboutCategory(new), let joined = Self.joined(old, new) {
      form = joined
    }
  }

  /// Returns the replacement of an ending if one form lacks it and the other has an extra one.
  private static func joined(_ first: Form, _ second: Form) -> Form? {
    switch (first.expected, first.found, second.expected, second.found) {
    case (let expected?, nil, nil, let found?), (nil, let found?, let expected?, nil):
      expected.suffix.slot == found.suffix.slot ? (expected, found) : nil
    default: nil
    }
  }

  private func isAboutCategory(_ form: Form) -> Bool {
    guard let slot = (form.expected ?? form.found)?.suffix.slot else { return false }
    return switch finding.category {
    case .case: slot == .case
    case .possessive: slot == .possessive
    case .number: slot == .number
    case .person: slot == .person
    case .tense: [.tense, .nonfinite, .copula, .ability].contains(slot)
    case .voice: slot == .voice
    case .negation: slot == .polarity || slot == .ability
    default: true
    }
  }
}

extension Finding.SuffixForm {
  /// Whether it is -sA or -(y)sA.
  var isConditional: Bool { suffix == .conditional || suffix == .copulaConditional }
}
