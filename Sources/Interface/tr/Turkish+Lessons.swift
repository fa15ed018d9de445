/// Lessons, their answers and their ends.
extension Catalogue {
  static let turkishLessons: StaticString = #"""
    %1 unit %2%3
    = %1, %2. ünite%3
    unit %1 of %2
    = ünite %1/%2
    open this lesson
    = bu dersi aç
    open the first lesson that is not done
    = bitmemiş ilk dersi aç
    next
    = sonraki
    next unit
    = sonraki ünite
    previous
    = önceki
    previous unit
    = önceki ünite
    reading
    = okuma
    listening
    = dinleme
    grammar
    = dil bilgisi
    writing
    = yazma
    speaking
    = konuşma
    revision
    = tekrar
    checkpoint
    = ara sınav
    words
    = sözcükler
    %1 %2 practice
    = %1 %2 alıştırması
    the placement test
    = seviye belirleme sınavı
    the %1 test
    = %1 sınavı
    practice of mistakes
    = yanlış alıştırması
    practice of %1
    = alıştırma: %1
    %1 unit %2, %3%4
    = %1, %2. ünite: %3%4
    practice of words
    = sözcük alıştırması
    practice of weak points
    = zayıf konu alıştırması
    %1 min %2 s
    = %1 dk %2 sn

    # Keys
    Space
    = Boşluk
    Left
    = Sol
    Right
    = Sağ
    AI
    = YZ
    list the keys
    = tuşları listele
    back
    = geri
    go back
    = geri dön
    Keys:
    = Tuşlar:
    Type the answer, then Enter. Commands:
    = Yanıtı yaz, sonra Enter. Komutlar:
    Turkish letters: ;s gives ş, ;c ç, ;g ğ, ;i ı, ;I İ, ;o ö, ;u ü; Tab shows them.
    = Türkçe harfler: ;s ş, ;c ç, ;g ğ, ;i ı, ;I İ, ;o ö, ;u ü yazar; Tab hepsini gösterir.
    go on
    = devam et
    go back; the lesson keeps its place
    = geri dön; ders kaldığı yerde durur
    leave; everything is kept
    = çık; her şey saklanır
    leave; every answer is kept
    = çık; her yanıt saklanır
    why
    = neden
    why it was marked this way
    = neden böyle değerlendirildi
    let the AI explain it
    = yapay zekâ açıklasın
    another example from the AI
    = yapay zekâdan başka bir örnek
    differently
    = başka türlü
    let the AI explain it differently
    = yapay zekâ başka türlü açıklasın
    undo
    = geri al
    take back the answer
    = yanıtı geri al
    take back the last answer
    = son yanıtı geri al
    I was right
    = haklıydım
    "I was right": overrule the mark
    = “haklıydım”: yanıtı doğru say
    "I was right": overrule the last mark
    = “haklıydım”: son yanıtı doğru say
    note
    = not
    notes
    = notlar
    cards
    = kartlar
    text
    = metin
    hear it
    = bir daha dinle
    hear the deciding sentence again
    = belirleyici cümleyi yeniden dinle
    show the text again
    = metni yeniden göster
    the meaning of its rarer words
    = az geçen sözcüklerinin anlamı
    the meaning of the rarer words of the text
    = metinde az geçen sözcüklerin anlamı
    said>
    = söylediğin>
    ? help
    = ? yardım
    no speaking
    = konuşma yok
    no speaking until you leave dilim; nothing is counted as wrong
    = dilim’den çıkana kadar konuşma sorma; hiçbiri yanlış sayılmaz
    start over
    = baştan başla
    start the lesson over
    = derse baştan başla
    start the lesson over (asks first)
    = derse baştan başla (önce sorar)
    go on where you are
    = kaldığın yerden devam et
    choose
    = seç
    play
    = çal
    play once more (plays left: %1)
    = bir kez daha çal (kalan: %1)
    (plays left: %1)
    = (kalan dinleme: %1)
    %1(gap: %2)
    = %1(boşluk: %2)
    show
    = göster
    show it once more (readings left: %1)
    = bir kez daha göster (kalan okuma: %1)
    (readings left: %1)
    = (kalan okuma: %1)
    speak
    = konuş
    the questions on these words
    = bu sözcüklerin soruları
    a hint, in three steps
    = üç adımda bir ipucu
    put the item off; this never counts as wrong
    = alıştırmayı ertele; asla yanlış sayılmaz
    show the %1 words again
    = %1 sözcüğü yeniden göster
    why the last answer was marked this way
    = son yanıt neden böyle değerlendirildi
    the grammar note: %1
    = dil bilgisi notu: %1
    (try %1 of %2):
    = (deneme %1/%2):
    Again (%1 to go)
    = Yeniden (kalan: %1)
    Start the lesson over? What you have answered stays in your record.
    = Derse baştan başlansın mı? Verdiğin yanıtlar kayıtta kalır.

