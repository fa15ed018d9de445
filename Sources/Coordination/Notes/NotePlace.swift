package import Curriculum

/// A grammar note that the learner reads page by page.
package struct NotePlace: Sendable, Equatable {
  package let note: GrammarNote
  /// Nil if the learner never answered an item of the point.
  package let knowledge: PointKnowledge?
  /// The first shown line of the note, from 0; how many fit on a page is up to the screen.
  package internal(set) var first = 0

  /// Opens a note at its first page.
  package init(_ note: GrammarNote, knowledge: PointKnowledge? = nil) {
    self.note = note
    self.knowledge = knowledge
  }
}

extension AppCoordinator {
  mutating func show(_ note: NotePlace, request: Int) -> [Effect] {
    guard isAwaited(request) else { return [] }
    path.append(.note(note))
    return []
  }

  mutating func handle(_ intent: Intent, in note: NotePlace) -> [Effect] {
    switch intent {
    case .turnPage(let step):
      var note = note
      note.first = max(0, note.first + step)
      replaceTop(.note(note))
      return []
    case .practise: return [open(.focus(FocusRequest(.grammar([note.note.tag]))))]
    case .back: return pop()
    default: return [.say(.unclear)]
    }
  }
}
