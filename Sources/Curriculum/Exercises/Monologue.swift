import TextSafety

/// A few sentences of the learner's own on a theme, spoken without a text: what the CEFR calls a
/// sustained monologue.
package struct Monologue: Sendable, Equatable {
  /// What to tell, in English.
  package var prompt: String
  /// The number of words of an answer.
  package var length: ClosedRange<Int>
  /// The line with the number of words, from 1.
  package var lengthLine: Int
  /// The points to cover, two to five; evidence of one or more is looked for.
  package var points: [Point]
  /// The sentences of a model, at least two.
  package var model: [LocatedText]

  /// A point to cover.
  package struct Point: Sendable, Equatable {
    /// The note that the learner sees, in English.
    package var note: LocatedText
    /// What shows that a demanded word or structure was used, in the syntax of `PointEvidence`; nil for a
    /// point that is not looked for.
    package var evidence: LocatedText?
  }

  static let pointCounts = 2...5
  static let fewestSentences = 2

  /// The whole model.
  package var text: String { model.map(\.text).joined(separator: " ") }
}

extension Monologue: ExerciseContent {
  static let form = ItemForm(
    marker: .monologue,
    parts: [.cue, .pair, .right],
    skills: [.speaking],
    isSaid: true
  )

  init(_ draft: ItemDraft) throws(ContentErrors) {
    var errors: [ContentError] = []
    let length = draft.onlyLine(.cue, &errors)
    let range = length.flatMap { Self.length($0.text) }
    if let length, range == nil {
      errors.append(draft.error(.wordCount(length.text), line: length.line))
    } else if length == nil, errors.isEmpty {
      errors += draft.missing(.cue, "the number of words").errors
    }
    let lines = draft.lines(.pair)
    let points = lines.compactMap(Point.init)
    if points.count < lines.count {
      for line in lines where Point(line) == nil {
        errors.append(draft.error(.pointFields, line: line.line))
      }
    } else if !Self.pointCounts.contains(points.count) {
      errors.append(draft.error(.points(found: points.count)))
    } else if points.allSatisfy({ $0.evidence == nil }) {
      errors.append(draft.error(.noEvidence))
    }
    let model = draft.lines(.right)
    if model.count < Self.fewestSentences {
      errors.append(draft.error(.modelSentences(found: model.count)))
    }
    guard errors.isEmpty, let range, let length else { throw ContentErrors(errors) }
    self.init(
      prompt: draft.mark.text,
      length: range,
      lengthLine: length.line,
      points: points,
      model: model
    )
  }

  /// Reads `12-60`; nil for another text.
  private static func length(_ text: String) -> ClosedRange<Int>? {
    let numbers = text.split(at: "-").compactMap { Int($0) }
    guard numbers.count == 2, text == "\(numbers[0])-\(numbers[1])", numbers[0] > 0,
      numbers[0] < numbers[1]
    else { return nil }
    return numbers[0]...numbers[1]
  }

  var texts: [ExerciseText] {
    [ExerciseText(prompt, .instruction)] + points.map { ExerciseText($0.note, .cue) }
      + model.map { ExerciseText($0, .example) }
  }
}

extension Monologue.Point {
  /// Reads `note` or `note :: evidence`; nil if nothing is written on one side of the sign.
  fileprivate init?(_ line: LocatedText) {
    let fields = line.fields
    guard fields.count <= 2, !fields.contains("") else { return nil }
    note = LocatedText(text: fields[0], line: line.line)
    evidence = fields.count == 2 ? LocatedText(text: fields[1], line: line.line) : nil
  }
}
