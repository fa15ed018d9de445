/// Home, levels, the day, the welcome and the settings.
extension Catalogue {
  static let turkishHome: StaticString = #"""
    Görüşürüz! (See you!) Every answer is saved; dilim goes on where you stopped.
    = Görüşürüz! Yanıtların kayıtlı; dilim kaldığın yerden sürer.
    today: cards and the next of the course
    = bugün: kartlar ve kursun devamı
    choose a lesson of your level
    = seviyenden bir ders seç
    review the cards
    = kartları tekrarla
    go on with what you left
    = yarım bıraktığını sürdür
    drop what you left; its answers stay
    = yarım kalandan vazgeç; yanıtların kalır
    practice
    = alıştırma
    mistakes
    = yanlışlar
    your mistakes
    = yanlışların
    the grammar notes
    = dil bilgisi notları
    progress
    = ilerleme
    your progress
    = ilerlemen
    game
    = oyun
    play the word game
    = sözcük oyunu oyna
    tutor
    = öğretmen
    talk with a tutor (AI)
    = bir öğretmenle konuş (yapay zekâ)
    change your name, level, keyboard, minutes or languages
    = adını, seviyeni, klavyeni, süreni ya da dilleri değiştir
    Your Turkish?
    = Türkçen nasıl?
    1 none (Enter)
    = 1 hiç yok (Enter)
    2 some
    = 2 biraz var
    3 find it out
    = 3 ölçelim
    Keys ç ğ ı ö ş ü?
    = ç ğ ı ö ş ü var mı?
    n no: ;s gives ş
    = n hayır: ;s, ş olur
    change the language of the program
    = programın dilini değiştir
    change the language in which mistakes are explained
    = yanlışların açıklandığı dili değiştir
    5 language  %1
    = 5 dil       %1 (language)
    6 mistakes  explained in: %1
    = 6 açıklama  yanlışlar için: %1
    choose another level
    = başka bir seviye seç
    leave
    = çık
    No lessons were found.
    = Hiç ders bulunamadı.
    Welcome back! It is good to see you after %1 days. Today is short.
    = Yine hoş geldin! %1 gün sonra seni görmek güzel. Bugün kısa sürecek.
    u: go on with %1 (%2 of %3 done), x: drop it
    = u: yarım kalanı sürdür: %1 (%2/%3), x: vazgeç
    Merhaba!
    = Merhaba!
    Merhaba, %1!
    = Merhaba %1!
    Dilim
    = Dilim
    There are no %1 lessons yet; the levels above have lessons.
    = Henüz %1 dersi yok; üst seviyelerde ders var.
    %1 of %2 lessons
    = %1/%2 ders
    Enter: the %1 lessons
    = Enter: %1 dersleri
    choose this level
    = bu seviyeyi seç
    find it
    = belirle
    find your level by a short test
    = seviyeni kısa bir sınavla belirle
    test
    = sınav
    the test at the end of your level
    = seviyenin sonundaki sınav
    keep the level
    = seviyeni değiştirme
    Your level
    = Seviyen
    home
    = ana ekran
    dilim note NAME shows a note, dilim note all names.
    = dilim note AD bir notu, dilim note bütün adları gösterir.
    Grammar notes of %1
    = Dil bilgisi notları: %1

