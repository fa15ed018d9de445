/// The page of progress, in the terminal and for the browser.
extension Catalogue {
  static let turkishProgress: StaticString = #"""
    next page
    = sonraki sayfa
    previous page
    = önceki sayfa
    practise this weak point
    = bu zayıf konuyu çalış
    Your progress is being read.
    = İlerlemen okunuyor.
    Not enough answers yet.
    = Henüz yeterince yanıt yok.
    The same as a table
    = Tablo olarak
    Own
    = Kendi
    Mo
    = Pt
    Tu
    = Sa
    We
    = Ça
    Th
    = Pe
    Fr
    = Cu
    Sa
    = Ct
    Su
    = Pz
    Reading
    = Okuma
    Listening
    = Dinleme
    Grammar
    = Dil bilgisi
    Practice
    = Alıştırma
    Writing
    = Yazma
    Speaking
    = Konuşma
    Revision
    = Tekrar
    Checkpoint
    = Ara sınav
    Words
    = Sözcükler
    80 % or more
    = %%80 ve üstü
    60 % or more
    = %%60 ve üstü
    weak
    = zayıf
    not sure yet
    = henüz belirsiz
    slipping
    = unutuluyor
    , weak
    = , zayıf
    , slipping
    = , unutuluyor
    %1 %
    = %%%1
    %1 %2 %
    = %1 %%%2
    %1 of %2 right
    = %1/%2 doğru
    last %1
    = son: %1
    this week %1 of %2
    = bu hafta %1/%2
    Nothing this week yet.
    = Bu hafta henüz çalışma yok.
    (goal %1)
    = (hedef %1)
    This week %1 min, %2 a day%3
    = Bu hafta %1 dk, günde %2%3
    Streak %1, best %2 (a day off a week)
    = Art arda %1, en iyisi %2 (haftada bir gün boş)
    No streak at the moment. The best was %1.
    = Şu anda art arda gün yok. En iyisi: %1.
    Best week %1 min, from %2
    = En iyi hafta %1 dk, başlangıcı %2
    %1 h %2 min
    = %1 sa %2 dk
    %1 %2 of %3.
    = %1 %2/%3.
    Predicted %1 %, true %2 % (%3)
    = Beklenen %%%1, gerçek %%%2 (%3)
    The table by prediction needs %1 answers.
    = Tahmine göre tablo için %1 yanıt gerekir.
    %1%2 known, %3 learning of %4
    = %1bilinen %2, öğrenilen %3, toplam %4
    No cards yet: the words of a list become cards once you finish it.
    = Henüz kart yok: bir listenin sözcükleri, listeyi bitirince kart olur.
    Retention of cards, percent
    = Kartları hatırlama, yüzde
    said
    = beklenen
    was
    = gerçek
    95 % between
    = %%95 aralığı
    answers
    = yanıt
    %1 to %2
    = %1–%2
    No mistakes in these %1 weeks.
    = Bu %1 haftada hiç yanlış yok.
    %1 weeks, then the latest rate
    = %1 hafta, sonunda en yeni oran
    Mistakes per 100 answers, by week
    = 100 yanıtta yanlış, haftalara göre
    12 weeks  %1  most %2 min
    = 12 hafta  %1  en çok %2 dk
    In all %1, %2
    = Toplam %1, %2
    Time
    = Süre
    Days  . none  : some  # %1 min
    = Günler  . yok  : biraz  # %1 dk
    A day asks %1 at most; the rest waits its turn.
    = Bir gün en çok %1 kart sorar; gerisi sırasını bekler.
    Cards due, the next 30 days
    = Zamanı gelecek kartlar, 30 gün
    Cards due
    = Zamanı gelecek kartlar
    No cards are due in the next 30 days.
    = Önümüzdeki 30 günde zamanı gelecek kart yok.
    ? rests on little, . too few answers
    = ? az veri, . yanıt çok az
    Course mastery by skill, percent
    = Becerilere göre hâkimiyet, yüzde
    Grammar points %1
    = Dil bilgisi konuları %1
    Each sign is a point, in course order: %1 80 %, + 60 %, - weak, ? unsure, . new
    = Her im, kurs sırasıyla bir konudur: %1 %%80, + %%60, - zayıf, ? belirsiz, . yeni
    No weak point. Well done!
    = Zayıf konu yok. Aferin!
    Percent: how likely a typed answer is right today; older answers count less.
    = Yüzde: yazılan cevabın bugün doğru olma olasılığı; eski cevaplar daha az sayılır.
    A number practises its point.
    = Bir sayı o konuyu çalıştırır.
    To practise one: %1
    = Birini çalışmak için: %1
    Slipping: %1
    = Unutulmaya başlayan: %1
    Weakest points
    = En zayıf konular

