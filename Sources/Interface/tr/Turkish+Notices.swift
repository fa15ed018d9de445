/// Notices, and the sentences of the session loop and of practice.
extension Catalogue {
  static let turkishNotices: StaticString = #"""
    Hint %1 of 3: %2
    = İpucu %1/3: %2
    That was the last hint.
    = Son ipucu buydu.
    Left out this time; it is not counted as wrong.
    = Bu kez atlandı; yanlış sayılmaz.
    Put off until the end.
    = Sona ertelendi.
    Taken back: %1. Here it is again.
    = Geri alındı: %1. Soru yeniden burada.
    There is no answer to take back.
    = Geri alınacak yanıt yok.
    Counted as right. %1 stays in your record.
    = Doğru sayıldı. %1 kayıtta duruyor.
    There is no failed answer to overrule.
    = Doğru sayılacak yanlış bir yanıt yok.
    Nothing was typed. Press Enter again to see the solution.
    = Bir şey yazmadın. Doğrusunu görmek için yeniden Enter tuşuna bas.
    Choose 1 to %1. Nothing was counted.
    = 1 – %1 arasından seç. Hiçbir şey sayılmadı.
    Give each number from 1 to %1 once, or write the sentence. Nothing was counted.
    = 1 ile %1 arasındaki her sayıyı bir kez ver ya da cümleyi yaz. Hiçbir şey sayılmadı.
    “%1” is like no word of the text. Write the right words with commas between them. Nothing was counted.
    = “%1” metindeki hiçbir sözcüğe benzemiyor. Doğru sözcükleri aralarına virgül koyarak yaz. Hiçbir şey sayılmadı.
    Give each number from 1 to %1 a letter, as in 1c 2a. Nothing was counted.
    = 1 ile %1 arasındaki her sayıya bir harf ver, örneğin 1c 2a. Hiçbir şey sayılmadı.
    it is one of %1.
    = şunlardan biri: %1.
    it begins with “%1”.
    = şöyle başlıyor: “%1”.
    it begins with “%1” and ends with “%2”.
    = şöyle başlıyor: “%1”, şöyle bitiyor: “%2”.
    That key does nothing here; ? lists the keys.
    = Bu tuşun burada işlevi yok; ? tuşları listeler.
    This question has no text.
    = Bu sorunun metni yok.
    That was the third time. The transcript comes after the last question on it.
    = Üçüncü kez gördün. Metin, onunla ilgili son sorudan sonra gelir.
    There is nothing to play here.
    = Burada çalınacak bir şey yok.
    Going on where you left off: %1 of %2 done. (R or :restart starts over)
    = Kaldığın yerden devam: %1/%2 yapıldı. (R ya da :restart baştan başlatır)
    Nothing was heard. Try again.
    = Hiçbir şey duyulmadı. Yeniden dene.
    %1 %2 still to come; every answer is kept.
    = %1 Kalan: %2; her yanıt saklandı.
    Nothing is due, so here is %1 for practice: the schedule stays as it is.
    = Zamanı gelmiş kart yok; alıştırma için: %1. Takvim değişmez.
    Taken back. Here it is again: %1
    = Geri alındı. Yeniden soruluyor: %1
    Another window has answered or changed this card, so nothing is counted here: %1
    = Bu kart başka bir pencerede yanıtlandı ya da değişti; burada sayılmadı: %1
    Skipped until tomorrow: %1
    = Yarına kadar atlandı: %1
    Known, so it is not asked again: %1
    = Biliniyor, bir daha sorulmayacak: %1
    Forgotten %1 times, so it is put aside: %2. Find a way to remember it; then `dilim cards set '%3' active` asks it again.
    = %1 kez unutuldu, kenara kondu: %2. Aklında tutmanın bir yolunu bul; sonra `dilim cards set '%3' active` onu yeniden sorar.
    This word belongs to the course. `dilim cards add` adds a meaning of your own.
    = Bu sözcük kursun. Kendi anlamını `dilim cards add` ile ekle.
    Changed: %1
    = Değişti: %1
    There are no %1 lessons here yet; l chooses another level.
    = Burada henüz %1 dersi yok; başka seviye seçmek için l.
    Today: %1; %2 of %3 minutes. Everything is kept.
    = Bugün: %1; %3 dakikanın %2 dakikası. Hepsi saklandı.
    Placement: %1 so far; every one is kept.
    = Seviye belirleme: şimdiye dek %1; hepsi saklandı.
    %1 test: %2 so far; every one is kept.
    = %1 sınavı: şimdiye dek %2; hepsi saklandı.
    That is enough of new words for now: %1 of %2 of this list are done.
    = Şimdilik bu kadar yeni sözcük yeter: bu listede biten %1/%2.
    one word; it begins with %1.
    = tek sözcük; ilk harfi %1.
    %1 words; the first begins with %2.
    = %1 sözcük; birincinin ilk harfi %2.
    it is neither of %1.
    = şunlardan biri değil: %1.
    look at “%1”.
    = şuna bak: “%1”.
    it is not %1.
    = %1 değil.
    none of c ç ğ ı j ö ş ü, the letters that English lacks or pronounces differently.
    = c ç ğ ı j ö ş ü harflerinden hiçbiri yok; bunlar İngilizcede olmayan ya da başka okunan harfler.
    c as j in jam
    = c: İngilizce jam sözcüğündeki j
    ç as ch in chip
    = ç: İngilizce chip sözcüğündeki ch
    ğ only lengthens the vowel before it
    = ğ: yalnızca önceki ünlüyü uzatır
    ı as the e in open, said far back
    = ı: İngilizce open sözcüğündeki e, ama daha geride
    j as s in pleasure
    = j: İngilizce pleasure sözcüğündeki s
    ö as e in bed with round lips
    = ö: İngilizce bed sözcüğündeki e, yuvarlak dudakla
    ş as sh in shop
    = ş: İngilizce shop sözcüğündeki sh
    ü as ee in see with round lips
    = ü: İngilizce see sözcüğündeki ee, yuvarlak dudakla
    This is one of the accepted answers.
    = Bu, kabul edilen yanıtlardan biri.
    Accepted: %1
    = Kabul edilen: %1
    %1 of %2 done; everything is kept.
    = %1/%2 yapıldı; her şey saklandı.
    %1: %2 Go on with: dilim lesson %3
    = %1: %2 Sürdürmek için: dilim lesson %3
    %1 %2: %3 Go on with: dilim
    = %1 %2: %3 Sürdürmek için: dilim
    %1 Go on with: dilim today
    = %1 Sürdürmek için: dilim today
    %1: %2 Go on with: dilim
    = %1: %2 Sürdürmek için: dilim

