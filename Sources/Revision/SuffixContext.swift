import Turkish

/// A word in its sentence, as far as the choice of a gap depends on it.
struct SuffixContext {
  let reading: Reading
  let english: EnglishGuard
  /// Whether the aorist has been taught; -Ir may then be right instead of -Iyor.
  let knowsAorist: Bool
  /// The words of the sentence in small letters.
  let pronouns: Set<String>

  private var suffixes: [Suffix] { reading.suffixes }

  /// Whether only this suffix fits.
  func isClear(at index: Int) -> Bool {
    let rest = suffixes[index...]
    // sen and siz are both “you”, and the -lAr of onlar may be left out.
    let addressed: [Suffix] = [.person2s, .person2p, .possessive2s, .possessive2p]
    let isAddressed = rest.contains { addressed.contains($0) }
    if isAddressed, pronouns.isDisjoint(with: ["sen", "siz", "senin", "sizin"]) { return false }
    if rest.contains(.person3p) || rest.contains(.imperative) { return false }
    if rest.contains(.evidential) || rest.contains(.copulaEvidential) { return false }
    if rest.contains(.progressive), !rest.contains(.copulaPast), knowsAorist {
      return english.isProgressive && !english.isHabitual
    }
    if rest.contains(.aorist) { return english.isHabitual && !english.isProgressive }
    if rest.contains(.future), knowsAorist { return english.isGoingTo }
    return true
  }
}
