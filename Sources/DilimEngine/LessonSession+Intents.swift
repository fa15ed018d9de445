import Coordination

/// What a learner can do in a session; a call that means nothing at the present step says so in
/// ``LessonSession/messages`` and changes nothing.
extension LessonSession {
  /// Answers by choosing the option at this place, from 0, of the question's options.
  public mutating func choose(_ option: Int, at time: Int64) { perform(.choose(option), at: time) }

  /// Answers with a text: what was typed, or the transcript of what was said.
  ///
  /// The first empty answer asks again; the second shows the solution.
  public mutating func answer(_ text: String, at time: Int64) { perform(.submit(text), at: time) }

  /// Goes on after a mark, or to the next words.
  ///
  /// After an unsure answer, let the learner type the listed one first if you like; the session
  /// doesn't ask for it.
  public mutating func next(at time: Int64) {
    perform(.next, at: time)
    skipCopy(at: time)
  }

  /// Gives a hint; there are three for each item, each telling more.
  public mutating func hint(at time: Int64) { perform(.hint, at: time) }

  /// Puts the item off to the end of the session; the second time, out of it.
  ///
  /// Skipping never counts as a mistake.
  public mutating func skip(at time: Int64) { perform(.skip, at: time) }

  /// Takes the last answer back and asks its item again.
  public mutating func undo(at time: Int64) { perform(.undo, at: time) }

  /// Counts the last answer as right: the learner was right and the grader was not.
  public mutating func overrule(at time: Int64) { perform(.overrule, at: time) }

  /// Proposes the last answer, which is unsure, to the author of the course; no mark changes.
  public mutating func propose(at time: Int64) { perform(.propose, at: time) }

  /// Plays the transcript of a listening item once more, up to three times in all.
  public mutating func play(at time: Int64) { perform(.play, at: time) }

  /// Leaves the session as it is; ``savedState`` resumes it.
  public mutating func back(at time: Int64) { perform(.back, at: time) }
}
