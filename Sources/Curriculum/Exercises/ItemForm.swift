/// How a lesson file writes the items of one kind.
struct ItemForm: Sendable {
  /// Starts the first line, which carries the item's mark.
  let marker: LineMarker
  /// Start the further lines, besides the notes that every item may have.
  var parts: Set<LineMarker> = []
  /// The lessons that ask such items, besides checkpoints, which mix all kinds.
  let skills: Set<Skill>
  /// Whether the items ask about the text above them, if there is one.
  var asksAboutText = false
  /// Tells an item from those of another kind with the same marker, in a lesson that has both.
  var fits: @Sendable (ItemDraft) -> Bool = { _ in true }

  /// Whether a lesson of the skill may have such items.
  func isAsked(in skill: Skill) -> Bool { skill == .checkpoint || skills.contains(skill) }

  /// The markers of every line that such items have.
  var markers: Set<LineMarker> {
    parts.union(asksAboutText ? [marker, .note, .text] : [marker, .note])
  }
}
