/// The first character of a body line, which says what the line is.
enum LineMarker: Unicode.Scalar, CaseIterable, Sendable {
  case text = "~"
  case question = "?"
  case right = "="
  case wrong = "-"
  case trap = "x"
  case sentence = "\""
  case note = "!"
  case card = "*"

  var character: Character { Character(rawValue) }

  /// Whether the line is the first of an item and carries its mark.
  var startsItem: Bool {
    switch self {
    case .question, .sentence, .card: true
    case .text, .right, .wrong, .trap, .note: false
    }
  }

  /// Whether a lesson of the skill may have such lines.
  func isAllowed(in skill: Skill) -> Bool {
    switch skill {
    case .vocabulary: [.card, .note].contains(self)
    case .reading: [.text, .question, .right, .wrong, .note].contains(self)
    case .listening: [.text, .question, .right, .wrong, .sentence, .note].contains(self)
    case .writing: [.question, .right, .trap, .note].contains(self)
    case .speaking: [.sentence, .note].contains(self)
    case .checkpoint: true
    }
  }

  /// The markers of a skill for an error message: `~ ? = - !`.
  static func list(for skill: Skill) -> String {
    allCases.filter { $0.isAllowed(in: skill) }.map { String($0.character) }.joined(separator: " ")
  }
}
