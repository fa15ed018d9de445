import Turkish

extension Lattice {
  /// The preferred way that spells exactly these bytes; nil if there is none.
  ///
  /// Depth first, with a note of dead ends once the first one is met, so linear in bytes times
  /// states at worst. The capital `I` stands for both ı and i.
  func trace(_ bytes: [UInt8]) -> [Int]? {
    guard bytes.count <= longest else { return nil }
    var path: [Int] = []
    path.reserveCapacity(bytes.count)
    var state = 0
    var next = edgeRange(of: 0).lowerBound
    var deadEnds: Set<Int> = []
    while true {
      if path.count == bytes.count, endings[state] != nil { return path }
      let end = edgeRange(of: state).upperBound
      if path.count < bytes.count,
        let index = (next..<max(next, end)).first(where: { index in
          Self.matches(edges[index].byte, bytes[path.count])
            && !deadEnds.contains((path.count + 1) * stateCount + Int(edges[index].target))
        })
      {
        path.append(index)
        state = Int(edges[index].target)
        next = edgeRange(of: state).lowerBound
        continue
      }
      deadEnds.insert(path.count * stateCount + state)
      guard let last = path.popLast() else { return nil }
      state = Int(sources[last])
      next = last + 1
    }
  }
}
