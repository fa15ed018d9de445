import DilimEngine

/// The screens of this example: plain lines, as in a chat.
enum Transcript {
  static func text(_ step: LessonSession.Step) -> String {
    switch step {
    case .words(let words):
      words.map { "\($0.word): \($0.meanings.joined(separator: ", "))" }.joined(separator: "\n")
    case .rule(let rule): ([rule.title] + rule.lines.map(text)).joined(separator: "\n")
    case .question(let question): text(question)
    case .marked(let mark): text(mark)
    case .finished(let summary): text(summary)
    case .left: "To be continued."
    }
  }

  private static func text(_ question: LessonQuestion) -> String {
    var lines = question.opensPassage ? question.passage : []
    switch question.answering {
    case .choose(let options):
      lines.append(question.prompt)
      lines += options.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    case .write: lines += written(question)
    case .writeDown: lines.append("Write down what you hear.")
    case .say: lines.append("Say: \(question.prompt)")
    case .tell: lines += ["Tell: \(question.prompt)"] + question.points.map { "  - \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  private static func text(_ line: GrammarRule.Line) -> String {
    switch line {
    case .sentence(let text): text
    case .row(let cells): cells.joined(separator: "  ")
    case .example(let turkish, let english): "  \(turkish) – \(english)"
    }
  }

  private static func written(_ question: LessonQuestion) -> [String] {
    let cue = question.cue.map { " (\($0))" } ?? ""
    return switch question.kind {
    case .gap: ["Fill the gap: \(question.prompt)\(cue)"]
    case .order:
      ["Put in order:"] + question.numbered.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    case .transformation: ["Rewrite it: \(question.prompt)\(cue)"]
    case .correction: ["Put the mistakes right: \(question.prompt)"]
    case .matching:
      [question.prompt] + question.numbered.enumerated().map { "  \($0.offset + 1). \($0.element)" }
        + zip("abcdefg", question.lettered).map { "  \($0). \($1)" }
    case .dialogue: question.turns + ["(\(question.prompt))"]
    case .choice, .translation, .dictation, .readAloud, .monologue:
      ["In Turkish: \(question.prompt)"]
    }
  }

  private static func text(_ mark: LessonMark) -> String {
    var lines = [mark.verdict?.passes == true ? "Right." : "The right answer: \(mark.solution)"]
    if let trap = mark.judgement?.trap { lines.append("  \(trap)") }
    lines += (mark.found?.points ?? []).map {
      "  \($0.note): \($0.isFound ? $0.words.joined(separator: " ") : "not found")"
    }
    lines += mark.judgement?.explanations().map { "  \($0.sentence)" } ?? []
    lines += mark.evidence.map { "  “\($0)”" } + [mark.reason].compactMap(\.self).map { "  \($0)" }
    lines += mark.notes.map { "  \($0)" }
    if mark.comesBack { lines.append("  This one comes back.") }
    return lines.joined(separator: "\n")
  }

  private static func text(_ summary: LessonSummary) -> String {
    var lines = ["Done: \(summary.passedAtOnce) of \(summary.total) right at once."]
    lines += summary.again.map { "  Again: \($0.prompt) – \($0.solution)" }
    return lines.joined(separator: "\n")
  }

  static func text(_ message: LessonMessage) -> String {
    switch message {
    case .play(let paragraphs, milliseconds: _, playsLeft: _):
      "(heard) " + paragraphs.joined(separator: " ")
    case .hint(let hint, step: let step): "Hint \(step): \(text(hint))"
    case .noMoreHints: "There are no more hints."
    case .skipped(let putOff): putOff ? "Put off for good." : "Put off to the end."
    case .undone(let answer): "Taken back: \(answer)"
    case .nothingToUndo: "There is nothing to take back."
    case .overruled, .nothingToOverrule: ""
    case .proposed(let answer): "Noted for the author: \(answer)"
    case .nothingToPropose: "Only an unsure answer can be proposed."
    case .emptyAnswer: "That was empty."
    case .optionOutOfRange(let count): "Type a number from 1 to \(count)."
    case .notEachOnce(let count): "Give each number from 1 to \(count) once."
    case .notPaired(let count): "Give each number from 1 to \(count) a letter."
    case .notInText(let word): "“\(word)” is like no word of the text."
    case .noPlaysLeft, .nothingToPlay: "There is nothing to play."
    case .resumed(let settled, let total), .left(let settled, let total):
      "\(settled) of \(total) done."
    case .notHere: "That does nothing here."
    }
  }

  private static func text(_ hint: Hint) -> String {
    switch hint {
    case .outline(let words, let initial): "\(words) words, beginning with \(initial)"
    case .skeleton(let text), .halves(let text), .meaning(let text), .syllables(let text),
      .gap(let text):
      text
    case .oneOf(let endings): "one of " + endings.map { "-\($0)" }.joined(separator: ", ")
    case .pairs(let pairs): pairs.joined(separator: " ")
    case .pieces(let start, let end):
      "begins with \(start)" + (end.map { ", ends with \($0)" } ?? "")
    case .notOption(let index): "not option \(index + 1)"
    case .notOptions(let indices):
      "not options " + indices.map { "\($0 + 1)" }.joined(separator: " or ")
    case .sentences(let sentences): sentences.joined(separator: " ")
    case .words(let words): words.joined(separator: " … ")
    case .helpful(let words): "may help: " + words.joined(separator: ", ")
    case .opening(let text): "may begin: \(text)"
    case .letters(let letters): "mind " + letters.map(String.init).joined(separator: ", ")
    }
  }
}
