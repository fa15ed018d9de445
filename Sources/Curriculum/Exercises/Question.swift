/// A question with four options.
package struct Question: Sendable, Equatable {
  package var prompt: String
  /// The right option.
  package var key: LocatedText
  /// Exactly three wrong options in the order of the file.
  package var distractors: [LocatedText]

  /// Creates a question.
  package init(prompt: String, key: LocatedText, distractors: [LocatedText]) {
    self.prompt = prompt
    self.key = key
    self.distractors = distractors
  }
}

extension Question: ExerciseContent {
  static let form = ItemForm(
    marker: .question,
    parts: [.right, .wrong],
    skills: [.reading, .listening],
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
    guard errors.isEmpty, let key = right.first else { throw ContentErrors(errors) }
    self.init(prompt: draft.mark.text, key: key, distractors: wrong)
  }

  var texts: [ExerciseText] {
    [ExerciseText(prompt, .question)] + ([key] + distractors).map { ExerciseText($0, .option) }
  }
}

extension Question {
  /// Returns the options in the order in which they are shown; it never changes for an item.
  ///
  /// If all options are different numbers or times, they are sorted by value. Others are shuffled
  /// by the item's id, so that the position of the key says nothing. Where they are mixed anew at
  /// each attempt, the order depends on the number of attempts before, too.
  package func options(for item: ItemID, attempt: Int = 0) -> [Option] {
    var options = [Option(text: key.text, isRight: true)]
    options += distractors.map { Option(text: $0.text, isRight: false) }
    let values = options.compactMap { Quantity($0.text) }
    if Set(values.map(\.value)).count == options.count {
      return zip(options, values).sorted { $0.1.value < $1.1.value }.map(\.0)
    }
    let name = attempt == 0 ? item.item : "\(item.item).\(attempt)"
    return ItemID(lesson: item.lesson, item: name).shuffled(options)
  }
}
