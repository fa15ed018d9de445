package import Cards

/// An answer in the log, with its card as it was before the answer.
package struct PastAnswer: Sendable, Equatable {
  package var answer: CardAnswer
  package var card: ReviewCard

  package init(answer: CardAnswer, card: ReviewCard) {
    self.answer = answer
    self.card = card
  }
}
