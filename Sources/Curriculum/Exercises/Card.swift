import TextSafety

/// A word to learn.
package struct Card: Sendable, Equatable {
  /// In its dictionary form; verbs in -mak or -mek.
  package var word: String
  package var partOfSpeech: String
  /// One to three English meanings, the most common first.
  package var meanings: [String]
  package var example: String
  package var translation: String

  /// Creates a card.
  package init(
    word: String,
    partOfSpeech: String,
    meanings: [String],
    example: String,
    translation: String
  ) {
    self.word = word
    self.partOfSpeech = partOfSpeech
    self.meanings = meanings
    self.example = example
    self.translation = translation
  }
}

extension Card: ExerciseContent {
  static let form = ItemForm(marker: .card, skills: [.vocabulary])

  private static var fieldNames: [SafeText] {
    ["a word", "a part of speech", "a meaning", "an example", "a translation"]
  }

  init(_ draft: ItemDraft) throws(ContentErrors) {
    let fields = draft.mark.text.split(at: "|").map(\.withoutSpaces)
    guard fields.count == Self.fieldNames.count else {
      throw ContentErrors([draft.error(.cardFields(found: fields.count))])
    }
    let meanings = fields[2].split(at: ";").map(\.withoutSpaces)
    var missing = zip(fields, Self.fieldNames).filter { $0.0.isEmpty }.map(\.1)
    if !fields[2].isEmpty, meanings.contains("") { missing.append("a meaning next to ';'") }
    guard missing.isEmpty else {
      throw ContentErrors(missing.map { draft.error(.emptyCardField($0)) })
    }
    self.init(
      word: fields[0],
      partOfSpeech: fields[1],
      meanings: meanings,
      example: fields[3],
      translation: fields[4]
    )
  }

  var prompt: String { meanings.joined(separator: "; ") }

  var texts: [ExerciseText] {
    [ExerciseText(word, .word), ExerciseText(example, .example)]
      + meanings.map { ExerciseText($0, .meaning) } + [ExerciseText(translation, .translation)]
  }
}
