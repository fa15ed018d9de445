import TextSafety
import Turkish

/// Describes changes of a word before suffixes that its letters don't show.
struct StemNotes {
  private let lemma: Lemma
  private let partOfSpeech: PartOfSpeech

  init(_ lemma: Lemma, _ partOfSpeech: PartOfSpeech) {
    self.lemma = lemma
    self.partOfSpeech = partOfSpeech
  }

  var sentences: [SafeText] {
    let traits = lemma.stem.traits
    var sentences: [SafeText] = []
    if lemma.stem.isGuess {
      sentences.append("Not in Dilim's word list: inflected as its letters suggest.")
    }
    if lemma.isNegated { sentences.append("A negated verb: every form keeps its -me-.") }
    if traits.contains(.softens) { sentences += softening }
    if traits.contains(.dropsVowel), partOfSpeech != .verb {
      sentences.append("The last vowel drops before a vowel: \(example).")
    }
    if traits.contains(.doubles) {
      sentences.append("The last consonant doubles before a vowel: \(example).")
    }
    if traits.contains(.frontSuffixes) {
      sentences.append(
        "Its suffixes have front vowels, though its last vowel is a back one: \(example)."
      )
    }
    if traits.contains(.possessiveY) {
      sentences.append("Has y where other words have s: \(first("N;NOM;SG;PSS3S")).")
    }
    if traits.contains(.possessiveCompound) || lemma.isPossessive {
      sentences.append(
        """
        A compound whose possessive suffix gives way to others: \(first("N;NOM;SG;PSS1S")), \
        \(first("N;NOM;PL")).
        """
      )
    }
    if traits.contains(.takesApostrophe) {
      sentences.append(
        "A name: an apostrophe separates its suffixes, but not -lar and those after it."
      )
    }
    return sentences + verbNotes
  }

  private var verbNotes: [SafeText] {
    guard partOfSpeech == .verb, let last = lemma.stem.letters.last else { return [] }
    let isShort = lemma.stem.letters.count(where: CodePage.isVowel) < 2
    if CodePage.isVowel(last) {
      let letter = CodePage.decode([last])
      guard letter == "a" || letter == "e" else { return [] }
      return [
        "The last \(letter) is narrowed before -yor: \(first("V;PROG;DECL;IND;SG;3;POS;PRS"))."
      ]
    }
    let irregular: Stem.Traits = isShort ? .aoristI : .aoristA
    guard lemma.stem.traits.contains(irregular) else { return [] }
    return ["An exception in the -r tense: \(first("V;HAB;DECL;IND;SG;3;POS;PRS"))."]
  }

  private var softening: [SafeText] {
    guard let last = lemma.stem.letters.last else { return [] }
    let soft: [String: String] = ["p": "b", "ç": "c", "t": "d", "k": "ğ", "g": "ğ"]
    let letter = CodePage.decode([last])
    let isNK = lemma.stem.letters.suffix(2) == Array("nk".utf8)[...]
    guard let softened = isNK ? "g" : soft[letter], !lemma.stem.traits.contains(.takesApostrophe)
    else { return [] }
    return ["\(letter) softens to \(softened) before a vowel: \(example)."]
  }

  /// A form whose suffix begins with a vowel.
  private var example: String {
    first(partOfSpeech == .verb ? "V;PROG;DECL;IND;SG;3;POS;PRS" : "N;ACC;SG")
  }

  private func first(_ features: String) -> String {
    guard let inflection = try? UniMorph.inflection(features) else { return "" }
    return lemma.forms(inflection).first ?? ""
  }
}
