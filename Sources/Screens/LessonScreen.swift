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
    switch (stage, stage.item.task.answering) {
    case (.reading, .choose(let options)) where stage.item.passage != nil:
      return Prompt("1-\(options.count), t text, g words, ? > ", .key)
    case (_, .choose(let options)): return Prompt("1-\(options.count) or ? > ", .key)
    case (.speaking, _) where setting.hasTranscriptSource: return Prompt("Enter: speak > ", .key)
    case (.speaking, _): return Prompt("said> ", .turkish)
    case (.reading, _), (.listening, _), (.writing, _): return Prompt("> ", .turkish)
    }
  }

  func keys(in setting: Screen.Setting) -> [KeyHelp] {
    guard let stage else { return [] }
    var keys: [KeyHelp] = []
    if let count = stage.item.optionCount {
      keys.append(KeyHelp("1-\(count)", nil, "choose; a to d do the same"))
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
    case .character("b"): stage?.item.optionCount != nil ? .choose(1) : .back
    case .escape: .back
    case .character(let character): character.optionIndex.map { .choose($0) }
    default: nil
    }
  }
}

extension PreparedItem {
  /// How many options a question has; nil for an item that is answered otherwise.
  var optionCount: Int? {
    switch task.answering {
    case .choose(let options): options.count
    case .write, .writeDown, .say: nil
    }
  }
}

extension Stage {
  func lines(count: String, setting: Screen.Setting) -> [Line] {
    let text =
      if case .reading(let reading) = self, reading.showsText {
        (item.passage?.paragraphs ?? []).map { Line($0, hangingIndent: 0) } + [[]]
      } else { [Line]() }
    let task = TaskScreen(item)
    return text + [Line([Span(count, .dim), task.instruction] + afterInstruction)] + task.body
  }

  private var afterInstruction: [Span] {
    switch self {
    case .listening(let stage): [Span("  (plays left: \(stage.playsLeft))", .dim)]
    case .speaking(let stage): [Span(" (try \(stage.attempt) of \(ItemState.attemptLimit)):")]
    case .reading, .writing: []
    }
  }
}
