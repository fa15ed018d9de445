/// The words that the findings are about, of which an explanation must name one.
struct ConcernedWords {
  private let words: Set<[UInt8]>

  /// So many letters tell a word, whatever its ending is.
  private static let tellingLetters = 4

  init(_ request: ExplanationRequest) {
    var words: Set<[UInt8]> = []
    for finding in request.findings {
      words.formUnion(PlainWords.bare(PlainWords.all(in: finding.expected)))
      words.formUnion(PlainWords.bare(PlainWords.all(in: finding.found)))
    }
    self.words = words
  }

  /// Whether one of the words stands in the text, whole or parted at its endings; true if there
  /// are none.
  func areNamed(in text: String) -> Bool {
    if words.isEmpty { return true }
    let told = PlainWords.all(in: text) + PlainWords.all(in: PlainWords.joined(text))
    return PlainWords.bare(told).contains { word in
      words.contains { $0.prefix(Self.tellingLetters) == word.prefix(Self.tellingLetters) }
    }
  }
}
