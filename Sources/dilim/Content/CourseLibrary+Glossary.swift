import Screens
import Turkish

/// The meanings of words in texts that no card teaches, from `Content/glossed.txt`.
struct Glossary {
  private var meanings: [String: (word: String, meaning: String)] = [:]

  /// Reads lines of `word # meaning`; other lines are skipped.
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

  /// The key of a word: lower case without circumflexes.
  private static func key(_ word: String) -> String {
    String(word.turkishLowercased.map { ["â": "a", "î": "i", "û": "u"][$0] ?? $0 })
  }

  /// The words of a text that have a gloss, each once, in the order of the text.
  func glosses(for paragraphs: [String]) -> [(word: String, meaning: String)] {
    var seen: Set<String> = []
    return paragraphs.flatMap { $0.split { !$0.isLetter && $0 != "'" && $0 != "’" } }
      .compactMap { meaning(of: String($0)) }
      .filter { seen.insert($0.word).inserted }
  }

  private func meaning(of word: String) -> (word: String, meaning: String)? {
    if let found = meanings[Self.key(word)] { return found }
    // Only the likeliest reading: rarer ones would gloss half the text (ona is "to him" before it is
    // "approve").
    return WordAnalysis(word).ways.first.flatMap { meanings[Self.key($0.lemma)] }
  }
}
