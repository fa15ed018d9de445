import Turkish

/// One form of a pattern: its normalised bytes and how it is shown.
package struct ExpectedText: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// The form as it is shown.
  package private(set) var scalars: [Unicode.Scalar] = []
  /// The index in ``scalars`` at which each byte is shown.
  private var places: [Int] = []

  package var text: String { String(scalars: scalars) }

  /// Creates the form along a path of edges.
  package init(_ path: [Int], in lattice: Lattice, isCapitalised: Bool) {
    var shown = ShownText()
    bytes.reserveCapacity(path.count)
    places.reserveCapacity(path.count)
    shown.reserve(path.count + path.count / 4)
    var end = 0
    for index in path {
      let edge = lattice.edges[index]
      for place in edge.shown { shown.append(lattice.shownScalars[Int(place)]) }
      bytes.append(edge.byte)
      places.append(edge.shown.isEmpty ? shown.scalars.count : shown.scalars.count - 1)
      end = Int(edge.target)
    }
    for place in lattice.endings[end] ?? 0..<0 { shown.append(lattice.shownScalars[Int(place)]) }
    scalars = shown.scalars
    fixPlaces()
    if isCapitalised { capitalise() }
  }

  /// Creates the form of a pattern along a path.
  ///
  /// The word with which the shown form begins has its capital only at the beginning, unless it is a
  /// name: `{Çocuklar / bugün} geldi` is also shown as “Bugün çocuklar geldi”.
  package init(_ path: [Int], of pattern: AnswerPattern) {
    self.init(path, in: pattern.lattice, isCapitalised: pattern.isCapitalised)
    pattern.opening?.lower(in: &scalars)
  }

  /// Limits the places to the shown text.
  private mutating func fixPlaces() {
    for index in places.indices { places[index] = max(0, min(places[index], scalars.count - 1)) }
  }

  private mutating func capitalise() {
    guard let first = scalars.first else { return }
    let capital = first.turkishUppercased
    if capital.count == 1, let letter = capital.first { scalars[0] = letter }
  }

  /// Returns where a range of ``bytes`` is shown, in Unicode scalars.
  package func span(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.upperBound <= places.count else { return 0..<0 }
    let lower = places[range.lowerBound]
    return lower..<max(lower, places[range.upperBound - 1] + 1)
  }
}
