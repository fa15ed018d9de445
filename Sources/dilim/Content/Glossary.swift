import Screens
import Turkish

/// The words that texts use without a card, with their meanings: `Content/glossed.txt`.
struct Glossary {
  private var meanings: [String: (word: String, meaning: String)] = [:]

  /// Takes the bytes of the list, `word # meaning` a line; other lines are passed over.
  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: 0x0A) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: "#", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let (word, meaning) = (Self.trimmed(parts[0]), Self.trimmed(parts[1]))
      if !word.isEmpty, !meaning.isEmpty { meanings[Self.key(word)] = (word, meaning) }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Small letters without circumflexes, as words are found in texts.
  private static func key(_ word: String) -> String {
    String(word.turkishLowercased.map { ["â": "a", "î": "i", "û": "u"][$0] ?? $0 })
  }

  /// The listed words of a text in its order, each once.
  func glosses(for paragraphs: [String]) -> [(word: String, meaning: String)] {
    var seen: Set<String> = []
    return paragraphs.flatMap { $0.split { !$0.isLetter && $0 != "'" && $0 != "’" } }
      .compactMap { meaning(of: String($0)) }
      .filter { seen.insert($0.word).inserted }
  }

  private func meaning(of word: String) -> (word: String, meaning: String)? {
    if let found = meanings[Self.key(word)] { return found }
    // Rarer readings would gloss half the text: ona is "to him" before it is "approve".
    return WordAnalysis(word).ways.first.flatMap { meanings[Self.key($0.lemma)] }
  }
}
