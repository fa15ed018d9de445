import Turkish

extension Lattice {
  private static let unnotedDeadEnds = 64

  /// Returns the preferred path that spells exactly these bytes; nil if there is none.
  ///
  /// The search is depth first, and most answers meet few dead ends. After many dead ends it checks
  /// whether a path exists and remembers further dead ends, so the time is at most proportional to
  /// bytes times states. A capital `I` matches ı and i.
  package func trace(_ bytes: [UInt8]) -> [Int]? {
    guard bytes.count <= longest else { return nil }
    var path: [Int] = []
    path.reserveCapacity(bytes.count)
    var state = 0
    var next = edgeRange(of: 0).lowerBound
    var deadEnds: Set<Int> = []
    var deadEndsLeft = Self.unnotedDeadEnds
    while true {
      if path.count == bytes.count, endings[state] != nil { return path }
      let end = edgeRange(of: state).upperBound
      if path.count < bytes.count,
        let index = (next..<max(next, end)).first(where: { index in
          Self.matches(edges[index].byte, bytes[path.count])
            && (deadEnds.isEmpty
              || !deadEnds.contains((path.count + 1) * stateCount + Int(edges[index].target)))
        })
      {
        path.append(index)
        state = Int(edges[index].target)
        next = edgeRange(of: state).lowerBound
        continue
      }
      deadEndsLeft -= 1
      if deadEndsLeft == 0, !accepts(bytes) { return nil }
      if deadEndsLeft < 0 { deadEnds.insert(path.count * stateCount + state) }
      guard let last = path.popLast() else { return nil }
      state = Int(sources[last])
      next = last + 1
    }
  }
}
