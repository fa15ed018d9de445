import TestSupport
import Testing

/// Whole lessons as a learner reads them.
@Suite struct LessonPlaythroughTests {
  @Test func `a writing lesson with a trap, a note, a slip and a second round`() throws {
    var play = try Playthrough(SmallCourse.writing)
    play.type("Ben öğretmen.", "doktor musun", "Kedi buarda.", "ogretmenim", "Kedi burada.")
    #expect(
      play.transcript == """

        1/3  Put into Turkish:
        I am a teacher.
        > Ben öğretmen.
        x Yanlış (wrong)
          Yours: Ben öğretmen[__]
          Right: Ben öğretmen[im].
          English "am" is an ending in Turkish: öğretmenim.
          ! The ending -im means "I am".
          It comes back at the end.

        2/3  Put into Turkish:
        Are you a doctor? (to a friend)
        > doktor musun
        + Doğru! (correct)
          Doktor musun?

        3/3  Put into Turkish:
        The cat is here.
        > Kedi buarda.
        ~ Neredeyse! (almost)
          Yours: Kedi bu[ar]da
          Right: Kedi bu[ra]da.
          - A spelling slip: r comes before a; “burada”, not “buarda”.
          It comes back at the end.

        Again (2 to go)  Put into Turkish:
        I am a teacher.
        > ogretmenim
        + Doğru (correct), with a note:
          Yours: [og]retmenim
          Right: [Öğ]retmenim.
          - Mind the Turkish letters: Öğretmenim.
          ! The ending -im means "I am".

        Again (1 to go)  Put into Turkish:
        The cat is here.
        > Kedi burada.
        + Doğru! (correct)

        a1-u1-writing done: 1 of 3 on the first try, 0 s.
          2 passed on a later try.
          To look at again:
          - I am a teacher. → Ben bir öğretmenim.
          - The cat is here. → Kedi burada.
          What went wrong comes back: 2 items.

        """
    )
  }

  @Test func `a reading lesson with text, hint and undo`() throws {
    var play = try Playthrough(SmallCourse.reading)
    play.type("9", ":hint", "1", ":undo", ":text", "3", "?")
    #expect(
      play.transcript == """

        Ben Deniz. Öğretmenim. Kedim Pamuk da burada.

        1/2  What does Deniz do?
          1 Hemşire
          2 Aşçı
          3 Öğretmen
          4 Doktor
        1-4, t text, g words, ? > 9
          Choose 1 to 4. Nothing was counted.
        1-4, t text, g words, ? > :hint
          Hint 1 of 3: it is not 1.
        1-4, t text, g words, ? > 1
        x Yanlış (wrong) (1 hint used)
          Right: Öğretmen
          ! -im means "I am".
          It comes back at the end.

        2/2  Who is Pamuk?
          1 Doktor
          2 Aşçı
          3 Selin
          4 Bir kedi
        1-4, t text, g words, ? > :undo
          Taken back: “Hemşire”. Here it is again.

        1/2  What does Deniz do?
          1 Hemşire
          2 Aşçı
          3 Öğretmen
          4 Doktor
        1-4, t text, g words, ? > :text
          Ben Deniz. Öğretmenim. Kedim Pamuk da burada.

        1/2  What does Deniz do?
          1 Hemşire
          2 Aşçı
          3 Öğretmen
          4 Doktor
        1-4, t text, g words, ? > 3
        + Doğru! (correct) (1 hint used)
          ! -im means "I am".

        2/2  Who is Pamuk?
          1 Doktor
          2 Aşçı
          3 Selin
          4 Bir kedi
        1-4, t text, g words, ? > ?
        Keys:
          1-4  choose
          t, :text  show the text again
          g, :words  the meaning of the rarer words of the text
          h, :hint  a hint, in three steps
          s, :skip  put the item off; this never counts as wrong
          u, :undo  take back the last answer
          n, :note  the grammar note: “to be” (öğretmenim)
          R  start the lesson over (asks first)
          :restart  start the lesson over
          b, :back  go back; the lesson keeps its place
          q, :quit  leave; everything is kept
          ?, :help  list the keys

        2/2  Who is Pamuk?
          1 Doktor
          2 Aşçı
          3 Selin
          4 Bir kedi

        """
    )
  }

  @Test func `a listening lesson with plays and the transcript afterwards`() throws {
    var play = try Playthrough(SmallCourse.listening)
    play.type(":play", ":play", ":play", "4", "hava guzel")
    #expect(
      play.transcript == """
        (heard: Merhaba, ben Selin. Bursa'dayım.)

        1/2  Where is Selin?  (readings left: 2)
          1 Londra
          2 Bursa
          3 Ankara
          4 Berlin
        1-4, p show, ? > :play
        (heard: Merhaba, ben Selin. Bursa'dayım.)

        1/2  Where is Selin?  (readings left: 1)
          1 Londra
          2 Bursa
          3 Ankara
          4 Berlin
        1-4, p show, ? > :play
        (heard: Merhaba, ben Selin. Bursa'dayım.)

        1/2  Where is Selin?  (readings left: 0)
          1 Londra
          2 Bursa
          3 Ankara
          4 Berlin
        1-4, ? > :play
          That was the third time. The transcript comes after the last question on it.
        1-4, ? > 4
        x Yanlış (wrong)
          Right: Bursa
          Transcript:
          Merhaba, ben Selin. Bursa'dayım.
          It comes back at the end.
        (heard: Hava güzel.)

        2/2  Read it, then write it from memory.  (readings left: 2)
        :play, ? > hava guzel
        + Doğru (correct), with a note:
          Yours: hava g[u]zel
          Right: Hava g[ü]zel.
          - Mind the Turkish letters: güzel.
          ! The weather is nice.

        Again (1 to go)  Where is Selin?  (readings left: 0)
          1 Berlin
          2 Bursa
          3 Londra
          4 Ankara

        """
    )
  }

  @Test func `a sentence that nobody hears is said from memory and rated`() throws {
    var play = try Playthrough(SmallCourse.speaking, byLine: false, allowsRating: true)
    play.type("", "1")
    play.type("")
    play.type("", "3")
    #expect(
      play.transcript == """

        Dilim can't hear you: read the sentence, look up, say it aloud, press Enter and
        rate it. Or type what you said; plain letters are enough.
        :silent leaves out speaking until you leave dilim.

        1/2  Say this (try 1 of 3):
        Çay çok güzel.
          (The tea is very nice.)
        :silent, ? Enter: said it> 
        (heard: Çay çok güzel.)

        1/2  How did it sound beside this?
        Çay çok güzel.
        1 again, 2 nearly, 3 clear, m no speaking, ? > 1
        ? Once more, by your own rating
          2 tries are left.
        Enter, n note, u undo, ? > 

        Again (2 to go)  Say this (try 2 of 3):
        Çay çok güzel.
          (The tea is very nice.)
        :silent, ? Enter: said it> 
        (heard: Çay çok güzel.)

        Again (2 to go)  How did it sound beside this?
        Çay çok güzel.
        1 again, 2 nearly, 3 clear, m no speaking, ? > 3
        + Clear, by your own rating

        """
    )
  }

  @Test func `a speaking lesson with a second try`() throws {
    var play = try Playthrough(SmallCourse.speaking)
    play.type("kedi", "çay çok güzel", "ben öretmen")
    #expect(
      play.transcript == """

        Dilim can't hear you: read the sentence aloud, then type what you said. Plain
        letters are enough.
        :silent leaves out speaking until you leave dilim.

        1/2  Say this (try 1 of 3):
        Çay çok güzel.
          (The tea is very nice.)
        :silent, ? said> kedi
        x Yanlış (wrong)
          9 % understood
          [Çay] [çok] [güzel]
          (?) not clearly heard  [ ] not heard
          2 tries are left.

        Again (2 to go)  Say this (try 2 of 3):
        Çay çok güzel.
          (The tea is very nice.)
        :silent, ? said> çay çok güzel
        + Doğru! (correct)
          100 % understood
          Çay çok güzel

        2/2  Say this (try 1 of 3):
        Ben öğretmenim.
          (I am a teacher.)
        :silent, ? said> ben öretmen
        + Doğru (correct), with a note:
          78 % understood
          Ben öğretmenim(?)
          (?) not clearly heard  [ ] not heard
          - “öğretmenim” and “öretmen” sound alike: ğ has no sound of its own, it
            lengthens or softens what is beside it; the last im is easily swallowed in
            fast speech.
          Say once more: öğretmenim

        a1-u1-speaking done: 1 of 2 on the first try, 0 s.
          1 passed on a later try.
          To look at again:
          - Çay çok güzel.
          What went wrong comes back: one item.

        """
    )
  }

  @Test func `a lesson at twenty columns breaks no word that fits`() throws {
    var play = try Playthrough(SmallCourse.writing, columns: 20, byLine: false)
    play.type("Ben öğretmen.", "w")
    #expect(
      play.transcript == """

        1/3  Put into
        Turkish:
        I am a teacher.
        > Ben öğretmen.
        x Yanlış (wrong)
          Yours: Ben
                 öğretmen[__
                 ]
          Right: Ben
                 öğretmen[im
                 ].
          English "am" is an
          ending in Turkish:
          öğretmenim.
          ! The ending -im
            means "I am".
          It comes back at
          the end.
        Enter, w why, ? > w
          Nouns, adjectives
          and places take
          the person too
          (English “am”,
          “are”):
          öğretmenim I,
          öğretmensin you,
          öğretmen he or
          she,
          öğretmeniz we,
          öğretmensiniz you;
          after a vowel:
          hastayım, evdeyiz.
          Right: Ben
          evdeyim. (I am at
          home.)
          Wrong: Ben evde.

        """
    )
  }

  @Test func `why shows the rule and a second example, at forty columns`() throws {
    var play = try Playthrough(SmallCourse.writing, columns: 40, byLine: false)
    play.type("Ben öğretmenım.", "w", "", "Doktormusun?", "w")
    #expect(
      play.transcript == """

        1/3  Put into Turkish:
        I am a teacher.
        > Ben öğretmenım.
        ~ Neredeyse! (almost)
          Yours: Ben öğretmen[ı]m
          Right: Ben öğretmen[i]m.
          - Vowel harmony: after e the suffix is
            -im, not -ım: “öğretmenim”
            (öğretmen-im), not “öğretmenım”
            (öğretmen-ım).
          ! The ending -im means "I am".
          It comes back at the end.
        Enter, w why, n note, u undo, ? > w
          A suffix with i follows the last
          vowel:
          e i: i (evim); a ı: ı (kızım); o u: u
          (okulum); ö ü: ü (gözüm).
          Right: Okulu görüyorum. (I see the
          school.)
          Wrong: Okuli görüyorum.
        Enter, w why, n note, u undo, ? >\u{20}

        2/3  Put into Turkish:
        Are you a doctor? (to a friend)
        > Doktormusun?
        ~ Neredeyse! (almost)
          Yours: Doktor[_]musun
          Right: Doktor[ ]musun?
          - The question particle is written
            apart: “Doktor musun”, not
            “Doktormusun”.
          It comes back at the end.
        Enter, w why, n note, u undo, ? > w
          The particle mi is a separate word;
          its endings are joined to it:
          geldi mi, yorgun musun.
          Right: Yorgun musun? (Are you tired?)
          Wrong: Yorgunmusun?

        """
    )
  }

  @Test func `a wrong choice shows the deciding sentence and the reason of the option`() throws {
    var play = try Playthrough(SmallCourse.reasons, columns: 40)
    let shown = play.transcript.split(separator: "\n")
    let door = try #require(shown.first { $0.hasSuffix("At the door") })
    let number = try #require(door.split(separator: " ").first)
    play.type(String(number), ":why")
    let marked = play.transcript.split(separator: "> \(number)\n")[1]
    #expect(
      marked.split(separator: "\n").prefix(5).joined(separator: "\n") == """
        x Yanlış (wrong)
          Right: At home
          Tom: [Evdeyim].
          - That is where the key is.
          It comes back at the end.
        """
    )
    let why = play.transcript.split(separator: "> :why\n")[1]
    #expect(
      why.hasPrefix(
        """
          Tom: [Evdeyim].
          At the door: That is where the key is.
        """
      )
    )
    #expect(why.contains("In the garden: Nobody speaks of a\n  garden."))
  }
}
