/// The words of the findings; an explanation must name one of them.
struct ConcernedWords {
  private let words: Set<[UInt8]>

  /// The number of first letters that identify a word.
  private static let tellingLetters = 4

  init(_ request: ExplanationRequest) {
    var words: Set<[UInt8]> = []
    for finding in request.findings {
      words.formUnion(PlainWords.bare(PlainWords.all(in: finding.expected)))
      words.formUnion(PlainWords.bare(PlainWords.all(in: finding.found)))
    }
    self.words = words
  }

  /// Whether the text has one of the words, whole or split at its endings; true if there are no words.
  func areNamed(in text: String) -> Bool {
    if words.isEmpty { return true }
    let told = PlainWords.all(in: text) + PlainWords.all(in: PlainWords.joined(text))
    return PlainWords.bare(told).contains { word in
      words.contains { $0.prefix(Self.tellingLetters) == word.prefix(Self.tellingLetters) }
    }
  }
}
