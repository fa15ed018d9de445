import Cards
import Curriculum

extension CardEntry {
  /// The word with its recording.
  var spokenWord: Pronunciation.Part {
    Pronunciation.Part(word, recording: sound.isEmpty ? nil : .card(sound))
  }

  /// The word and the example, as they are heard when both are shown.
  var wordAndExample: Pronunciation {
    Pronunciation([spokenWord, Pronunciation.Part(example)])
  }
}

extension Card {
  /// The word and the example.
  var wordAndExample: [Pronunciation.Part] {
    [Pronunciation.Part(word), Pronunciation.Part(example)]
  }
}

extension WordGroup {
  /// The words of the page, each with its example.
  var pronunciation: Pronunciation { Pronunciation(words.flatMap(\.card.wordAndExample)) }
}

extension GrammarPage {
  /// The examples of the screen; nil if it has none.
  package var pronunciation: Pronunciation? {
    let examples = screen.lines.compactMap { line -> Pronunciation.Part? in
      switch line {
      case .example(let turkish, _): Pronunciation.Part(turkish.text)
      case .sentence, .row: nil
      }
    }
    return examples.isEmpty ? nil : Pronunciation(examples)
  }
}
