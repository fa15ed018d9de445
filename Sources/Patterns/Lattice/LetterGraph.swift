/// The letters of a lattice as nodes of a graph in which forms share common prefixes and suffixes.
///
/// The nodes are in topological order. Node 0 is the start and has no letter.
struct LetterGraph {
  private(set) var bytes: [UInt8] = [0]
  /// The predecessors of each node, in order.
  private(set) var sources: [[Int]] = [[]]
  /// Whether a form ends in the node.
  private(set) var isEnd: [Bool]

  /// The number of rounds: sharing suffixes makes more prefixes equal, and the other way round.
  private static let mostRounds = 4

  private struct Key: Hashable {
    var byte: UInt8
    var isEnd: Bool
    var neighbours: [Int]
  }

  init(_ lattice: Lattice) {
    isEnd = [lattice.endings[0] != nil]
    var nodes = [[Int]](repeating: [], count: lattice.stateCount)
    nodes[0] = [0]
    for state in 1..<max(1, lattice.stateCount) {
      let slots = lattice.incomingStarts[state]..<lattice.incomingStarts[state + 1]
      let edges = lattice.incoming[Int(slots.lowerBound)..<Int(slots.upperBound)].map(Int.init)
      var origins: [UInt8: [Int]] = [:]
      for edge in edges {
        origins[lattice.edges[edge].byte, default: []] += nodes[Int(lattice.sources[edge])]
      }
      for (byte, sources) in origins.sorted(by: { $0.key < $1.key }) {
        nodes[state].append(bytes.count)
        append(byte, Self.ordered(sources), isEnd: lattice.endings[state] != nil)
      }
    }
    for _ in 0..<Self.mostRounds {
      let count = bytes.count
      shareEnds()
      shareBeginnings()
      if bytes.count == count { break }
    }
  }

  private static func ordered(_ nodes: [Int]) -> [Int] {
    nodes.count < 2 ? nodes : Set(nodes).sorted()
  }

  private mutating func append(_ byte: UInt8, _ sources: [Int], isEnd: Bool) {
    bytes.append(byte)
    self.sources.append(sources)
    self.isEnd.append(isEnd)
  }

  /// Merges nodes with the same letter and the same predecessors.
  private mutating func shareBeginnings() {
    let old = self
    (bytes, sources, isEnd) = ([], [], [])
    var numbers: [Int] = []
    var known: [Key: Int] = [:]
    for node in old.bytes.indices {
      let own = Self.ordered(old.sources[node].map { numbers[$0] })
      let key = Key(byte: old.bytes[node], isEnd: false, neighbours: own)
      if let number = known[key] {
        isEnd[number] = isEnd[number] || old.isEnd[node]
        numbers.append(number)
      } else {
        known[key] = bytes.count
        numbers.append(bytes.count)
        append(old.bytes[node], own, isEnd: old.isEnd[node])
      }
    }
  }

  /// Merges nodes with the same letter and the same successors.
  private mutating func shareEnds() {
    var classes = [Int](repeating: 0, count: bytes.count)
    var known: [Key: Int] = [:]
    var members: [[Int]] = []
    var targets = [[Int]](repeating: [], count: bytes.count)
    for node in bytes.indices.reversed() {
      let key = Key(byte: bytes[node], isEnd: isEnd[node], neighbours: Self.ordered(targets[node]))
      // The start is never merged.
      let number = node == 0 ? members.count : known[key] ?? members.count
      if number == members.count {
        known[key] = number
        members.append([])
      }
      members[number].append(node)
      classes[node] = number
      for source in sources[node] { targets[source].append(number) }
    }
    let last = members.count - 1
    let old = self
    (bytes, sources, isEnd) = ([], [], [])
    for nodes in members.reversed() {
      let own = nodes.flatMap { old.sources[$0].map { last - classes[$0] } }
      append(old.bytes[nodes[0]], Self.ordered(own), isEnd: old.isEnd[nodes[0]])
    }
  }
}
