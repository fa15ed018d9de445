/// One sentence on all words of an answer that lack their Turkish letters.
package enum LettersSentence {
  /// Returns the sentence with the right spelling of the words.
  package static func text(on words: [String], in language: ExplanationLanguage) -> String {
    let list = words.joined(separator: ", ")
    return switch language {
    case .english: "Mind the Turkish letters: \(list)."
    case .turkish: "Türkçe harflere dikkat: \(list)."
    }
  }
}
