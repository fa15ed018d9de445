import Cards
import Coordination
import TerminalUI
import TextSafety

extension ScrambleCoordinator {
  var frame: Frame {
    switch phase {
    case .playing: Frame([[]] + headLines)
    case .over: Frame([[]] + endLines)
    case .naming: Frame([[], "Which word should become a card? (just Enter: none)"])
    case .meaning(let entry, _):
      Frame([
        [], Line("What does \(entry.word) mean? (just Enter: no card)", hangingIndent: 2),
      ])
    }
  }

  /// The keys of the round; the prompt shows the root and the points.
  var keys: KeyTable {
    switch phase {
    case .playing: KeyTable(.turkish, lead: "\(game.title) \(score) > ", playingRows)
    case .over:
      KeyTable([
        KeyRow(
          [.enter, .space, .character("n")],
          [.new, .next],
          .newRound,
          label: "new round",
          "another round"
        ),
        KeyRow(
          [.character("a")],
          [.add],
          .addCard(""),
          label: "add a card",
          "make a card for a word in the list"
        ),
        .back("go back"),
        .leave(),
      ])
    case .naming: KeyTable(.turkish, cardRows)
    case .meaning: KeyTable(.text, cardRows)
    }
  }

  private var playingRows: [KeyRow] {
    [
      KeyRow(
        [],
        [.hint],
        .hint,
        "length and first letter of a word, at no cost",
        applies: !summary.missed.isEmpty
      ),
      KeyRow(
        [],
        [.add],
        .addCard(""),
        "make a card for the last word; :add WORD for another",
        applies: !made.isEmpty
      ),
      KeyRow([], [.end], .endRound, "end the round and see what could be made"),
      KeyRow([], [.new], .newRound, "begin another round"),
      KeyRow([.escape], [.back], .back, "go back"),
      .leave(),
    ]
  }

  private var cardRows: [KeyRow] {
    [
      KeyRow([], [.add], .addCard(""), "make a card for another word: :add WORD"),
      KeyRow([.escape], [.back], .back, "make no card"),
      .leave(),
    ]
  }

  private var headLines: [Line] {
    let best: SafeText = game.best > 0 ? "; your best is \(game.best)" : ""
    let letters = game.root.word.map { String($0) }.joined(separator: " ")
    return [
      Line("Make words from these letters:"),
      Line([Span("  "), Span(text: letters, .strong)], hangingIndent: 2),
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
