/// A change of a stem before a suffix, or a change that the typed word makes wrongly.
package enum StemAlternation: Sendable, Equatable {
  /// The last consonant softens: kitap, kitabı.
  case softens(stem: String?, from: Character, to: Character)
  /// The last consonant stays, but the typed word softened it: hayatı.
  case staysHard(stem: String?, letter: Character)
  /// A vowel drops: resim, resmi.
  case dropsVowel(stem: String?, vowel: Character)
  /// A vowel stays, but the typed word dropped it.
  case keepsVowel(stem: String?, vowel: Character)
  /// The last consonant doubles: hak, hakkı.
  case doubles(stem: String?, letter: Character)
  /// The last consonant stays single, but the typed word doubled it.
  case staysSingle(stem: String?, letter: Character)
  /// The last vowel narrows: başla, başlıyor.
  case narrows(stem: String?, from: Character, to: Character)
  /// The last vowel stays open, but the typed word narrowed it: yıkayacak.
  case staysOpen(stem: String?, vowel: Character)

  /// Creates the alternation of a lemma from its stem in the right word and in the typed word.
  package init?(_ dictionary: String, expected: String, found: String) {
    let right = Array(expected.turkishLowercased)
    let stem = Self.stem(of: Array(dictionary.turkishLowercased), beside: right)
    let typed = Array(found.turkishLowercased)
    // What is wrong then is not the stem: gidecekim has the right gid-.
    if right == typed { return nil }
    if right == stem {
      self.init(from: typed, to: right, stem: String(stem), isUndoing: true)
    } else {
      self.init(from: stem, to: right, stem: String(stem), isUndoing: false)
    }
  }

  /// Creates the alternation from the two words alone; nil if their letters leave doubt.
  package init?(expected: String, found: String) {
    let right = Array(expected.turkishLowercased)
    let typed = Array(found.turkishLowercased)
    let start = zip(right, typed).prefix { $0 == $1 }.count
    let rightTail = right.dropFirst(start)
    let typedTail = typed.dropFirst(start)
    guard let letter = rightTail.first, let other = typedTail.first, start > 0,
      rightTail.dropFirst().elementsEqual(typedTail.dropFirst())
    else { return nil }
    if Self.isHigh(letter), Self.isOpen(other), rightTail.dropFirst().starts(with: "yor") {
      self = .narrows(stem: nil, from: other, to: letter)
    } else if Self.isOpen(letter), Self.isHigh(other), rightTail.dropFirst().first == "y" {
      self = .staysOpen(stem: nil, vowel: letter)
    } else {
      return nil
    }
  }

  /// Creates the alternation between two forms of a stem; `isUndoing` if `from` is the typed one.
  private init?(
    from: [Character],
    to: [Character],
    stem: String,
    isUndoing: Bool
  ) {
    guard let last = to.last, let before = from.last else { return nil }
    switch to.count - from.count {
    case 0 where last != before:
      if Self.isVowel(last) {
        self =
          isUndoing
          ? .staysOpen(stem: stem, vowel: last) : .narrows(stem: stem, from: before, to: last)
      } else {
        self =
          isUndoing
          ? .staysHard(stem: stem, letter: last) : .softens(stem: stem, from: before, to: last)
      }
    case 1:
      if !isUndoing, Self.endsDoubled(to) {
        self = .doubles(stem: stem, letter: last)
      } else if isUndoing, let vowel = Self.dropped(from: to, in: from) {
        self = .keepsVowel(stem: stem, vowel: vowel)
      } else {
        return nil
      }
    case -1:
      if isUndoing, Self.endsDoubled(from) {
        self = .staysSingle(stem: stem, letter: last)
      } else if !isUndoing, let vowel = Self.dropped(from: from, in: to) {
        self = .dropsVowel(stem: stem, vowel: vowel)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// Returns the stem of a lemma: of a verb, the lemma without -mak or -mek.
  private static func stem(of dictionary: [Character], beside form: [Character]) -> [Character] {
    let ending = dictionary.suffix(3)
    let isVerb = ending == ["m", "a", "k"] || ending == ["m", "e", "k"]
    return isVerb && form.count <= dictionary.count - 2 ? Array(dictionary.dropLast(3)) : dictionary
  }

  private static func dropped(from long: [Character], in short: [Character]) -> Character? {
    let place = zip(long, short).prefix { $0 == $1 }.count
    guard long.indices.contains(place), isVowel(long[place]) else { return nil }
    return long[place]
  }

  private static func endsDoubled(_ stem: [Character]) -> Bool {
    stem.count > 1 && stem[stem.count - 1] == stem[stem.count - 2]
  }

  private static func isVowel(_ letter: Character) -> Bool { Vowel(rawValue: letter) != nil }

  private static func isHigh(_ letter: Character) -> Bool {
    Vowel(rawValue: letter)?.isHigh == true
  }

  private static func isOpen(_ letter: Character) -> Bool { letter == "a" || letter == "e" }
}
