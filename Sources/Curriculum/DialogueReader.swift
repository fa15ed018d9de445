/// The turns of the dialogue that is being read; an empty line ends it.
struct DialogueReader {
  private(set) var turns: [Dialogue.Turn] = []
  private var isOver = false

  /// Notes an empty line: the next turn begins a dialogue.
  mutating func endsHere() { isOver = true }

  /// Prepares for a turn; returns the line of a turn that nobody answered in the dialogue before.
  mutating func nextTurn() -> Int? {
    defer { isOver = false }
    return isOver ? finish() : nil
  }

  /// Ends the dialogue; returns the line of its last turn if it is not the learner's.
  mutating func finish() -> Int? {
    defer { turns = [] }
    return turns.last.flatMap { $0.isLearners ? nil : $0.text.line }
  }

  mutating func add(_ turn: Dialogue.Turn) { turns.append(turn) }

  /// Adds what the learner was asked to say.
  mutating func add(_ task: Exercise.Task) {
    guard let answer = task.turn else { return }
    turns.append(answer)
  }
}

extension Exercise.Task {
  /// The turn of the learner with its usual answer; nil for other tasks.
  fileprivate var turn: Dialogue.Turn? {
    switch self {
    case .dialogue(let task):
      task.accepted.first.map {
        Dialogue.Turn(speaker: task.speaker, text: $0, isLearners: true)
      }
    case .choice, .translation, .dictation, .readAloud, .card, .gap, .order, .transformation,
      .correction, .matching, .monologue:
      nil
    }
  }
}
