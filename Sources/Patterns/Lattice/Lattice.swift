import Turkish

/// All normalised forms of a pattern as one graph of bytes without cycles.
///
/// Every edge spells one byte of ``Turkish/CodePage`` and leads to a higher state, so a pass in
/// order of the states sees every predecessor first. State 0 is the start.
package struct Lattice: Sendable {
  package struct Edge: Sendable {
    var byte: UInt8
    var target: Int32
    /// What is shown where the byte is spelled: signs and spaces passed, then the letter.
    var shown: Range<Int32>
  }

  /// The edges, those of one state side by side in order of preference.
  package let edges: [Edge]
  /// Where the edges of each state begin, and one entry more for the end.
  let edgeStarts: [Int32]
  /// The edges into each state.
  let incoming: [Int32]
  let incomingStarts: [Int32]
  /// The state each edge comes from.
  let sources: [Int32]
  /// What is shown behind a form that ends in this state; nil if none does.
  let endings: [Range<Int32>?]
  /// The signs that ``Edge/shown`` and ``endings`` point into.
  let shownScalars: [Unicode.Scalar]
  /// Bytes of the longest form.
  let longest: Int

  /// Spells nothing but the empty text.
  package static let empty = Lattice(edges: [], starts: [0, 0], endings: [0..<0], shownScalars: [])

  var stateCount: Int { endings.count }

  /// Whether there is only one form; then the edges in order spell it.
  package let isSingle: Bool

  func edgeRange(of state: Int) -> Range<Int> {
    Int(edgeStarts[state])..<Int(edgeStarts[state + 1])
  }

  /// Takes the edges state by state, and where those of each begin.
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
