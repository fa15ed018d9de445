import Curriculum
import Turkish

/// The place where the learner searches: first for a text, then among what was found.
package struct SearchPlace: Sendable, Equatable {
  /// Nil while the learner types what to search for.
  package internal(set) var results: SearchResults?
  /// The first result on the page, from 0; how many fit on a page is up to the screen.
  package internal(set) var first = 0

  /// Creates the place without a search, or with its results.
  package init(_ results: SearchResults? = nil) { self.results = results }
}

extension AppCoordinator {
  mutating func openSearch() -> [Effect] {
    path.append(.search(SearchPlace()))
    return []
  }

  mutating func show(_ results: SearchResults, request: Int) -> [Effect] {
    guard isAwaited(request), case .search = place else { return [] }
    replaceTop(.search(SearchPlace(results)))
    return []
  }

  mutating func handle(_ intent: Intent, in search: SearchPlace) -> [Effect] {
    guard let results = search.results else { return ask(intent) }
    switch intent {
    case .choose(let index):
      let all = results.all
      guard all.indices.contains(index) else {
        return [.say(.optionOutOfRange(count: all.count))]
      }
      return open(all[index])
    case .turnPage(let step):
      var search = search
      search.first = min(max(0, search.first + step), max(0, results.all.count - 1))
      replaceTop(.search(search))
      return []
    case .openSearch:
      replaceTop(.search(SearchPlace()))
      return []
    case .back: return pop()
    default: return [.say(.unclear)]
    }
  }

  private mutating func ask(_ intent: Intent) -> [Effect] {
    switch intent {
    case .submit(let text) where text.isBlank: pop()
    case .submit(let text): [open(.search(text))]
    case .back: pop()
    default: [.say(.unclear)]
    }
  }

  private mutating func open(_ result: SearchResults.Result) -> [Effect] {
    switch result {
    case .word(let word): [.say(.foundWord(word, in: title(of: word)))]
    case .note(let note): [open(.note(note.tag))]
    case .lesson(let lesson): [open(.lesson(lesson.id))]
    }
  }

  /// The unit in which a word is taught.
  private func title(of word: FoundWord) -> String {
    guard case .list(let id) = word.source, let level = id.level, let number = id.unit else {
      return ""
    }
    let unit = overview?.course(level)?.units.first { $0.number == number }
    let title = unit.map { " \($0.title)" } ?? ""
    return "\(level.rawValue).\(number)\(title)"
  }
}
