/// Texts of the code page, prepared to be compared eight at a time.
package struct TextBatch: Sendable {
  /// The number of texts in a group.
  static let lanes = 8

  /// The number of bytes of each text, in the order given.
  package let lengths: [Int]
  /// The texts one after another.
  private var bytes: [UInt8] = []
  private var groups: [Group] = []
  /// The texts of each group interleaved: the first byte of each, then the second of each.
  private var interleaved: [UInt8] = []

  /// Up to eight texts of much the same length, the shortest first.
  struct Group: Sendable {
    /// The indices of the texts in the batch.
    var texts: ArraySlice<Int>
    /// Where their bytes begin in the interleaved storage.
    var start: Int
    var shortest: Int
  }

  /// Creates a batch of texts, which it copies.
  package init(_ texts: some Sequence<[UInt8]> = []) {
    let texts = Array(texts)
    lengths = texts.map(\.count)
    bytes = texts.flatMap { $0 }
    let order = texts.indices.sorted { texts[$0].count < texts[$1].count }
    for first in stride(from: 0, to: order.count, by: Self.lanes) {
      addGroup(order[first..<min(first + Self.lanes, order.count)], of: texts)
    }
  }

  /// The number of texts.
  package var count: Int { lengths.count }

  /// Returns the results of a closure for each text.
  func map<Result>(_ transform: (UnsafeBufferPointer<UInt8>) -> Result) -> [Result] {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      return lengths.map { length in
        defer { start += length }
        return transform(UnsafeBufferPointer(rebasing: bytes[start..<start + length]))
      }
    }
  }

  /// Calls the closure with each group and the interleaved storage.
  @inline(__always)
  func forEachGroup(_ body: (Group, UnsafePointer<UInt8>) -> Void) {
    interleaved.withUnsafeBufferPointer { interleaved in
      guard let base = interleaved.baseAddress else { return }
      for group in groups { body(group, base) }
    }
  }

  private mutating func addGroup(_ members: ArraySlice<Int>, of texts: [[UInt8]]) {
    let bounds = (members.first.map { lengths[$0] } ?? 0, members.last.map { lengths[$0] } ?? 0)
    groups.append(Group(texts: members, start: interleaved.count, shortest: bounds.0))
    for place in 0..<bounds.1 {
      for lane in 0..<Self.lanes {
        let text = lane < members.count ? texts[members[members.startIndex + lane]] : []
        interleaved.append(place < text.count ? text[place] : 0)
      }
    }
    if bounds.1 == 0 { interleaved.append(0) }
  }
}
