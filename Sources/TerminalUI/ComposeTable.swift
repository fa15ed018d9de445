/// The letters that a keyboard lacks, typed with a prefix: `;s` gives ş, and `;;` the prefix itself.
package struct ComposeTable: Sendable, Equatable {
  package let prefix: Character
  package let letters: [Character: Character]
  /// The letters of the picker, in order.
  package let picker: [Character]

  /// Creates a table; without `picker` the picker has all letters, sorted by code point.
  package init(
    prefix: Character,
    letters: [Character: Character],
    picker: [Character]? = nil
  ) {
    self.prefix = prefix
    self.letters = letters
    self.picker = picker ?? Set(letters.values).sorted()
  }

  /// Returns a line that was typed without an editor with all its prefixes resolved.
  package func composed(_ line: String) -> String {
    var result = ""
    var hasPrefix = false
    for character in line {
      if hasPrefix, character == prefix || letters[character] != nil {
        result.removeLast()
        result.append(letters[character] ?? prefix)
        hasPrefix = false
      } else {
        result.append(character)
        hasPrefix = character == prefix
      }
    }
    return result
  }
}
