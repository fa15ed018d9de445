/// All forms of a pattern as an acyclic graph; a path from the first to the last node is a form.
///
/// The nodes are in topological order. The arcs of a node are in order of preference, so the first
/// arcs spell the shown form.
package struct PatternGraph: Sendable, Equatable {
  static let mostArcs = 60_000

  struct Arc: Sendable, Equatable {
    var target: Int32
    /// The scalar of the arc, nil for none; several spaces in a row count as one.
    var scalar: Unicode.Scalar?
  }

  private(set) var arcs: [[Arc]] = [[]]
  private var arcCount = 0

  var first: Int { 0 }
  var last: Int { arcs.count - 1 }

  /// Creates the graph of a pattern; nil if it needs more than ``mostArcs`` arcs.
  init?(_ node: PatternNode) {
    guard let end = append(node, from: 0) else { return nil }
    guard connect(end, newNode()) else { return nil }
  }

  /// Creates a graph with a single path.
  init(literal scalars: [Unicode.Scalar]) {
    arcs.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      arcs[arcs.count - 1].append(Arc(target: Int32(arcs.count), scalar: scalar))
      arcs.append([])
    }
  }

  /// The number of paths, `Int.max` if there are more.
  var pathCount: Int {
    var counts = [Int](repeating: 0, count: arcs.count)
    counts[last] = 1
    for node in arcs.indices.reversed() {
      for arc in arcs[node] {
        let (sum, isOver) = counts[node].addingReportingOverflow(counts[Int(arc.target)])
        counts[node] = isOver ? .max : sum
      }
    }
    return counts[first]
  }

  /// Calls `body` with the scalars of each path, in order of preference, until it returns false.
  func forEachPath(_ body: ([Unicode.Scalar]) -> Bool) {
    var nodes = [first]
    var nextArc = [0]
    var spelled: [Unicode.Scalar] = []
    var spelledBefore = [0]
    while let node = nodes.last, let turn = nextArc.last, let length = spelledBefore.last {
      spelled.removeLast(spelled.count - length)
      if node == last, turn == 0, !body(spelled) { return }
      guard turn < arcs[node].count else {
        nodes.removeLast()
        nextArc.removeLast()
        spelledBefore.removeLast()
        continue
      }
      let arc = arcs[node][turn]
      nextArc[nextArc.count - 1] += 1
      if let scalar = arc.scalar { spelled.append(scalar) }
      nodes.append(Int(arc.target))
      nextArc.append(0)
      spelledBefore.append(spelled.count)
    }
  }

  private mutating func newNode() -> Int {
    arcs.append([])
    return arcs.count - 1
  }

  private mutating func connect(
    _ source: Int,
    _ target: Int,
    by scalar: Unicode.Scalar? = nil
  ) -> Bool {
    arcCount += 1
    guard arcCount <= Self.mostArcs else { return false }
    arcs[source].append(Arc(target: Int32(target), scalar: scalar))
    return true
  }

  /// Appends a syntax node after `start`; returns the node where it ends, nil if the graph is full.
  private mutating func append(_ node: PatternNode, from start: Int) -> Int? {
    switch node {
    case .text(let scalars):
      append(scalars, from: start)
    case .sequence(let nodes):
      append(nodes, from: start)
    case .choice(let nodes, let isOptional):
      appendChoice(of: nodes, isOptional: isOptional, from: start)
    case .anyOrder(let nodes):
      appendAnyOrder(of: nodes, from: start)
    }
  }

  private mutating func append(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var end = start
    for scalar in scalars {
      let node = newNode()
      guard connect(end, node, by: scalar) else { return nil }
      end = node
    }
    return end
  }

  private mutating func append(_ nodes: [PatternNode], from start: Int) -> Int? {
    var end = start
    for node in nodes {
      guard let next = append(node, from: end) else { return nil }
      end = next
    }
    return end
  }

  private mutating func appendChoice(
    of nodes: [PatternNode],
    isOptional: Bool,
    from start: Int
  ) -> Int? {
    var ends: [Int] = []
    for node in nodes {
      let head = newNode()
      guard connect(start, head), let end = append(node, from: head) else { return nil }
      ends.append(end)
    }
    let meeting = newNode()
    for end in ends where !connect(end, meeting) { return nil }
    if isOptional, !connect(start, meeting) { return nil }
    return meeting
  }

  /// Appends parts in any order, with one node for each subset of used parts: 2^k nodes, k! paths.
  private mutating func appendAnyOrder(of nodes: [PatternNode], from start: Int) -> Int? {
    var ends = [[Int]](repeating: [], count: 1 << nodes.count)
    ends[0] = [start]
    for used in ends.indices {
      let meeting = newNode()
      for end in ends[used] where !connect(end, meeting, by: " ") { return nil }
      if used == ends.count - 1 { return meeting }
      for (part, node) in nodes.enumerated() where used & (1 << part) == 0 {
        let head = newNode()
        guard connect(meeting, head), let end = append(node, from: head) else { return nil }
        ends[used | (1 << part)].append(end)
      }
    }
    return nil
  }
}
