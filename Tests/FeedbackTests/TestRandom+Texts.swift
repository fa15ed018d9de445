import RandomTestSupport

/// Random numbers, texts and mutations from a seed.
extension TestRandom {
  mutating func next(below bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &self) }

  /// Returns up to six random pieces joined.
  mutating func text(of pieces: [String]) -> String {
    (0..<next(below: 7)).map { _ in pieces[next(below: pieces.count)] }.joined()
  }

  /// Returns the bytes with up to four ranges deleted, doubled, replaced or inserted.
  mutating func mutated(_ bytes: [UInt8], with scraps: [String]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...next(below: 4) {
      let place = next(below: bytes.count + 1)
      let end = min(bytes.count, place + next(below: 40))
      switch next(below: 6) {
      case 0 where place < bytes.count: bytes[place] = UInt8(next(below: 256))
      case 1: bytes.insert(UInt8(next(below: 256)), at: place)
      case 2: bytes.insert(contentsOf: Array(scraps[next(below: scraps.count)].utf8), at: place)
      case 3: bytes.removeSubrange(place..<end)
      case 4: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: bytes[place..<end], at: next(below: bytes.count + 1))
      }
    }
    return bytes
  }
}
