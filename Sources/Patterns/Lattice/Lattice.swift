import Turkish

/// All normalised forms of a pattern as an acyclic graph of bytes.
///
/// Every edge spells one byte of ``Turkish/CodePage`` and leads to a higher state, so the states
/// are in topological order. State 0 is the start.
package struct Lattice: Sendable {
  /// An edge that spells one byte.
  package struct Edge: Sendable {
    var byte: UInt8
    var target: Int32
    /// The scalars that are shown for the byte: the signs and spaces before it, then the letter.
    var shown: Range<Int32>
  }

  /// The edges, grouped by state and in order of preference.
  package let edges: [Edge]
  /// The index of the first edge of each state, and one more entry for the end.
  let edgeStarts: [Int32]
  /// The edges into each state.
  let incoming: [Int32]
  let incomingStarts: [Int32]
  /// The state each edge comes from.
  let sources: [Int32]
  /// The scalars that are shown after a form that ends in a state; nil if none ends there.
  let endings: [Range<Int32>?]
  /// The scalars to which ``Edge/shown`` and ``endings`` refer.
  let shownScalars: [Unicode.Scalar]
  /// The number of bytes of the longest form.
  let longest: Int

  /// The lattice that accepts only the empty text.
  package static let empty = Lattice(edges: [], starts: [0, 0], endings: [0..<0], shownScalars: [])

  var stateCount: Int { endings.count }

  /// Whether there is only one form; then the edges in order spell it.
  package let isSingle: Bool

  func edgeRange(of state: Int) -> Range<Int> {
    Int(edgeStarts[state])..<Int(edgeStarts[state + 1])
  }

  /// Creates a lattice of edges grouped by state; `starts` are the indices where the groups begin.
  init(
    edges: [Edge],
    starts: [Int32],
    endings: [Range<Int32>?],
    shownScalars: [Unicode.Scalar]
  ) {
    var sources: [Int32] = []
    sources.reserveCapacity(edges.count)
    var counts = [Int32](repeating: 0, count: endings.count + 1)
    var lengths = [Int](repeating: 0, count: endings.count)
    for state in endings.indices {
      for index in Int(starts[state])..<Int(starts[state + 1]) {
        let target = Int(edges[index].target)
        counts[target + 1] += 1
        lengths[target] = max(lengths[target], lengths[state] + 1)
        sources.append(Int32(state))
      }
    }
    for state in 1..<counts.count { counts[state] += counts[state - 1] }
    incomingStarts = counts
    var incoming = [Int32](repeating: 0, count: edges.count)
    for (index, edge) in edges.enumerated() {
      incoming[Int(counts[Int(edge.target)])] = Int32(index)
      counts[Int(edge.target)] += 1
    }
    self.incoming = incoming
    self.edges = edges
    edgeStarts = starts
    self.sources = sources
    self.endings = endings
    self.shownScalars = shownScalars
    isSingle = edges.count + 1 == endings.count && endings.count { $0 != nil } == 1
    longest = lengths.indices.reduce(0) { endings[$1] == nil ? $0 : max($0, lengths[$1]) }
  }
}
