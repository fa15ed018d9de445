/// The first character of a body line, which says what the line holds.
enum LineMarker: Unicode.Scalar, CaseIterable, Sendable {
  case text = "~"
  case question = "?"
  case right = "="
  case wrong = "-"
  case trap = "x"
  case sentence = "\""
  case note = "!"
  case card = "*"
  case gap = "_"
  case order = "/"
  case change = "&"
  case correction = "%"
  case matching = "^"
  case pair = "+"
  case turn = "@"
  case monologue = "$"
  case cue = ">"
  case title = ":"
  case statement = "."
  case row = "|"
  case recording = "<"

  var character: Character { Character(rawValue) }

  /// The kinds of exercise whose items start with this marker.
  var kinds: [ExerciseKind] { Self.kinds[self] ?? [] }

  /// Whether the line is the first of an item and carries its mark.
  var startsItem: Bool { !kinds.isEmpty }

  /// Whether a lesson of a skill may have lines with this marker.
  func isAllowed(in skill: Skill) -> Bool { Self.allowed[skill]?.contains(self) ?? false }

  /// Returns the markers of a skill for an error message: `~ ? = - !`.
  static func list(for skill: Skill) -> String {
    allCases.filter { $0.isAllowed(in: skill) }.map { String($0.character) }.joined(separator: " ")
  }

  /// The markers of the items to which a line with this marker may belong.
  var openers: [LineMarker] {
    Self.allCases.filter { opener in opener.kinds.contains { $0.form.parts.contains(self) } }
  }

  // Computed once, because they are needed for every line of the course.

  private static let kinds = Dictionary(grouping: ExerciseKind.allCases, by: \.form.marker)

  private static let allowed: [Skill: Set<LineMarker>] = Dictionary(
    uniqueKeysWithValues: Skill.allCases.map { skill in
      let kinds = ExerciseKind.allCases.filter { $0.form.isAsked(in: skill) }
      let screens = skill == .grammar ? GrammarScreen.markers.union([.title]) : []
      let isHeard = [.listening, .speaking, .checkpoint].contains(skill)
      let others = isHeard ? screens.union([.recording]) : screens
      return (skill, kinds.reduce(into: others) { $0.formUnion($1.form.markers) })
    }
  )
}
