import Coordination
import Curriculum
import TerminalUI

extension LessonCoordinator {
  func frame(in setting: Screen.Setting) -> Frame {
    guard let stage else { return Frame() }
    let left = total - settled
    let count = freshPosition.map { "\($0)/\(total)  " } ?? "Again (\(left) to go)  "
    return Frame([[]] + stage.lines(count: count, setting: setting))
  }

  func prompt(in setting: Screen.Setting) -> Prompt {
    guard let stage else { return Prompt("Enter > ", .key) }
    switch (stage, stage.item.task) {
    case (.reading, .choice(let task)) where stage.item.passage != nil:
      return Prompt("1-\(task.options.count), t text, g words, ? > ", .key)
    case (_, .choice(let task)): return Prompt("1-\(task.options.count) or ? > ", .key)
    case (.speaking, _) where setting.hasTranscriptSource: return Prompt("Enter: speak > ", .key)
    case (.speaking, _): return Prompt("said> ", .turkish)
    case (.reading, _), (.listening, _), (.writing, _): return Prompt("> ", .turkish)
    }
  }

  func keys(in setting: Screen.Setting) -> [KeyHelp] {
    guard let stage else { return [] }
    var keys: [KeyHelp] = []
    if case .choice(let task) = stage.item.task {
      keys.append(KeyHelp("1-\(task.options.count)", nil, "choose; a to d do the same"))
    }
    switch stage {
    case .reading where stage.item.passage != nil:
      keys.append(KeyHelp("t", ":text", "show the text again"))
      keys.append(KeyHelp("g", ":words", "what the rarer words of the text mean"))
    case .listening(let listening):
      keys.append(KeyHelp("p", ":play", "play once more (plays left: \(listening.playsLeft))"))
    case .speaking where setting.hasTranscriptSource:
      keys.append(KeyHelp("Enter", ":next", "speak"))
    case .reading, .writing, .speaking: break
    }
    return keys + KeyHelp.item
  }

  func intent(for key: Key, in setting: Screen.Setting) -> Intent? {
    switch key {
    case .enter, .character(" "): setting.hasTranscriptSource ? .listen : .unclear
    case .character("h"): .hint
    case .character("s"): .skip
    case .character("u"): .undo
    case .character("o"): .overrule
    case .character("R"): .restart
    case .character("t"): .readText
    case .character("g"): .explainWords
    case .character("p"): .play
    case .character("b"): stage?.item.offersLetterB == true ? .choose(1) : .back
    case .escape: .back
    case .character(let character): character.optionIndex.map { .choose($0) }
    default: nil
    }
  }
}

extension PreparedItem {
  /// Whether b is an option of a question.
  var offersLetterB: Bool { if case .choice = task { true } else { false } }
}

extension Stage {
  func lines(count: String, setting: Screen.Setting) -> [Line] {
    let text =
      if case .reading(let reading) = self, reading.showsText {
        (item.passage?.paragraphs ?? []).map { Line($0, hangingIndent: 0) } + [[]]
      } else { [Line]() }
    return text + [head(count: count)] + body
  }

  private func head(count: String) -> Line {
    let left = Span(count, .dim)
    switch (self, item.task) {
    case (.listening(let stage), .choice(let task)):
      return Line([
        left, Span(task.prompt, .strong), Span("  (plays left: \(stage.playsLeft))", .dim),
      ])
    case (.listening(let stage), _):
      return Line([
        left, Span("Write what you hear."), Span("  (plays left: \(stage.playsLeft))", .dim),
      ])
    case (_, .choice(let task)): return Line([left, Span(task.prompt, .strong)])
    case (.speaking(let stage), _):
      return Line([left, Span("Say this (try \(stage.attempt) of \(ItemState.attemptLimit)):")])
    case (.reading, _), (.writing, _): return Line([left, Span("Put into Turkish:")])
    }
  }

  private var body: [Line] {
    switch item.task {
    case .choice(let task):
      task.options.enumerated().map { index, option in
        Line("  \(index + 1) \(option.text)", hangingIndent: 4)
      }
    case .translation(let prompt, _, _): [Line(prompt, .strong)]
    case .readAloud(let sentence, _): [Line(sentence, .strong)]
    case .dictation: []
    }
  }
}
