import Scoring
import Turkish

extension FindingDetails {
  /// The word to which the misplaced personal ending of a question belongs.
  enum MovedEnding {
    /// geliyor musun, not geliyorsun mu.
    case toParticle
    /// geldin mi, not geldi misin.
    case toVerb
  }

  var movedEnding: MovedEnding? {
    let right = finding.expected.split(separator: " ")
    let typed = finding.found.split(separator: " ")
    guard right.count == 2, typed.count == 2 else { return nil }
    if right[0].count < typed[0].count && right[1].count > typed[1].count { return .toParticle }
    return right[0].count > typed[0].count && right[1].count < typed[1].count ? .toVerb : nil
  }

  /// Whether a form of değil has an ending that the typed one lacks.
  var takesEnding: Bool { deniesWord && finding.expected.count > finding.found.count }

  /// The expected word without the endings of değil.
  var bareWord: String { deniesWord ? "değil" : finding.expected }

  private var deniesWord: Bool { finding.expected.turkishLowercased.hasPrefix("değil") }

  /// Whether two question particles differ only in their vowels: mu, mı; musun, mısın.
  var differsInParticleVowel: Bool {
    let (right, typed) = (finding.expected.turkishLowercased, finding.found.turkishLowercased)
    return right.count == typed.count && right.hasPrefix("m") && !right.contains(" ")
      && zip(right, typed).allSatisfy { $0 == $1 || $0.isTurkishVowel && $1.isTurkishVowel }
  }

  /// Whether the right vowel follows vowel harmony, unlike that of saati.
  var followsHarmony: Bool {
    guard let vowel, let expected = vowel.expected.turkishVowel,
      let after = vowel.after.turkishVowel
    else { return true }
    return expected == after.twofold || expected == after.fourfold
  }

  /// Whether the right word is a form of bu, şu or o.
  var isDemonstrative: Bool {
    if let stem = parts?.expected.split(separator: "-").first {
      return ["bu", "şu", "o"].contains(String(stem).turkishLowercased)
    }
    let word = finding.expected.turkishLowercased
    return word.count <= 6 && ["bun", "şun", "on"].contains(where: word.hasPrefix)
  }

  /// Whether the right word is one of the few that are written together with the conjunction ki.
  var hasFrozenKi: Bool {
    ["belki", "çünkü", "hâlbuki", "halbuki", "mademki", "meğerki", "oysaki", "sanki"]
      .contains(finding.expected.turkishLowercased)
  }

  /// Whether the right word has -kü for -ki: dünkü, bugünkü, öbürkü.
  var hasRoundedKi: Bool {
    ["dünkü", "bugünkü", "öbürkü"].contains(
      where: finding.expected.turkishLowercased.hasPrefix
    )
  }

  /// Whether the invariable i of -ki was changed.
  var hasConstantKi: Bool {
    if let vowel { return vowel.expected == "i" }
    return finding.expected.count == finding.found.count
      && finding.expected.turkishLowercased.hasSuffix("ki")
  }

  /// Whether the missing buffer letter comes before a consonant: öğrenciydim.
  var isBufferOfCopula: Bool {
    let (right, typed) = (
      Array(finding.expected.turkishLowercased), Array(finding.found.turkishLowercased)
    )
    let place = zip(right, typed).prefix { $0 == $1 }.count
    return place + 1 < right.count && right[place] == "y" && !right[place + 1].isTurkishVowel
  }

  /// Whether one of the two is written as several words.
  var hasSpace: Bool { finding.expected.contains(" ") || finding.found.contains(" ") }

  func expects(_ letters: String) -> Bool { finding.expected.turkishLowercased.contains(letters) }

  var expectsApostrophe: Bool { finding.expected.contains { "'’".contains($0) } }

  /// The first letters in which the two words differ.
  var firstDifference: (expected: Character, found: Character)? {
    zip(finding.expected.turkishLowercased, finding.found.turkishLowercased).first { $0 != $1 }
      .map { (expected: $0.0, found: $0.1) }
  }

  /// The common prefix of at least two letters, and the rest of both words.
  var tails: (start: String, expected: String, found: String)? {
    let (right, typed) = (finding.expected, finding.found)
    let shared = zip(right.turkishLowercased, typed.turkishLowercased).prefix { $0 == $1 }.count
    guard shared >= 2, shared < right.count || shared < typed.count else { return nil }
    return (
      String(right.prefix(shared)), String(right.dropFirst(shared)),
      String(typed.dropFirst(shared))
    )
  }
}

extension Finding.SuffixForm {
  /// The negative suffix before -yor narrowed it: -me for -mi.
  var openNegative: String? {
    guard suffix == .negative, let vowel = text.last?.turkishVowel, vowel.isHigh else { return nil }
    return "m\(vowel.twofold.rawValue)"
  }
}

extension Character {
  var turkishVowel: Vowel? { unicodeScalars.first.flatMap(Vowel.init) }

  var isTurkishVowel: Bool { turkishVowel != nil }

  /// Whether it is f, s, t, k, ç, ş, h or p, after which d becomes t.
  var isVoiceless: Bool { "fstkçşhp".contains(self) }
}
