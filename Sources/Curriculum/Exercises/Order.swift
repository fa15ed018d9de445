/// The pieces of a Turkish sentence, to be put in order.
package struct Order: Sendable, Equatable {
  /// In the right order, as the sentence is written; three to nine.
  package var pieces: [String]
  /// Patterns of further right orders.
  package var others: [LocatedText]
  package var traps: [ExpectedMistake]

  /// The sentence that the pieces make.
  package var sentence: String { pieces.joined(separator: " ") }

  private static let counts = 3...9

  /// Returns the pieces, by their places, in an order in which they can be shown.
  ///
  /// It depends only on the item and the number of the trial, and is never the order of the sentence.
  package func shuffled(for item: ItemID, trial: Int = 0) -> [Int] {
    let name = trial == 0 ? item.item : "\(item.item).\(trial)"
    return ItemID(lesson: item.lesson, item: name).mixed(Array(pieces.indices))
  }
}

extension Order: ExerciseContent {
  static let form = ItemForm(
    marker: .order,
    parts: [.right, .trap],
    skills: [.grammar, .practice, .revision]
  )

  init(_ draft: ItemDraft) throws(ContentErrors) {
    let pieces = draft.mark.text.split(at: "/").map(\.withoutSpaces)
    var errors: [ContentError] = []
    if !Self.counts.contains(pieces.count) {
      errors.append(draft.error(.pieces(found: pieces.count)))
    }
    if pieces.contains("") { errors.append(draft.error(.emptyPiece)) }
    if pieces.first?.first(where: \.isLetter)?.isLowercase == true {
      errors.append(draft.error(.smallFirstPiece))
    }
    guard errors.isEmpty else { throw ContentErrors(errors) }
    self.init(pieces: pieces, others: draft.lines(.right), traps: draft.traps)
  }

  /// The pieces by the alphabet, so that they don't give the answer.
  var prompt: String { pieces.sorted().joined(separator: " / ") }

  var texts: [ExerciseText] {
    [ExerciseText(sentence, .ordered)] + others.map { ExerciseText($0, .answer) }
      + traps.flatMap(\.texts)
  }
}
