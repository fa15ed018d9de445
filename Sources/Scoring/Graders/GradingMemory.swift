/// What graders remember between answers: the readings of words, and the sentences read by meaning.
///
/// Answers to one item share most of their words, so a stream of answers is judged much faster with
/// one memory. It is for one thread and one lexicon, and holds no more than some thousand words.
package final class GradingMemory {
  private(set) var analyzer = WordAnalyzer()
  private(set) var reader: SentenceReader

  /// The number of words from which it begins anew.
  private static let capacity = 4096

  /// Creates an empty memory.
  package init() { reader = SentenceReader(analyzer) }

  /// Forgets everything if there is too much of it.
  func trim() {
    guard analyzer.count > Self.capacity || reader.count > Self.capacity else { return }
    analyzer = WordAnalyzer()
    reader = SentenceReader(analyzer)
  }
}
