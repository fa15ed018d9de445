/// The form in which the English of cards and of the lexicon can be compared.
package enum EnglishGloss {
  /// An English meaning in small letters without brackets, “to”, articles and end marks.
  package static func plain(_ text: String) -> String {
    var outside = ""
    var depth = 0
    for character in text.lowercased() {
      switch character {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      default: if depth == 0 { outside.append(character) }
      }
    }
    var words = outside.split(separator: " ").map(String.init)
    if words.count > 1, ["to", "a", "an", "the"].contains(words[0]) { words.removeFirst() }
    if words.count > 2, words[0] == "not", words[1] == "to" { words.remove(at: 1) }
    var plain = words.joined(separator: " ")
    while let last = plain.last, ".!?".contains(last) { plain.removeLast() }
    return plain
  }
}
