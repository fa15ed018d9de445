package import Bilingual
import Turkish

/// A word that drills can ask, with the one English meaning that its cues use.
package struct DrillWord: Sendable, Equatable {
  package var lemma: String
  package var kind: DrillWordFilter.Kind
  /// The meaning without an article or “to”.
  package var english: String
  package var band: LexiconEntry.Band
  package var isTransitive: Bool
  let stem: Stem

  /// Creates a word of an entry; nil if it has no meaning for a cue or more than one way to decline.
  package init?(_ entry: LexiconEntry) {
    guard let kind = Self.kind(of: entry), let sense = entry.senses.first,
      entry.register == .neutral, sense.register == nil, !entry.lemma.contains("{"),
      !entry.lemma.contains("-"), kind == .compound || !entry.lemma.contains(" "),
      let gloss = sense.glosses.first(where: { Self.isUsable($0, kind) }),
      let stem = Self.stem(of: entry.lemma, kind)
    else { return nil }
    self.stem = stem
    lemma = entry.lemma
    self.kind = kind
    english = gloss.english
    band = entry.band
    isTransitive = sense.government.contains { $0.first == .accusative }
  }

  /// The meaning as shown beside the word: “to come”.
  package var meaning: String { kind == .verb ? "to " + english : english }

  var partOfSpeech: PartOfSpeech {
    switch kind {
    case .verb: .verb
    case .adjective: .adjective
    case .noun, .compound, .name, .numeral: .noun
    }
  }

  /// The forms of an inflection, the best first.
  func forms(_ inflection: Inflection) -> [String] {
    Lemma(lemma, partOfSpeech)?.forms(inflection) ?? []
  }

  private static func kind(of entry: LexiconEntry) -> DrillWordFilter.Kind? {
    switch entry.partOfSpeech {
    case .noun: .noun
    case .compoundNoun: .compound
    case .verb: .verb
    case .adjective: .adjective
    case .numeral: .numeral
    case .properNoun: .name
    default: nil
    }
  }

  private static func isUsable(_ gloss: Sense.Gloss, _ kind: DrillWordFilter.Kind) -> Bool {
    let words = gloss.english.split(separator: " ")
    guard let first = words.first, gloss.remark == nil || kind == .numeral,
      gloss.english.allSatisfy({ $0.isLetter || $0 == " " })
    else { return false }
    if kind == .name { return words.count == 1 }
    guard first.first?.isLowercase == true else { return false }
    if kind != .verb { return words.count < 4 && !["in", "at", "on", "of"].contains(first) }
    let refused: Set<Substring> = ["be", "can", "not", "would", "must", "do"]
    let reflexive: Set<Substring> = ["oneself", "each", "other", "together"]
    return !refused.contains(first) && reflexive.isDisjoint(with: words)
  }

  /// The stem of a word; nil if words of that spelling are inflected in two ways: koyun, koynu.
  private static func stem(of lemma: String, _ kind: DrillWordFilter.Kind) -> Stem? {
    let word = lemma.split(separator: " ").last.map(String.init) ?? lemma
    if kind == .compound {
      guard let compound = Lemma(lemma, .noun),
        compound.isPossessive || compound.stem.traits.contains(.possessiveCompound)
      else { return nil }
      return compound.stem
    }
    let base = kind == .verb ? String(word.dropLast(3)) : word
    let letters = CodePage.encode(base.turkishLowercased)
    let stems = Lexicon.stems(letters).filter {
      ($0.partOfSpeech == .verb) == (kind == .verb) && !$0.traits.contains(.rare)
    }
    guard let first = stems.first, !first.traits.contains(.invariable),
      kind == .name || !first.traits.contains(.takesApostrophe)
    else { return nil }
    let isOne = stems.allSatisfy {
      $0.traits.intersection(inflecting) == first.traits.intersection(inflecting)
    }
    return isOne ? first : nil
  }

  /// The traits that change the forms of a word.
  private static let inflecting: Stem.Traits = [
    .softens, .dropsVowel, .doubles, .frontSuffixes, .aoristA, .aoristI, .possessiveY,
    .possessiveCompound, .causativeIt, .causativeIr, .causativeAr, .takesApostrophe, .isPlural,
  ]
}