    # The session loop
    There is no command %1; :help lists the commands.
    = %1 diye bir komut yok; :help komutları listeler.
    Explained since you last saw this:
    = Son bakışından beri açıklananlar:
    Editing needs a terminal: dilim cards edit %1
    = Düzenlemek için terminal gerekir: dilim cards edit %1
    Enter more
    = Enter devamı
    q all
    = q hepsi
    (%1 s to read; Enter hides it)
    = (okumak için %1 sn; Enter gizler)
    (You have read this in place of hearing it.)
    = (Bunu dinlemek yerine okudun.)
    Dilim can't hear you: read the sentence aloud, then type what you said. Plain letters are enough.
    = Dilim seni duyamaz: cümleyi yüksek sesle oku, sonra söylediğini yaz. Türkçe harfler gerekmez.
    :silent leaves out speaking until you leave dilim.
    = :silent yazarsan çıkana kadar konuşma sorulmaz.
    This text has no rare words to explain.
    = Bu metinde açıklanacak az geçen sözcük yok.
    No more speaking until you leave dilim. Nothing is counted as wrong.
    = Çıkana kadar konuşma sorulmayacak. Hiçbiri yanlış sayılmaz.
    Kept until you speak again: %1.
    = Yeniden konuşana kadar saklanan: %1.
    Kept until you speak again: %1. Go on with: dilim lesson %2
    = Yeniden konuşana kadar saklanan: %1. Sürdürmek için: dilim lesson %2
    A line holds at most %1 characters.
    = Bir satıra en çok %1 karakter sığar.
    Only the first line of the paste was used.
    = Yapıştırılanın yalnızca ilk satırı alındı.
    The paste was too long: its last %1 letters were left out.
    = Yapıştırılan metin fazla uzundu: son %1 harfi alınmadı.
    line %1 of the input is not UTF-8; nothing was counted for it.
    = girdinin %1. satırı UTF-8 değil; onun için bir şey sayılmadı.
    The unfinished lesson is no longer in the record.
    = Yarım kalan ders artık kayıtta yok.
    There are no %1 lessons for %2%3. `dilim status` counts the lessons of each level.
    = %2%3 için %1 dersi yok. `dilim status` her seviyenin derslerini sayar.

    # Practice
    of %1
    = (%1)
    No mistake%1 is open: what was wrong has been right since. `dilim practice --weak` takes your weakest points.
    = Düzelmemiş yanlışın yok%1: yanlışların sonradan doğru oldu. En zayıf konuların için: `dilim practice --weak`.
    You have no open mistakes: what was wrong has been right since.
    = Düzelmemiş yanlışın yok: yanlışların sonradan doğru oldu.
    There are no answers yet, so there is no mistake to practise.
    = Henüz yanıt yok, bu yüzden çalışılacak yanlış da yok.
    Nothing that you have reached trains this yet: %1.
    = Ulaştığın alıştırmalarda bu henüz yok: %1.
    No word has failed in the last two weeks.
    = Son iki haftada bilemediğin sözcük yok.
    No grammar point is weak so far: a point counts after three answers.
    = Şimdilik zayıf dil bilgisi konun yok: bir konu üç yanıttan sonra sayılır.
    There are no answers%1 yet, so there is no mistake to practise. Begin a lesson with `dilim`.
    = Henüz yanıt yok%1; bu yüzden çalışılacak yanlış da yok. `dilim` ile bir derse başla.
    No item%1 trains %2.
    = Bu konunun alıştırması yok%1: %2.
    No item%1 that you have reached trains %2. `dilim practice %3 --all` draws from the whole course, and `dilim note %4` explains it.
    = Ulaştığın alıştırmalarda bu konu yok%1: %2. Bütün kurstan çekmek için `dilim practice %3 --all`, açıklaması için `dilim note %4`.
    No word%1 has failed in the last two weeks. `dilim review` asks the cards that are due.
    = Son iki haftada bilemediğin sözcük yok%1. Zamanı gelmiş kartları `dilim review` sorar.
    No grammar point%1 is weak so far: a point counts after three answers. `dilim practice writing` takes items that you do not know yet.
    = Şimdilik zayıf dil bilgisi konun yok%1: bir konu üç yanıttan sonra sayılır. Henüz bilmediğin alıştırmalar için: `dilim practice writing`.
    You have not reached %1%2 yet. With --all it is drawn from anyway; `dilim` leads on from where you are.
    = Henüz buraya gelmedin: %1%2. --all ile yine de oradan çekilir; `dilim` seni kaldığın yerden götürür.

    # Features of a form
    the features are empty
    = özellikler boş
    the feature “%1” is unknown
    = “%1” diye bir özellik yok
    the features %1 and %2 exclude each other
    = %1 ile %2 özellikleri bir arada olamaz
    Turkish has no form for “%1”
    = Türkçede “%1” için bir biçim yok

    """#
}
