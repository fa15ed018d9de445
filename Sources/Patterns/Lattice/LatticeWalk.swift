import Turkish

extension Lattice {
  /// Whether these bytes are exactly one of the forms.
  ///
  /// The time is at most proportional to bytes times edges. A capital `I` matches ı and i.
  package func accepts(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: stateCount * 3) { memory in
        memory.initialize(repeating: -1)
        return accepts(bytes, memory)
      }
    }
  }

  private func accepts(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ memory: UnsafeMutableBufferPointer<Int32>
  ) -> Bool {
    guard bytes.count <= longest else { return false }
    var current = 0
    var next = stateCount
    let marks = stateCount * 2
    memory[current] = 0
    var count = 1
    for (step, byte) in bytes.enumerated() {
      var nextCount = 0
      for slot in current..<current + count {
        for index in edgeRange(of: Int(memory[slot])) {
          let edge = edges[index]
          guard Self.matches(edge.byte, byte) else { continue }
          guard memory[marks + Int(edge.target)] != Int32(step) else { continue }
          memory[marks + Int(edge.target)] = Int32(step)
          memory[next + nextCount] = edge.target
          nextCount += 1
        }
      }
      guard nextCount > 0 else { return false }
      count = nextCount
      swap(&current, &next)
    }
    return (current..<current + count).contains { endings[Int(memory[$0])] != nil }
  }

  @inline(__always)
  static func matches(_ expected: UInt8, _ found: UInt8) -> Bool {
    expected == found || (found == AnswerText.eitherI && Self.isI(expected))
  }

  @inline(__always)
  package static func isI(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "i") || byte == CodePage.dotlessI
  }
}
