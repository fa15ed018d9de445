/// Where the first line of each stem of a table begins, by the hash of its letters.
///
/// Open addressing with linear probing, at most half full; a slot has a byte of the hash, so that
/// few look-ups of letters that are no stem touch the text.
struct StemIndex: Sendable {
  /// The place of the line + 1, and in the highest byte a part of the hash; 0 for an empty slot.
  private let slots: [UInt32]

  init(_ text: UnsafeBufferPointer<UInt8>) {
    let lines = text.count { $0 == StemLine.newline } + 1
    var size = 2
    while size < lines * 2 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    var place = 0
    var previous: UInt64?
    while place < text.count {
      let start = place
      var hash = StemHash()
      while place < text.count, text[place] != StemLine.space {
        hash.take(text[place])
        place += 1
      }
      // Lines of one stem stand together, and only the first of them is looked for.
      if hash.value != previous {
        var slot = hash.slot(of: size)
        while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
        slots[slot] = hash.tag | UInt32(truncatingIfNeeded: start + 1)
      }
      previous = hash.value
      while place < text.count, text[place] != StemLine.newline { place += 1 }
      place += 1
    }
    self.slots = slots
  }

  /// The place with this hash that is the right one.
  func place(_ hash: StemHash, where isRight: (Int) -> Bool) -> Int? {
    let size = slots.count
    var slot = hash.slot(of: size)
    while slots[slot] != 0 {
      if slots[slot] & StemHash.tagMask == hash.tag {
        let place = Int(slots[slot] & ~StemHash.tagMask) - 1
        if isRight(place) { return place }
      }
      slot = (slot + 1) & (size - 1)
    }
    return nil
  }
}
