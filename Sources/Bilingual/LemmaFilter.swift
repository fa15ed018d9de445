/// The lemmas of a lexicon as a Bloom filter with one hash function (Bloom 1970), without their
/// circumflexes.
///
/// Most words and pairs of words that the grader looks up are in no lexicon. The filter answers for
/// them without a search for every spelling with a circumflex.
struct LemmaFilter: Sendable {
  private var words = [UInt64](repeating: 0, count: Self.size / 64)

  /// The number of bits: some twenty times the lemmas of the lexicon.
  private static let size = 1 << 17

  /// Adds a lemma.
  mutating func insert(_ lemma: some Sequence<UInt8>) {
    let bit = Self.bit(of: lemma)
    words[bit / 64] |= 1 << (bit % 64)
  }

  /// Whether the lemma may have been added; false is certain.
  func mayContain(_ lemma: some Sequence<UInt8>) -> Bool {
    let bit = Self.bit(of: lemma)
    return words[bit / 64] & 1 << (bit % 64) != 0
  }

  /// The FNV-1a hash of the UTF-8 bytes, in which â, î and û are a, i and u.
  private static func bit(of lemma: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var lead: UInt8 = 0
    for byte in lemma {
      var byte = byte
      if byte == 0xC3 {
        lead = byte
        continue
      }
      if lead != 0 {
        lead = 0
        switch byte {
        case 0xA2: byte = UInt8(ascii: "a")
        case 0xAE: byte = UInt8(ascii: "i")
        case 0xBB: byte = UInt8(ascii: "u")
        default: break
        }
      }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return Int((hash ^ hash >> 32) % UInt64(size))
  }
}
