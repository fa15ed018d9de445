import TextSafety

/// A turn of a dialogue that the learner says, after the turns before it.
package struct Dialogue: Sendable, Equatable {
  /// All turns so far; empty if the learner begins.
  package var before: [Turn]
  /// The name under which the learner speaks.
  package var speaker: String
  /// What to say, in English.
  package var cue: LocatedText
  /// Patterns of accepted answers, at least one.
  package var accepted: [LocatedText]
  package var traps: [ExpectedMistake]

  /// What one speaker says at a time.
  package struct Turn: Sendable, Equatable {
    package var speaker: String
    package var text: LocatedText
    /// Whether the text is the pattern of what the learner was asked to say.
    package var isLearners: Bool
  }

  /// The sign that marks a turn as the learner's.
  package static let open = "…"
}

extension Dialogue.Turn {
  /// Reads `Name: what is said`; nil without a name.
  init?(_ line: LocatedText) {
    let parts = line.text.split(at: ":", maxSplits: 1)
    guard parts.count == 2, !parts[0].withoutSpaces.isEmpty, parts[1].first == " " else {
      return nil
    }
    speaker = parts[0].withoutSpaces
    text = LocatedText(text: parts[1].withoutSpaces, line: line.line)
    isLearners = text.text == Dialogue.open
  }

  /// Whether a line after its marker is a turn of the learner, which begins an item.
  static func isLearners(_ text: Substring) -> Bool {
    ItemMark.start(of: text) != nil
      || ItemMark(line: text, known: nil).text.hasSuffix(Dialogue.open)
  }
}

extension Dialogue: ExerciseContent {
  static let form = ItemForm(marker: .turn, parts: [.cue, .right, .trap], skills: [.practice])

  init(_ draft: ItemDraft) throws(ContentErrors) {
    let accepted = draft.lines(.right)
    var errors: [ContentError] = []
    let turn = Turn(LocatedText(text: draft.mark.text, line: draft.line))
    if turn?.isLearners != true { errors.append(draft.error(.learnersTurn)) }
    let cue = draft.onlyLine(.cue, &errors)
    if cue == nil { errors += draft.missing(.cue, "what to say").errors }
    if accepted.isEmpty { errors += draft.missing(.right, "an accepted answer").errors }
    guard errors.isEmpty, let turn, let cue else { throw ContentErrors(errors) }
    self.init(
      before: draft.turns,
      speaker: turn.speaker,
      cue: cue,
      accepted: accepted,
      traps: draft.traps
    )
  }

  var prompt: String { cue.text }

  /// The turns since the learner spoke last; the others belong to earlier items.
  var texts: [ExerciseText] {
    let news = before.reversed().prefix { !$0.isLearners }.reversed()
    return news.map { ExerciseText($0.text, .example) } + [ExerciseText(cue, .cue)]
      + accepted.map { ExerciseText($0, .answer) } + traps.flatMap(\.texts)
  }
}