    # The screens of a grammar lesson
    Grammar, %1/%2: %3
    = Dil bilgisi, %1/%2: %3
    Grammar, %1/%2 again: %3
    = Dil bilgisi, yine %1/%2: %3
    rule
    = kural
    show the rule again
    = kuralı yeniden göster
    try it
    = dene

    # Tasks
    Read it, then write it from memory.
    = Oku, sonra bakmadan yaz.
    Say this
    = Şunu söyle
    New words, %1/%2
    = Yeni sözcükler, %1/%2

    # Marks
    + Doğru! (correct)
    = + Doğru!
    + Doğru (correct), with a note:
    = + Doğru, ama bir not var:
    ~ Neredeyse! (almost)
    = ~ Neredeyse!
    x Yanlış (wrong)
    = x Yanlış
    x Not known: here is the solution.%1
    = x Bilinmedi: doğrusu burada.%1
    + Counted as right, as you asked.%1
    = + İsteğin üzerine doğru sayıldı.%1
    (1 hint used)
    = (1 ipucu kullanıldı)
    (%1 hints used)
    = (%1 ipucu kullanıldı)
    Yours:
    = Seninki:
    Right:
    = Doğrusu:
    Right, but this list's word is %1.
    = Doğru, ama bu listedeki sözcük: %1.
    Transcript:
    = Metin:
    One try is left.
    = Bir deneme kaldı.
    %1 tries are left.
    = %1 deneme kaldı.
    It comes back at the end.
    = Sonda yeniden sorulacak.
    It comes back before the list is done.
    = Liste bitmeden yeniden sorulacak.
    It comes back in a moment.
    = Birazdan yeniden sorulacak.
    %1 % understood
    = %%%1 anlaşıldı
    (?) not clearly heard  [ ] not heard
    = (?) iyi duyulmadı  [ ] duyulmadı
    Say once more: %1
    = Bir kez daha söyle: %1
    AI example (it may be wrong):
    = Yapay zekâ örneği (yanlış olabilir):
    The AI's reply comes below; go on whenever you like.
    = Yapay zekânın karşılığı aşağıya gelecek; istediğin zaman devam et.
    The AI's reply did not pass the checks, so it is not shown. The mark above holds.
    = Yapay zekânın karşılığı denetimden geçmedi, gösterilmiyor. Yukarıdaki değerlendirme geçerli.
    Reported. This explanation is kept with your record and is not shown again; e asks for another.
    = Bildirildi. Bu açıklama kaydında durur, bir daha gösterilmez; e bir başkasını ister.
    The words came in another order.
    = Sözcükler başka bir sırayla geldi.
    Still waiting for the AI: %1 s …
    = Yapay zekâ hâlâ bekleniyor: %1 sn …
    No reply yet. Trying again in %1 s …
    = Henüz karşılık yok. %1 sn sonra yeniden denenecek …
    No AI reply: %1
    = Yapay zekâdan karşılık yok: %1

