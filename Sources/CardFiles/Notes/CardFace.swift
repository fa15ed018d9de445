import Cards

/// A card of Anki that can be imported, with its kind and its sides.
struct CardFace {
  let card: AnkiCollection.Card
  let kind: CardKind
  let sides: CardSides
  /// The text to type.
  let typed: String?

  /// The text of the question.
  var question: String { sides.question.text }

  /// The texts of the question that come from the note, or all if none do.
  var asked: [String] { Self.texts(sides.question.runs) }

  static func texts(_ runs: [TextRun]) -> [String] {
    let ofNote = runs.filter { $0.field != nil }.map(\.text)
    return ofNote.isEmpty ? runs.map(\.text) : ofNote
  }

  /// Returns the runs of the answer without some texts; nil if it does not show all of them.
  func answer(without texts: [String]) -> [TextRun]? {
    var rest = sides.answer.runs
    for text in texts {
      guard let place = rest.firstIndex(where: { $0.text == text }) else { return nil }
      let removed = rest.remove(at: place)
      // The next run starts the line instead.
      if removed.startsLine, rest.indices.contains(place), !rest[place].startsLine {
        rest[place].gap = removed.gap
      }
    }
    return rest
  }

  /// Whether two cards can belong to one entry: the answer of each shows the question of the other.
  func agrees(with other: CardFace) -> Bool {
    switch (kind, other.kind) {
    case (.recognise, .recognise), (.recall, .recall), (.type, .type): false
    case (.recall, .type), (.type, .recall):
      question == other.question && (typed == nil || other.shows(typed))
        && (other.typed == nil || shows(other.typed))
    case (.recognise, _): other.isReverse(of: self)
    case (_, .recognise): isReverse(of: other)
    }
  }

  private func shows(_ text: String?) -> Bool {
    text.map { answer(without: [$0]) != nil || sides.answer.text == $0 } ?? true
  }

  private func isReverse(of front: CardFace) -> Bool {
    guard front.answer(without: asked) != nil else { return false }
    if let typed { return typed == front.question }
    return answer(without: front.asked) != nil
  }
}
