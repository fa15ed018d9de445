/// The word game.
extension Catalogue {
  static let turkishGame: StaticString = #"""
    Which word should become a card? (just Enter: none)
    = Hangi sözcük kart olsun? (yalnız Enter: hiçbiri)
    What does %1 mean? (just Enter: no card)
    = %1 ne demek? (yalnız Enter: kart yok)
    new round
    = yeni el
    another round
    = bir el daha
    add a card
    = kart ekle
    make a card for a word in the list
    = listedeki bir sözcükten kart yap
    length and first letter of a word, at no cost
    = bir sözcüğün uzunluğu ve ilk harfi, puan gitmez
    make a card for the last word; :add WORD for another
    = son sözcükten kart yap; başkası için :add SÖZCÜK
    end the round and see what could be made
    = eli bitir, yapılabilecekleri gör
    begin another round
    = yeni bir ele başla
    make a card for another word: :add WORD
    = başka bir sözcükten kart yap: :add SÖZCÜK
    make no card
    = kart yapma
    ; your best is %1
    = ; en iyi puanın %1
    Make words from these letters:
    = Bu harflerden sözcük yap:
    %1 can be made%2.
    = %1 çıkabilir%2.
    a form of %1; %2
    = çekimli, sözlükteki biçimi %1; %2
    hunspell knows it, Dilim does not
    = hunspell biliyor, Dilim bilmiyor
    Dilim and hunspell know it
    = Dilim de hunspell de biliyor
    Dilim knows it, hunspell does not
    = Dilim biliyor, hunspell bilmiyor
    Dilim knows it
    = Dilim biliyor
    one word of Turkish letters, please.
    = Türkçe harflerden tek bir sözcük yaz.
    a single letter does not count.
    = tek harf sayılmaz.
    that is the given word.
    = bu, verilen sözcüğün kendisi.
    you have already made it.
    = bunu zaten yaptın.
    there is no %1 in %2.
    = %2 sözcüğünde %1 harfi yok.
    %1 has %2 %3, not %4.
    = %1 sözcüğünde %2 harfi %3 geçiyor, %4 değil.
    a name or an abbreviation (%1) does not count.
    = özel ad ya da kısaltma (%1) sayılmaz.
    neither Dilim nor hunspell knows this word.
    = bu sözcüğü ne Dilim biliyor ne hunspell.
    Dilim does not know this word.
    = Dilim bu sözcüğü bilmiyor.
    once
    = bir kez
    twice
    = iki kez
    It means: %1.
    = Anlamı: %1.
    Hint: a word of %1 letters that begins with %2.%3
    = İpucu: %1 harfli bir sözcük, ilk harfi %2.%3
    Made: %1
    = Yaptıkların: %1
    Also possible: %1%2
    = Yapılabilecekler: %1%2
    Your best with this word!
    = Bu sözcükle en iyi puanın!
    Your best is %1.
    = En iyi puanın %1.
    Type a word, or :end to see what could be made.
    = Bir sözcük yaz ya da yapılabilecekleri görmek için :end.
    You have made every word that is listed for these letters.
    = Bu harfler için listelenen bütün sözcükleri yaptın.
    %1 was not made in this round.
    = %1 bu elde yapılmadı.
    You already have a card for it: %1, %2
    = Bunun kartı zaten var: %1, %2
    Added to your words: %1, %2
    = Sözcüklerine eklendi: %1, %2
    No card was made for %1.
    = %1 için kart yapılmadı.

    """#
}
