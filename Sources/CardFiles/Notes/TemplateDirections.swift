import Cards

/// The directions of the templates of a note type, guessed from the languages of their sides.
struct TemplateDirections {
  /// The direction of a template.
  struct Direction: Equatable {
    var kind: CardKind
    /// Whether the other language is typed, for which no kind of card exists.
    var typesOther = false
  }

  /// Whether each field is Turkish; nil if that is unknown.
  let isTurkish: [Bool?]
  private let directions: [Int: Direction]
  private let isDecided: Set<Int>

  /// The least difference between the shares of Turkish on the two sides.
  private static let leastDifference = 0.25
  private static let leastMeanDifference = 0.15
  /// The least share of Turkish on the Turkish side.
  private static let leastShare = 0.45

  /// Guesses from the sides of some cards, each with the index of its template, and the texts of
  /// some notes.
  init(
    _ cards: [(template: Int, sides: CardSides)],
    texts: [[String]],
    type: AnkiCollection.Notetype,
    roles: [FieldRole]
  ) {
    var evidence = type.fields.map { TurkishEvidence(heading: $0) }
    for note in texts {
      for (field, text) in note.enumerated() where evidence.indices.contains(field) {
        evidence[field].add(text)
      }
    }
    isTurkish = evidence.map { $0.isKnown ? $0.share > 0.5 : nil }
    var directions: [Int: Direction] = [:]
    var isDecided: Set<Int> = []
    let byTemplate = Dictionary(grouping: cards, by: \.template)
    var first: SideFields?
    for template in byTemplate.keys.sorted() {
      let fields = SideFields(byTemplate[template, default: []].map(\.sides), roles)
      let recognises = Self.showsTurkish(fields, evidence)
      if recognises != nil { isDecided.insert(template) }
      directions[template] = Self.direction(
        fields,
        recognises: recognises ?? Self.showsFront(fields, of: first),
        isDecided: recognises != nil
      )
      first = first ?? fields
    }
    self.directions = directions
    self.isDecided = isDecided
  }

  /// Returns the direction of a template; nil if there were no cards.
  func direction(ofTemplate place: Int) -> Direction? { directions[place] }

  /// Whether the languages decided the direction of a template.
  func decides(_ place: Int) -> Bool { isDecided.contains(place) }

  private static func direction(
    _ fields: SideFields,
    recognises: Bool,
    isDecided: Bool
  ) -> Direction {
    guard fields.isTyped else { return Direction(kind: recognises ? .recognise : .recall) }
    // If the languages do not decide, the typed text is the word.
    if isDecided && recognises { return Direction(kind: .recognise, typesOther: true) }
    return Direction(kind: .type)
  }

  /// Whether the question is the Turkish side; nil if the sides do not differ enough.
  private static func showsTurkish(_ fields: SideFields, _ evidence: [TurkishEvidence]) -> Bool? {
    func share(_ place: Int) -> Double? { evidence[place].isKnown ? evidence[place].share : nil }
    func mean(_ places: [Int]) -> Double? {
      let shares = places.compactMap(share)
      return shares.isEmpty ? nil : shares.reduce(0, +) / Double(shares.count)
    }
    let first = (fields.question.first.flatMap(share), fields.answer.first.flatMap(share))
    if let isFirst = isMore(first.0, first.1, by: leastDifference) { return isFirst }
    return isMore(mean(fields.question), mean(fields.answer), by: leastMeanDifference)
  }

  /// Whether the first side is more Turkish than the other; nil if they do not differ enough.
  private static func isMore(_ one: Double?, _ other: Double?, by difference: Double) -> Bool? {
    guard let one, let other, max(one, other) >= leastShare, abs(one - other) >= difference else {
      return nil
    }
    return one > other
  }

  /// Whether the question is the front, which is the side that the first template shows.
  private static func showsFront(_ fields: SideFields, of first: SideFields?) -> Bool {
    guard let front = first?.question.first else { return true }
    return fields.question.contains(front) || !fields.answer.contains(front)
  }
}

/// The fields that the cards of a template usually show, in their order.
private struct SideFields {
  let question: [Int]
  /// Without the fields of the question.
  let answer: [Int]
  let isTyped: Bool

  init(_ cards: [CardSides], _ roles: [FieldRole]) {
    let asked = Self.order(cards.map { $0.question.runs.compactMap(\.field) }, roles)
    question = asked
    let shown = cards.map { sides in
      sides.answer.runs.compactMap(\.field) + [sides.typedField].compactMap(\.self)
    }
    answer = Self.order(shown, roles).filter { !asked.contains($0) }
    isTyped = cards.contains { $0.typedField != nil }
  }

  /// Sorts fields by their mean position; examples come last.
  private static func order(_ cards: [[Int]], _ roles: [FieldRole]) -> [Int] {
    var places: [Int: (sum: Int, count: Int)] = [:]
    for fields in cards {
      for (place, field) in fields.enumerated() where fields.firstIndex(of: field) == place {
        places[field, default: (0, 0)].sum += place
        places[field, default: (0, 0)].count += 1
      }
    }
    let frequent = places.filter { $0.value.count * 4 >= cards.count }
    return frequent.keys.sorted { one, other in
      let (left, right) = (rank(one, frequent, roles), rank(other, frequent, roles))
      return left == right ? one < other : left < right
    }
  }

  private static func rank(
    _ field: Int,
    _ places: [Int: (sum: Int, count: Int)],
    _ roles: [FieldRole]
  ) -> Double {
    guard let found = places[field] else { return 0 }
    let isExample = roles.indices.contains(field) && roles[field] != .other
    return Double(found.sum) / Double(found.count) + (isExample ? 1_000 : 0)
  }
}
