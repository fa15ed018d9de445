import Coordination

/// Something to tell or play in passing.
public enum LessonMessage: Sendable, Equatable {
  /// Let the learner hear these paragraphs, or without sound read them for so long; 0 for a sentence
  /// that is on the screen.
  case play(paragraphs: [String], milliseconds: Int, playsLeft: Int)
  /// A hint; the step is 1 to 3.
  case hint(Hint, step: Int)
  /// All three hints were given.
  case noMoreHints
  /// The item was skipped: to the end of the session, or for good if `putOff`.
  case skipped(putOff: Bool)
  /// This answer was taken back.
  case undone(answer: String)
  /// There is no answer to take back.
  case nothingToUndo
  /// This answer now counts as right.
  case overruled(answer: String)
  /// There is no failed answer to overrule.
  case nothingToOverrule
  /// This answer was proposed to the author of the course; its mark is the same.
  case proposed(answer: String)
  /// There is no unsure answer to propose.
  case nothingToPropose
  /// The answer was empty; the next empty one shows the solution.
  case emptyAnswer
  /// There are only so many options.
  case optionOutOfRange(count: Int)
  /// The numbers given for pieces in order aren't each of 1 to this one once.
  case notEachOnce(count: Int)
  /// A matching needs a letter for each of so many numbers.
  case notPaired(count: Int)
  /// A correction is near no word of the paragraph.
  case notInText(String)
  /// The transcript was played as often as it may be.
  case noPlaysLeft
  /// There is nothing to hear here.
  case nothingToPlay
  /// The session goes on where it was left.
  case resumed(settled: Int, total: Int)
  /// The session was left before its end.
  case left(settled: Int, total: Int)
  /// The call means nothing at this step.
  case notHere

  init?(_ effect: Effect) {
    switch effect {
    case .play(let playback):
      self = .play(
        paragraphs: playback.paragraphs,
        milliseconds: playback.milliseconds,
        playsLeft: playback.playsLeft
      )
    case .pronounce(let words):
      self = .play(paragraphs: words.parts.map(\.text), milliseconds: 0, playsLeft: 0)
    case .say(let notice): self.init(notice)
    default: return nil
    }
  }

  private init?(_ notice: Notice) {
    switch notice {
    case .hint(let hint, let step): self = .hint(hint, step: step)
    case .noMoreHints: self = .noMoreHints
    case .skipped(let putOff): self = .skipped(putOff: putOff)
    case .undone(let answer): self = .undone(answer: answer)
    case .nothingToUndo: self = .nothingToUndo
    case .overruled(let answer): self = .overruled(answer: answer)
    case .nothingToOverrule: self = .nothingToOverrule
    case .proposed(let answer): self = .proposed(answer: answer)
    case .nothingToPropose: self = .nothingToPropose
    case .emptyAnswer: self = .emptyAnswer
    case .optionOutOfRange(let count): self = .optionOutOfRange(count: count)
    case .notEachOnce(let count): self = .notEachOnce(count: count)
    case .notPaired(let count): self = .notPaired(count: count)
    case .notInText(let word): self = .notInText(word)
    case .noPlaysLeft: self = .noPlaysLeft
    case .nothingToPlay: self = .nothingToPlay
    case .resumed(let settled, let total): self = .resumed(settled: settled, total: total)
    case .left(_, let settled, let total): self = .left(settled: settled, total: total)
    case .unclear: self = .notHere
    // What other places than a lesson say.
    default: return nil
    }
  }
}
