import Turkish

/// A line that describes many accepted forms; the first choice of each part is the shown form.
///
/// `(x)` is optional, `(x|y)` is one of them or nothing, `[x|y]` one of them, `{a / b}` any order.
/// Brackets can be nested and can be inside a word; `\` before a sign makes it literal.
package struct AnswerPattern: Sendable, Equatable {
  /// The pattern as written.
  package let source: String
  package let graph: PatternGraph
  package let lattice: Lattice
  /// Whether the shown form begins with a capital; then every form is shown with one.
  package let isCapitalised: Bool
  /// The first word of the shown form, which has its capital only at the beginning; nil unless it may
  /// come later.
  let opening: OpeningWord?
  /// The form without optional parts, with the first choice of each other part.
  package let plain: String

  /// Reads a pattern.
  package init(_ source: String) throws(PatternError) {
    let node = try PatternParser.parse(source.composed)
    guard let graph = PatternGraph(node), let lattice = LatticeBuilder.lattice(of: graph) else {
      throw PatternError(column: 1, reason: "too many forms: expected a smaller pattern")
    }
    guard !graph.hasEmptyForm else {
      throw PatternError(
        column: 1,
        reason: "accepts an empty answer: expected a word that is not optional"
      )
    }
    self.source = source
    self.graph = graph
    self.lattice = lattice
    let opening = OpeningWord(Self.shown(graph))
    isCapitalised = opening != nil
    self.opening = source.contains("{") ? opening : nil
    let plain = ShownText.text(of: node.plain)
    self.plain = isCapitalised ? plain.turkishCapitalized : plain
  }

  /// Creates a pattern with one form, in which brackets have no special meaning.
  package init(literal: String) {
    source = literal
    graph = PatternGraph(literal: Array(literal.composed.unicodeScalars))
    lattice = LatticeBuilder.lattice(of: graph, steps: .max) ?? .empty
    isCapitalised = OpeningWord(Self.shown(graph)) != nil
    opening = nil
    plain = literal
  }

  private static func shown(_ graph: PatternGraph) -> String {
    var shown = ""
    graph.forEachPath { scalars in
      shown = ShownText.text(of: scalars)
      return false
    }
    return shown
  }

  /// The shown form: the first choice of each part, with spaces and punctuation.
  package var shown: String { Self.shown(graph) }

  /// The number of paths through the pattern, `Int.max` if there are more.
  package var expansionCount: Int { graph.pathCount }

  /// Returns up to `limit` different forms; the first is ``shown``.
  ///
  /// If the shown form begins with a capital, so do the others.
  package func expansions(limit: Int) -> [String] {
    guard limit > 0 else { return [] }
    var forms: [String] = []
    var seen: Set<String> = []
    // Several paths may spell the same form, so the number of paths is limited too.
    var pathsLeft = limit.multipliedReportingOverflow(by: 8).overflow ? .max : limit * 8 + 1_000
    graph.forEachPath { scalars in
      let spelled = ShownText.text(of: scalars)
      let form = isCapitalised ? withCapital(spelled) : spelled
      if seen.insert(form).inserted { forms.append(form) }
      pathsLeft -= 1
      return forms.count < limit && pathsLeft > 0
    }
    return forms
  }

  /// A form with a capital at the beginning, and none on the word with which the shown form begins.
  private func withCapital(_ spelled: String) -> String {
    var scalars = Array(spelled.turkishCapitalized.unicodeScalars)
    opening?.lower(in: &scalars)
    return String(scalars: scalars)
  }

  /// Whether normalised bytes are exactly one of the forms.
  package func accepts(_ bytes: [UInt8]) -> Bool { lattice.accepts(bytes) }

  /// Returns the smallest Levenshtein distance of normalised bytes to any of the forms.
  ///
  /// For many answers keep a ``PreparedPattern``; this method creates one for each call.
  package func distance(to bytes: [UInt8]) -> Int {
    PreparedPattern(self).levenshtein(to: bytes)
  }

  /// Compares the sources and the graphs.
  package static func == (left: AnswerPattern, right: AnswerPattern) -> Bool {
    left.source == right.source && left.graph == right.graph
  }
}

extension PatternGraph {
  /// Whether a path has neither a letter nor a digit.
  fileprivate var hasEmptyForm: Bool {
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
