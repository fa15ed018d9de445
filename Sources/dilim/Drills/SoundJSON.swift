import Coordination
import Drills
import Explanations
import Scoring
import Screens

/// The lines of pairs of sounds in JSON; the property names are the keys, in snake case.
enum SoundJSON {
  /// A contrast of the list.
  struct Contrast: Encodable {
    let schema = 1
    let contrast: String
    let pairs: Int
    let heard: Tally
    let said: Tally

    init(_ standing: SoundsOpener.Standing) {
      contrast = standing.contrast.rawValue
      pairs = standing.pairs
      heard = Tally(answers: standing.heard.answers, right: standing.heard.right)
      said = Tally(answers: standing.said.answers, right: standing.said.right)
    }
  }

  /// The answers to a contrast of the list.
  struct Tally: Encodable {
    let answers: Int
    let right: Int
  }

  /// A pair of words; one of them is played, or the learner says it.
  struct Item: Encodable {
    let schema = 1
    let type = "item"
    /// i, o, u, s, c, g or a; see docs/scripts-and-json.md.
    let contrast: String
    let words: [Word]
    /// The sentence to say; nil for a word that is played.
    let sentence: String?

    init(_ sounds: SoundsCoordinator) {
      contrast = sounds.item.pair.contrast.rawValue
      words = sounds.item.pair.words.map { Word(word: $0.text, meaning: $0.gloss) }
      sentence = sounds.isSaying ? sounds.item.sentence : nil
    }
  }

  /// A word of a pair.
  struct Word: Encodable {
    let word: String
    let meaning: String
  }

  /// The mark of an answer.
  struct Answer: Encodable {
    let type = "answer"
    /// The word that was chosen, or that was heard.
    let answer: String
    let word: String
    let passed: Bool
    /// Why the two words are taken for each other; nil after a right answer.
    let explanation: String?

    init(_ answer: DrillAnswer, isSaid: Bool) {
      self.answer = answer.answer
      word = answer.word
      passed = answer.passed
      let reasons = SoundComparison(answer.word, answer.answer).reasons
      let sounds = SoundExplanation(expected: word, heard: answer.answer, reasons: reasons)
      explanation =
        passed ? nil : isSaid ? sounds?.heardSentence(in: .chosen) : sounds?.sentence(in: .chosen)
    }
  }

  /// A transcript that has neither word; it counts for nothing.
  struct Neither: Encodable {
    let type = "neither"
    let transcript: String
  }

  /// The end of the input.
  struct End: Encodable {
    let type = "end"
    let heard: [Part]
    let said: [Part]

    init(_ summary: SoundSummary) {
      heard = summary.heard.map(Part.init)
      said = summary.said.map(Part.init)
    }
  }

  /// A contrast and its answers.
  struct Part: Encodable {
    let contrast: String
    let answers: Int
    let right: Int

    init(_ part: SoundSummary.Part) {
      contrast = part.contrast.rawValue
      answers = part.tally.answers
      right = part.tally.right
    }
  }
}
