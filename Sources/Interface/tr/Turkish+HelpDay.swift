/// The help of the day, progress, placement, tests and directed practice.
extension Catalogue {
  static let turkishHelpDay: StaticString = #"""
    do what today brings: cards, new words, the next of the course
    = bugünün payını yap: kartlar, yeni sözcükler, kursun devamı
    A day has 5, 10, 15 or 30 minutes; you are asked once, and s at home changes it. Cards and \#
    new words come first and take at most 40 % of them. Then come items of the course one by \#
    one, and mistakes of the last days, until the minutes are spent; when the course waits for \#
    new words, these and cards have the rest. You can leave at any time; the same command goes \#
    on at the same item. After a day that is done it goes on for 5 minutes.
    = Bir gün 5, 10, 15 ya da 30 dakikadır; bir kez sorulur, ana ekranda s ile değiştirirsin. \#
    Önce kartlarla yeni sözcükler gelir ve bunun en çok yüzde 40'ını alır. Ardından süre dolana \#
    dek kursun alıştırmaları tek tek ve son günlerin yanlışları gelir; kurs yeni sözcükleri \#
    bekliyorsa kalan süre sözcüklerle kartlarındır. İstediğin zaman çıkabilirsin; aynı komut \#
    aynı alıştırmadan devam eder. Biten bir günden sonra 5 dakika daha sürer.
    In a pipe an answer is a line, as for dilim lesson and dilim review.
    = Boruda her satır bir yanıttır; dilim lesson ve dilim review komutlarındaki gibi.
    begin or go on
    = başla ya da devam et
    a short day
    = kısa bir gün
    what is due and what was asked, for programs
    = zamanı gelenler ve sorulanlar, programlar için
    the length of the day, 1 to 240
    = günün süresi, 1 – 240 dakika
    see what you can do, how you study, and what to practise
    = neler yapabildiğini, nasıl çalıştığını ve neyi pekiştireceğini gör
    Mastery by level and skill, a map of the grammar points, weak and slipping points, words, \#
    days and minutes, predicted and true retention, cards that become due, and mistakes by \#
    kind. In a terminal it has pages, and a digit practises a weak point; in a pipe and with \#
    --plain it prints everything.
    = Seviyeye ve beceriye göre hâkimiyet, dil bilgisi konularının haritası, zayıf ve unutulmaya \#
    başlayan konular, sözcükler, günler ve dakikalar, beklenen ve gerçek hatırlama, zamanı \#
    gelecek kartlar ve türüne göre yanlışlar. Terminalde sayfa sayfadır ve bir rakam zayıf bir \#
    konuyu çalıştırır; boruda ve --plain ile hepsini yazar.
    --html writes one file that needs no network and no script: pictures with a table each.
    = --html ağ ve betik istemeyen tek bir dosya yazar: her resmin bir de tablosu vardır.
    dilim config set streak off hides streak, goal and best results. dilim status is the short \#
    form.
    = dilim config set streak off art arda günleri, hedefi ve en iyi sonuçları gizler. Kısa \#
    biçimi: dilim status.
    page by page
    = sayfa sayfa
    a page for the browser
    = tarayıcı için bir sayfa
    write a page for the browser to this file
    = tarayıcı için bir sayfayı bu dosyaya yaz
    find your level with 8 to 20 questions
    = 8 – 20 soruyla seviyeni bul
    The questions become harder or easier with your answers, without hints or marks. "I don't \#
    know" is always possible: an option, or :skip or an empty line. At the end you see your \#
    level; Enter sets it, and b keeps the old one. You can leave and go on later.
    = Sorular yanıtlarına göre zorlaşır ya da kolaylaşır; ipucu yoktur, doğru ya da yanlış denmez. “Bilmiyorum” her \#
    zaman seçilebilir: bir seçenek, :skip ya da boş bir satır. Sonunda seviyeni görürsün; \#
    Enter onu ayarlar, b eskisini bırakır. Çıkıp sonra devam edebilirsin.
    --json prints the result of the last placement.
    = --json son seviye belirlemenin sonucunu yazar.
    begin, or go on
    = başla ya da kaldığın yerden sürdür
    the last result
    = son sonuç
    take the test at the end of a level
    = bir seviyenin sonundaki sınava gir
    Without a level it is the test of yours: 24 questions, six of each skill, without hints or \#
    marks. 20 right answers pass, 15 do not; between them come eight more, and 24 of all 32 \#
    pass. Half of each skill is needed. A failed test names what to practise. All levels stay \#
    open either way; the test can be taken again after three days.
    = Seviye verilmezse kendi seviyenin sınavıdır: her beceriden altı, toplam 24 soru, ipucu \#
    yok, doğru ya da yanlış denmez. 20 doğruyla geçilir, 15 doğruyla geçilmez; arada sekiz soru daha gelir ve 32 \#
    sorunun 24'üyle geçilir. Her becerinin yarısı gerekir. Geçilemeyen sınav neyi çalışacağını \#
    söyler. Bütün seviyeler her durumda açık kalır; sınava üç gün sonra yeniden girilebilir.
    --json prints the result of the last test of the level.
    = --json o seviyedeki son sınavın sonucunu yazar.
    the test of your level
    = kendi seviyenin sınavı
    the last result at A1
    = A1'deki son sonuç
    practise a skill, your mistakes, a grammar point or words
    = bir beceriyi, yanlışlarını, bir dil bilgisi konusunu ya da sözcükleri çalış
    Without a skill it is writing. Without a seed, items that you do not know yet come first. \#
    Items are drawn only from units that you have begun, the next one, and levels below yours, \#
    unless --all is given.
    = Beceri verilmezse writing. --seed verilmezse henüz bilmediğin alıştırmalar önce gelir. \#
    --all verilmedikçe alıştırmalar yalnızca başladığın ünitelerden, bir sonrakinden ve alt \#
    seviyelerden çekilir.
    --mistakes asks the points of what failed at the first try, each in another item if there \#
    is one. A mistake is settled when its item passes at the first try in a later session, or \#
    two others of its point do. --weak takes the five weakest points: those that the learner \#
    model calls weak or slipping, else those with failed answers, from three answers on. \#
    --words asks words that failed in a list, or as cards in the last two weeks.
    = --mistakes ilk denemede yanlış olanların konularını, varsa başka bir alıştırmayla sorar. \#
    Bir yanlış, alıştırması sonraki bir oturumda ilk denemede doğru olunca ya da konusundan \#
    iki başka alıştırma doğru olunca kapanır. --weak en zayıf beş konuyu alır: öğrenci \#
    modelinin zayıf ya da unutulmaya başlayan dediklerini, yoksa en az üç yanıtı olup yanlışı \#
    bulunanları. --words bir listede ya da son iki haftada kartlarda bilinemeyen sözcükleri \#
    sorar.
    what you got wrong
    = yanlış yaptıkların
    one grammar point
    = bir dil bilgisi konusu
    the points of what you got wrong, the newest first
    = yanlış yaptıklarının konuları, en yenisi önce
    items of a grammar point; may be given several times
    = bir dil bilgisi konusunun alıştırmaları; birkaç kez verilebilir
    words of your lists that failed lately, typed
    = listelerinde son zamanlarda bilemediğin sözcükler, yazarak
    items of your weakest grammar points
    = en zayıf dil bilgisi konularının alıştırmaları
    also from units that you have not reached
    = henüz ulaşmadığın ünitelerden de
    Choose one: a skill, --mistakes, --grammar TAG, --words or --weak.
    = Birini seç: bir beceri, --mistakes, --grammar TAG, --words ya da --weak.
    --unit belongs to a skill: dilim practice writing --unit 2.
    = --unit bir beceriyle kullanılır: dilim practice writing --unit 2.
    Written: %1
    = Yazıldı: %1

    """#
}