    # The levels
    first words: greet, ask, name things
    = ilk sözcükler: selamlaşma, sorma, adlandırma
    everyday life: past, plans, requests
    = günlük yaşam: geçmiş, planlar, ricalar
    tell stories, give reasons, follow clear speech
    = anlatma, gerekçe gösterme, açık konuşmayı izleme
    argue, read articles, talk at ease
    = tartışma, makale okuma, rahat konuşma
    demanding texts, fine shades, formal style
    = zor metinler, ince anlam farkları, resmî dil
    nearly everything, also literary and ironic
    = neredeyse her şey; edebiyat ve ironi de
    %1 is done. Next comes %2, %3.
    = %1 bitti. Sırada %2 var: %3.
    The whole course is done. Güle güle kullanın!
    = Bütün kurs bitti. Türkçeni güle güle kullan!
    Lessons are still open in %1: l at home chooses a level.
    = Bitmemiş ders olan seviyeler: %1. Ana ekranda l ile seviye seçilir.
    unit %1
    = %1. ünite
    the next lesson (%1)
    = sıradaki ders (%1)
    You can now say who you are, ask where, when and how much, and tell of your day and your plans.
    = Artık kendini tanıtabiliyor; nerede, ne zaman, ne kadar diye sorabiliyor; gününü ve planlarını anlatabiliyorsun.
    You can now compare, ask favours, make plans, pass on news, and tell memories and short stories.
    = Artık karşılaştırma yapabiliyor, rica edebiliyor, plan kurabiliyor, haber aktarabiliyor; anı ve kısa öykü anlatabiliyorsun.
    You can now describe at length, report what was said, and give your reasons and wishes.
    = Artık ayrıntılı betimleme yapabiliyor, söylenenleri aktarabiliyor, gerekçelerini ve dileklerini dile getirebiliyorsun.
    You can now follow news and debates, weigh causes and conditions, and read short stories.
    = Artık haberleri ve tartışmaları izleyebiliyor, neden ve koşulları tartabiliyor, kısa öykü okuyabiliyorsun.
    You can now read columns, studies and official letters, and judge how sure a writer is.
    = Artık köşe yazısı, araştırma ve resmî yazı okuyabiliyor, yazarın ne kadar emin olduğunu sezebiliyorsun.
    You can now change your style at will, read literature and law, and catch irony and wordplay.
    = Artık üslubunu dilediğince değiştirebiliyor, edebiyat ve hukuk metni okuyabiliyor, ironiyi ve söz oyunlarını yakalayabiliyorsun.

    # The day
    choose the minutes
    = dakikayı seç
    15 minutes
    = 15 dakika
    not now
    = şimdi değil
    go on for some minutes
    = birkaç dakika daha sürdür
    enough
    = yeter
    that is enough for today
    = bugünlük bu kadar yeter
    leave the day for now
    = günü şimdilik bırak
    %1 %2 minutes
    = %1 %2 dakika
    How long should a day be? You can change it at any time (s).
    = Bir gün kaç dakika olsun? İstediğin zaman değiştirebilirsin (s).
    Today is done: %1. Eline sağlık!
    = Bugünkü çalışma bitti: %1. Eline sağlık!
    Today is done: %1. Eline sağlık! (well done)
    = Bugünkü çalışma bitti: %1. Eline sağlık!
    Today is done: %1. It was a hard day; what was hard comes back soon.
    = Bugünkü çalışma bitti: %1. Zor bir gündü; zor gelenler yakında yeniden sorulacak.
    Welcome back! It is good to see you again.
    = Yine hoş geldin! Seni yeniden görmek güzel.
    Cards: %1, %2 known.
    = Kartlar: %1, bilinen %2.
    Cards: %1, %2 known.%3
    = Kartlar: %1, bilinen %2.%3
    ; what was missed comes back
    = ; kaçırdıkların yeniden sorulacak
    %1, %2 right at the first try%3.
    = %1, ilk denemede doğru %2%3.
    Practised: %1.
    = Çalışılan konular: %1.
    Finished: %1.
    = Biten ders: %1.
    Tomorrow: %1
    = Yarın: %1
    %1: %2 more minutes
    = %1: %2 dakika daha
    cards and practice.
    = kartlar ve alıştırma.
    the cards that are due, then %1.
    = zamanı gelmiş kartlar, sonra %1.
    %1/%2 min
    = %1/%2 dk
    %1, after a mistake: %2
    = %1, yanlıştan sonra: %2
    %1, again: %2
    = %1, yeniden: %2
    %1, review: %2
    = %1, tekrar: %2
    Welcome back! It has been %1, and what you have learnt is still here. Today has %2 minutes.
    = Yine hoş geldin! Aradan %1 geçti, öğrendiklerin yerinde duruyor. Bugün %2 dakika.
    Today begins with %1.
    = Bugün %1 ile başlıyor.
    Today begins with %1 of %2.
    = Bugün başlangıçta: %2 içinden %1.
    Now %1.
    = Şimdi %1.
    Now a few new words.
    = Şimdi birkaç yeni sözcük.
    Last time %1 of %2 were right: fewer new items today.
    = Geçen sefer %2 sorudan %1 tanesi doğruydu: bugün daha az yeni soru var.
    Unit %1. First its words.
    = Ünite %1. Önce sözcükleri.
    Unit %1: %2 First its words.
    = Ünite %1: %2 Önce sözcükleri.
    Now the course.
    = Şimdi sırada kurs var.
    Today goes on where you left it.
    = Bugünkü çalışma kaldığın yerden sürüyor.
    %1 is done.
    = %1 bitti.
    You know the points of these lessons, so the rest of them is left out: %1. You can still open them.
    = Bu derslerin konularını biliyorsun, bu yüzden kalanı atlandı: %1. Dersleri yine de \#
    açabilirsin.
    1 more card waits: r at home.
    = 1 kart daha bekliyor: ana ekranda r.
    %1 more cards wait: r at home.
    = %1 kart daha bekliyor: ana ekranda r.
    1 more card waits: r at home, or dilim review.
    = 1 kart daha bekliyor: ana ekranda r ya da dilim review.
    %1 more cards wait: r at home, or dilim review.
    = %1 kart daha bekliyor: ana ekranda r ya da dilim review.
    Today is done. Enter goes on.
    = Bugünkü çalışma bitti. Enter sürdürür.
    Enter: go on with today (%1 of %2 minutes)
    = Enter: bugünü sürdür (%1/%2 dakika)
    , then
    = , sonra
    Enter: today, %1 minutes: %2
    = Enter: bugün, %1 dakika: %2
    %1 days in a row
    = art arda %1 gün

