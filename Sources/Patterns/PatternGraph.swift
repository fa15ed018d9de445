/// All forms of a pattern as a graph without cycles; a path from the first to the last node is one.
///
/// Arcs lead from lower to higher numbers, so the node order is topological. The arcs out of a
/// node stand in order of preference: following the first ones spells the shown form.
package struct PatternGraph: Sendable, Equatable {
  static let mostArcs = 60_000

  struct Arc: Sendable, Equatable {
    var target: Int32
    /// What the arc spells, nil for nothing; a space is soft, for runs of them are one.
    var scalar: Unicode.Scalar?
  }

  private(set) var arcs: [[Arc]] = [[]]
  private var arcCount = 0

  var first: Int { 0 }
  var last: Int { arcs.count - 1 }

  /// Nil if the graph would grow beyond ``mostArcs``.
  init?(_ node: PatternNode) {
    guard let end = append(node, from: 0) else { return nil }
    guard connect(end, newNode()) else { return nil }
  }

  /// A single path.
  init(literal scalars: [Unicode.Scalar]) {
    arcs.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      arcs[arcs.count - 1].append(Arc(target: Int32(arcs.count), scalar: scalar))
      arcs.append([])
    }
  }

  /// Number of paths, saturating.
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

  /// Calls `body` with the letters of path after path, preferred ones first, while it returns true.
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

  /// Adds what `node` spells behind `start`; the node where it ends, nil if the graph is full.
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

  /// Adds one node for every subset of parts already said: 2^k of them instead of k! paths.
  private mutating func appendAnyOrder(of nodes: [PatternNode], from start: Int) -> Int? {
    var ends = [[Int]](repeating: [], count: 1 << nodes.count)
    ends[0] = [start]
    for said in ends.indices {
      let meeting = newNode()
      for end in ends[said] where !connect(end, meeting, by: " ") { return nil }
      if said == ends.count - 1 { return meeting }
      for (part, node) in nodes.enumerated() where said & (1 << part) == 0 {
        let head = newNode()
        guard connect(meeting, head), let end = append(node, from: head) else { return nil }
        ends[said | (1 << part)].append(end)
      }
    }
    return nil
  }
}
