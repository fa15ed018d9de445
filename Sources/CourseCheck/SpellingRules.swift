import Curriculum
import TextSafety
import Turkish

/// The rules on spelling: which words to ask hunspell about, and what its answers mean.
///
/// Two exceptions keep correct words from being refused: of a name with an apostrophe, the name and
/// the suffix are checked separately, and a word with a circumflex is also tried without it.
struct SpellingRules {
  private let texts: [ContentText]
  private let names: StemSet
  private let allowed: [WordListFile.Entry]
  private let allowedPath: String

  /// Collects the texts and lists of a course.
  init(_ course: Course) {
    texts = course.texts
    names = StemSet(course.names.map(\.word))
    allowed = course.spellingOK
    allowedPath = course.spellingPath
  }

  /// The words to ask hunspell about.
  var questions: SpellingQuestions {
    var turkish = Set<String>()
    var english = Set<String>()
    for text in texts {
      for word in words(text) {
        if text.language != .english { turkish.formUnion(Self.turkishForms(word)) }
        if text.language != .turkish { english.formUnion(Self.englishForms(word)) }
      }
    }
    return SpellingQuestions(turkish: turkish.sorted(), english: english.sorted())
  }

  /// Reports misspelt words and exceptions that are no longer needed.
  func complaints(_ answers: SpellingAnswers) -> [Complaint] {
    var complaints: [Complaint] = []
    var seen = Set<String>()
    var used = Set<String>()
    var needed = Set<String>()
    let exceptions = Set(allowed.map { $0.word.turkishLowercased })
    for text in texts {
      for word in words(text) {
        let small = word.turkishLowercased
        used.insert(small)
        if isKnown(word, text.language, answers) { continue }
        needed.insert(small)
        if exceptions.contains(small) { continue }
        let name = "\(text.place.file):\(text.place.line) \(small)"
        if seen.insert(name).inserted { complaints.append(complaint(word, text)) }
      }
    }
    return complaints + stale(used: used, needed: needed)
  }

  private func stale(used: Set<String>, needed: Set<String>) -> [Complaint] {
    allowed.compactMap { entry in
      let word = entry.word.turkishLowercased
      let place = CoursePlace(file: allowedPath, line: entry.line)
      if !used.contains(word) {
        return place.fail(.spellingStale, "no lesson uses '\(entry.word)'; delete the line")
      }
      if !needed.contains(word) {
        return place.fail(.spellingStale, "hunspell knows '\(entry.word)'; delete the line")
      }
      return nil
    }
  }

  private func complaint(_ word: String, _ text: ContentText) -> Complaint {
    switch text.language {
    case .turkish:
      text.place.fail(.spelling, "'\(word)' is not a Turkish word that hunspell knows")
    case .english:
      text.place.fail(.spelling, "'\(word)' is not an English word that hunspell knows")
    case .either:
      // Explanations quote suffixes and wrong forms, so this is only a warning.
      text.place.warn(.spelling, "hunspell knows '\(word)' neither as Turkish nor as English")
    }
  }

  /// Returns the words of a text, without suffixes such as `-lar` and syllables such as `AN-ka-ra`.
  private func words(_ text: ContentText) -> [String] {
    let chunks = text.text.split(separator: " ")
      .filter { !$0.drop { "(\"'“‘".contains($0) }.hasPrefix("-") }
    let words: [String] = chunks.flatMap { TurkishText.words(String($0)) }
      .filter { text.language != .either || !$0.contains("-") }
    let parts: [Substring] = words.flatMap { $0.split(separator: "-") }
    return parts.map { String($0).withStraightApostrophes }.filter(isChecked)
  }

  private func isChecked(_ word: String) -> Bool {
    guard word.count > 1, word.contains(where: \.isLetter) else { return false }
    let isCapital = word.first?.isUppercase ?? false
    return word.contains("'") || !isCapital || !names.explains(word)
  }

  private func isKnown(
    _ word: String,
    _ language: Language,
    _ answers: SpellingAnswers
  ) -> Bool {
    let isTurkish = { isKnownTurkish(word, answers.unknownTurkish) }
    let isEnglish = { isKnownEnglish(word, answers.unknownEnglish) }
    return switch language {
    case .turkish: isTurkish()
    case .english: isEnglish()
    case .either: isTurkish() || isEnglish()
    }
  }

  private func isKnownTurkish(_ word: String, _ unknown: Set<String>) -> Bool {
    guard let apostrophe = word.firstIndex(of: "'") else {
      return !Self.turkishForms(word).allSatisfy(unknown.contains)
    }
    let name = String(word[..<apostrophe])
    let isName =
      names.explains(name) || name.allSatisfy(\.isNumber)
      || !Self.turkishForms(name).allSatisfy(unknown.contains)
    return isName && Self.fits(suffix: word[apostrophe...].dropFirst(), name: name)
  }

  private func isKnownEnglish(_ word: String, _ unknown: Set<String>) -> Bool {
    let bare = word.hasSuffix("'s") ? String(word.dropLast(2)) : word
    if bare.first?.isUppercase ?? false, names.explains(bare) { return true }
    return !Self.englishForms(word).allSatisfy(unknown.contains)
  }

  private static func turkishForms(_ word: String) -> [String] {
    let name = String(word.prefix { $0 != "'" })
    let small = name.turkishLowercased
    return [name, small, withoutCircumflex(small)]
  }

  private static func englishForms(_ word: String) -> [String] {
    word.hasSuffix("'s") ? [word, String(word.dropLast(2))] : [word, word.lowercased()]
  }

  private static func withoutCircumflex(_ word: String) -> String {
    String(word.map { ["â": "a", "î": "i", "û": "u"][$0] ?? $0 })
  }

  /// Whether a suffix after an apostrophe fits the name or number before it.
  private static func fits(suffix: Substring, name: String) -> Bool {
    guard !suffix.isEmpty else { return false }
    let letters = CodePage.encode(TurkishText.plain(name))
    let word = letters + CodePage.encode(TurkishText.plain(String(suffix)))
    let guess = Stem.guess(letters: letters, partOfSpeech: .properNoun)
    return ([guess] + Lexicon.stems(letters)).contains { stem in
      !Morphology.readings(of: word, from: stem, slips: 0).isEmpty
    }
  }
}