    # The welcome
    Merhaba! This is Dilim: Turkish, a slice at a time.
    = Merhaba! Ben Dilim: dilim dilim Türkçe.
    How much Turkish do you know?
    = Ne kadar Türkçe biliyorsun?
    1 none: I am new (Enter)
    = 1 hiç: yeni başlıyorum (Enter)
    2 some: I choose my level
    = 2 biraz: seviyemi kendim seçerim
    3 some: find out my level (8 to 20 questions)
    = 3 biraz: seviyemi belirle (8-20 soru)
    What is your level?
    = Seviyen ne?
    Does your keyboard have the Turkish letters ç ğ ı ö ş ü?
    = Klavyende ç ğ ı ö ş ü harfleri var mı?
    y yes
    = y evet
    n no (Enter): then ;s gives ş, ;i ı, ;g ğ … and plain letters are accepted
    = n hayır (Enter): o zaman ;s ş, ;i ı, ;g ğ … yazar; düz harfler de kabul edilir
    I am new to Turkish
    = Türkçeye yeni başlıyorum
    choose a level
    = bir seviye seç
    some
    = biraz
    find out
    = belirle
    find your level by a test
    = seviyeni bir sınavla belirle
    the previous question
    = önceki soru
    it has them
    = bu harfler var
    it lacks them
    = bu harfler yok
    no
    = hayır

    # The settings
    keep the name
    = adı değiştirme
    change the name
    = adını değiştir
    change the level
    = seviyeni değiştir
    switch the keyboard
    = klavyeyi değiştir
    change the minutes of a day
    = bir günün süresini değiştir
    What shall I call you?
    = Sana nasıl hitap edeyim?
    (none)
    = (yok)
    has Turkish letters
    = Türkçe harfler var
    no Turkish letters
    = Türkçe harf yok
    no Turkish letters: ;s gives ş
    = Türkçe harf yok: ;s ş yazar
    Settings
    = Ayarlar
    1 name      %1
    = 1 ad        %1
    2 level     %1
    = 2 seviye    %1
    3 keyboard  %1
    = 3 klavye    %1
    4 today     %1
    = 4 günlük    %1
    %1 (of %2)
    = %1 (seçenekler: %2)
    dilim config lists the settings of cards, AI and backups.
    = Kart, yapay zekâ ve yedek ayarlarını dilim config listeler.

    """#
}
