/// The spellings of a word that differ in a circumflex alone.
enum Circumflex {
  private static let plain: [Character: Character] = ["â": "a", "î": "i", "û": "u"]
  private static let marked: [Character: Character] = ["a": "â", "i": "î", "u": "û"]

  /// The other spellings: without circumflexes, then with one on each vowel that can have it.
  static func spellings(of word: String) -> [String] {
    let bare = word.map { plain[$0] ?? $0 }
    var spellings = [String(bare)]
    for (place, letter) in bare.enumerated() {
      guard let mark = marked[letter] else { continue }
      var other = bare
      other[place] = mark
      spellings.append(String(other))
    }
    return spellings.filter { $0 != word }
  }

  /// The word without circumflexes.
  static func removed(from word: String) -> String { String(word.map { plain[$0] ?? $0 }) }
}
