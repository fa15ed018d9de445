/// The order in which the columns for the distance to all forms of a lattice are computed.
///
/// Column 0 is the start. Step i computes column i + 1: from an earlier column by a run of letters,
/// or as the minimum of two earlier columns. Runs after the same columns share their minimum.
struct DistancePlan: Sendable {
  struct Step: Sendable {
    var source: Int32
    /// The other column of a minimum; -1 for a run.
    var other: Int32 = -1
    var letters: Range<Int32> = 0..<0
  }

  let steps: [Step]
  /// The letters of all runs as numbers of the alphabet.
  let letters: [UInt8]
  /// The number of each byte in the alphabet of the lattice; 0 for bytes that no form has.
  let alphabet: [UInt8]
  let alphabetSize: Int
  /// The columns in which forms end.
  let ends: [Int]
  /// The number of letters of the shortest form.
  let shortest: Int

  init(_ lattice: Lattice) {
    var builder = Builder(LetterGraph(lattice))
    builder.build()
    steps = builder.steps
    letters = builder.letters
    alphabet = builder.alphabet
    alphabetSize = builder.alphabetSize
    ends = builder.ends
    shortest = builder.ends.map { builder.depths[$0] }.min() ?? 0
  }

  private struct Builder {
    let graph: LetterGraph
    var steps: [Step] = []
    var letters: [UInt8] = []
    var alphabet = [UInt8](repeating: 0, count: 256)
    var alphabetSize = 1
    var ends: [Int] = []
    /// The number of letters on the shortest path to each column.
    var depths = [0]
    /// The column of each node that ends a run.
    private var columns: [Int?]
    private var minima: [[Int]: Int] = [:]

    init(_ graph: LetterGraph) {
      self.graph = graph
      columns = Array(repeating: nil, count: graph.bytes.count)
      columns[0] = 0
    }

    mutating func build() {
      let next = nextInRun
      var isInside = [Bool](repeating: false, count: graph.bytes.count)
      for node in next { if let node { isInside[node] = true } }
      if graph.isEnd[0] { ends.append(0) }
      for head in graph.bytes.indices.dropFirst() where !isInside[head] {
        let source = minimum(of: graph.sources[head].compactMap { columns[$0] }.sorted())
        let start = letters.count
        var node = head
        letters.append(number(of: graph.bytes[node]))
        while let following = next[node] {
          node = following
          letters.append(number(of: graph.bytes[node]))
        }
        let depth = depths[source] + letters.count - start
        let run = Int32(start)..<Int32(letters.count)
        columns[node] = append(Step(source: Int32(source), letters: run), depth: depth)
        if graph.isEnd[node] { ends.append(steps.count) }
      }
    }

    /// For each node its only successor, if that has no other predecessor.
    private var nextInRun: [Int?] {
      var counts = [Int](repeating: 0, count: graph.bytes.count)
      for sources in graph.sources { for source in sources { counts[source] += 1 } }
      var next = [Int?](repeating: nil, count: graph.bytes.count)
      for (node, sources) in graph.sources.enumerated() where sources.count == 1 {
        let source = sources[0]
        if source > 0, counts[source] == 1, !graph.isEnd[source] { next[source] = node }
      }
      return next
    }

    private mutating func append(_ step: Step, depth: Int) -> Int {
      steps.append(step)
      depths.append(depth)
      return steps.count
    }

    /// Returns the column with the minimum of these columns; minima of a prefix are shared.
    private mutating func minimum(of sources: [Int]) -> Int {
      var count = sources.count
      var column = sources.first ?? 0
      while count > 1 {
        if let known = minima[Array(sources.prefix(count))] {
          column = known
          break
        }
        count -= 1
      }
      for place in sources.indices.dropFirst(max(1, count)) {
        let other = sources[place]
        let step = Step(source: Int32(column), other: Int32(other))
        column = append(step, depth: min(depths[column], depths[other]))
        minima[Array(sources.prefix(place + 1))] = column
      }
      return column
    }

    private mutating func number(of byte: UInt8) -> UInt8 {
      if alphabet[Int(byte)] == 0 {
        alphabet[Int(byte)] = UInt8(truncatingIfNeeded: alphabetSize)
        alphabetSize += 1
      }
      return alphabet[Int(byte)]
    }
  }
}
