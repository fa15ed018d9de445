import Bilingual
package import TextSafety

/// Sentences about the entries of the bilingual lexicon.
extension Wording {
  package static func nothingLookedUp(_ text: String, near: [String]) -> SafeText {
    if near.isEmpty { return "There is nothing for \(text)." }
    return "There is nothing for \(text); near: \(near.joined(separator: ", "))."
  }

  /// The name of a part of speech.
  static func name(of partOfSpeech: LexiconEntry.PartOfSpeech) -> SafeText {
    switch partOfSpeech {
    case .noun: "noun"
    case .compoundNoun: "compound noun"
    case .verb: "verb"
    case .adjective: "adjective"
    case .adverb: "adverb"
    case .pronoun: "pronoun"
    case .determiner: "determiner"
    case .numeral: "numeral"
    case .postposition: "postposition"
    case .conjunction: "conjunction"
    case .interjection: "interjection"
    case .question: "question word"
    case .particle: "particle"
    case .properNoun: "proper noun"
    case .phrase: "phrase"
    }
  }

  /// The name of a register; nil for words that fit everywhere.
  static func name(of register: LexiconEntry.Register) -> SafeText? {
    switch register {
    case .neutral: nil
    case .formal: "formal"
    case .colloquial: "colloquial"
    case .literary: "literary"
    case .old: "old-fashioned"
    case .vulgar: "vulgar"
    case .technical: "technical"
    }
  }

  /// What a word is said of.
  static func name(of objects: Sense.ObjectClass) -> SafeText {
    switch objects {
    case .person: "people"
    case .animal: "animals"
    case .plant: "plants"
    case .thing: "things"
    case .machine: "machines"
    case .vehicle: "vehicles"
    case .clothes: "clothes"
    case .shoes: "shoes"
    case .accessory: "accessories"
    case .hair: "hair"
    case .body: "the body"
    case .food: "food"
    case .drink: "drinks"
    case .liquid: "liquids"
    case .place: "places"
    case .building: "buildings"
    case .text: "texts"
    case .language: "languages"
    case .instrument: "instruments"
    case .sport: "sports"
    case .time: "times"
    case .event: "events"
    case .money: "money"
    case .abstract: "abstract things"
    case .fact: "facts"
    case .skill: "skills"
    }
  }

  /// The name of a complement after “takes”.
  static func name(of complement: Sense.Complement) -> SafeText {
    switch complement {
    case .accusative: "the accusative"
    case .dative: "the dative"
    case .locative: "the locative"
    case .ablative: "the ablative"
    case .instrumental: "the instrumental"
    case .genitive: "the genitive"
    case .bare: "a noun without a case ending"
    case .actionNoun: "a clause in -mesi"
    case .infinitive: "the infinitive -mek"
    case .dativeInfinitive: "the infinitive in the dative, -meye"
    case .ablativeInfinitive: "the infinitive in the ablative, -mekten"
    case .factNoun: "a clause in -diği"
    case .futureNoun: "a clause in -eceği"
    case .quotation: "a quotation with diye"
    }
  }

  /// Says which cases a word takes in a sense, with an example; nil if it takes none.
  static func government(of sense: Sense, in entry: LexiconEntry) -> SafeText? {
    let names = sense.government.map { frame in
      frame.map { name(of: $0) }.joined(with: { "\($0) and \($1)" })
    }
    guard !names.isEmpty else { return nil }
    let examples = sense.government.compactMap { entry.example(of: $0) }
    let all = names.joined(with: { "\($0) or \($1)" })
    return examples.isEmpty ? "takes \(all)" : "takes \(all): \(examples.joined(separator: ", "))"
  }

  /// The label of the synonyms of a kind.
  static func label(of nearness: Sense.Nearness) -> SafeText {
    switch nearness {
    case .same: "same"
    case .near: "similar"
    case .narrower: "narrower"
    }
  }

  /// Says that a word does not mean what learners take it for.
  static func confusion(_ confusion: LexiconEntry.Confusion, means meaning: String?) -> SafeText {
    guard let meaning else { return "Not \(confusion.lemma) for “\(confusion.english)”." }
    return "Not \(confusion.lemma) for “\(confusion.english)”: that is “\(meaning)”."
  }
}

extension [SafeText] {
  /// The texts joined two by two; empty for none.
  fileprivate func joined(with pair: (SafeText, SafeText) -> SafeText) -> SafeText {
    guard let first else { return "" }
    return dropFirst().reduce(first, pair)
  }
}
