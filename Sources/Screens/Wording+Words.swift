import TextSafety
import Turkish

/// Names of parts of speech.
extension Wording {
  static func name(of partOfSpeech: PartOfSpeech) -> SafeText {
    switch partOfSpeech {
    case .noun: "noun"
    case .verb: "verb"
    case .adjective: "adjective"
    case .adverb: "adverb"
    case .pronoun: "pronoun"
    case .numeral: "numeral"
    case .postposition: "postposition"
    case .conjunction: "conjunction"
    case .interjection: "interjection"
    case .determiner: "determiner"
    case .question: "question"
    case .properNoun: "proper noun"
    }
  }

  /// Returns the name of the part of speech on a card; a learner's own name stays as it is.
  static func partOfSpeech(_ name: String) -> SafeText {
    switch name {
    case "phrase": return "phrase"
    case "question word": return "question word"
    case "particle": return "particle"
    default:
      let known = PartOfSpeech(rawValue: name.replacing(" ", with: "_"))
      return known.map { Self.name(of: $0) } ?? "\(name)"
    }
  }
}
