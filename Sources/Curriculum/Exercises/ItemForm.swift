/// The syntax of one kind of item in a lesson file.
struct ItemForm: Sendable {
  /// The marker of the first line, which carries the item's mark.
  let marker: LineMarker
  /// The markers of the further lines, without those of notes, which every item may have.
  var parts: Set<LineMarker> = []
  /// The skills whose lessons may have these items; checkpoints may have every kind.
  let skills: Set<Skill>
  /// Whether the items ask about a text above them.
  var asksAboutText = false
  /// Whether the items are said, so that they may have a recording.
  var isSaid = false
  /// Tells an item from items of another kind with the same marker in the same lesson.
  var fits: @Sendable (ItemDraft) -> Bool = { _ in true }

  /// Whether a lesson of a skill may have these items.
  func isAsked(in skill: Skill) -> Bool { skill == .checkpoint || skills.contains(skill) }

  /// The markers of all lines of these items, with those of notes and texts.
  var markers: Set<LineMarker> {
    var markers = parts.union([marker, .note])
    if asksAboutText { markers.insert(.text) }
    return markers
  }
}
