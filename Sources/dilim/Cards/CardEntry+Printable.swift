import Cards
import TextSafety

extension CardEntry {
  /// The entry without what would steer a terminal, for a form of text that has no escapes.
  ///
  /// Text by text, for in a row an escape sequence left open would hide the fields behind it.
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
