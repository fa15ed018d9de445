extension Catalogue {
  static let turkishDecks: StaticString = #"""
    There are no decks yet: dilim decks new TITLE.
    = Henüz deste yok: dilim decks new BAŞLIK.

    Nothing changes.
    = Hiçbir şey değişmedi.

    A deck needs a title.
    = Destenin bir başlığı olmalı.
    The titles of the course come from its files.
    = Kurs destelerinin başlıkları kursun dosyalarından gelir.
    %1 is not begun: there is nothing to delete.
    = %1: bu desteye başlamadın, silinecek bir şey yok.
    There is no deck %1.%2 `dilim decks` lists them.
    = %1 adlı deste yok.%2 Desteleri `dilim decks` listeler.
    There is no deck %1.
    = %1 adlı deste yok.
    Several decks are called %1: name one by its id: %2.
    = %1 adını taşıyan birkaç deste var; birini kimliğiyle seç: %2.
    %1 belongs to the course: dilim decks new makes one of your own.
    = %1 kursun destesi. Kendi desteni dilim decks new ile açabilirsin.
    There is a deck %1 already: %2.
    = %1 adlı bir deste zaten var: %2.
    %1: expected key=value, such as new=10.
    = %1: new=10 gibi bir anahtar=değer bekleniyordu.
    A deck has no setting %1.%2 Known: %3.
    = Destelerin %1 diye bir ayarı yok.%2 Bilinenler: %3.
    Did you mean %1?
    = Şunu mu demek istedin: %1?
    %1 imported with other kinds of card has these now: %2.
    = Başka kart türleriyle içe aktarılmış %1 artık şu türleri kullanıyor: %2.
    %1 imported with other kinds of card have these now: %2.
    = Başka kart türleriyle içe aktarılmış %1 artık şu türleri kullanıyor: %2.
    there is no %1
    = %1 diye bir anahtar yok
    %1 is not key=value
    = %1, anahtar=değer biçiminde değil
    expected %1
    = beklenen: %1
    expected 17, 19 or 21 numbers within their bounds
    = sınırları içinde 17, 19 ya da 21 sayı bekleniyordu
    expected a number from %1 to %2
    = beklenen: %1 – %2 arası bir sayı
    favourite=%1: expected yes or no.
    = favourite=%1: yes ya da no bekleniyordu.
    kinds: expected recognise, recall or type.
    = kinds: recognise, recall ya da type bekleniyordu.
    fsrs, learnio or ladder
    = fsrs, learnio ya da ladder
    a chance such as 0.9
    = 0.9 gibi bir olasılık
    seconds separated by commas, or none
    = virgülle ayrılmış saniyeler ya da none
    on or off
    = on ya da off
    numbers separated by commas, or standard
    = virgülle ayrılmış sayılar ya da standard
    restart or continue
    = restart ya da continue

    # Changes of decks, and their pages.
    Would make %1.
    = %1 adlı deste açılırdı.
    Would change %1.
    = %1 adlı deste değişirdi.
    Changed: %1.
    = Değişti: %1.
    Change the schedule of %1?
    = %1 için plan değiştirilsin mi?
    Would delete %1 with %2.
    = %1 adlı deste silinirdi (%2).
    Delete %1 with %2 and all answers?
    = %1 adlı deste (%2) bütün yanıtlarıyla silinsin mi?
    Deleted: %1.
    = Silindi: %1.
    ; cards: %1
    = ; kartlar: %1
    %1%2 (not begun)
    = %1%2 (başlanmadı)
    %1 on %2, %3 % known, %4
    = %2 içinde %1, bilinen: yüzde %3, %4
    %1 has the kinds of card from its import; kinds=… sets those of all
    = %1 hâlâ içe aktarıldığı kart türlerini kullanıyor; kinds=… hepsini değiştirir
    %1 have the kinds of card from their import; kinds=… sets those of all
    = %1 hâlâ içe aktarıldığı kart türlerini kullanıyor; kinds=… hepsini değiştirir

    # States of cards and decks.
    active
    = etkin
    new
    = yeni
    learning
    = öğreniliyor
    review
    = tekrar
    days
    = gün sayısı
    deck
    = deste
    known
    = biliniyor
    leech
    = inatçı
    skipped
    = atlandı
    not begun
    = başlanmadı
    not begun: dilim review %1
    = başlanmadı: dilim review %1
    %1: would be %2
    = %1: durumu şu olurdu: %2
    due %1
    = zamanı: %1
    %1 known
    = %1 bilinen
    forgotten %1
    = %1 unutuldu
    today
    = bugün
    tomorrow
    = yarın
    yesterday
    = dün
    in %1 days
    = %1 gün sonra
    in %1
    = %1 sonra
    nothing to come
    = sırada kart yok
    next %1
    = sıradaki: %1
    %1 more waits
    = %1 kart daha bekliyor
    %1 more wait
    = %1 kart daha bekliyor
    Nothing is due.
    = Zamanı gelmiş kart yok.
    Nothing is due. The next cards come %1.
    = Zamanı gelmiş kart yok. Sıradaki kartlar: %1.
    There are no decks: reading a word list begins one, and so does dilim review a1-u1.
    = Henüz deste yok: bir sözcük listesi okuyunca ya da dilim review a1-u1 deyince biri başlar.
    %1 to %2  %3 decks of %4: not begun
    = %1 … %2  %4 seviyesinde %3 deste: başlanmadı
    categories
    = kategoriler
    tags
    = etiketler
    example
    = örnek
    image
    = resim
    sound
    = ses

    # Tables; the heads keep their columns.
    Cards due:       now  after
    = Kart sayısı:   şimdi  sonra
    %1 would be late and beyond today's limit: spread over the days that follow.
    = Gecikecek ve bugünün sınırını aşacak %1 sonraki günlere yayılır.
    %1 to %2 give %3 to test parameters with.
    = %2 için verilmiş %1, parametreleri sınamak için %3 veriyor.
    Log loss (less is better):
    = Logaritmik kayıp (küçüğü iyidir):
    standard parameters  %1
    = standart           %1
    present parameters   %1
    = şimdiki            %1
    best found           %1
    = bulunan en iyi     %1
    Fitted: %1
    = Uyarlandı: %1
    Fitted, with so few answers only the first four: %1
    = Yanıt az olduğundan yalnızca ilk dördü uyarlandı: %1
    That is too few: %1 are needed. The parameters stay.
    = Bu çok az: en az %1 gerekli. Parametreler olduğu gibi kaldı.
    No better parameters were found: the present ones stay.
    = Daha iyi parametre bulunamadı: şimdikiler kalıyor.
    The standard parameters are better than the present ones and any others found.
    = Standart parametreler hem şimdikilerden hem de bulunan bütün ötekilerden daha iyi.
    %1: %2 cards in %3
    = %1: %3 içinde %2 kart
    scheduler           reviews  answers   recall  known at
    = planlayıcı           tekrar    yanıt     anma  sonunda
    a card   a card            the end
    = / kart   / kart           bilinen
    FSRS at the same recall (above 100 % it does not win):
    = Anma oranı aynıyken FSRS (yüzde 100’ün üstünde kazancı yok):
    no retention reaches its recall
    = hiçbir hedef onun anma oranına ulaşmıyor
    reviews %1  answers %2  (at %3)
    = tekrar %1  yanıt %2  (hedef %3)
    FSRS at %1
    = FSRS, %1
    ladder, restarts
    = ladder, baştan
    ladder, goes on
    = ladder, sürer
    No deck is scheduled by FSRS yet: dilim review.
    = Henüz FSRS ile planlanan deste yok: dilim review.
    A learner who forgets as FSRS assumes
    = FSRS varsayımına göre unutan bir öğrenci
    A learner with a half-life, which no scheduler assumes
    = Yarı ömre göre unutan bir öğrenci (bunu hiçbir planlayıcı varsaymaz)
    %1 does as well or better with its own parameters and keeps them.
    = %1 kendi parametreleriyle en az bu kadar iyi; onları koruyor.
    Use these parameters for %1?
    = Bu parametreler %1 için kullanılsın mı?
    Changed: %1. dilim decks set DECK parameters=standard brings the standard ones back.
    = Değişti: %1. Standart parametreleri geri getirmek için: dilim decks set DESTE \#
    parameters=standard.
    %1 is scheduled by %2, which has nothing to fit: dilim decks set DECK scheduler=fsrs.
    = %1 destesini %2 planlıyor, onun uyarlanacak parametresi yok: dilim decks set DESTE \#
    scheduler=fsrs.
    dilim cards %1 takes one deck at most.
    = dilim cards %1 en çok bir deste alır.

    """#
}
