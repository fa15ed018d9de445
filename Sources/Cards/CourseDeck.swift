package import Curriculum

/// The deck of a unit's vocabulary lesson.
package struct CourseDeck: Sendable, Equatable {
  package var deck: Deck
  package var entries: [CardEntry]

  /// Creates the deck with its entries; `created` is in milliseconds since 1970-01-01 00:00 UTC.
  package init(_ lesson: Lesson, titles: SyllabusTitles, created: Int64) {
    deck = Deck(courseLesson: lesson.id, titles: titles, created: created)
    let category = titles.titles(of: lesson.unit, lesson.level)?.english
    entries = lesson.exercises.compactMap { exercise in
      exercise.task.taughtWord.map { word in
        CardEntry(
          word,
          item: lesson.itemID(of: exercise),
          categories: category.map { [$0] } ?? [],
          created: created
        )
      }
    }
  }
}

extension Deck {
  private static let lessonSuffix = "-\(Skill.vocabulary.rawValue)"

  /// Creates the deck of a vocabulary lesson, titled by its unit.
  package init(courseLesson lesson: LessonID, titles: SyllabusTitles, created: Int64) {
    let level = lesson.level ?? .a1
    let unit = lesson.unit ?? 1
    let title = titles.titles(of: unit, level)
    let name = title.map { ": \($0.turkish)" } ?? ""
    self.init(
      id: Self.id(ofLesson: lesson),
      origin: .course,
      title: "\(level.rawValue) unit \(unit)\(name)",
      about: title?.english ?? "",
      created: created
    )
  }

  /// The id of a vocabulary lesson's deck: `a1-u3` for `a1-u3-vocabulary`.
  package static func id(ofLesson lesson: LessonID) -> String {
    String(lesson.rawValue.dropLast(lessonSuffix.count))
  }

  /// The vocabulary lesson of a deck of the course: `a1-u3-vocabulary` for `a1-u3`.
  package static func lesson(ofDeck id: String) -> LessonID {
    LessonID(rawValue: id + lessonSuffix)
  }
}
