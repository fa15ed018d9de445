import Coordination

/// A word of a list, with its meanings and an example.
public struct TaughtWord: Sendable, Equatable {
  /// The dictionary form; a verb ends in -mak or -mek.
  public let word: String
  /// In English: noun, verb, adjective.
  public let partOfSpeech: String
  /// In English, the best first; one to three.
  public let meanings: [String]
  /// A Turkish sentence with the word.
  public let example: String
  /// The meaning of the example.
  public let translation: String
  /// What the author of the list says of the word.
  public let notes: [String]

  init(_ taught: Coordination.TaughtWord) {
    word = taught.card.word
    partOfSpeech = taught.card.partOfSpeech
    meanings = taught.card.meanings
    example = taught.card.example
    translation = taught.card.translation
    notes = taught.notes
  }
}
