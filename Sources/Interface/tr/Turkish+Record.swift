extension Catalogue {
  static let turkishRecord: StaticString = #"""
    %1 was written by a newer Dilim (format %2; this one reads %3). It was left untouched: \#
    update Dilim, or set XDG_DATA_HOME to begin another record.
    = %1 daha yeni bir Dilim ile yazılmış (biçim %2; bu sürüm %3 biçimini okur). \#
    Dokunulmadı: Dilim programını güncelle ya da başka bir kayda başlamak için XDG_DATA_HOME \#
    değerini ayarla.
    %1 is not a Dilim record, or is damaged (%2). It was left untouched.
    = %1 bir Dilim kaydı değil ya da bozuk (%2). Dokunulmadı.
    %1 can't be written; nothing was lost. Make the file and its folder writable.
    = %1 yazılamıyor; hiçbir şey kaybolmadı. Dosyayı ve klasörünü yazılabilir yap.
    %1 can't be read: permission denied. It was left untouched.
    = %1 okunamıyor: izin yok. Dokunulmadı.
    %1: the disk is full; nothing was lost. Free some space and go on.
    = %1: disk dolu; hiçbir şey kaybolmadı. Biraz yer aç, sonra sürdür.
    %1: another program held the record for too long. Try again.
    = %1: başka bir program kaydı çok uzun süre tuttu. Yeniden dene.
    This lesson was continued in another window. Nothing was lost; go on there, or start again.
    = Bu ders başka bir pencerede sürdürüldü. Hiçbir şey kaybolmadı; orada sürdür ya da \#
    yeniden başlat.
    %1: there is no session %2.
    = %1: %2 kimlikli oturum yok.
    %1: session %2 exists already.
    = %1: %2 kimlikli oturum zaten var.
    %1: there is no conversation %2.
    = %1: %2 kimlikli sohbet yok.
    %1: conversation %2 exists already.
    = %1: %2 kimlikli sohbet zaten var.
    %1: there is no question %2.
    = %1: %2 kimlikli soru yok.
    %1: there is no deck %2.
    = %1: %2 kimlikli deste yok.
    %1: there is no card %2.
    = %1: %2 kimlikli kart yok.
    This card has been answered in another window. Nothing was lost; start the review again.
    = Bu kart başka bir pencerede yanıtlandı. Hiçbir şey kaybolmadı; tekrarı yeniden başlat.
    %1: %2 holds “%3”, which this version does not know. Update Dilim.
    = %1: %2 sütununda bu sürümün tanımadığı bir değer var: “%3”. Dilim programını güncelle.
    %1 can't be used: %2 (%3, %4). Make its folder one that you may write, or set \#
    XDG_DATA_HOME to another.
    = %1 kullanılamıyor: %2 (%3, %4). Klasörünü yazılabilir yap ya da XDG_DATA_HOME ile \#
    başka bir klasör seç.
    damaged (%1)
    = bozuk (%1)
    written by a newer Dilim
    = daha yeni bir Dilim ile yazılmış
    line %1: %2 Nothing was imported.
    = satır %1: %2 Hiçbir şey içe aktarılmadı.
    this is not a JSON object.
    = bu bir JSON nesnesi değil.
    the first line of an export was expected: {"dilim":"export", …}.
    = bir dışa aktarımın ilk satırı bekleniyordu: {"dilim":"export", …}.
    the export has format %1, this Dilim reads %2. Update Dilim.
    = dışa aktarımın biçimi %1, bu Dilim %2 biçimini okur. Dilim programını güncelle.
    “%1” is missing.
    = “%1” eksik.
    “%1” is wrong: expected %2.
    = “%1” yanlış: beklenen: %2.
    the entry belongs to session %1, which is not in the export.
    = kayıt, dışa aktarımda olmayan bir oturuma ait: %1.
    the turn belongs to conversation %1, which is not in the export.
    = mesaj, dışa aktarımda olmayan bir sohbete ait: %1.
    the follow-up belongs to question %1, which is not in the export.
    = ek soru, dışa aktarımda olmayan bir soruya ait: %1.
    the word belongs to deck %1, which is not in the export.
    = sözcük, dışa aktarımda olmayan bir desteye ait: %1.
    it belongs to card %1, which is not in the export.
    = dışa aktarımda olmayan bir karta ait: %1.
    an earlier one is missing: number %1 was expected.
    = daha önceki biri eksik: %1 numara bekleniyordu.
    the record holds something else under the same id.
    = kayıtta aynı kimlikle başka bir şey var.

    # Before a session begins.
    There are no AI explanations until this is fixed.
    = Bu düzelene kadar yapay zekâ açıklaması yok.
    %1 No answer could be stored, so nothing was begun; dilim status, mistakes, due, cards, \#
    note and export still work.
    = %1 Yanıtların saklanamayacağı için bir şey başlatılmadı; dilim status, mistakes, due, \#
    cards, note ve export yine çalışır.
    There is no record at %1, but a backup of %2: to have it back, leave now and run dilim \#
    restore. What you do here begins a new record.
    = %1 yolunda öğrenme kaydı yok, ama %2 tarihli bir yedek var: geri almak için şimdi çık \#
    ve dilim restore komutunu çalıştır. Burada yapacakların yeni bir kayıt başlatır.
    The review
    = Tekrar
    %1: not UTF-8. Save it as UTF-8, one transcript a line.
    = %1: UTF-8 değil. Her satıra bir konuşma metni gelecek biçimde UTF-8 olarak kaydet.

    # Lines of the input, and the program's surroundings.
    the line is empty
    = satır boş
    the line is not UTF-8
    = satır UTF-8 değil
    the line is not JSON
    = satır JSON değil
    the input can't be read (%1)
    = girdi okunamıyor (%1)
    a JSON object was expected
    = bir JSON nesnesi bekleniyordu
    “%1” is missing
    = “%1” eksik
    “%1” has the wrong type
    = “%1” yanlış türde
    line %1: %2
    = satır %1: %2
    The output can't be written: %1.
    = Çıktı yazılamıyor: %1.
    HOME is not set. Set it, or %1, to one of your folders.
    = HOME ayarlı değil. Onu ya da %1 değişkenini klasörlerinden birine ayarla.
    DILIM_NOW=%1: expected seconds since 1970 or a UTC time as 2026-01-31T09:30:00Z, \#
    and for a clock that advances 20 seconds with each answer +20s
    = DILIM_NOW=%1: 1970 yılından beri geçen saniye ya da 2026-01-31T09:30:00Z gibi bir UTC \#
    zamanı bekleniyordu; her yanıtta 20 saniye ilerleyen bir saat için sonuna +20s

    # Files of the course.
    The course was not found. Name its folder with --content DIR or DILIM_CONTENT=DIR.
    = Kurs bulunamadı. Klasörünü --content KLASÖR ya da DILIM_CONTENT=KLASÖR ile belirt.
    %1 %2: no such folder. It should contain a1/a1-u1-reading.lesson …
    = %1 %2: böyle bir klasör yok. İçinde a1/a1-u1-reading.lesson … olmalı
    %1: no lessons. They belong in folders by level: a1/a1-u1-reading.lesson.
    = %1: ders yok. Dersler seviye klasörlerinde durur: a1/a1-u1-reading.lesson.
    %1: lessons are named like a1-u1-writing.%2
    = %1: ders adları a1-u1-writing gibidir.%2
    %1: no such lesson (%2).%3
    = %1: böyle bir ders yok (%2).%3
    There is no note on %1.%2 `dilim note` lists the grammar points.
    = %1 için not yok.%2 Dil bilgisi konularını `dilim note` listeler.
    hunspell with its dictionary %1 is needed for --spelling: apt-get install hunspell \#
    hunspell-tr hunspell-en-gb
    = --spelling için hunspell ve %1 sözlüğü gerekir: apt-get install hunspell hunspell-tr \#
    hunspell-en-gb
    %1 can't be written.
    = %1 yazılamıyor.

    # The game, the grader and inflection.
    --word %1: expected one word of Turkish letters.
    = --word %1: Türkçe harflerden oluşan tek bir sözcük bekleniyordu.
    No words can be made of the letters of %1.
    = Bu harflerden sözcük çıkmıyor: %1.
    a line of the input is not UTF-8, too long or can't be read.
    = girdinin bir satırı UTF-8 değil, fazla uzun ya da okunamıyor.
    line %1: there is no command %2.
    = satır %1: %2 diye bir komut yok.
    “accept” is empty: give at least one pattern.
    = “accept” boş: en az bir kalıp ver.
    either “accept” or “item” is needed
    = ya “accept” ya da “item” gerekli
    “english” belongs to “accept”; an item has its own
    = “english”, “accept” ile kullanılır; bir alıştırmanınki zaten vardır
    No rule was needed.
    = Hiçbir kural gerekmedi.
    By the rules: %1
    = Şu kurallarla: %1
    “accept” and “item” exclude each other
    = “accept” ile “item” birlikte kullanılamaz
    pattern %1: %2
    = kalıp %1: %2
    %1: items are named like a1-u1-writing#student.
    = %1: alıştırma adları a1-u1-writing#student gibidir.
    %1: the lesson has no such item.%2
    = %1: derste böyle bir alıştırma yok.%2
    %1: the answer is a choice: 1 to %2, or the text of an option.
    = %1: yanıt bir seçimdir: 1 – %2 arası bir sayı ya da bir seçeneğin metni.
    “%1” is no verb in the dictionary form, which ends in -mak or -mek
    = “%1” sözlük biçiminde bir eylem değil; o biçim -mak ya da -mek ile biter
    “%1” is no word that can be inflected
    = “%1” çekilebilen bir sözcük değil

    """#
}
