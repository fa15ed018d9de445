import Cards

/// A card of Anki that has a place here: how it asks, and what it shows.
struct CardFace {
  let card: AnkiCollection.Card
  let kind: CardKind
  let sides: CardSides
  /// What is to be typed.
  let typed: String?

  /// What the question shows.
  var question: String { sides.question.text }

  /// The texts of the note in the question; those of the template and of Anki where there are none.
  var asked: [String] { Self.texts(sides.question.runs) }

  static func texts(_ runs: [TextRun]) -> [String] {
    let ofNote = runs.filter { $0.field != nil }.map(\.text)
    return ofNote.isEmpty ? runs.map(\.text) : ofNote
  }

  /// The runs of the answer that are none of these texts; nil if it does not show them all.
  func answer(without texts: [String]) -> [TextRun]? {
    var left = sides.answer.runs
    for text in texts {
      guard let place = left.firstIndex(where: { $0.text == text }) else { return nil }
      let gone = left.remove(at: place)
      // What follows begins the line instead.
      if gone.startsLine, left.indices.contains(place), !left[place].startsLine {
        left[place].gap = gone.gap
      }
    }
    return left
  }

  /// Whether two cards can be asked of one entry: each shows in its answer what the other asks.
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
