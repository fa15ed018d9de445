import Coordination
import TestSupport
import Testing

/// Rounds of the word game as a learner plays them.
struct GamePlaythroughTests {
  private func play(
    columns: Int = 80,
    byLine: Bool = false,
    best: Int = 0,
    _ lines: String...
  ) -> String {
    let game = SampleGame.opened(GameRequest(root: "kalem"), best: best)
    var play = Playthrough(game: game, columns: columns, byLine: byLine)
    for line in lines { play.type(line) }
    return play.transcript
  }

  @Test func `a round with words that count and words that don't`() {
    let text = play(
      best: 20,
      "kale",
      "elma",
      "ALEM",
      "kal",
      "lam",
      "mal",
      "mal",
      "m",
      "kalem",
      "lala",
      "kalp",
      "su ver",
      "lak",
      "mela",
      ":hint",
      ":end"
    )
    #expect(
      text == """

        Make words from these letters:
          k a l e m
          8 dictionary words can be made; your best is 20.
        kalem 0 > kale
          + kale: 6 points (Dilim and hunspell know it)
        kalem 6 > elma
          + elma: 6 points (Dilim knows it, hunspell does not)
        kalem 12 > ALEM
          x ALEM: neither Dilim nor hunspell knows this word.
        kalem 12 > kal
          + kal: 1 point (a form of kalmak; Dilim and hunspell know it)
        kalem 13 > lam
          + lam: 1 point (hunspell knows it, Dilim does not)
        kalem 14 > mal
          + mal: 3 points (Dilim knows it)
        kalem 17 > mal
          x mal: you have already made it.
        kalem 17 > m
          x m: a single letter does not count.
        kalem 17 > kalem
          x kalem: that is the given word.
        kalem 17 > lala
          x lala: kalem has l once, not twice.
        kalem 17 > kalp
          x kalp: there is no p in kalem.
        kalem 17 > su ver
          x su ver: one word of Turkish letters, please.
        kalem 17 > lak
          x lak: a name or an abbreviation (Lak) does not count.
        kalem 17 > mela
          x mela: neither Dilim nor hunspell knows this word.
        kalem 17 > :hint
          Hint: a word of 5 letters that begins with e.
        kalem 17 > :end

        kalem: 5 words, 17 points. Your best is 20.
          Made: kale, elma, kal (kalmak), lam, mal
          Also possible: emlak, âlem, lake, meal, kel

        """
    )
  }

  @Test func `a word becomes a card, in the round and after it`() {
    let text = play(
      "kale",
      ":add",
      "kal",
      ":add kal",
      "to stay",
      ":add fil",
      ":end",
      "a",
      "lake",
      "",
      "a",
      "elma",
      ""
    )
    #expect(
      text == """

        Make words from these letters:
          k a l e m
          8 dictionary words can be made.
        kalem 0 > kale
          + kale: 6 points (Dilim and hunspell know it)
        kalem 6 > :add
          Added to your words: kale, castle
        kalem 6 > kal
          + kal: 1 point (a form of kalmak; Dilim and hunspell know it)
        kalem 7 > :add kal

        What does kalmak mean? (just Enter: no card)
        > to stay
          Added to your words: kalmak, to stay

        Make words from these letters:
          k a l e m
          8 dictionary words can be made.
        kalem 7 > :add fil
          “fil” was not made in this round.
        kalem 7 > :end

        kalem: 2 words, 7 points.
          Made: kale, kal (kalmak)
          Also possible: elma, mal, emlak, âlem, lake, meal and 1 more
        Enter new round, a add a card, b back, ? > a

        Which word should become a card? (just Enter: none)
        > lake

        What does lake mean? (just Enter: no card)
        > 
          No card was made for lake.

        kalem: 2 words, 7 points.
          Made: kale, kal (kalmak)
          Also possible: elma, mal, emlak, âlem, lake, meal and 1 more
        Enter new round, a add a card, b back, ? > a

        Which word should become a card? (just Enter: none)
        > elma
          You already have a card for it: elma, apple

        kalem: 2 words, 7 points.
          Made: kale, kal (kalmak)
          Also possible: elma, mal, emlak, âlem, lake, meal and 1 more
        Enter new round, a add a card, b back, ? > 

        Make words from these letters:
          k a l e m
          8 dictionary words can be made.

        """
    )
  }

  @Test func `a round in forty columns`() {
    #expect(
      play(columns: 40, "kal", "lak", ":end") == """

        Make words from these letters:
          k a l e m
          8 dictionary words can be made.
        kalem 0 > kal
          + kal: 1 point (a form of kalmak;
          Dilim and hunspell know it)
        kalem 1 > lak
          x lak: a name or an abbreviation (Lak)
          does not count.
        kalem 1 > :end

        kalem: 1 word, 1 point.
          Made: kal (kalmak)
          Also possible: kale (castle), elma,
            mal, emlak, âlem, lake and 2 more

        """
    )
  }

  @Test func `in lines a new round tells what the last came to, and the keys are commands`() {
    #expect(
      play(byLine: true, "kale", "?", ":new", ":quit") == """

        Make words from these letters:
          k a l e m
          8 dictionary words can be made.
        kalem 0 > kale
          + kale: 6 points (Dilim and hunspell know it)
        kalem 6 > ?
        Type the answer, then Enter. Commands:
          :hint  length and first letter of a word, at no cost
          :add  make a card for the last word; :add WORD for another
          :end  end the round and see what could be made
          :new  begin another round
          :back  go back
          :quit  leave
          ?, :help  list the keys

        Make words from these letters:
          k a l e m
          8 dictionary words can be made.
        kalem 6 > :new
          kalem: 1 word, 6 points.
          Made: kale
          Also possible: elma, mal, emlak, âlem, lake, meal and 1 more

        Make words from these letters:
          k a l e m
          8 dictionary words can be made.
        kalem 0 > :quit

        """
    )
  }
}
