import Cards
import Coordination
import Memory
import TestSupport
import Testing

/// What else a learner does in a review than answer.
struct ReviewKeysPlaythroughTests {
  @Test func `a card is heard with its example once that is shown, and its picture is opened then`()
  {
    var entry = SampleReview.pharmacy
    entry.image = "eczane.png"
    let review = SampleReview.review([SampleReview.card(1, .recognise, entry)])
    let text = SampleReview.play(review, "p", "i", "", "p", "i", "?", "q")
    let heard = text.split(separator: "\n").filter { $0.hasPrefix("(") }
    #expect(
      heard == ["(heard: eczane)", "(heard: eczane Eczane nerede?)", "(picture: eczane.png)"]
    )
    #expect(text.contains("hear the word and its example") && text.contains("open the picture"))
  }

  @Test func `bury, suspend and undo, and the end of the review`() {
    let cards = [
      SampleReview.card(1, .recognise, SampleReview.pharmacy),
      SampleReview.card(2, .recall, SampleReview.city),
    ]
    let text = SampleReview.play(
      SampleReview.review(cards, nextDay: SampleReview.day + 1),
      "y",
      "u",
      "y",
      "s",
      "u",
      "",
      "3",
      "q"
    )
    #expect(
      text == """

        2 to go (new)  What does it mean?
          eczane  (noun)
        Enter shows it, ? > y
          Skipped until tomorrow: eczane

        1 to go (new)  What is it in Turkish?
          city
        Enter shows it, u undo, ? > u
          Taken back. Here it is again: eczane

        2 to go (new)  What does it mean?
          eczane  (noun)
        Enter shows it, ? > y
          Skipped until tomorrow: eczane

        1 to go (new)  What is it in Turkish?
          city
        Enter shows it, u undo, ? > s
          Known, so it is not asked again: city

        My words done: 2 cards left out.
          The next cards are due on 5 Oct.
        Enter, u undo, ? > u
          Taken back. Here it is again: city

        1 to go (new)  What is it in Turkish?
          city
        Enter shows it, u undo, ? > 
          şehir
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct
        1-4, Enter good, u undo, ? > 3

        1 to go (learning)  What is it in Turkish?
          city
        Enter shows it, u undo, ? > q
          1 answer, 1 known, 1 new, 1 left out, 10 s. 1 still to come; every answer is
          kept.

        """
    )
  }

  @Test func `a card is edited in the midst of the review`() {
    var play = Playthrough(
      review: SampleReview.review([SampleReview.card(3, .recognise, SampleReview.front)]),
      at: SampleReview.noon
    )
    play.edit = { entry in
      var edited = entry
      edited.meaning = "the republic of Turkey"
      return edited
    }
    play.type("", "e", "")
    #expect(
      play.transcript == """

        1 to go (new)  What is the other side?
          1923
        Enter shows it, ? > 
          the republic
          ankara.png
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct
        1-4, Enter good, ? > e
          Changed: 1923

        1 to go (new)  What is the other side?
          1923
        Enter shows it, u undo, ? > 
          the republic of Turkey
          ankara.png
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct

        """
    )
  }

  @Test func `a card of the course is not edited`() {
    let cards = [SampleReview.card(1, .recognise, SampleReview.pharmacy)]
    let text = SampleReview.play(SampleReview.review(cards, origin: .course), "e")
    #expect(
      text == """

        1 to go (new)  What does it mean?
          eczane  (noun)
        Enter shows it, ? > e
          This word belongs to the course. `dilim cards add` adds a meaning of your own.

        """
    )
  }

  @Test func `extra practice says that the schedule stays as it is`() {
    let cards = [SampleReview.card(1, .recognise, SampleReview.pharmacy, reviews: 3)]
    let text = SampleReview.play(SampleReview.review(cards, mode: .cram), "", "3")
    #expect(
      text == """

        1 to go  What does it mean?
          eczane  (noun)
        Enter shows it, ? > 
          pharmacy; chemist’s
          Eczane nerede? Where is the pharmacy?
          Extra practice: the schedule stays as it is.
        1-4, Enter good, ? > 3

        My words done: 1 answer, 1 known, 10 s.

        """
    )
  }

  @Test func `a review without cards says when there will be some`() {
    #expect(
      SampleReview.play(SampleReview.review([], nextDay: SampleReview.day + 9)) == """

        My words: nothing is due now.
          The next cards are due on 13 Oct.

        """
    )
    #expect(
      SampleReview.play(SampleReview.review([])) == """

        My words: nothing is due now.

        """
    )
  }

  @Test func `forty columns hold a card`() {
    let cards = [SampleReview.card(1, .recognise, SampleReview.pharmacy, reviews: 3)]
    #expect(
      SampleReview.play(SampleReview.review(cards), columns: 40, "") == """

        1 to go  What does it mean?
          eczane  (noun)
        Enter shows it, ? > 
          pharmacy; chemist’s
          Eczane nerede? Where is the pharmacy?
          1 again  2 hard  3 good  4 easy

        """
    )
  }

  @Test func `in a pipe the prompt names commands by their words`() {
    let cards = [
      SampleReview.card(1, .recognise, SampleReview.pharmacy),
      SampleReview.card(2, .type, SampleReview.city),
    ]
    var play = Playthrough(review: SampleReview.review(cards), byLine: true, at: SampleReview.noon)
    play.type("", "3", "şehir", "", ":undo", ":skip", ":quit")
    #expect(
      play.transcript == """

        2 to go (new)  What does it mean?
          eczane  (noun)
        Enter shows it, ? > 
          pharmacy; chemist’s
          Eczane nerede? Where is the pharmacy?
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct
        1-4, Enter good, ? > 3

        2 to go (new): 1 new, 1 learning  Write in Turkish:
          city
        > şehir
        + Doğru! (correct)
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct
        1-4, Enter good, u undo, ? > 

        2 to go (learning)  What does it mean?
          eczane  (noun)
        Enter shows it, u undo, ? > :undo
          Taken back. Here it is again: city

        2 to go (new): 1 new, 1 learning  Write in Turkish:
          city
        > :skip
          Skipped until tomorrow: city

        1 to go (learning)  What does it mean?
          eczane  (noun)
        Enter shows it, u undo, ? > :quit
          1 answer, 1 known, 1 new, 1 left out, 10 s. 1 still to come; every answer is
          kept.

        """
    )
  }
}
