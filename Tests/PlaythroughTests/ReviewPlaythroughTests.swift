import Cards
import Memory
import TestSupport
import Testing

/// Reviews, as a learner sees them.
struct ReviewPlaythroughTests {
  @Test func `a word is recognised, and each of the four keys says when it comes back`() {
    let cards = [SampleReview.card(1, .recognise, SampleReview.pharmacy, reviews: 3)]
    let text = SampleReview.play(
      SampleReview.review(cards, nextDay: SampleReview.day + 3),
      "",
      "?",
      "3"
    )
    #expect(
      text == """

        1 to go  What does it mean?
          eczane  (noun)
        Enter shows it, ? > 
          pharmacy; chemist’s
          Eczane nerede? Where is the pharmacy?
          1 again 10 min  2 hard 23 d, 27 Oct  3 good 32 d, 5 Nov  4 easy 51 d, 24 Nov
        1-4, Enter good, ? > ?
        Keys:
          1  again: forgotten
          2  hard: known with effort
          3  good: known
          4  easy: known at once
          Enter, Space  good
          e  edit the card in $VISUAL or $EDITOR
          p  hear the word and its example
          s  suspend it: known, never asked again
          y  skip it until tomorrow
          b, Esc  go back
          q, Ctrl-D  leave; every answer is kept
          ?  list the keys

        1 to go  What does it mean?
          eczane  (noun)
          pharmacy; chemist’s
          Eczane nerede? Where is the pharmacy?
          1 again 10 min  2 hard 23 d, 27 Oct  3 good 32 d, 5 Nov  4 easy 51 d, 24 Nov
        1-4, Enter good, ? > 3

        My words done: 1 answer, 1 known, 10 s.
          The next cards are due on 7 Oct.

        """
    )
  }

  @Test func `a word is recalled and then forgotten, and comes back in the session`() {
    let text = SampleReview.play(
      SampleReview.review([SampleReview.card(2, .recall, SampleReview.city)]),
      "",
      "1",
      "",
      "4"
    )
    #expect(
      text == """

        1 to go (new)  What is it in Turkish?
          city
        Enter shows it, ? > 
          şehir
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct
        1-4, Enter good, ? > 1

        1 to go (learning)  What is it in Turkish?
          city
        Enter shows it, u undo, ? > 
          şehir
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 1 d, 5 Oct
        1-4, Enter good, u undo, ? > 4

        My words done: 2 answers, 1 known, 1 new, 20 s.
          The next cards are due on 5 Oct.

        """
    )
  }

  @Test func `a word is typed: right, almost, wrong and not at all`() {
    let cards = (1...4).map { number in
      var entry = SampleReview.city
      entry.id = "\(number)"
      return SampleReview.card(number, .type, entry)
    }
    let text = SampleReview.play(
      SampleReview.review(cards),
      "şehir",
      "",
      "sehir",
      "",
      "şehirr",
      "u",
      "otobüs",
      "",
      "",
      "4"
    )
    #expect(
      text == """

        4 to go (new)  Write in Turkish:
          city
        > şehir
        + Doğru! (correct)
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct
        1-4, Enter good, u undo, ? > 

        4 to go (new): 3 new, 1 learning  Write in Turkish:
          city
        > sehir
        + Doğru (correct), with a note:
          Yours: [s]ehir
          Right: [ş]ehir
          - Mind the Turkish letters: write ş, not s; “şehir”, not “sehir”.
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct
        1-4, Enter good, u undo, ? > 

        4 to go (new): 2 new, 2 learning  Write in Turkish:
          city
        > şehirr
        ~ Neredeyse! (almost)
          Yours: şehi[r]r
          Right: şehir
          - A spelling slip: letter 5, r, is not needed; “şehir”, not “şehirr”.
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct
        1-4, Enter hard, u undo, ? > u

        4 to go (new): 2 new, 2 learning  Write in Turkish:
          city
        > otobüs
        x Yanlış (wrong)
          Yours: [otobüs]
          Right: [şehir]
          - “otobüs” is the wrong word; here “şehir” is needed.
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct
        1-4, Enter again, u undo, ? > 

        4 to go (new): 1 new, 3 learning  Write in Turkish:
          city
        > 
        Not typed: here is the answer.
          şehir
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct
        1-4, Enter again, u undo, ? > 4

        3 to go (learning)  Write in Turkish:
          city

        """
    )
  }

  @Test func `a leech is put aside and undo brings it back`() {
    let cards = [SampleReview.card(1, .recognise, SampleReview.pharmacy, reviews: 9, lapses: 7)]
    let text = SampleReview.play(SampleReview.review(cards), "", "1", "u", "", "2")
    #expect(
      text == """

        1 to go  What does it mean?
          eczane  (noun)
        Enter shows it, ? > 
          pharmacy; chemist’s
          Eczane nerede? Where is the pharmacy?
          1 again 10 min  2 hard 23 d, 27 Oct  3 good 32 d, 5 Nov  4 easy 51 d, 24 Nov
        1-4, Enter good, ? > 1
          Forgotten 8 times, so it is put aside: eczane. Find a way to remember it; then
          `dilim cards set '1/recognise' active` asks it again.

        My words done: 1 answer, 0 known, 10 s.
        Enter, u undo, ? > u
          Taken back. Here it is again: eczane

        1 to go  What does it mean?
          eczane  (noun)
        Enter shows it, ? > 
          pharmacy; chemist’s
          Eczane nerede? Where is the pharmacy?
          1 again 10 min  2 hard 23 d, 27 Oct  3 good 32 d, 5 Nov  4 easy 51 d, 24 Nov
        1-4, Enter good, ? > 2

        My words done: 1 answer, 1 known, 10 s.
          The next cards are due on 27 Oct.

        """
    )
  }

  @Test func `the three counts are shown where there is more than one`() {
    let cards = [
      SampleReview.card(1, .recall, SampleReview.pharmacy),
      SampleReview.card(2, .recall, SampleReview.city),
      SampleReview.card(3, .recall, SampleReview.front, reviews: 3),
    ]
    let text = SampleReview.play(SampleReview.review(cards), "", "1", "", "1")
    let heads = text.split(separator: "\n").filter { $0.contains("to go") }
    #expect(
      heads == [
        "3 to go: 2 new, 1 review  What is the other side?",
        "3 to go (new): 2 new, 1 learning  What is it in Turkish?",
        "3 to go (new): 1 new, 2 learning  What is it in Turkish?",
      ]
    )
  }

  @Test func `a side of several lines is shown line by line`() {
    let entry = CardEntry(
      id: "4",
      shape: .plain,
      word: "kedi\nkediler",
      partOfSpeech: "noun",
      meaning: "cat\n\nfeline",
      example: "Kedi.\nKediler.",
      created: 0
    )
    let text = SampleReview.play(
      SampleReview.review([SampleReview.card(1, .recognise, entry)]),
      ""
    )
    #expect(
      text == """

        1 to go (new)  What is the other side?
          kedi
          kediler  (noun)
        Enter shows it, ? > 
          cat

          feline
          Kedi.
          Kediler.
          1 again 1 min  2 hard 6 min  3 good 10 min  4 easy 8 d, 12 Oct

        """
    )
  }

  @Test func `one of several right answers shows them all`() {
    var entry = SampleReview.city
    entry.word = "ev, yuva"
    let text = SampleReview.play(
      SampleReview.review([SampleReview.card(1, .type, entry)]),
      "yuva"
    )
    #expect(
      text.contains("> yuva\n+ Doğru! (correct)\n  ev, yuva\n  1 again 1 min  2 hard 6 min"),
      "\(text)"
    )
  }

  @Test func `a window of five rows ends with the mark, the answer and the ratings`() {
    let cards = [SampleReview.card(1, .type, SampleReview.city)]
    var play = Playthrough(
      review: SampleReview.review(cards),
      columns: 20,
      rows: 5,
      at: SampleReview.noon
    )
    play.type("otobüs")
    let rows = play.transcript.split(separator: "\n")
    #expect(
      rows.suffix(4) == [
        "  Yours: [otobüs]", "x Yanlış (wrong)", "  Right: [şehir]", "again hard good easy",
      ]
    )
  }
}
