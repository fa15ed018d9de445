import Curriculum
import Turkish

// Hints for what is missing in a sentence and for its order.
extension Hint {
  /// Returns the hint of this step, 1 to 3, for a gap.
  ///
  /// An ending or a particle comes among its variants in vowel harmony first, another word with its first
  /// letter.
  static func step(_ step: Int, for gap: Gap) -> Hint {
    let answer = gap.answers.first ?? ""
    let isHarmonic = gap.isPartOfWord || particles.contains(answer)
    let variants = isHarmonic ? VowelHarmony.variants(of: answer) : []
    switch (step, answer.count) {
    case (1, _) where variants.count > 1: return .oneOf(shown(variants, of: gap))
    case (2, ...2) where variants.count > 2:
      let near = VowelHarmony.variants(of: answer, sharingFrontnessOf: answer)
      return .oneOf(shown(near, of: gap))
    default: return .gap(gap.sentence(filledBy: partly(answer, step)))
    }
  }

  /// Endings with their dash, words as they are.
  private static func shown(_ variants: [String], of gap: Gap) -> [String] {
    gap.isPartOfWord ? variants.map { "-\($0)" } : variants
  }

  /// Words that follow the vowel harmony of the word before them.
  private static let particles: Set = ["mı", "mi", "mu", "mü", "da", "de"]

  /// The first letter, the first half, and all letters but the last; the rest as dots.
  ///
  /// Of two letters the last step shows both, or it would say no more than the one before.
  private static func partly(_ answer: String, _ step: Int) -> String {
    let letters = answer.count(where: \.isLetter)
    let shown = [1, max(1, letters / 2), letters - (letters > 2 ? 1 : 0)][min(max(step, 1), 3) - 1]
    return answer.masked(after: shown)
  }

  /// Returns the hint of this step, 1 to 3, for pieces to be put in order.
  static func step(_ step: Int, for order: Order) -> Hint {
    let pieces = order.pieces
    switch step {
    case 1: return .pieces(start: pieces[0], end: nil)
    case 2: return .pieces(start: pieces[0], end: pieces[pieces.count - 1])
    default:
      let start = pieces.prefix(max(1, pieces.count - 2)).joined(separator: " ")
      return .pieces(start: start, end: pieces[pieces.count - 1])
    }
  }
}

/// The forms that a suffix takes in vowel harmony.
enum VowelHarmony {
  /// Returns the forms after each kind of vowel in the order of the alphabet, a and e or ı, i, u
  /// and ü.
  static func variants(of suffix: String, sharingFrontnessOf other: String? = nil) -> [String] {
    let isFront = other.flatMap(firstVowel).map { "eiöü".contains($0) }
    var variants: [String] = []
    for (front, rounded) in [(false, false), (true, false), (false, true), (true, true)]
    where isFront ?? front == front {
      let variant = form(of: suffix, front: front, rounded: rounded)
      if !variants.contains(variant) { variants.append(variant) }
    }
    return variants
  }

  private static func firstVowel(_ text: String) -> Character? {
    text.first { "aeıioöuü".contains($0) }
  }

  private static func form(of suffix: String, front: Bool, rounded: Bool) -> String {
    var (front, rounded) = (front, rounded)
    let letters = Array(suffix)
    return String(
      letters.indices.map { place -> Character in
        let letter = letters[place]
        // -(y)Abil keeps its second vowel: -abiliyor.
        if letter == "i", place > 1, letters[place - 1] == "b", "ae".contains(letters[place - 2]),
          place + 1 < letters.count, letters[place + 1] == "l"
        {
          (front, rounded) = (true, false)
          return letter
        }
        switch letter {
        case "a", "e":
          rounded = false
          return front ? "e" : "a"
        case "ı", "i", "u", "ü":
          return front ? (rounded ? "ü" : "i") : (rounded ? "u" : "ı")
        case "o", "ö":
          // -yor keeps its vowel.
          (front, rounded) = (letter == "ö", true)
          return letter
        default: return letter
        }
      }
    )
  }
}
