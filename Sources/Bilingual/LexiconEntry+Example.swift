extension LexiconEntry {
  /// The word with a pronoun for each complement: “ona bak-”; nil without a form to show.
  package func example(of frame: Sense.Frame) -> String? {
    let pronouns = frame.map { $0.example(isOneOfSeveral: frame.count > 1) }
    guard !pronouns.contains("") else { return nil }
    let word = partOfSpeech == .verb ? "\(shownLemma.dropLast("mek".count))-" : shownLemma
    return (pronouns + [word]).joined(separator: " ")
  }
}

extension Sense.Complement {
  /// A word in the form of the complement; empty for one without an ending.
  fileprivate func example(isOneOfSeveral: Bool) -> String {
    switch self {
    case .accusative: isOneOfSeveral ? "bunu" : "onu"
    case .dative: "ona"
    case .locative: "onda"
    case .ablative: "ondan"
    case .instrumental: "onunla"
    case .genitive: "onun"
    case .bare: ""
    case .actionNoun: "yapmasını"
    case .infinitive: "yapmak"
    case .dativeInfinitive: "yapmaya"
    case .ablativeInfinitive: "yapmaktan"
    case .factNoun: "yaptığını"
    case .futureNoun: "yapacağını"
    case .quotation: "“…” diye"
    }
  }
}
