/// Letters that a foreign keyboard lacks, typed with a prefix: `;s` for one letter, `;;` for the
/// prefix itself.
package struct ComposeTable: Sendable, Equatable {
  package let prefix: Character
  package let letters: [Character: Character]
  /// The letters that the picker offers, in its order.
  package let picker: [Character]

  /// Without an order of its own the picker offers the letters by their code.
  package init(
    prefix: Character,
    letters: [Character: Character],
    picker: [Character]? = nil
  ) {
    self.prefix = prefix
    self.letters = letters
    self.picker = picker ?? Set(letters.values).sorted()
  }

  /// A line typed without an editor, with every prefix and letter put together.
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
