/// The state and the sound with which a stem begins its chain of suffixes.
enum StemSound {
  /// Returns the state from which the suffixes of a stem begin.
  static func state(of stem: Stem) -> WordState {
    if stem.traits.contains(.invariable) { return .invariable }
    if stem.traits.contains(.boundBase) { return .compoundBase }
    switch stem.partOfSpeech {
    case .verb: return stem.letters == copula ? .copulaVerb : .verb
    case .question: return .question
    case .conjunction, .interjection:
      return negator == stem.letters ? .cased : .invariable
    case .pronoun: return isPersonal(stem.letters) ? .personalPronoun : .noun
    case .determiner, .adjective: return isPointing(stem.letters) ? .invariable : .noun
    case .adverb: return .adverb
    default: return .noun
    }
  }

  /// Returns the sound of the unchanged stem, with its conditions for the first suffix.
  static func sound(of stem: Stem) -> Sound {
    var sound = Sound().after(stem.letters)
    if stem.traits.contains(.frontSuffixes) { sound.insert(.front) }
    if stem.traits.contains(.isPlural) { sound.insert(.refusesPlural) }
    if stem.traits.contains(.possessiveY) { sound.insert(.bufferY) }
    switch stem.partOfSpeech {
    case .verb: return sound.union(verbSound(stem))
    case .pronoun: return sound.union(pronounSound(stem.letters))
    case .numeral: sound.insert(.numeral)
    case .adverb: sound.insert(.temporal)
    default: break
    }
    return sound.union(temporalSound(stem.letters))
  }

  /// Whether the stem has forms both with the buffer letter y and without: neyi, nesi.
  static func mayTakeBufferY(_ stem: Stem) -> Bool {
    stem.letters.count == 2 && stem.partOfSpeech == .pronoun && stem.letters == ne
  }

  /// Returns the stem before the dative if it differs: ban-a, san-a.
  static func dativeStem(_ stem: Stem) -> [UInt8]? {
    guard stem.partOfSpeech == .pronoun else { return nil }
    if stem.letters == Array("ben".utf8) { return Array("ban".utf8) }
    return stem.letters == Array("sen".utf8) ? Array("san".utf8) : nil
  }

  private static func verbSound(_ stem: Stem) -> Sound {
    var sound: Sound = []
    let word = stem.letters.split(separator: UInt8(ascii: " ")).last ?? []
    let isShort = word.count(where: CodePage.isVowel) < 2
    let traits = stem.traits
    if traits.contains(.aoristA) || (isShort && !traits.contains(.aoristI)) {
      sound.insert(.aoristAr)
    }
    if traits.contains(.causativeIt) {
      sound.insert(.causativeIt)
    } else if traits.contains(.causativeIr) {
      sound.insert(.causativeIr)
    } else if traits.contains(.causativeAr) {
      sound.insert(.causativeAr)
    } else if let last = word.last, !isShort,
      CodePage.isVowel(last) || last == UInt8(ascii: "l") || last == UInt8(ascii: "r")
    {
      sound.insert(.causativeT)
    }
    if let last = word.last, StemChange.isLowVowel(last) { sound.insert(.refusesYor) }
    if stem.letters == Array("de".utf8) { sound.insert(.refusesYA) }
    if stem.letters == Array("ye".utf8) { sound.formUnion([.refusesYA, .refusesYI]) }
    return sound
  }

  private static func pronounSound(_ letters: [UInt8]) -> Sound {
    if speakers.contains(letters) { return .speaker }
    if pronominal.contains(letters) { return .pronominal }
    if letters == hep { return .takesS }
    // Pronouns that end in a possessive: hepsi, biri, birbiri, kendisi, çoğu, bazısı.
    guard letters.count > 3, let last = letters.last, WordWalk.isHigh(last) else { return [] }
    return .pronominal
  }

  private static func isPersonal(_ letters: [UInt8]) -> Bool {
    personal.contains(letters)
  }

  private static func isPointing(_ letters: [UInt8]) -> Bool {
    pointing.contains(letters)
  }

  private static func temporalSound(_ letters: [UInt8]) -> Sound {
    if rounding.contains(where: { letters.suffix($0.count).elementsEqual($0) }) {
      return [.temporal, .roundsKi]
    }
    return times.contains(letters) ? .temporal : []
  }

  /// Negates a nominal predicate and takes its copula.
  private static let negator = CodePage.encode("değil")
  /// The stem of the copula, i-.
  private static let copula = Array("i".utf8)
  private static let hep = Array("hep".utf8)
  private static let ne = CodePage.encode("ne")
  private static let speakers = ["ben", "biz"].map(CodePage.encode)
  private static let pronominal = ["o", "bu", "şu", "kendi"].map(CodePage.encode)
  private static let pointing = ["o", "bu", "şu"].map(CodePage.encode)
  private static let personal = ["ben", "sen", "biz", "siz", "kim"].map(CodePage.encode) + pointing
  private static let rounding = ["dün", "gün", "öbür"].map(CodePage.encode)
  /// Nouns of time that take -ki without a case.
  private static let times = Set(
    [
      "sabah", "akşam", "gece", "gündüz", "öğle", "ikindi", "yarın", "şimdi", "önce", "sonra", "ay",
      "yıl", "hafta", "sene", "yaz", "kış", "bahar", "sonbahar", "ilkbahar", "demin", "biraz",
      "geçen", "sefer", "zaman", "an", "öteki", "beri", "öte", "karşı", "evvel", "evvelsi",
      "ertesi",
      "saat", "dakika", "mevsim", "pazartesi", "salı", "çarşamba", "perşembe", "cuma", "cumartesi",
      "pazar", "ocak", "şubat", "mart", "nisan", "mayıs", "haziran", "temmuz", "ağustos", "eylül",
      "ekim", "kasım", "aralık", "asır", "yüzyıl", "dönem", "çağ",
    ].map(CodePage.encode)
  )
}
