/// Why a Turkish word is easily heard, or understood by a recogniser, as another.
///
/// It is drawn from the letters alone and says what is likely, not what was said.
public enum SoundReason: Sendable, Hashable {
  /// Two letters with similar sounds: ı and i, s and ş, p and b.
  case letters(Character, Character)
  /// The one word has the consonant doubled, the other single: elli, eli.
  case doubling(Character)
  /// The one word has the vowel twice, the other once: saat, sat.
  case vowelLength(Character)
  /// The letter ğ, which has no sound of its own.
  case softG
  /// The letter h, which is faint.
  case faintH
  /// The last letters of one word, which fast speech swallows: the n of okuldan.
  case ending(String)

  /// The name in JSON.
  public var name: String {
    switch self {
    case .letters: "letters"
    case .doubling: "doubling"
    case .vowelLength: "vowel_length"
    case .softG: "soft_g"
    case .faintH: "faint_h"
    case .ending: "ending"
    }
  }

  /// The letters that the reason is about.
  public var text: String {
    switch self {
    case .letters(let first, let second): "\(first)/\(second)"
    case .doubling(let letter), .vowelLength(let letter): "\(letter)\(letter)"
    case .softG: "ğ"
    case .faintH: "h"
    case .ending(let ending): ending
    }
  }
}
