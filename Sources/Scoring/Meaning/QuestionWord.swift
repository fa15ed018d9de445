import Bilingual

/// What a question asks for.
enum QuestionWord {
  case place, time, person, reason, manner, choice, amount, thing

  /// Takes the class of a Turkish question word; nil for other words.
  init?(_ unit: MeaningUnit) {
    // kimse is somebody, not a conditional of kim.
    guard !unit.has(["kimse", "biri", "şey"]),
      let found = unit.forms.lazy.compactMap({ Self.turkish[$0.lemma] }).first
    else {
      return nil
    }
    self = found
  }

  /// Takes the class of the only question word of a prompt.
  init?(_ prompt: EnglishPrompt) {
    let found = prompt.words.compactMap { Self.english[$0] }
    guard found.count == 1 else { return nil }
    self = found[0]
    // “how much”
    let words = prompt.words
    let isAmount = words.indices.dropLast().contains { place in
      words[place] == "how" && ["much", "many"].contains(words[place + 1])
    }
    if isAmount { self = .amount }
  }

  /// Whether a question with another word can't ask for the same.
  func excludes(_ other: QuestionWord) -> Bool {
    switch self {
    case .place: [.time, .person, .reason].contains(other)
    case .time: [.place, .person, .reason].contains(other)
    case .person: [.place, .time, .reason, .manner].contains(other)
    case .reason: [.place, .time, .person].contains(other)
    case .thing: other == .person
    case .choice: [.time, .reason].contains(other)
    case .amount: [.place, .person, .reason].contains(other)
    case .manner: false
    }
  }

  /// Whether an English word asks for something.
  static func isEnglish(_ word: String) -> Bool { english[word] != nil }

  private static let turkish: [String: QuestionWord] = [
    "nere": .place, "nerede": .place, "nereye": .place, "nereden": .place, "neresi": .place,
    "hani": .place, "ne zaman": .time, "kim": .person, "neden": .reason, "niye": .reason,
    "niçin": .reason, "nasıl": .manner, "hangi": .choice, "hangisi": .choice, "kaç": .amount,
    "ne kadar": .amount, "ne": .thing,
  ]
  private static let english: [String: QuestionWord] = [
    "where": .place, "when": .time, "who": .person, "whom": .person, "whose": .person,
    "why": .reason, "how": .manner, "which": .choice, "what": .thing,
  ]
}
