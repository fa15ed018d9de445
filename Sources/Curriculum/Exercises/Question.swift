/// A question with four options.
package struct Question: Sendable, Equatable {
  package var prompt: String
  /// The right option.
  package var key: LocatedText
  /// The words of the passage that decide for the key, in pieces; empty if the author quoted none.
  package var evidence: [String]
  /// Exactly three wrong options in the order of the file.
  package var distractors: [Distractor]

  /// Creates a question.
  package init(
    prompt: String,
    key: LocatedText,
    evidence: [String] = [],
    distractors: [Distractor]
  ) {
    self.prompt = prompt
    self.key = key
    self.evidence = evidence
    self.distractors = distractors
  }

  /// The four options, the right one first.
  package var options: [LocatedText] { [key] + distractors.map(\.option) }
}

extension Question: ExerciseContent {
  static let form = ItemForm(
    marker: .question,
    parts: [.right, .wrong],
    skills: [.grammar, .reading, .listening],
    asksAboutText: true,
    fits: { !$0.lines(.wrong).isEmpty }
  )

  init(_ draft: ItemDraft) throws(ContentErrors) {
    let right = draft.lines(.right)
    let wrong = draft.lines(.wrong)
    var errors: [ContentError] = []
    if right.count != 1 { errors.append(draft.error(.rightOptions(found: right.count))) }
    if wrong.count != 3 { errors.append(draft.error(.wrongOptions(found: wrong.count))) }
    if let trap = draft.lines(.trap).first {
      errors.append(draft.error(.trapInChoice, line: trap.line))
    }
    for (option, most) in right.map({ ($0, 2) }) + wrong.map({ ($0, 3) }) {
      guard let fault = Self.fault(in: option, most: most) else { continue }
      errors.append(draft.error(fault, line: option.line))
    }
    guard errors.isEmpty, let key = right.first else { throw ContentErrors(errors) }
    self.init(
      prompt: draft.mark.text,
      key: Self.option(key),
      evidence: key.fields.dropFirst().flatMap(Self.pieces),
      distractors: wrong.map { Distractor(Self.option($0), reason: Self.reason($0)) }
    )
  }

  private static func option(_ line: LocatedText) -> LocatedText {
    LocatedText(text: line.fields[0], line: line.line)
  }

  private static func reason(_ line: LocatedText) -> OptionReason? {
    let fields = line.fields.dropFirst()
    return fields.first.map { OptionReason(english: $0, turkish: fields.dropFirst().first) }
  }

  /// Returns the fault of an option with an empty field or with more than `most` fields.
  private static func fault(in line: LocatedText, most: Int) -> ContentError.Reason? {
    let fields = line.fields
    if fields.count > most { return .optionFields(found: fields.count, most: most) }
    return fields.contains("") ? .emptyOptionField : nil
  }

  /// Splits a quotation at ` … `, where words between its pieces are left out.
  private static func pieces(_ quotation: String) -> [String] {
    quotation.split(at: " ", omittingEmpty: true)
      .split(separator: "…")
      .map { $0.joined(separator: " ") }
  }

  var texts: [ExerciseText] {
    [ExerciseText(prompt, .question)] + options.map { ExerciseText($0, .option) }
      + distractors.flatMap { distractor in
        (distractor.reason?.texts ?? []).map {
          ExerciseText($0, .feedback, line: distractor.option.line)
        }
      }
  }
}

extension Question {
  /// Returns the options in the order in which they are shown; it never changes for an item.
  ///
  /// If all options are different numbers or times, they are sorted by value. Others are shuffled
  /// by the item's id, so that the position of the key says nothing. Each
  /// attempt mixes them anew, so that nobody remembers the place of the key.
  package func options(for item: ItemID, attempt: Int = 0) -> [Option] {
    var options = [Option(text: key.text, isRight: true)]
    options += distractors.map {
      Option(text: $0.option.text, isRight: false, reason: $0.reason)
    }
    let values = options.compactMap { Quantity($0.text) }
    if Set(values.map(\.value)).count == options.count {
      return zip(options, values).sorted { $0.1.value < $1.1.value }.map(\.0)
    }
    let name = attempt == 0 ? item.item : "\(item.item).\(attempt)"
    return ItemID(lesson: item.lesson, item: name).shuffled(options)
  }
}
