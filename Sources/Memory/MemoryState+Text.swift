extension MemoryState {
  /// The state as words with spaces between them, the same for equal states.
  ///
  /// Numbers are written so that they are read back bit for bit.
  package var text: String {
    switch self {
    case .fsrs(let state): Self.words(state).joined(separator: " ")
    case .learnIO(let state):
      "learnio \(state.score) \(state.due.number) \(state.malusDay.number) \(state.reviews)"
    case .ladder(let state): "ladder \(state.step) \(state.due.number)"
    }
  }

  /// Reads a state that ``text`` has written.
  package init(_ text: String) throws(MemoryTextError) {
    var text = text
    self = try text.withUTF8 { bytes in
      Result { () throws(MemoryTextError) in try MemoryState(FieldReader(bytes)) }
    }.get()
  }

  private init(_ fields: FieldReader) throws(MemoryTextError) {
    switch fields.text(0) {
    case "fsrs": self = .fsrs(try Self.fsrs(fields))
    case "learnio":
      try fields.expect(5)
      self = .learnIO(
        LearnIOState(
          score: try fields.integer(1, in: 0...LearnIO.highestScore),
          due: try fields.day(2),
          malusDay: try fields.day(3),
          reviews: try fields.integer(4, in: FieldReader.counts)
        )
      )
    case "ladder":
      try fields.expect(3)
      self = .ladder(
        LadderState(step: try fields.integer(1, in: 0...1_000_000), due: try fields.day(2))
      )
    default: throw fields.error(.unknownScheduler)
    }
  }

  private static func words(_ state: FSRSState) -> [String] {
    let phase =
      switch state.phase {
      case .learning(let step): "l\(step)"
      case .relearning(let step): "r\(step)"
      case .review: "v"
      }
    let due =
      switch state.due {
      case .at(let seconds): "s\(seconds)"
      case .on(let day): "d\(day.number)"
      }
    var words = ["fsrs", phase, due, "\(state.reviews)"]
    guard let memory = state.memory, let last = state.lastReview else { return words }
    words += ["\(memory.stability)", "\(memory.difficulty)"]
    words += ["\(last.seconds)", "\(last.day.number)"]
    return words
  }

  private static func fsrs(_ fields: FieldReader) throws(MemoryTextError) -> FSRSState {
    let isNew = fields.count == 4
    if !isNew { try fields.expect(8) }
    var state = FSRSState(newOn: StudyDay(0))
    state.phase = try phase(fields)
    state.due = try due(fields)
    state.reviews = try fields.integer(3, in: FieldReader.counts)
    if isNew {
      // A card without a memory is still in its learning steps.
      guard case .learning = state.phase else { throw fields.error(1) }
      return state
    }
    state.memory = FSRSMemory(
      stability: try fields.number(4, in: FSRSModel.leastStability...1e12),
      difficulty: try fields.number(5, in: 1...10)
    )
    state.lastReview = Moment(seconds: try fields.seconds(6), day: try fields.day(7))
    return state
  }

  private static func phase(
    _ fields: FieldReader
  ) throws(MemoryTextError) -> FSRSState.Phase {
    let steps = 0...1000
    return switch fields[1].first {
    case UInt8(ascii: "v") where fields[1].count == 1: .review
    case UInt8(ascii: "l"): .learning(step: try fields.integer(1, dropping: 1, in: steps))
    case UInt8(ascii: "r"): .relearning(step: try fields.integer(1, dropping: 1, in: steps))
    default: throw fields.error(1)
    }
  }

  private static func due(_ fields: FieldReader) throws(MemoryTextError) -> Due {
    switch fields[2].first {
    case UInt8(ascii: "s"): .at(try fields.seconds(2, dropping: 1))
    case UInt8(ascii: "d"): .on(try fields.day(2, dropping: 1))
    default: throw fields.error(2)
    }
  }
}
