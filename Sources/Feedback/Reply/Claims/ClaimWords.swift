/// The phrases with which a language calls a form right or wrong, demands it, or doubts a verdict.
///
/// A phrase is in lower case; `*` at the end of a word matches any rest of the word.
struct ClaimWords: Sendable {
  var right: [Phrase] = []
  var wrong: [Phrase] = []
  var negators: [Phrase] = []
  /// Whether a negator comes after what it denies: doğru değil.
  var negatorsFollow = false

  /// Names for the whole answer of the learner.
  var answers: [Phrase] = []
  /// The word “your”; with ``wholes`` it names the whole answer: your shorter sentence.
  var yours: [Phrase] = []
  /// Nouns that name the whole answer after ``yours``.
  var wholes: [Phrase] = []
  /// Names for a part of the answer, which may be right while another part is wrong.
  var parts: [Phrase] = []
  /// Names for the grader and its verdict.
  var graders: [Phrase] = []
  /// Words that report a verdict without doubting it: marked as wrong.
  var marking: [Phrase] = []

  /// Phrases that doubt a verdict if the grader is named.
  var doubts: [Phrase] = []
  /// Phrases that dispute a verdict even if nothing else is named.
  var marks: [Phrase] = []
  /// Phrases that contradict the grader in a sentence about the answer.
  var disputes: [Phrase] = []
  /// Phrases that call two forms equal.
  var equals: [Phrase] = []
  /// Phrases about usage: colloquial, regional.
  var usage: [Phrase] = []
  /// Phrases for both forms together.
  var both: [Phrase] = []

  /// Phrases that demand the form after them: it should be okula.
  var demands: [Phrase] = []
  /// Phrases that demand the form before them: okula yazmalısın.
  var demandsAfter: [Phrase] = []
  /// Phrases that advise or only describe the form after them: you say okula.
  var advice: [Phrase] = []
  /// Words at which a demand ends: okula, not okulda.
  var stops: [Phrase] = []
  /// Words that deny the form before them: okulda değil.
  var denials: [Phrase] = []

  /// Words that limit a form to another sentence.
  var limits: [Phrase] = []
  /// Phrases that only give the meaning of a form: it just means “at school”.
  var mere: [Phrase] = []
  /// Prepositions that show that only a part is praised: the meaning of your sentence.
  var ofs: [Phrase] = []
  /// Words that give the meaning of a form.
  var meanings: [Phrase] = []
  /// Words that restrict praise.
  var hedges: [Phrase] = []
  var contrasts: [Phrase] = []
  /// Phrases for this sentence.
  var here: [Phrase] = []
  /// Words that call a form right besides another.
  var also: [Phrase] = []

  /// Words that don't change a claim and may be anywhere in it: therefore.
  var fillers: [Phrase] = []
  /// Words about language; an explanation has at least one of them.
  var topics: [Phrase] = []
  /// Phrases of a prompt, which a model may echo.
  var orders: [Phrase] = []
  /// Phrases with which a model declines.
  var refusals: [Phrase] = []
  /// Words that introduce an example.
  var examples: [Phrase] = []

  /// Returns the phrases for a language code; nil if there are none.
  static func of(_ base: String) -> ClaimWords? { all[base] }

  /// The codes of the languages in which a claim can be judged.
  static var languages: [String] { all.keys.sorted() }

  private static let all: [String: ClaimWords] = [
    "en": english, "tr": turkish, "de": german, "fr": french, "es": spanish, "it": italian,
    "nl": dutch, "pt": portuguese, "ru": russian,
  ]

  /// Splits a text at commas into phrases.
  static func list(_ text: String) -> [Phrase] {
    text.split(separator: ",").map {
      Phrase($0.split(whereSeparator: \.isWhitespace).map(String.init))
    }
  }
}

/// Consecutive words.
struct Phrase: Sendable, Equatable {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// Whether the phrase matches at this place of a clause.
  func matches(_ clause: [ExplanationWord], at place: Int) -> Bool {
    guard place >= 0, place + words.count <= clause.count else { return false }
    return words.indices.allSatisfy { offset in
      let candidate = clause[place + offset].small
      let word = words[offset]
      return word.hasSuffix("*") ? candidate.hasPrefix(word.dropLast()) : candidate == word
    }
  }

  var count: Int { words.count }
}

extension [Phrase] {
  /// Returns the ranges of a clause that match a phrase; the longest match at each place.
  func ranges(in clause: [ExplanationWord]) -> [Range<Int>] {
    clause.indices.compactMap { place in
      filter { $0.matches(clause, at: place) }.map(\.count).max().map { place..<place + $0 }
    }
  }

  func occur(in clause: [ExplanationWord]) -> Bool {
    clause.indices.contains { place in contains { $0.matches(clause, at: place) } }
  }
}