    # For the browser
    No deck has been begun yet.
    = Henüz hiçbir desteye başlanmadı.
    Words by level: known solid, learning striped, new empty
    = Seviyelere göre sözcükler: bilinen dolu, öğrenilen çizgili, yeni boş
    Words of the begun decks
    = Başlanmış destelerin sözcükleri
    All
    = Toplam
    Known
    = Bilinen
    Learning
    = Öğrenilen
    Level
    = Seviye
    New
    = Yeni
    Known: all answered cards of the word come at intervals of days, or you put it aside.
    = Bilinen: Sözcüğün yanıtlanmış bütün kartları günler arayla geliyor ya da onu kenara koydun.
    Retention, predicted and true
    = Beklenen ve gerçek hatırlama
    Answers to cards at intervals of days in the last year, the newest 2,000 at most: how many the scheduler expected to be recalled, and how many were.
    = Son bir yılda günler arayla gelen kartların yanıtları, en çok en yeni 2.000 tanesi: zamanlayıcı kaçının hatırlanmasını bekledi, kaçı hatırlandı.
    Predicted retention to the right, true retention upwards, with bars of 95 %
    = Sağa doğru beklenen, yukarı doğru gerçek hatırlama; çubuklar yüzde 95 aralığı
    Retention in five groups by prediction
    = Tahmine göre beş grupta hatırlama
    Predicted
    = Beklenen
    True
    = Gerçek
    Answers
    = Yanıt
    %1 and %2 %
    = %%%1–%%%2
    Mistakes by kind
    = Türüne göre yanlışlar
    Mistakes per 100 answers by week; denser is more
    = Haftalara göre 100 yanıtta yanlış; koyusu daha çok
    Mistakes per 100 answers by week
    = Haftalara göre 100 yanıtta yanlış
    %1: %2 of 100
    = %1: 100 yanıtta %2
    Week
    = Hafta
    The denser, the more mistakes; solid is about %1 in 100 answers.
    = Sıklaştıkça yanlış artar; dolu kare 100 yanıtta yaklaşık %1 yanlıştır.
    A week needs %1 answers to lessons; one with fewer has no rate.
    = Bir haftanın oranı için derslerde %1 yanıt gerekir; daha azında oran yoktur.
    Minutes by week, the present week last
    = Haftalara göre dakika, bu hafta sonda
    Minutes by week
    = Haftalara göre dakika
    Days
    = Günler
    Minutes
    = Dakika
    Week from
    = Hafta başı
    In all %1 and %2, cards included.
    = Toplam %1 ve %2, kartlar dâhil.
    Days of the last 53 weeks; denser is more minutes
    = Son 53 haftanın günleri; koyusu daha çok dakika
    %1: %2 min
    = %1: %2 dk
    Minutes by day
    = Günlere göre dakika
    Empty: nothing. Dots: less than %1 minutes. Stripes: less than %2. Crossed: less than %3. Solid: %4 or more.
    = Boş: çalışma yok. Noktalı: %1 dakikadan az. Çizgili: %2 dakikadan az. Çapraz: %3 dakikadan az. Dolu: en az %4 dakika.
    Cards due by day, today first
    = Günlere göre zamanı gelecek kartlar, bugün başta
    Cards due by day
    = Günlere göre zamanı gelecek kartlar
    Asked
    = Sorulan
    Become due
    = Zamanı gelen
    Day
    = Gün
    What becomes due if nothing new is learnt; a day asks %1 at most. Cards that you answer meanwhile come back later and are not counted again.
    = Yeni bir şey öğrenilmezse zamanı gelecek olanlar; bir gün en çok %1 kart sorar. Bu arada yanıtladığın kartlar sonra geri gelir, yeniden sayılmaz.
    %1: progress in Turkish
    = %1: Türkçede ilerleme
    Progress in Turkish
    = Türkçede ilerleme
    Level %1,
    = Seviye %1,
    %1%2, made by dilim progress --html.
    = %1%2, hazırlayan: dilim progress --html.
    Mastery of each level by skill, in percent; darker and denser is more
    = Her seviyede becerilere göre hâkimiyet, yüzde; koyusu ve sıkı deseni daha çok
    Mastery by skill, in percent
    = Becerilere göre hâkimiyet, yüzde
    Skill
    = Beceri
    Level by skill
    = Becerilere göre seviye
    How likely you are to answer right, today, over all grammar points of a level; for words, how likely you are to recall them. This is mastery of the course, not a certificate. A question mark: less than 60 % of the level has been asked. A dash: fewer than 20 answers.
    = Bir seviyenin bütün dil bilgisi konularında bugün doğru yanıt verme olasılığın; sözcüklerde hatırlama olasılığın. Bu, kursa hâkimiyettir, bir belge değildir. Soru işareti: seviyenin yüzde 60'ından azı soruldu. Çizgi: 20'den az yanıt.
    Grammar points in the order of the course; solid is strong, empty is new
    = Kurs sırasıyla dil bilgisi konuları; dolu güçlü, boş yeni
    Grammar points
    = Dil bilgisi konuları
    Point
    = Konu
    State
    = Durum
    Strength
    = Güç
    Right answers
    = Doğru yanıt
    Map of grammar points
    = Dil bilgisi konularının haritası
    To practise
    = Çalışmak için
    Why
    = Neden
    No weak points are known.
    = Bilinen zayıf konu yok.
    What to practise
    = Ne çalışmalı
    Slipping points
    = Unutulmaya başlayan konular

