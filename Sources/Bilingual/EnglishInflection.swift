/// The forms of an English phrase that begins with a verb, or of a noun.
package enum EnglishInflection {
  /// The plural of a noun or of a phrase that ends in one: “toothbrushes”, “children”.
  package static func plural(_ noun: String) -> String {
    let (lead, word) = lastWord(noun)
    let isIrregular = irregularNouns.contains { word.hasSuffix($0) }
    let irregular = isIrregular ? EnglishForms.irregularForms(of: word).first : nil
    return lead + (irregular ?? (word.hasSuffix("man") ? word.dropLast(2) + "en" : withS(word)))
  }

  private static let irregularNouns = [
    "child", "man", "person", "foot", "tooth", "mouse", "goose", "ox", "wife", "life", "knife",
    "leaf", "half", "thief", "loaf", "shelf", "wolf",
  ]

  /// The third person of a verb phrase: “gets up”, “watches”.
  package static func third(_ phrase: String) -> String {
    head(phrase) { $0 == "be" ? "is" : $0 == "have" ? "has" : withS($0) }
  }

  /// The -ing form of a verb phrase: “getting up”, “lying”.
  package static func gerund(_ phrase: String) -> String {
    head(phrase) { verb in
      if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" }
      let keepsE = ["ee", "oe", "ye"].contains { verb.hasSuffix($0) } || verb == "be"
      if verb.hasSuffix("e"), !keepsE { return verb.dropLast() + "ing" }
      return doubled(verb) + "ing"
    }
  }

  /// The past of a verb phrase: “got up”; of “be” it is “was”.
  package static func past(_ phrase: String) -> String {
    head(phrase) { parts(of: $0).past }
  }

  /// The past participle of a verb phrase: “gone”.
  package static func participle(_ phrase: String) -> String {
    head(phrase) { parts(of: $0).participle }
  }

  private static func parts(of verb: String) -> (past: String, participle: String) {
    if let parts = exceptions[verb] { return parts }
    if unchanged.contains(verb) { return (verb, verb) }
    let forms = EnglishForms.irregularForms(of: verb).filter {
      !$0.hasSuffix("ing") && !$0.hasSuffix("s")
    }
    guard let past = forms.first else { return (regularPast(verb), regularPast(verb)) }
    return (past, forms.count > 1 ? forms[1] : past)
  }

  private static let unchanged: Set = [
    "cut", "put", "let", "set", "shut", "hit", "cost", "read", "spread", "quit", "split", "cast",
    "burst", "bet", "hurt", "upset",
  ]

  /// Verbs whose forms ``EnglishForms/irregularForms(of:)`` lists in another order.
  private static let exceptions: [String: (past: String, participle: String)] = [
    "be": ("was", "been"), "come": ("came", "come"), "become": ("became", "become"),
    "overcome": ("overcame", "overcome"), "run": ("ran", "run"), "get": ("got", "got"),
    "show": ("showed", "shown"), "prove": ("proved", "proven"), "saw": ("sawed", "sawn"),
    "sew": ("sewed", "sewn"), "bear": ("bore", "borne"), "burn": ("burnt", "burnt"),
    "strike": ("struck", "struck"), "swell": ("swelled", "swollen"),
  ]

  private static func regularPast(_ verb: String) -> String {
    if verb.hasSuffix("e") { return verb + "d" }
    if endsInConsonantY(verb) { return verb.dropLast() + "ied" }
    return doubled(verb) + "ed"
  }

  private static func withS(_ word: String) -> String {
    if endsInConsonantY(word) { return word.dropLast() + "ies" }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    let endsInO = ["go", "do", "potato", "tomato", "hero", "echo"].contains { word.hasSuffix($0) }
    return word + (hisses || endsInO ? "es" : "s")
  }

  private static func endsInConsonantY(_ word: String) -> Bool {
    guard word.hasSuffix("y"), let before = word.dropLast().last else { return false }
    return !isVowel(before)
  }

  /// The verb with its last consonant doubled where English writes it so: stopp-, travell-.
  private static func doubled(_ verb: String) -> String {
    let letters = Array(verb)
    guard letters.count > 2, let last = letters.last, !isVowel(last), !"wxyh".contains(last)
    else { return verb }
    let vowel = letters[letters.count - 2]
    let before = letters[letters.count - 3]
    let isPattern = isVowel(vowel) && (!isVowel(before) || (before == "u" && verb.hasPrefix("qu")))
    let isShort = letters.dropLast(2).allSatisfy { !isVowel($0) } || verb == "quit"
    guard isPattern, isShort || stressedAtEnd.contains(verb) else { return verb }
    return verb + String(last)
  }

  private static let stressedAtEnd: Set = [
    "admit", "permit", "commit", "submit", "omit", "prefer", "refer", "occur", "begin", "forget",
    "regret", "control", "travel", "cancel", "quarrel", "label", "upset", "transfer", "equip",
    "kidnap", "forbid", "unwrap", "infer", "confer", "expel", "compel", "rebel", "signal",
  ]

  private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }

  private static func head(_ phrase: String, _ change: (String) -> String) -> String {
    guard let space = phrase.firstIndex(of: " ") else { return change(phrase) }
    return change(String(phrase[..<space])) + phrase[space...]
  }

  private static func lastWord(_ phrase: String) -> (lead: String, word: String) {
    guard let space = phrase.lastIndex(of: " ") else { return ("", phrase) }
    let start = phrase.index(after: space)
    return (String(phrase[..<start]), String(phrase[start...]))
  }
}
