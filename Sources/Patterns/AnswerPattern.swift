import Turkish

/// Many accepted answers written as one line; the first choice of each part is the shown form.
///
/// `(x)` is optional, `(x|y)` one of them or nothing, `[x|y]` one of them, `{a / b}` any order;
/// brackets nest and may stand inside a word, `\` takes a sign literally.
public struct AnswerPattern: Sendable, Equatable {
  /// The line as it was written.
  public let source: String
  package let graph: PatternGraph
  package let lattice: Lattice
  /// Whether the shown form begins with a capital, so that every form does.
  package let isCapitalised: Bool

  /// Reads a pattern.
  public init(_ source: String) throws(PatternError) {
    let node = try PatternParser.parse(source.composed)
    guard let graph = PatternGraph(node), let lattice = LatticeBuilder.lattice(of: graph) else {
      throw PatternError(column: 1, reason: "too many forms: expected a smaller pattern")
    }
    guard !graph.spellsNothing else {
      throw PatternError(
        column: 1,
        reason: "an empty answer would be accepted: expected a word that must stand"
      )
    }
    self.source = source
    self.graph = graph
    self.lattice = lattice
    isCapitalised = Self.isCapitalised(graph)
  }

  /// Takes a plain sentence as it is; brackets mean nothing in it.
  public init(literal: String) {
    source = literal
    graph = PatternGraph(literal: Array(literal.composed.unicodeScalars))
    lattice = LatticeBuilder.lattice(of: graph, steps: .max) ?? .empty
    isCapitalised = Self.isCapitalised(graph)
  }

  private static func isCapitalised(_ graph: PatternGraph) -> Bool {
    var isCapitalised = false
    graph.forEachPath { scalars in
      isCapitalised = ShownText.text(of: scalars).first?.isUppercase ?? false
      return false
    }
    return isCapitalised
  }

  /// The form that is shown: the first choice of each part, spaced and punctuated.
  public var shown: String {
    var shown = ""
    graph.forEachPath { scalars in
      shown = ShownText.text(of: scalars)
      return false
    }
    return shown
  }

  /// The number of ways through the pattern; `Int.max` if there are more.
  public var expansionCount: Int { graph.pathCount }

  /// Up to `limit` different forms; the first is ``shown``.
  ///
  /// Forms that leave out the first word are capitalised if the shown form is.
  public func expansions(limit: Int) -> [String] {
    guard limit > 0 else { return [] }
    var forms: [String] = []
    var seen: Set<String> = []
    // Paths may spell the same form; the bound keeps a pattern of nothing but repeats finite.
    var pathsLeft = limit.multipliedReportingOverflow(by: 8).overflow ? .max : limit * 8 + 1_000
    graph.forEachPath { scalars in
      let spelled = ShownText.text(of: scalars)
      let form = isCapitalised ? spelled.turkishCapitalized : spelled
      if seen.insert(form).inserted { forms.append(form) }
      pathsLeft -= 1
      return forms.count < limit && pathsLeft > 0
    }
    return forms
  }

  /// Whether normalised bytes are exactly one of the forms; linear in them.
  public func accepts(_ bytes: [UInt8]) -> Bool { lattice.accepts(bytes) }

  /// The smallest number of edits between normalised bytes and any of the forms.
  ///
  /// For many answers keep a ``PreparedPattern``, which this makes for a single one.
  public func distance(to bytes: [UInt8]) -> Int {
    PreparedPattern(self).levenshtein(to: bytes)
  }

  public static func == (left: AnswerPattern, right: AnswerPattern) -> Bool {
    left.source == right.source && left.graph == right.graph
  }
}

extension PatternGraph {
  /// Whether a path has neither letter nor digit.
  fileprivate var spellsNothing: Bool {
    var isReached = [Bool](repeating: false, count: arcs.count)
    isReached[first] = true
    for node in arcs.indices where isReached[node] {
      for arc in arcs[node] where !(arc.scalar.map(Self.carriesMeaning) ?? false) {
        isReached[Int(arc.target)] = true
      }
    }
    return isReached[last]
  }

  private static func carriesMeaning(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