    # Ends
    %1 done, %2.
    = %1 bitti, %2.
    %1 done: %2 of %3 on the first try, %4.
    = %1 bitti: ilk denemede %2/%3, %4.
    Everything at the first try. Harika!
    = Hepsi ilk denemede. Harika!
    All of this was new, and %1 went right in the end. It comes back, and it will be easier.
    = Bunların hepsi yeniydi; %1 sonunda doğru oldu. Yeniden gelecek ve daha kolay olacak.
    A hard one. It comes back in small pieces; nobody keeps it all at once.
    = Zordu. Parça parça yeniden gelecek; kimse hepsini bir kerede aklında tutamaz.
    What went wrong comes back: one item.
    = Yanlış olan yeniden gelecek: bir alıştırma.
    What went wrong comes back: %1 items.
    = Yanlış olanlar yeniden gelecek: %1 alıştırma.
    %1 of %2 at the first try, %3 are needed
    = ilk denemede %1/%2, gereken %3
    By skill, at least half of each: %1.
    = Becerilere göre, her birinin en az yarısı: %1.
    %1 %2 of %3
    = %1 %2/%3
    Checkpoint passed: %1. Harika!
    = Ara sınavı geçtin: %1. Harika!
    Checkpoint not passed yet: %1.
    = Ara sınavı henüz geçemedin: %1.
    Your plan: %1. p practises these points.
    = Planın: %1. Bu konuları p ile çalış.
    Take it again when you like: r, now or another day. All lessons stay open.
    = İstediğinde yeniden gir: r, şimdi ya da başka bir gün. Bütün dersler açık kalır.
    Unit %1 is done%2. Güzel!
    = %1. ünite bitti%2. Güzel!
    Unit %1%2
    = %1. ünite%2
    Next: %1, %2 (%3)
    = Sırada: %1, %2 (%3)
    Next: %1, %2 — Enter
    = Sırada: %1, %2 — Enter
    From “Merhaba” to irony and wordplay: you have walked the whole road, and the street knows you now. Yolun açık olsun!
    = “Merhaba” ile başladın, ironiye ve söz oyunlarına vardın: Bütün yolu yürüdün, artık mahalle seni tanıyor. Yolun açık olsun!
    Keep your Turkish alive: cards (r), practice (e) and the word game (g) at home.
    = Türkçeni canlı tut: ana ekranda kartlar (r), alıştırma (e) ve sözcük oyunu (g).
    Keep your Turkish alive: dilim review, dilim practice, dilim game scramble.
    = Türkçeni canlı tut: dilim review, dilim practice, dilim game scramble.
    What you can do now:
    = Artık yapabildiklerin:
    m shows all of it.
    = m hepsini gösterir.
    the next lesson
    = sıradaki ders
    less
    = daha az
    more
    = daha çok
    all that you can do now
    = artık yapabildiklerinin hepsi
    one sentence for each skill
    = her beceriden bir cümle
    practise
    = alıştırma
    practise the points of your plan
    = planındaki konuları çalış
    leave it for now
    = şimdilik bırak
    Tebrikler!
    = Tebrikler!
    Tebrikler, %1!
    = Tebrikler %1!
    %1 You have finished %2.
    = %1 %2 seviyesini bitirdin.
    Your level is %1 now.
    = Yeni seviyen: %1.
    Next
    = Devam
    again
    = yeniden
    do the lesson again
    = dersi yeniden yap
    practise other items
    = başka alıştırmalar yap
    %1 passed on a later try.
    = Sonraki denemelerde doğru: %1.
    %1 not passed.
    = Doğru yapılamayan: %1.
    %1 left out.
    = Atlanan: %1.
    Hints were used for %1.
    = İpucu kullanılan: %1.
    Listening texts were read, not heard.
    = Dinleme metinleri dinlenmedi, okundu.
    To look at again:
    = Yeniden bakılacaklar:

    # Mistakes
    open this mistake: its item, grammar note, practice and explanation
    = bu yanlışı aç: alıştırması, dil bilgisi notu, çalışması ve açıklaması
    answer it again
    = yeniden yanıtla
    answer it again, then practise its grammar point
    = yeniden yanıtla, sonra dil bilgisi konusunu çalış
    back to the mistakes
    = yanlışlara dön
    practise all open mistakes
    = düzelmemiş bütün yanlışları çalış
    practise all
    = hepsini çalış
    earlier mistakes
    = daha eski yanlışlar
    later mistakes
    = daha yeni yanlışlar
    Mistakes
    = Yanlışlar
    Mistakes%1
    = Yanlışlar%1
    You have no open mistakes. A wrong answer is listed here until you get it right.
    = Düzelmemiş yanlışın yok. Yanlış yaptıkların, doğrusunu yapana dek burada durur.
    Press Enter to practise them all, or a number to open that one.
    = Hepsini çalışmak için Enter'a, birini açmak için numarasına bas.
    (no answer)
    = (yanıt yok)
    Dictation
    = Dikte
    Say: %1
    = Söyle: %1
    not
    = yanlış:
    , but
    = , doğru:

    """#
}
