/// The words by which a language calls a form right or wrong, demands it, or doubts a mark.
///
/// Each entry is a phrase of small letters; `*` at the end of a word lets it go on.
struct ClaimWords: Sendable {
  var right: [Phrase] = []
  var wrong: [Phrase] = []
  var negators: [Phrase] = []
  /// Whether a negator comes after what it denies: doğru değil.
  var negatorsFollow = false

  /// What the learner wrote, as a whole.
  var answers: [Phrase] = []
  /// Your, and what of yours is the whole: your shorter sentence.
  var yours: [Phrase] = []
  var wholes: [Phrase] = []
  /// A part of the answer, which may be right while another part is wrong.
  var parts: [Phrase] = []
  /// Who or what has marked the answer.
  var graders: [Phrase] = []
  /// How a mark is told without being doubted: marked as wrong.
  var marking: [Phrase] = []

  /// What doubts a mark wherever the grader is named.
  var doubts: [Phrase] = []
  /// What disputes a mark even if nothing else is named.
  var marks: [Phrase] = []
  /// What contradicts the grader in a sentence on the answer.
  var disputes: [Phrase] = []
  /// What makes two forms equal.
  var equals: [Phrase] = []
  /// Claims of usage: colloquial, regional.
  var usage: [Phrase] = []
  /// Both forms together.
  var both: [Phrase] = []

  /// What demands the form after it: it should be okula.
  var demands: [Phrase] = []
  /// What demands the form before it: okula yazmalısın.
  var demandsAfter: [Phrase] = []
  /// What advises the form after it and may also describe: you say okula.
  var advice: [Phrase] = []
  /// Where a demand ends: okula, not okulda.
  var stops: [Phrase] = []
  /// What denies the form before it: okulda değil.
  var denials: [Phrase] = []

  /// What says for which other sentence a form is right.
  var limits: [Phrase] = []
  /// What says that a form is a word and no more: it just means “at school”.
  var mere: [Phrase] = []
  /// Prepositions after which only a part is praised: the meaning of your sentence.
  var ofs: [Phrase] = []
  /// What tells the meaning of a form.
  var meanings: [Phrase] = []
  /// What takes something of the praise back.
  var hedges: [Phrase] = []
  var contrasts: [Phrase] = []
  /// This sentence and no other.
  var here: [Phrase] = []
  /// What says that the form is right besides the other.
  var also: [Phrase] = []

  /// Words that change nothing in a claim and may be anywhere in it: therefore.
  var fillers: [Phrase] = []
  /// Words about language: an explanation has at least one of them.
  var topics: [Phrase] = []
  /// Instructions to a model, echoed.
  var orders: [Phrase] = []
  /// How a model declines.
  var refusals: [Phrase] = []
  /// What an example begins with.
  var examples: [Phrase] = []

  /// The words of a language with the code, if there are any.
  static func of(_ base: String) -> ClaimWords? { all[base] }

  /// The codes of the languages in which a claim can be judged.
  static var languages: [String] { all.keys.sorted() }

  private static let all: [String: ClaimWords] = [
    "en": english, "tr": turkish, "de": german, "fr": french, "es": spanish, "it": italian,
    "nl": dutch, "pt": portuguese, "ru": russian,
  ]

  /// A list of phrases, parted by commas.
  static func list(_ text: String) -> [Phrase] {
    text.split(separator: ",").map {
      Phrase($0.split(whereSeparator: \.isWhitespace).map(String.init))
    }
  }
}

/// Words that follow each other.
struct Phrase: Sendable, Equatable {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// Whether the phrase begins at this place of a clause.
  func matches(_ clause: [ToldWord], at place: Int) -> Bool {
    guard place >= 0, place + words.count <= clause.count else { return false }
    return words.indices.allSatisfy { offset in
      let told = clause[place + offset].small
      let word = words[offset]
      return word.hasSuffix("*") ? told.hasPrefix(word.dropLast()) : told == word
    }
  }

  var count: Int { words.count }
}

extension [Phrase] {
  /// The places of a clause where one of the phrases is, each with the longest of them.
  func ranges(in clause: [ToldWord]) -> [Range<Int>] {
    clause.indices.compactMap { place in
      filter { $0.matches(clause, at: place) }.map(\.count).max().map { place..<place + $0 }
    }
  }

  func occur(in clause: [ToldWord]) -> Bool {
    clause.indices.contains { place in contains { $0.matches(clause, at: place) } }
  }
}