extension DrillWord {
  /// Whether a line takes the word.
  package func fits(_ filter: DrillWordFilter) -> Bool {
    guard kind == filter.kind else { return false }
    if !filter.list.isEmpty { return filter.list.contains(lemma) }
    return filter.conditions.allSatisfy(meets)
  }

  private func meets(_ condition: DrillWordFilter.Condition) -> Bool {
    let last = stem.letters.last ?? 0
    switch condition {
    case .vowelEnd: return CodePage.isVowel(last)
    case .consonantEnd: return !CodePage.isVowel(last)
    case .hard: return Self.hardLetters.contains(last)
    case .soft: return stem.traits.contains(.softens)
    case .drops: return stem.traits.contains(.dropsVowel)
    case .short: return stem.letters.filter(CodePage.isVowel).count == 1
    case .transitive: return isTransitive
    case .countable: return Self.isCountable(english)
    case .dynamic:
      return english.split(separator: " ").first.map { !Self.stative.contains(String($0)) } ?? false
    }
  }

  private static let hardLetters = Set(CodePage.encode("fstkçşhp"))

  private static func isCountable(_ english: String) -> Bool {
    let last = english.split(separator: " ").last.map(String.init) ?? english
    let isPlural = last.hasSuffix("s") && !["ss", "us", "is"].contains { last.hasSuffix($0) }
    return !isPlural && !uncountable.contains(last) && !last.hasSuffix("ing")
      && !last.hasSuffix("ness")
  }

  /// English verbs that are not said with -ing of a moment.
  private static let stative: Set = [
    "know", "want", "like", "love", "believe", "understand", "need", "have", "see", "hear", "seem",
    "belong", "resemble", "suit", "fit", "cost", "prefer", "hate", "own", "possess", "contain",
    "remember", "recognize", "recognise", "doubt", "mean", "wish", "include", "consist", "deserve",
    "depend", "owe", "lack", "concern", "matter",
  ]

  /// English nouns without a plural.
  private static let uncountable: Set = [
    "information", "furniture", "advice", "news", "money", "music", "hair", "bread", "water",
    "milk",
    "tea", "coffee", "sugar", "salt", "butter", "rice", "meat", "food", "weather", "traffic",
    "luggage", "baggage", "homework", "housework", "work", "people", "police", "health", "love",
    "help", "fun", "luck", "sleep", "anger", "happiness", "peace", "rain", "snow", "air", "sand",
    "gold", "silver", "iron", "wood", "glass", "paper", "oil", "petrol", "gas", "electricity",
    "evidence", "knowledge", "progress", "research", "behaviour", "behavior", "equipment", "fruit",
    "cheese", "flour", "honey", "jam", "soap", "toothpaste", "grammar", "vocabulary", "underwear",
    "youth", "poverty", "freedom", "courage", "patience", "respect", "humanity", "nature", "smoke",
    "dust", "earth", "soil", "mud", "blood", "flesh", "wool", "cotton", "silk", "leather",
    "plastic",
    "pepper", "garlic", "parsley", "spinach", "wheat", "rubbish", "garbage", "trash", "clothing",
    "sunshine", "darkness", "heat", "cold", "noon", "midnight", "childhood", "cattle", "wine",
    "beer", "juice", "yoghurt", "yogurt", "ice", "fire", "chocolate", "pasta", "today", "tomorrow",
    "yesterday", "math", "chemistry", "biology", "geography", "history", "tourism", "transport",
    "transportation", "communication", "unemployment", "pollution", "stuff", "everybody",
    "everyone", "half", "breakfast", "dinner", "left", "right", "north", "south", "east", "west",
    "outside", "inside", "top", "front", "back", "middle", "underneath", "clothes", "fish", "sheep",
  ]
}
