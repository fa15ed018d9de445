/// A Turkish sentence in which a word or a suffix is missing.
package struct Gap: Sendable, Equatable {
  /// The pattern of the accepted sentences.
  package var sentence: LocatedText
  /// The sentence up to the bracket, and from it on.
  package var before: String
  package var after: String
  /// The accepted answers for the gap, the usual one first.
  package var answers: [String]
  /// The word to be put in, or what its form depends on; nil if the sentence says it.
  package var cue: LocatedText?
  /// Expected mistakes, each written as the word with its gap filled.
  package var traps: [ExpectedMistake]

  /// The letters of the word before the gap and after it; both empty if whole words are missing.
  package var stem: String { String(before.reversed().prefix(while: Self.isOfWord).reversed()) }
  package var ending: String { String(after.prefix(while: Self.isOfWord)) }

  /// Whether only a part of a word is missing.
  package var isPartOfWord: Bool { !stem.isEmpty || !ending.isEmpty }

  /// Returns the sentence with something in its gap.
  package func sentence(filledBy answer: String) -> String { before + answer + after }

  /// Returns the sentence with the word that has the gap replaced by another.
  package func sentence(with word: String) -> String {
    "\(before.dropLast(stem.count))\(word)\(after.dropFirst(ending.count))"
  }

  /// The word that has the gap, filled by the usual answer.
  package var word: String { stem + (answers.first ?? "") + ending }

  /// The numbers of letters that the answers have, the smallest first.
  package var lengths: [Int] { Set(answers.map { $0.count(where: \.isLetter) }).sorted() }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character == "'" || character == "’"
  }
}

extension Gap: ExerciseContent {
  static let form = ItemForm(
    marker: .gap,
    parts: [.cue, .trap],
    skills: [.grammar, .practice, .revision]
  )

  init(_ draft: ItemDraft) throws(ContentErrors) {
    let text = draft.mark.text
    let parts = text.split(separator: "[", omittingEmptySubsequences: false)
    let rest = parts.last.map { $0.split(separator: "]", omittingEmptySubsequences: false) } ?? []
    guard parts.count == 2, rest.count == 2 else {
      throw ContentErrors([draft.error(.gaps(found: parts.count - 1))])
    }
    let answers = rest[0].split(at: "|").map(\.withoutSpaces)
    var errors: [ContentError] = []
    if answers.contains("") { errors.append(draft.error(.emptyGap)) }
    let (outside, inside) = (Set("(){}|\\"), Set("(){}\\"))
    if let sign = (parts[0] + rest[1]).first(where: outside.contains)
      ?? rest[0].first(where: inside.contains)
    {
      errors.append(draft.error(.signInGap(sign)))
    }
    let cue = draft.onlyLine(.cue, &errors)
    guard errors.isEmpty else { throw ContentErrors(errors) }
    // A pattern has brackets only around a choice.
    let filled = answers.count == 1 ? answers[0] : "[\(answers.joined(separator: "|"))]"
    self.init(
      sentence: LocatedText(text: "\(parts[0])\(filled)\(rest[1])", line: draft.line),
      before: String(parts[0]),
      after: String(rest[1]),
      answers: answers,
      cue: cue,
      traps: draft.traps
    )
  }

  var prompt: String { sentence(filledBy: "____") }

  var texts: [ExerciseText] {
    [ExerciseText(sentence.text, .answer)] + (cue.map { [ExerciseText($0, .cue)] } ?? [])
      + traps.flatMap { trap in
        let answer = sentence(with: trap.answer.text)
        return [
          ExerciseText(answer, .trap, line: trap.answer.line),
          ExerciseText(trap.feedback, .feedback, line: trap.answer.line),
        ]
      }
  }
}

extension ItemDraft {
  /// Returns the only line with a marker, nil if there is none; a second one is an error.
  func onlyLine(_ marker: LineMarker, _ errors: inout [ContentError]) -> LocatedText? {
    let lines = lines(marker)
    if lines.count > 1 {
      errors.append(error(.secondLine(marker.character), line: lines[1].line))
    }
    return lines.first
  }
}
