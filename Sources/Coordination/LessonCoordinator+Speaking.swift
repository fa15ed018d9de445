// Speaking items, for a learner who can't speak now.
extension LessonCoordinator {
  /// Leaves the speaking items out, unless the session has no others.
  mutating func leaveOutSpeaking() {
    progress.leavesOutSpeaking =
      plan.kind.isOpenEnded || material.contains { $0.kind != .speaking }
  }

  /// Whether the speaking items are left out.
  var leavesOutSpeaking: Bool { progress.leavesOutSpeaking }

  /// The number of items that wait until the learner speaks.
  var waitingToBeSaid: Int {
    guard leavesOutSpeaking else { return 0 }
    return progress.queue.count { progress.states[$0].kind == .speaking }
  }

  /// Leaves out the present item and all other speaking items; nothing is recorded.
  mutating func stopSpeaking(at time: Int64) -> [Effect] {
    progress.leavesOutSpeaking = true
    return [.say(.speakingLeftOut)] + advance(at: time)
  }
}
