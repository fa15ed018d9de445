import Turkish

/// Compiles the graph of a pattern into a ``Lattice`` by the rules of ``Normalization``.
///
/// A state of the lattice is a node of the graph with the kind of the last letter. Spaces and signs
/// between two letters are followed at once, so the lattice has no empty edges. The preferred path
/// of the pattern is followed first, and its signs are shown.
package struct LatticeBuilder {
  /// The kind of the last letter, on which the meaning of signs depends.
  private enum Last: Int { case start, word, digit }

  /// The bytes that are due before the next letter.
  private enum Pending: Equatable {
    case nothing, space, apostrophe, minus, dashes
    case digitJoint(UInt8)

    static let count = 8

    var code: Int {
      switch self {
      case .nothing: 0
      case .space: 1
      case .apostrophe: 2
      case .minus: 3
      case .digitJoint(UInt8(ascii: ".")): 4
      case .digitJoint(UInt8(ascii: ",")): 5
      case .digitJoint: 6
      case .dashes: 7
      }
    }
  }

  /// An edge whose target is a node of the graph or an existing state.
  private struct Draft {
    var byte: UInt8
    var target: Target
    var shown: Range<Int32>
  }

  private enum Target: Equatable {
    case node(Int)
    case state(Int)
  }

  private struct Visit {
    var node: Int
    var nextArc = 0
    var pending: Pending
    var passedCount: Int
  }

  private let graph: PatternGraph
  private let isLoose: Bool
  private var stepsLeft: Int
  private var drafts: [[Draft]] = []
  private var endings: [Range<Int32>?] = []
  private var shownScalars: [Unicode.Scalar] = []
  private var numbers: [Int?]
  private var isReached: [Bool]
  private var stamps: [Int32]
  /// The stack of ``follow(from:_:)`` and the scalars passed on its path.
  private var visits: [Visit] = []
  private var passed: [Unicode.Scalar] = []

  /// Returns the lattice of a graph; nil if it needs more than `steps` steps.
  ///
  /// A loose lattice has only ASCII letters and no apostrophes.
  package static func lattice(
    of graph: PatternGraph,
    isLoose: Bool = false,
    steps: Int = 2_000_000
  ) -> Lattice? {
    var builder = LatticeBuilder(graph, isLoose: isLoose, steps: steps)
    return builder.build()
  }

  private init(_ graph: PatternGraph, isLoose: Bool, steps: Int) {
    self.graph = graph
    self.isLoose = isLoose
    stepsLeft = steps
    numbers = Array(repeating: nil, count: graph.arcs.count * 3)
    isReached = Array(repeating: false, count: graph.arcs.count * 3)
    stamps = Array(repeating: -1, count: graph.arcs.count * Pending.count)
  }

  private mutating func build() -> Lattice? {
    isReached[Last.start.rawValue] = true
    for key in isReached.indices where isReached[key] {
      guard let last = Last(rawValue: key % 3), follow(from: key / 3, last) else { return nil }
    }
    var edges: [Lattice.Edge] = []
    var starts: [Int32] = [0]
    edges.reserveCapacity(shownScalars.count + 1)
    starts.reserveCapacity(drafts.count + 1)
    for own in drafts {
      for draft in own {
        let target = Int32(number(of: draft.target))
        edges.append(Lattice.Edge(byte: draft.byte, target: target, shown: draft.shown))
      }
      starts.append(Int32(edges.count))
    }
    return Lattice(edges: edges, starts: starts, endings: endings, shownScalars: shownScalars)
  }

  private func number(of target: Target) -> Int {
    switch target {
    case .node(let key): numbers[key] ?? 0
    case .state(let state): state
    }
  }

  private mutating func newState() -> Int {
    drafts.append([])
    endings.append(nil)
    return drafts.count - 1
  }

  /// Adds the edges from a node to all letters that can come next; returns false if out of steps.
  private mutating func follow(from node: Int, _ last: Last) -> Bool {
    let state = newState()
    numbers[node * 3 + last.rawValue] = state
    var joints: [(bytes: [UInt8], state: Int)] = []
    passed.removeAll(keepingCapacity: true)
    visits.append(Visit(node: node, pending: .nothing, passedCount: 0))
    while let visit = visits.last {
      passed.removeLast(passed.count - visit.passedCount)
      if visit.nextArc == 0 {
        let stamp = visit.node * Pending.count + visit.pending.code
        guard stamps[stamp] != Int32(state) else {
          visits.removeLast()
          continue
        }
        stamps[stamp] = Int32(state)
        stepsLeft -= 1
        guard stepsLeft > 0 else { return false }
        if visit.node == graph.last, endings[state] == nil { endings[state] = note(passed) }
      }
      guard visit.nextArc < graph.arcs[visit.node].count else {
        visits.removeLast()
        continue
      }
      visits[visits.count - 1].nextArc += 1
      let arc = graph.arcs[visit.node][visit.nextArc]
      let role = arc.scalar.map { NormalizationPass.role(of: $0) } ?? .nothing
      if let scalar = arc.scalar { passed.append(scalar) }
      if let scalar = arc.scalar, role == .word || role == .digit {
        let isDigit = role == .digit
        let prefix = Self.joint(visit.pending, last, before: isDigit)
        let key = Int(arc.target) * 3 + (isDigit ? Last.digit : Last.word).rawValue
        isReached[key] = true
        let from = self.state(after: prefix, from: state, &joints)
        add(scalar, from: from, to: key)
      } else {
        let pending = pending(visit.pending, last, after: arc.scalar, role)
        visits.append(
          Visit(node: Int(arc.target), pending: pending, passedCount: passed.count)
        )
      }
    }
    return true
  }

  private mutating func note(_ scalars: [Unicode.Scalar]) -> Range<Int32> {
    let start = Int32(shownScalars.count)
    shownScalars += scalars
    return start..<Int32(shownScalars.count)
  }

  /// Returns the state after the bytes between two letters; it is created once for each origin.
  private mutating func state(
    after prefix: [UInt8],
    from origin: Int,
    _ joints: inout [(bytes: [UInt8], state: Int)]
  ) -> Int {
    var state = origin
    for length in prefix.indices.map({ $0 + 1 }) {
      let bytes = Array(prefix.prefix(length))
      if let known = joints.first(where: { $0.bytes == bytes }) {
        state = known.state
        continue
      }
      let next = newState()
      drafts[state].append(Draft(byte: prefix[length - 1], target: .state(next), shown: 0..<0))
      joints.append((bytes, next))
      state = next
    }
    return state
  }

  private mutating func add(
    _ scalar: Unicode.Scalar,
    from origin: Int,
    to key: Int
  ) {
    if let byte = CodePage.byte(for: scalar) {
      let small = CodePage.lowercased[Int(byte)]
      add(isLoose ? CodePage.asciiFolded[Int(small)] : small, from: origin, to: key)
      return
    }
    var bytes: [UInt8] = []
    for small in scalar.turkishLowercased { CodePage.append(small, to: &bytes) }
    if isLoose { bytes = bytes.map { CodePage.asciiFolded[Int($0)] } }
    guard let first = bytes.first else { return }
    if bytes.count == 1 {
      add(first, from: origin, to: key)
      return
    }
    var state = origin
    for (index, byte) in bytes.enumerated() {
      let isEnd = index == bytes.count - 1
      let target: Target = isEnd ? .node(key) : .state(newState())
      drafts[state].append(
        Draft(byte: byte, target: target, shown: index == 0 ? note(passed) : 0..<0)
      )
      if case .state(let next) = target { state = next }
    }
  }

  private mutating func add(_ byte: UInt8, from origin: Int, to key: Int) {
    let isKnown = drafts[origin].contains { $0.byte == byte && $0.target == .node(key) }
    if isKnown { return }
    drafts[origin].append(Draft(byte: byte, target: .node(key), shown: note(passed)))
  }

  private func pending(
    _ pending: Pending,
    _ last: Last,
    after scalar: Unicode.Scalar?,
    _ role: NormalizationPass.Role
  ) -> Pending {
    let gap: Pending = last == .start ? .nothing : .space
    switch role {
    case .nothing: return pending
    case .apostrophe where isLoose: return pending
    case .apostrophe where pending == .nothing && last != .start: return .apostrophe
    case .digitJoint where pending == .nothing && last == .digit:
      return .digitJoint(UInt8(truncatingIfNeeded: scalar?.value ?? 0))
    case .minus where pending == .minus || pending == .dashes: return .dashes
    case .minus where pending != .nothing || last == .start: return .minus
    case .apostrophe, .digitJoint, .minus, .separator, .word, .digit: return gap
    }
  }

  private static func joint(_ pending: Pending, _ last: Last, before isDigit: Bool) -> [UInt8] {
    let space: [UInt8] = last == .start ? [] : [UInt8(ascii: " ")]
    return switch pending {
    case .nothing: []
    case .space, .dashes: space
    case .apostrophe: [UInt8(ascii: "'")]
    case .digitJoint(let sign): isDigit ? [sign] : space
    case .minus: isDigit ? space + [UInt8(ascii: "-")] : space
    }
  }
}
