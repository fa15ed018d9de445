import Coordination
import Curriculum
import Patterns

/// The lines of an item in the form of a lesson file.
enum ItemLines {
  /// Returns the text that the item asks about, the item, and its notes.
  ///
  /// The earlier turns of a dialogue become turns that are only read.
  static func lines(of item: PreparedItem) -> [String] {
    let exercise = item.exercise
    let mark = " {#\(([exercise.id] + exercise.tags.map(\.rawValue)).joined(separator: " "))}"
    let passage = (item.passage?.paragraphs ?? []).map { "~ \($0)" }
    return passage + lines(of: exercise.task, mark, turns: item.task.turns)
      + exercise.notes.map { "! \($0)" }
  }

  private static func lines(
    of task: Exercise.Task,
    _ mark: String,
    turns: [String]
  ) -> [String] {
    switch task {
    case .choice(let question): lines(of: question, mark)
    case .translation(let task):
      ["? \(task.prompt)\(mark)"] + accepted(task.accepted) + traps(task.traps)
    case .dictation(let task): ["\" \(task.sentence)\(mark)"]
    case .readAloud(let task): ["\" \(task.sentence)\(mark)"]
    case .monologue(let task):
      ["$ \(task.prompt)\(mark)", "> \(task.length.lowerBound)-\(task.length.upperBound)"]
        + task.points.map { "+ \($0.note.text)\($0.evidence.map { " :: \($0.text)" } ?? "")" }
        + accepted(task.model)
    case .card(let card):
      [
        "* "
          + [
            card.word, card.partOfSpeech, card.meanings.joined(separator: "; "), card.example,
            card.translation,
          ].joined(separator: " | ") + mark
      ]
    case .gap(let gap):
      ["_ \(gap.before)[\(gap.answers.joined(separator: "|"))]\(gap.after)\(mark)"]
        + (gap.cue.map { ["> \($0.text)"] } ?? []) + traps(gap.traps)
    case .order(let order):
      ["/ \(order.pieces.joined(separator: " / "))\(mark)"] + accepted(order.others)
        + traps(order.traps)
    case .transformation(let task):
      ["& \(task.source)\(mark)"] + (task.key.map { ["> \($0.text)"] } ?? [])
        + accepted(task.accepted) + traps(task.traps)
    case .correction(let task): ["% \(text(of: task))\(mark)"]
    case .matching(let task): ["^ \(task.instruction)\(mark)"] + lines(of: task)
    case .dialogue(let task):
      turns.dropLast().map { "@ \($0)" } + ["@ \(task.speaker): \(Dialogue.open)\(mark)"]
        + ["> \(task.cue.text)"] + accepted(task.accepted) + traps(task.traps)
    }
  }

  private static func lines(of question: Question, _ mark: String) -> [String] {
    let evidence = question.evidence.joined(separator: " … ")
    let key = question.key.text + (evidence.isEmpty ? "" : " :: \(evidence)")
    return ["? \(question.prompt)\(mark)", "= \(key)"]
      + question.distractors.map { distractor in
        "- "
          + ([distractor.option.text] + (distractor.reason?.texts ?? [])).joined(separator: " :: ")
      }
  }

  private static func lines(of matching: Matching) -> [String] {
    guard matching.isSorting else {
      return matching.pairs.map { "+ \($0.first.text) :: \($0.second.text)" }
    }
    let classes = matching.pairs.map(\.second.text).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return classes.map { name in
      let words = matching.pairs.filter { $0.second.text == name }.map(\.first.text)
      return "+ \(name) :: \(words.joined(separator: " | "))"
    }
  }

  private static func text(of correction: Correction) -> String {
    correction.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .fault(let fault): "[\(fault.wrong) :: \(fault.right.joined(separator: "|"))]"
      }
    }.joined()
  }

  private static func accepted(_ patterns: [LocatedText]) -> [String] {
    patterns.map { "= \($0.text)" }
  }

  private static func traps(_ traps: [ExpectedMistake]) -> [String] {
    traps.map { "x \($0.answer.text) :: \($0.feedback)" }
  }
}
