/// Distances of one prepared text of 1 to 64 bytes to a batch, four texts at a time.
///
/// The steps of one text wait for each other, those of four texts don't. All lanes run until the
/// shortest text in them ends; then its lane takes the next text of the batch.
struct LaneDistances {
  let masks: [UInt64]
  let length: Int

  func distances(to batch: TextBatch) -> [Int] {
    masks.withUnsafeBufferPointer { masks in
      batch.withStorage { bytes, starts in
        [Int](unsafeUninitializedCapacity: batch.count) { target, count in
          count = batch.count
          var lanes = Lanes(length: length, bytes: bytes, starts: starts, target: target)
          lanes.run(masks)
        }
      }
    }
  }
}

/// Four texts under way at once.
private struct Lanes {
  let length: Int
  let bytes: UnsafeBufferPointer<UInt8>
  let starts: UnsafeBufferPointer<Int>
  let target: UnsafeMutableBufferPointer<Int>
  /// The text to begin next.
  var next = 0
  var plus = SIMD4<UInt64>(repeating: .max)
  var minus = SIMD4<UInt64>(repeating: 0)
  /// Of each lane: its text, the next byte of it, and the bytes left.
  var texts = SIMD4<Int>(repeating: 0)
  var cursors = SIMD4<Int>(repeating: 0)
  var remaining = SIMD4<Int>(repeating: 0)

  mutating func run(_ masks: UnsafeBufferPointer<UInt64>) {
    var lane = 0
    while lane < 4, begin(lane) { lane += 1 }
    guard lane == 4 else { return finishAll(of: 0..<lane, masks) }
    while true {
      advance(by: remaining.min(), masks)
      for lane in 0..<4 where remaining[lane] == 0 {
        finish(lane)
        if begin(lane) { continue }
        return finishAll(of: 0..<4, masks, except: lane)
      }
    }
  }

  /// Gives the lane the next text that is not empty; false if there is none.
  @inline(__always)
  private mutating func begin(_ lane: Int) -> Bool {
    while next < target.count {
      let text = next
      let count = starts[text &+ 1] &- starts[text]
      next &+= 1
      if count == 0 {
        target[text] = length
        continue
      }
      texts[lane] = text
      cursors[lane] = starts[text]
      remaining[lane] = count
      plus[lane] = .max
      minus[lane] = 0
      return true
    }
    return false
  }

  @inline(__always)
  private mutating func advance(by steps: Int, _ masks: UnsafeBufferPointer<UInt64>) {
    var plus = plus
    var minus = minus
    guard let base = bytes.baseAddress else { return }
    let (first, second) = (base + cursors[0], base + cursors[1])
    let (third, fourth) = (base + cursors[2], base + cursors[3])
    for step in 0..<steps {
      let matches = SIMD4(
        masks[Int(first[step])],
        masks[Int(second[step])],
        masks[Int(third[step])],
        masks[Int(fourth[step])]
      )
      let diagonal = (((matches & plus) &+ plus) ^ plus) | matches | minus
      let up = (minus | ~(diagonal | plus)) &<< 1 | 1
      let down = (diagonal & plus) &<< 1
      plus = down | ~(diagonal | up)
      minus = up & diagonal
    }
    self.plus = plus
    self.minus = minus
    cursors &+= steps
    remaining &-= steps
  }

  @inline(__always)
  private func finish(_ lane: Int) {
    let text = texts[lane]
    let column = VerticalDeltas(plus: plus[lane], minus: minus[lane])
    target[text] = starts[text &+ 1] &- starts[text] &+ column.sum(over: length)
  }

  /// Ends the texts under way one by one; there are no more than the lanes hold.
  private mutating func finishAll(
    of lanes: Range<Int>,
    _ masks: UnsafeBufferPointer<UInt64>,
    except done: Int? = nil
  ) {
    for lane in lanes where lane != done {
      var column = VerticalDeltas(plus: plus[lane], minus: minus[lane])
      for letter in bytes[cursors[lane]..<cursors[lane] &+ remaining[lane]] {
        column.advance(matches: masks[Int(letter)])
      }
      plus[lane] = column.plus
      minus[lane] = column.minus
      finish(lane)
    }
  }
}
