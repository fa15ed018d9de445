/// The lines of one item, before they are known to make an exercise.
struct ItemDraft {
  let marker: LineMarker
  let line: Int
  let mark: ItemMark
  var right: [Sourced] = []
  var wrong: [Sourced] = []
  var traps: [Translation.Trap] = []
  /// The first `x` line, well formed or not.
  var trapLine: Int?
  var notes: [String] = []

  /// Starts an item from its first line.
  init(marker: LineMarker, line: Int, mark: ItemMark) {
    self.marker = marker
    self.line = line
    self.mark = mark
  }

  /// The kinds of exercise.
  enum Kind {
    case choice
    case translation
    case dictation
    case readAloud
    case card
  }

  /// The kind that the marker means in a lesson of the skill.
  ///
  /// In a checkpoint `-` lines make a choice, and a sentence below a text is a dictation.
  func kind(in skill: Skill?, afterText: Bool) -> Kind {
    switch marker {
    case .card: .card
    case .sentence:
      switch skill {
      case .listening: .dictation
      case .speaking: .readAloud
      default: afterText ? .dictation : .readAloud
      }
    default:
      switch skill {
      case .reading, .listening: .choice
      case .writing: .translation
      default: wrong.isEmpty ? .translation : .choice
      }
    }
  }

  /// What keeps the lines from being an exercise of the kind.
  func faults(as kind: Kind) -> [(reason: ContentError.Reason, line: Int)] {
    switch kind {
    case .choice:
      var faults: [(ContentError.Reason, Int)] = []
      if right.count != 1 { faults.append((.rightOptions(found: right.count), line)) }
      if wrong.count != 3 { faults.append((.wrongOptions(found: wrong.count), line)) }
      if let trapLine { faults.append((.trapInChoice, trapLine)) }
      return faults
    case .translation: return right.isEmpty ? [(.noAcceptedAnswer, line)] : []
    case .card: return cardFaults
    case .dictation, .readAloud: return []
    }
  }

  /// The task of the exercise; nil if the lines have faults.
  func task(as kind: Kind) -> Exercise.Task? {
    guard faults(as: kind).isEmpty else { return nil }
    switch kind {
    case .choice:
      return right.first.map {
        .choice(Question(prompt: mark.text, key: $0, distractors: wrong))
      }
    case .translation:
      return .translation(Translation(prompt: mark.text, accepted: right, traps: traps))
    case .dictation: return .dictation(mark.text)
    case .readAloud: return .readAloud(mark.text)
    case .card: return .card(card)
    }
  }

  private static let fieldNames = [
    "a word", "a part of speech", "a meaning", "an example", "a translation",
  ]

  private var fields: [String] {
    mark.text.split(at: "|").map(Self.trimmed)
  }

  private var cardFaults: [(reason: ContentError.Reason, line: Int)] {
    let fields = fields
    guard fields.count == Self.fieldNames.count else {
      return [(.cardFields(found: fields.count), line)]
    }
    var faults = zip(fields, Self.fieldNames)
      .filter { field, _ in field.isEmpty }
      .map { _, name in (ContentError.Reason.emptyCardField(name), line) }
    if !fields[2].isEmpty, Self.meanings(fields[2]).contains("") {
      faults.append((.emptyCardField("a meaning beside ';'"), line))
    }
    return faults
  }

  /// Only for five fields, as ``cardFaults`` makes sure.
  private var card: Card {
    let fields = fields + Array(repeating: "", count: Self.fieldNames.count)
    return Card(
      word: fields[0],
      partOfSpeech: fields[1],
      meanings: Self.meanings(fields[2]),
      example: fields[3],
      translation: fields[4]
    )
  }

  private static func meanings(_ field: String) -> [String] {
    field.split(at: ";").map(trimmed)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
