extension Judgement {
  /// The parts that are wrong.
  package var wrongParts: [Part] { parts.filter { !$0.isRight } }

  /// Judges an answer by its parts: it is right if all of them are, and its score is their share.
  package init(parts: [Part], answer: String, nearest: String) {
    let wrong = parts.filter { !$0.isRight }
    self.init(
      verdict: wrong.isEmpty ? .correct : .wrong,
      score: parts.isEmpty ? 0 : Double(parts.count - wrong.count) / Double(parts.count),
      answer: answer,
      nearest: nearest,
      alignment: Alignment(pairs: []),
      findings: wrong.prefix(3).map { part in
        Finding(
          category: .wrongWord,
          expected: part.expected,
          found: part.found,
          expectedSpan: nil,
          foundSpan: nil,
          facts: [.otherWord]
        )
      }
    )
    self.parts = parts
  }
}
