package import Curriculum
import Turkish

/// A grammar point in the list of notes.
package struct NotePoint: Sendable, Equatable {
  package var tag: GrammarTag
  /// The title of its note; the tag if it has no note.
  package var title: String
  /// Its name in the language of the interface; may be empty.
  package var name: String
  /// The unit that brings it in, such as A1.6 with its titles.
  package var unit: Syllabus.Unit
  /// Nil if the learner never answered an item of it.
  package var knowledge: PointKnowledge?

  /// Creates a point.
  package init(
    tag: GrammarTag,
    title: String,
    name: String = "",
    unit: Syllabus.Unit,
    knowledge: PointKnowledge? = nil
  ) {
    self.name = name
    self.tag = tag
    self.title = title
    self.unit = unit
    self.knowledge = knowledge
  }
}

/// What the learner model knows of a grammar point.
package struct PointKnowledge: Sendable, Equatable {
  package var strength: PointStrength
  /// The time of the last right answer, in milliseconds since 1970; nil before the first.
  package var lastRight: Int64?
  /// The time for which the strength was computed.
  package var now: Int64

  /// Creates what is known.
  package init(strength: PointStrength, lastRight: Int64?, now: Int64) {
    self.strength = strength
    self.lastRight = lastRight
    self.now = now
  }
}

/// The grammar notes by level and unit.
package struct NotesPlace: Sendable, Equatable {
  package let points: [NotePoint]
  /// The first point on the page, from 0; how many fit on a page is up to the screen.
  package internal(set) var first: Int
  /// Whether the learner types the name of a point.
  package internal(set) var isNaming = false

  /// Opens the list at the unit of this level and number, else at the level.
  package init(_ points: [NotePoint], level: Level, unit: Int?) {
    self.points = points
    let atUnit = points.firstIndex { $0.unit.level == level && $0.unit.number == unit }
    first = atUnit ?? points.firstIndex { $0.unit.level == level } ?? 0
  }

  /// The first point of the next level; after the last level that of the first.
  package var nextLevel: Int {
    guard points.indices.contains(first) else { return 0 }
    let level = points[first].unit.level
    return points.firstIndex { $0.unit.level > level } ?? 0
  }
}

extension NotesPlace {
  /// The point with this tag, title or name, else the one whose title or name has these words.
  fileprivate func point(named text: String) -> GrammarTag? {
    let same = points.first { [$0.tag.rawValue, $0.title, $0.name].contains(text) }
    if let same { return same.tag }
    let query = SearchQuery(text)
    guard !query.isEmpty else { return nil }
    let ranked = points.compactMap { point in
      let ranks = [point.title, point.name].compactMap { query.rank(of: $0) }
      return ranks.min().map { (rank: $0, tag: point.tag) }
    }
    // The first of those that are equally near comes first in the course.
    return ranked.min { $0.rank < $1.rank }?.tag
  }
}

extension AppCoordinator {
  mutating func show(_ points: [NotePoint], request: Int) -> [Effect] {
    guard isAwaited(request) else { return [] }
    let next = overview?.nextLesson(for: profile.level)
    path.append(.notes(NotesPlace(points, level: next?.level ?? profile.level, unit: next?.unit)))
    return []
  }

  mutating func handle(_ intent: Intent, in notes: NotesPlace) -> [Effect] {
    var notes = notes
    switch intent {
    case .submit(let name) where notes.isNaming: return open(named: name, in: notes)
    case .back where notes.isNaming: notes.isNaming = false
    case _ where notes.isNaming: return [.say(.unclear)]
    case .choose(let index):
      guard notes.points.indices.contains(index) else {
        return [.say(.optionOutOfRange(count: notes.points.count))]
      }
      return [open(.note(notes.points[index].tag))]
    case .turnPage(let step):
      notes.first = min(max(0, notes.first + step), max(0, notes.points.count - 1))
    case .openSearch: notes.isNaming = true
    case .back: return pop()
    default: return [.say(.unclear)]
    }
    replaceTop(.notes(notes))
    return []
  }

  /// Opens the note on a point that the learner named; a blank name returns to the list.
  private mutating func open(named name: String, in notes: NotesPlace) -> [Effect] {
    var notes = notes
    notes.isNaming = false
    replaceTop(.notes(notes))
    let text = name.trimmed
    guard !text.isEmpty else { return [] }
    return [open(.note(notes.point(named: text) ?? GrammarTag(rawValue: text)))]
  }
}
