import Cards

/// Which way the templates of a note type ask, told by the languages of what they show.
struct TemplateDirections {
  /// How cards of a template ask.
  struct Way: Equatable {
    var kind: CardKind
    /// Whether the other language is typed, for which there is no kind of card.
    var typesOther = false
  }

  /// Whether a field is Turkish; nil where nothing tells.
  let isTurkish: [Bool?]
  private let ways: [Int: Way]
  private let isDecided: Set<Int>

  /// How much more Turkish one side has to be.
  private static let leastDifference = 0.25
  private static let leastMeanDifference = 0.15
  /// How much of a side has to be Turkish at all.
  private static let leastShare = 0.45

  /// Takes the sides of some cards, each with the place of its template, and the texts of some notes.
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
    var ways: [Int: Way] = [:]
    var isDecided: Set<Int> = []
    let byTemplate = Dictionary(grouping: cards, by: \.template)
    var first: SideFields?
    for template in byTemplate.keys.sorted() {
      let fields = SideFields(byTemplate[template, default: []].map(\.sides), roles)
      let recognises = Self.showsTurkish(fields, evidence)
      if recognises != nil { isDecided.insert(template) }
      ways[template] = Self.way(
        fields,
        recognises: recognises ?? Self.showsFront(fields, of: first),
        isDecided: recognises != nil
      )
      first = first ?? fields
    }
    self.ways = ways
    self.isDecided = isDecided
  }

  /// How cards of a template ask; nil if there were none, or nothing told.
  func way(ofTemplate place: Int) -> Way? { ways[place] }

  /// Whether the languages told it.
  func decides(_ place: Int) -> Bool { isDecided.contains(place) }

  private static func way(_ fields: SideFields, recognises: Bool, isDecided: Bool) -> Way {
    guard fields.isTyped else { return Way(kind: recognises ? .recognise : .recall) }
    // Where the languages do not tell, what is typed is the word.
    if isDecided && recognises { return Way(kind: .recognise, typesOther: true) }
    return Way(kind: .type)
  }

  /// Whether the question is the Turkish side; nil if the sides do not differ.
  private static func showsTurkish(_ fields: SideFields, _ evidence: [TurkishEvidence]) -> Bool? {
    func share(_ place: Int) -> Double? { evidence[place].isKnown ? evidence[place].share : nil }
    func mean(_ places: [Int]) -> Double? {
      let shares = places.compactMap(share)
      return shares.isEmpty ? nil : shares.reduce(0, +) / Double(shares.count)
    }
    let first = (fields.question.first.flatMap(share), fields.answer.first.flatMap(share))
    if let isTold = isMore(first.0, first.1, by: leastDifference) { return isTold }
    return isMore(mean(fields.question), mean(fields.answer), by: leastMeanDifference)
  }

  /// Whether one side is the more Turkish; nil if neither is.
  private static func isMore(_ one: Double?, _ other: Double?, by difference: Double) -> Bool? {
    guard let one, let other, max(one, other) >= leastShare, abs(one - other) >= difference else {
      return nil
    }
    return one > other
  }

  /// Where the languages do not tell, the first template shows the front.
  private static func showsFront(_ fields: SideFields, of first: SideFields?) -> Bool {
    guard let front = first?.question.first else { return true }
    return fields.question.contains(front) || !fields.answer.contains(front)
  }
}

/// The fields of a note type that a template's cards mostly show, in their order.
private struct SideFields {
  let question: [Int]
  /// Those that the question does not show.
  let answer: [Int]
  let isTyped: Bool

  init(_ cards: [CardSides], _ roles: [FieldRole]) {
    let asked = Self.order(cards.map { $0.question.runs.compactMap(\.field) }, roles)
    question = asked
    let told = cards.map { sides in
      sides.answer.runs.compactMap(\.field) + [sides.typedField].compactMap(\.self)
    }
    answer = Self.order(told, roles).filter { !asked.contains($0) }
    isTyped = cards.contains { $0.typedField != nil }
  }

  /// Fields by the place at which they mostly come; examples last.
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
