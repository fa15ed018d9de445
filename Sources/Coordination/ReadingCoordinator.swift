import Curriculum

/// A reading item: the text and one of its questions; the learner can show the text again.
package struct ReadingCoordinator: Sendable {
  package let item: PreparedItem
  /// Whether the text is shown above the question; true for the first question on it, until the
  /// learner looks at something else.
  package internal(set) var showsText: Bool

  mutating func handle(_ intent: Intent) -> [StageAction] {
    switch intent {
    case .choose(let index): return item.choose(index)
    case .submit: return [.say(.unclear)]
    case .readText:
      guard let passage = item.passage else { return [.say(.noText)] }
      showsText = false
      return [.say(.text(paragraphs: passage.paragraphs))]
    case .explainWords:
      guard !item.glosses.isEmpty else { return [.say(.noGlosses)] }
      showsText = false
      return [.explainWords(item.glosses)]
    case .play, .playSlowly: return [.say(.nothingToPlay)]
    default: return [.say(.unclear)]
    }
  }
}

extension PreparedItem {
  /// Marks the choice of the option with this index.
  func choose(_ index: Int) -> [StageAction] {
    switch task.answering {
    case .choose(let options):
      guard options.indices.contains(index) else {
        return [.say(.optionOutOfRange(count: options.count))]
      }
      let chosen = options[index]
      return [.answered(.choice(chosen: chosen, solution: task.solution), answer: chosen.text)]
    case .write, .writeDown, .say, .tell: return [.say(.unclear)]
    }
  }
}
