/// The distances of a prepared text of 1 to 64 bytes to a batch, eight texts at a time.
///
/// The steps for one text depend on each other, those for eight texts don't. A group is compared in
/// parallel up to the length of its shortest text; the remaining bytes follow text by text.
struct LaneDistances {
  let masks: [UInt64]
  let length: Int

  func distances(to batch: TextBatch) -> [Int] {
    masks.withUnsafeBufferPointer { masks in
      batch.lengths.withUnsafeBufferPointer { lengths in
        [Int](unsafeUninitializedCapacity: lengths.count) { target, count in
          count = lengths.count
          batch.forEachGroup { group, bytes in
            compare(group, bytes + group.start, lengths, masks, into: target)
          }
        }
      }
    }
  }

  @inline(__always)
  private func compare(
    _ group: TextBatch.Group,
    _ bytes: UnsafePointer<UInt8>,
    _ lengths: UnsafeBufferPointer<Int>,
    _ masks: UnsafeBufferPointer<UInt64>,
    into target: UnsafeMutableBufferPointer<Int>
  ) {
    var plus = SIMD8<UInt64>(repeating: .max)
    var minus = SIMD8<UInt64>(repeating: 0)
    for step in 0..<group.shortest {
      let letters = bytes + step &* TextBatch.lanes
      let matches = SIMD8<UInt64>(
        masks[Int(letters[0])],
        masks[Int(letters[1])],
        masks[Int(letters[2])],
        masks[Int(letters[3])],
        masks[Int(letters[4])],
        masks[Int(letters[5])],
        masks[Int(letters[6])],
        masks[Int(letters[7])]
      )
      let diagonal = (((matches & plus) &+ plus) ^ plus) | matches | minus
      var notUp = ~minus & (diagonal | plus)
      notUp = notUp &+ notUp
      let down = diagonal & plus
      plus = (down &+ down) | (~diagonal & notUp)
      minus = ~notUp & diagonal
    }
    var lane = 0
    for text in group.texts {
      var column = VerticalDeltas(plus: plus[lane], minus: minus[lane])
      for step in group.shortest..<lengths[text] {
        column.advance(matches: masks[Int(bytes[step &* TextBatch.lanes &+ lane])])
      }
      target[text] = lengths[text] &+ column.sum(over: length)
      lane &+= 1
    }
  }
}