    # dilim status and dilim mistakes
    Level %1
    = Seviye: %1
    not chosen yet (dilim level A1)
    = henüz seçilmedi (dilim level A1)
    %1 %2 %3 of %4 lessons, %5 %
    = %1 %2 %3/%4 ders, %%%5
    %1 of %2 items known, %3 answers on %4
    = bilinen alıştırma %1/%2, %4 içinde %3 yanıt
    %1: %2 of %3 passed, %4
    = %1: doğru %2/%3, %4
    Left open: %1, %2 of %3 done
    = Yarım kalan: %1, %2/%3 yapıldı
    Next lesson: %1
    = Sıradaki ders: %1
    %1: dilim review
    = %1: dilim review
    --json prints the overview as one object; the names of items are in it.
    = --json genel bakışı tek bir nesne olarak yazar; alıştırma adları içindedir.
    --json is for the overview, without %1.
    = --json yalnızca genel bakış içindir, %1 olmadan.
    Items are named like a1-u1-writing#cook.
    = Alıştırma adları a1-u1-writing#cook gibidir.
    There is no kind of mistake %1.%2
    = %1 diye bir yanlış türü yok.%2
    No mistakes yet.
    = Henüz yanlış yok.
    dilim practice --mistakes practises what is still open.
    = Düzelmemiş olanları dilim practice --mistakes çalıştırır.
    No mistakes of this kind: %1.
    = Bu türden yanlış yok: %1.
    %1: no answers yet.%2
    = %1: henüz yanıt yok.%2
    (%1 of %2 answers wrong)
    = (%2 yanıttan %1 yanlış)
    There is no grammar point %1.%2 `dilim note` lists them.
    = %1 diye bir dil bilgisi konusu yok.%2 Konuları `dilim note` listeler.
    %1 in other items since
    = o günden beri başka sorularda %1
    """#
}
