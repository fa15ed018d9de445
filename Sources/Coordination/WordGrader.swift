import Cards
import Curriculum
import Patterns
import Scoring

/// Marks a word of a list that the learner types, as a card that is typed is marked.
///
/// Another word with the same meaning is right too, with a note that names the word of the list.
struct WordGrader: Sendable {
  /// The patterns of the word that is asked.
  let patterns: [AnswerPattern]
  private let grader: TranslationGrader
  /// The graders of the other words.
  private let synonyms: [TranslationGrader]
  private let card: Card
  private let lexicon: LexiconSource

  init(_ card: Card, id: ItemID, synonyms: [Card], _ lexicon: LexiconSource = .none) {
    self.card = card
    self.lexicon = lexicon
    patterns = Self.patterns(card, id)
    grader = TranslationGrader(accepted: patterns)
    self.synonyms = synonyms.map { TranslationGrader(accepted: Self.patterns($0, id)) }
  }

  private static func patterns(_ card: Card, _ id: ItemID) -> [AnswerPattern] {
    TypedAnswers(CardEntry(card, item: id, categories: [], created: 0)).patterns
  }

  func judge(_ answer: String, strict: Bool) -> Judgement {
    var judgement = grader.judge(answer, strict: strict)
    guard !judgement.verdict.passes,
      synonyms.contains(where: { $0.judge(answer, strict: strict).verdict.passes })
        || lexicon.isSynonym(answer, of: card.word, meaning: card.meanings)
    else { return judgement }
    judgement.verdict = strict ? .almost : .correctWithNote
    judgement.findings = []
    return judgement
  }
}
