package import Curriculum
package import Scoring

/// An item that the learner got wrong, with the last wrong answer.
package struct Mistake: Sendable, Equatable {
  package let item: ItemID
  /// The question; empty for a dictation, the sentence to say for a sentence read aloud.
  package let prompt: String
  /// Empty if the solution was shown without an answer.
  package let answer: String
  package let solution: String
  package let findings: [Finding]

  /// The grammar points that the item trains; empty for a word.
  package let tags: [GrammarTag]

  /// Describes a mistake.
  package init(
    item: ItemID,
    prompt: String,
    answer: String,
    solution: String,
    findings: [Finding],
    tags: [GrammarTag]
  ) {
    self.item = item
    self.prompt = prompt
    self.answer = answer
    self.solution = solution
    self.findings = findings
    self.tags = tags
  }

  /// What practises the point of the item.
  package var focus: PracticeFocus {
    if item.lesson.skill == .vocabulary { return .words }
    return tags.first.map { .grammar([$0]) } ?? .mistakes
  }
}

/// The open mistakes, the newest first, one page at a time.
package struct MistakesPlace: Sendable, Equatable {
  package let mistakes: [Mistake]
  package internal(set) var page = 0

  /// So few that a page fits 40x10.
  package static let pageSize = 3

  /// Opens the first page.
  package init(_ mistakes: [Mistake]) { self.mistakes = mistakes }

  package var pageCount: Int { max(1, (mistakes.count + Self.pageSize - 1) / Self.pageSize) }

  package var inSight: ArraySlice<Mistake> {
    mistakes.dropFirst(page * Self.pageSize).prefix(Self.pageSize)
  }

  mutating func turnPage(by step: Int) { page = min(max(0, page + step), pageCount - 1) }
}

extension AppCoordinator {
  /// Opens the book, or renews it after practice without losing the page.
  mutating func show(_ mistakes: [Mistake], request: Int) -> [Effect] {
    guard isAwaited(request) else { return [] }
    var book = MistakesPlace(mistakes)
    guard case .mistakes(let former) = place else {
      push(.mistakes(book))
      return []
    }
    book.turnPage(by: former.page)
    replaceTop(.mistakes(book))
    return []
  }

  mutating func handle(_ intent: Intent, in place: MistakesPlace) -> [Effect] {
    var place = place
    switch intent {
    case .next where place.mistakes.isEmpty: return pop()
    case .next, .practise:
      guard !place.mistakes.isEmpty else { return [.say(.unclear)] }
      return [open(.focus(FocusRequest(.mistakes)))]
    case .choose(let index):
      let shown = Array(place.inSight)
      guard shown.indices.contains(index) else {
        return [.say(.optionOutOfRange(count: shown.count))]
      }
      return [open(.mistake(shown[index].item, answer: shown[index].answer))]
    case .turnPage(let step):
      place.turnPage(by: step)
      replaceTop(.mistakes(place))
      return []
    case .back: return pop()
    default: return [.say(.unclear)]
    }
  }
}
