import Curriculum
import Scoring

// The mark of an answer.
extension LessonCoordinator {
  /// Returns the mark of an answer with what the screen says about what comes next.
  func judged(_ item: PreparedItem, _ outcome: Outcome, hints: Int) -> JudgedItem {
    let index = material.lastIndex { $0.id == item.id }
    let state = index.map { progress.states[$0] }
    var isQueued = false
    var isSoon: Bool?
    if let index {
      isQueued = progress.queue.contains(index)
      isSoon = isAskedSoon(index)
    }
    let attemptsLeft = state?.attemptsLeft ?? 0
    let transcript = transcript(after: item)
    let hasAttempts = item.kind == .speaking && isQueued && outcome.verdict != nil
    return JudgedItem(
      item: item,
      outcome: outcome,
      hints: hints,
      // A solution that was shown uses no attempt; the item only comes back.
      attemptsLeft: hasAttempts ? attemptsLeft : 0,
      comesBack: isQueued || comesBackToday(item.id, outcome),
      isQueued: isQueued,
      comesBackSoon: isSoon == true,
      comesBackLater: groupLimit != nil && isSoon == false,
      transcript: transcript,
      settled: settled,
      total: total,
      isLast: progress.current == nil && !plan.kind.isOpenEnded,
      background: AnswerBackground(
        item,
        outcome,
        hidesText: item.kind == .listening && transcript == nil && (state?.playsLeft ?? 0) > 0
      )
    )
  }

  /// Whether the day asks the item once more, because nothing could be shown of its first answer.
  private func comesBackToday(_ item: ItemID, _ outcome: Outcome) -> Bool {
    plan.kind.isOpenEnded && outcome.verdict == .unsure
      && progress.answers.count { $0.item == item && $0.verdict == .unsure } == 1
  }

  /// Whether only items of the same group of words are asked before an item.
  private func isAskedSoon(_ index: Int) -> Bool {
    progress.queue.prefix { $0 != index }.allSatisfy {
      material[$0].group?.index == material[index].group?.index
    }
  }

  /// Returns the transcript to show now: of a passage only after its last question.
  private func transcript(after item: PreparedItem) -> [String]? {
    guard item.kind == .listening, let passage = item.passage else { return nil }
    let open = material.indices.contains { index in
      let state = progress.states[index]
      return material[index].sharesPassage(with: item.material) && state.isUntouched
        && progress.queue.contains(index)
    }
    return open ? nil : passage.paragraphs
  }

  /// Returns a hint; the sentences of a transcript are heard once more instead of shown.
  func hint(_ item: PreparedItem, step: Int) -> Effect {
    let hint = item.task.hint(step)
    switch (item.kind, hint) {
    case (.listening, .sentences(let sentences)):
      return .play(Playback(item, sentences, playsLeft: currentState?.playsLeft ?? 0))
    default: return .say(.hint(hint, step: step))
    }
  }
}
