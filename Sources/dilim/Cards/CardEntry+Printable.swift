import Cards
import TextSafety

extension CardEntry {
  /// The entry without terminal control sequences, for a text format that has no escapes.
  ///
  /// Each text is filtered separately, because in a joined row an unterminated escape sequence
  /// would swallow the fields after it.
  var printable: CardEntry {
    CardEntry(
      id: SafeText(line: id).string,
      shape: shape,
      word: SafeText(word).string,
      partOfSpeech: SafeText(partOfSpeech).string,
      meaning: SafeText(meaning).string,
      categories: categories.map { SafeText(line: $0).string },
      example: SafeText(example).string,
      translation: SafeText(translation).string,
      image: SafeText(line: image).string,
      sound: SafeText(line: sound).string,
      tags: tags.map { SafeText(line: $0).string },
      created: created
    )
  }
}
