import Scoring
import Turkish

/// The English explanation of a finding.
struct EnglishExplanation {
  let details: FindingDetails

  var finding: Finding { details.finding }
  var right: String { details.right }
  var typed: String { details.typed }

  /// One sentence with both forms, their meaning and the rule.
  var sentence: String {
    switch finding.category {
    case .harmony: harmony
    case .consonant: consonant
    case .buffer: buffer
    case .stemVowel: stemVowel
    case .case: caseEnding
    case .possessive: possessive
    case .number: number
    case .person: person
    case .tense: tense
    case .voice: voice
    case .negation: negation
    case .miParticle: questionParticle
    case .deDa: deDa
    case .kiClitic: ki
    case .apostrophe: apostrophe
    case .diacritics: diacritics
    case .spacing: spacing
    case .typo where details.has(.spoken):
      "The spelling of everyday speech: \(typed) is said, \(right) is written."
    case .typo: "A spelling slip: \(letters); \(right), not \(typed)."
    case .wordOrder: wordOrder
    case .missingWord: "A word is missing: \(right)."
    case .extraWord: "\(typed) is an extra word here; leave it out."
    case .wrongWord: wrongWord
    }
  }

  func meaning(_ form: Finding.SuffixForm) -> SuffixMeaning { .english(form.suffix) }

  /// Returns the name of a suffix with its letters: “dative -a”.
  func named(_ form: Finding.SuffixForm) -> String {
    let name = meaning(form).name
    if let open = form.openNegative { return "\(name) -\(open) (here -\(form.text))" }
    return form.text.isEmpty || name.contains("-") ? name : "\(name) -\(form.text)"
  }

  /// “is”, or “looks like” if the typed form has two readings.
  var isOrLooksLike: String { details.alsoReads == nil ? "is" : "looks like" }

  /// The other reading of the typed form, if it has one: “ (or “your”, spelt the same)”.
  var otherReading: String {
    guard let other = details.alsoReads else { return "" }
    let meaning = meaning(other)
    let description =
      other.suffix.slot == .case ? "the \(meaning.name)" : "\(meaning.gloss.prefix { $0 != "(" })"
    return " (or \(description.trimmed), spelt the same)"
  }
}

// The sounds: harmony, consonants, buffer letters, stems.
extension EnglishExplanation {
  private var harmony: String {
    guard let vowel = details.vowel else {
      if let letter = details.onlyLetter {
        if letter.isOfPresent {
          return "The o of -yor never changes: \(right), not \(typed)."
        }
        return "The vowel here is \(letter.expected), not \(letter.found): \(right), not \(typed)."
      }
      return "Vowel harmony: the suffix follows the last vowel before it; \(right), not \(typed)."
    }
    let suffix: String
    if let shape = details.shape {
      suffix = "the suffix is -\(shape.form.text), not -\(shape.found)"
    } else {
      suffix = "the suffix takes \(vowel.expected)"
    }
    guard details.followsHarmony else {
      return "An exception to vowel harmony: after the \(vowel.after) of this word \(suffix): "
        + "\(right), not \(typed)."
    }
    return "Vowel harmony: after \(vowel.after) \(suffix): \(right), not \(typed)."
  }

  private var consonant: String {
    if let seam = details.assimilation {
      let kind =
        seam.after.isTurkishVowel ? "vowel" : seam.after.isVoiceless ? "voiceless" : "voiced"
      let shape = details.shape.map { ", -\($0.form.text)" } ?? ""
      return "Consonants agree: after the \(kind) \(seam.after) the suffix begins with "
        + "\(seam.expected)\(shape): \(right), not \(typed)."
    }
    switch details.stemChange {
    case .softens(let stem, let from, let to)?:
      return "Final consonant: the \(from)\(of(stem)) softens to \(to) before a vowel: "
        + "\(right), not \(typed)."
    case .staysHard(let stem?, let letter)? where !details.hasVowel(after: stem):
      return "Final consonant: \(stem) has \(letter) at its end and before a consonant: "
        + "\(right), not \(typed)."
    case .staysHard(let stem, let letter)?:
      return "Final consonant: \(stem.map { "\($0) keeps its" } ?? "this word keeps its") "
        + "\(letter), even before a vowel: \(right), not \(typed)."
    default: break
    }
    for case .letterReplaced(_, let expected, let found) in details.letters {
      return "The consonant here is \(expected), not \(found): \(right), not \(typed)."
    }
    return "The consonants must agree: \(right), not \(typed)."
  }

  private func of(_ stem: String?) -> String { stem.map { " of \($0)" } ?? "" }

  private var buffer: String {
    guard let buffer = details.buffer else {
      return "A buffer letter (y, s, n or ş) joins ending and word: \(right), not \(typed)."
    }
    if buffer.isPronominal, let letter = buffer.expected {
      let before =
        details.isDemonstrative ? "bu, şu and o" : "the ending -(s)i, “his, her, its”,"
      let not = buffer.found.map { ", not \($0)" } ?? ""
      return "After \(before) a buffer \(letter) comes before another ending\(not): "
        + "\(right), not \(typed)."
    }
    switch (buffer.expected, buffer.found) {
    case (let expected?, let found?):
      return "The buffer letter here is \(expected), not \(found): \(right), not \(typed)."
    case (let expected?, nil) where details.isBufferOfCopula:
      return "After the vowel of a noun or adjective -dı, -sa, -mış and -ken begin with "
        + "\(expected): \(right), not \(typed)."
    case (let expected?, nil):
      return "Two vowels need a buffer letter between them, here \(expected): "
        + "\(right), not \(typed)."
    case (nil, "n"?) where buffer.isPronominal:
      return "The buffer n follows only -(s)i, “his, her, its”, and bu, şu, o: "
        + "\(right), not \(typed)."
    case (nil, let found?):
      return
        "No buffer \(found) is needed here: \(right), not \(typed)."
    case (nil, nil): return "Mind the buffer letter: \(right), not \(typed)."
    }
  }

  private var stemVowel: String {
    let forms = "\(right), not \(typed)."
    return switch details.stemChange {
    case .narrows(let stem, let from, let to)?:
      details.expects("yor")
        ? "Before -yor the vowel \(from)\(of(stem)) narrows to \(to): \(forms)"
        : "The stem vowel \(from)\(of(stem)) narrows to \(to) here: \(forms)"
    case .staysOpen(let stem, let vowel)?:
      "The vowel \(vowel)\(of(stem)) stays before this suffix; only -yor narrows it: \(forms)"
    case .dropsVowel(let stem, let vowel)?:
      "The stem \(stem ?? "") loses its last vowel, \(vowel), before a vowel: \(forms)"
    case .keepsVowel(let stem, let vowel)?:
      "The stem \(stem ?? "") keeps its last vowel, \(vowel): \(forms)"
    case .doubles(let stem, let letter)?:
      "The stem \(stem ?? "") doubles its \(letter) before a vowel: \(forms)"
    case .staysSingle(let stem, let letter)?:
      "The stem \(stem ?? "") does not double its \(letter): \(forms)"
    default: "Mind how the stem meets this suffix: \(forms)"
    }
  }
}
