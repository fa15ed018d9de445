// Items that are to be said, for a learner who can't speak now.
extension LessonCoordinator {
  /// Leaves out what is to be said, unless the session has nothing else.
  mutating func leaveOutSpeaking() {
    progress.leavesOutSpeaking =
      plan.kind.isOpenEnded || material.contains { $0.kind != .speaking }
  }

  /// Whether the items that are to be said wait.
  var leavesOutSpeaking: Bool { progress.leavesOutSpeaking }

  /// The number of items that wait until the learner speaks.
  var waitingToBeSaid: Int {
    guard leavesOutSpeaking else { return 0 }
    return progress.queue.count { progress.states[$0].kind == .speaking }
  }

  /// Leaves out the present item and all others that are to be said; nothing is recorded.
  mutating func stopSpeaking(at time: Int64) -> [Effect] {
    progress.leavesOutSpeaking = true
    return [.say(.speakingLeftOut)] + advance(at: time)
  }
}
