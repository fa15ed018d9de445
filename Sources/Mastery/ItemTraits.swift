package import Curriculum

/// How an item is answered, as the learner model counts it.
package enum AnswerKind: Int, Sendable, CaseIterable {
  /// One of four options.
  case choice
  /// A sentence written as it was heard.
  case dictation
  /// A translation or a form that is typed.
  case typed
  /// A sentence that is said.
  case speaking
}

/// The facts about an item that the learner model and the planner need.
package struct ItemTraits: Sendable, Equatable {
  package var id: ItemID
  /// The grammar points that the item trains.
  package var tags: [GrammarTag]
  package var kind: AnswerKind
  /// 0 to 47 in teaching order.
  package var unit: Int
  package var skill: Skill
  /// Items of a lesson with the same number share a text, or the screen that they try.
  package var passage: Int?

  /// Creates the traits of an item.
  package init(
    id: ItemID,
    tags: [GrammarTag],
    kind: AnswerKind,
    unit: Int,
    skill: Skill,
    passage: Int? = nil
  ) {
    self.id = id
    self.tags = tags
    self.kind = kind
    self.unit = unit
    self.skill = skill
    self.passage = passage
  }
}
