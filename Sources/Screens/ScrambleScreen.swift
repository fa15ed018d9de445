import Cards
import Coordination
import TerminalUI

extension ScrambleCoordinator {
  var frame: Frame {
    switch phase {
    case .playing: Frame([[]] + headLines)
    case .over: Frame([[]] + endLines)
    case .naming: Frame([[], "Which word shall become a card? (Enter alone: none)"])
    case .meaning(let entry, _):
      Frame([
        [], Line("What does \(entry.word) mean? (Enter alone: no card)", hangingIndent: 2),
      ])
    }
  }

  /// The root stays in sight beside the points.
  var prompt: Prompt {
    switch phase {
    case .playing: Prompt("\(game.title) \(score) > ", .turkish)
    case .over: Prompt("Enter new round, a, b or ? > ", .key)
    case .naming: Prompt("> ", .turkish)
    case .meaning: Prompt("> ", .text)
    }
  }

  var keys: [KeyHelp] {
    switch phase {
    case .playing:
      [
        KeyHelp("h", ":hint", "length and first letter of a word, at no cost"),
        KeyHelp("a", ":add", "make a card of the last word; :add WORD of another"),
        KeyHelp("e", ":end", "end the round and see what could be made"),
        KeyHelp("n", ":new", "begin another round"),
        KeyHelp("b", ":back", "go back"),
        KeyHelp("q", ":quit", "leave"),
      ]
    case .over:
      [
        KeyHelp("Enter", ":new", "another round"),
        KeyHelp("a", ":add", "make a card of a word that is listed here"),
        KeyHelp("b", ":back", "go back"),
        KeyHelp("q", ":quit", "leave"),
      ]
    case .naming, .meaning:
      [
        KeyHelp("b", ":back", "make no card"),
        KeyHelp("q", ":quit", "leave"),
      ]
    }
  }

  static func intent(for key: Key) -> Intent? {
    switch key {
    case .enter, .character(" "): .next
    case .character("n"): .newRound
    case .character("a"): .addCard("")
    case .character("b"), .escape: .back
    default: nil
    }
  }

  private var headLines: [Line] {
    let best = game.best > 0 ? ", your best is \(game.best)" : ""
    let letters = game.root.word.map { String($0) }.joined(separator: " ")
    return [
      Line("Make words of these letters:"),
      Line([Span("  "), Span(letters, .strong)], hangingIndent: 2),
      Line(
        "  \(Wording.count(game.words.count, "dictionary word")) can be made\(best).",
        .dim,
        hangingIndent: 2
      ),
    ]
  }

  private var endLines: [Line] {
    Wording.lines(for: summary).enumerated().map { index, text in
      index == 0
        ? Line(text, .strong, hangingIndent: 2) : Line("  \(text)", hangingIndent: 4)
    }
  }
}
