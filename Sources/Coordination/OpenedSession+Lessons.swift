package import Curriculum
package import Scoring

/// Sessions over lessons that have been read.
extension OpenedSession {
  /// Judges answers that nobody listed by a lexicon.
  package mutating func use(_ lexicon: LexiconSource) {
    material = material.map { $0.with(lexicon) }
  }

  /// A lesson from its beginning; `earlier` are the words of the lists before a word list.
  package init(
    beginning lesson: Lesson,
    knowing earlier: [Card] = [],
    id: String,
    at time: Int64
  ) {
    self.init(
      plan: SessionPlan(lesson, id: id, at: time),
      material: lesson.material(knowing: earlier),
      entries: []
    )
  }

  /// A session as it was left; items that are no longer among `items` are left out.
  package init(
    resuming plan: SessionPlan,
    entries: [JournalEntry],
    among items: [ItemMaterial]
  ) {
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    let planned = entries.compactMap { entry -> ItemID? in
      if case .planned(let item, _) = entry.event { item } else { nil }
    }
    let material = (plan.items + planned).compactMap { known[$0] }
    self.init(plan: plan, material: material, entries: entries)
  }

  /// Items drawn from those of a skill; the seed alone decides which.
  package init(
    practising request: PracticeRequest,
    from items: [ItemMaterial],
    known: Set<ItemID>,
    seed: UInt64,
    id: String,
    at time: Int64
  ) {
    let drawn = PracticeSelection.draw(
      from: items,
      count: request.count,
      seed: seed,
      known: known
    )
    let plan = SessionPlan(
      id: id,
      kind: .practice(skill: request.skill, level: request.level),
      items: drawn.map(\.id),
      started: time
    )
    self.init(plan: plan, material: drawn, entries: [])
  }
}

extension SessionPlan {
  /// The plan of a whole lesson in its order.
  package init(_ lesson: Lesson, id: String, at time: Int64) {
    self.init(
      id: id,
      kind: .lesson(lesson.id),
      items: lesson.material.map(\.id),
      started: time
    )
  }
}
