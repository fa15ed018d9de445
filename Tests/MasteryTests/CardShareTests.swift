import Mastery
import RandomTestSupport
import Testing

@Suite(.seeded) struct CardShareTests {
  @Test func `cards and words take at most two fifths of the day, and never more than is left`() {
    var numbers = TestRandom(401)
    for _ in 0..<2_000 {
      let minutes = Int.random(in: 0...60, using: &numbers)
      let onCards = Int64.random(in: 0...1_500_000, using: &numbers)
      let spent = onCards + Int64.random(in: 0...2_000_000, using: &numbers)
      let due = Int.random(in: 0...200, using: &numbers)
      let share = CardShare(minutes: minutes, spent: spent, onCards: onCards)
      let cards = share.cards(of: due)
      let time = Int64(cards) * CardShare.perCard
      #expect(cards <= due)
      #expect(cards == 0 || onCards + time <= Int64(minutes) * 24_000)
      #expect(cards == 0 || spent + time <= Int64(minutes) * 60_000)
    }
  }

  @Test func `cards that don't fit are left for later`() {
    #expect(CardShare(minutes: 15).cards(of: 20) == 20)
    #expect(CardShare(minutes: 15).cards(of: 90) == 30)
    #expect(CardShare(minutes: 15, spent: 300_000, onCards: 300_000).cards(of: 90) == 5)
    #expect(CardShare(minutes: 15, spent: 890_000).cards(of: 90) == 0)
  }

  @Test func `new words come if the cards leave time for a group`() {
    #expect(CardShare(minutes: 5).wordGroups == 1)
    #expect(CardShare(minutes: 15).wordGroups == 3)
    #expect(CardShare(minutes: 15, spent: 241_000, onCards: 241_000).wordGroups == 0)
    #expect(CardShare(minutes: 0).wordGroups == 0)
  }
}
