extension Catalogue {
  static let turkishCards: StaticString = #"""
    dilim cards add WORD MEANING: put quotes around each of the two if it has spaces.
    = dilim cards add SÖZCÜK ANLAM: içinde boşluk varsa ikisini de ayrı ayrı tırnak içine al.
    line %1: expected a word and a meaning with a tab between
    = satır %1: arada sekme olan bir sözcük ve bir anlam bekleniyordu
    Left out: %1. dilim cards edit %2 changes the card.
    = Dışarıda kalanlar: %1. Kartı dilim cards edit %2 değiştirir.
    Added %1, %2; %3 known already, %4 refused.
    = Eklenen: %1, %2; zaten bilinen: %3, reddedilen: %4.
    line %1 of the input is not UTF-8.
    = girdinin %1. satırı UTF-8 değil.
    line %1 of the input is too long.
    = girdinin %1. satırı fazla uzun.
    line %1 of the input can't be read.
    = girdinin %1. satırı okunamıyor.
    Added a meaning: %1 (the word has %2)
    = Anlam eklendi: %1 (sözcüğün %2 daha var)
    Known already: %1
    = Zaten var: %1
    Added: %1
    = Eklendi: %1
    My words
    = Sözcüklerim
    A text is missing: dilim cards search TEXT
    = Aranacak metin eksik: dilim cards search METİN
    dilim cards edit needs a terminal.
    = dilim cards edit bir terminalde çalışır.
    Nothing was changed.
    = Hiçbir şey değiştirilmedi.
    dilim cards set CARD %1
    = dilim cards set KART %1
    Which card? Name it by its id or its word.
    = Hangi kart? Kimliğini ya da sözcüğünü yaz.
    Nothing was found for %1.
    = %1 için bir şey bulunamadı.
    %1: to find a word, dilim cards search %2
    = %1: bir sözcük aramak için dilim cards search %2
    --status %1: expected %2.
    = --status %1: beklenen: %2.
    No card here has the category %1 and the status %2.
    = Burada kategorisi %1, durumu %2 olan kart yok.
    No card here has the category %1.
    = Burada kategorisi %1 olan kart yok.
    No card here has the status %1.
    = Burada durumu %1 olan kart yok.
    There are no cards here: dilim cards add WORD MEANING.
    = Burada kart yok: dilim cards add SÖZCÜK ANLAM.
    %1 belongs to the course, which would restore its texts. dilim cards add adds a meaning \#
    of your own.
    = %1 kursun sözcüğü; kurs metinlerini eski hâline getirirdi. Kendi anlamını dilim cards \#
    add ile ekle.
    %1 belongs to the course, which would bring it back as a new word. dilim cards set %2 \#
    known puts it aside.
    = %1 kursun sözcüğü; silsen de yeni sözcük olarak geri gelirdi. Kenara koymak için: \#
    dilim cards set %2 known.
    Changed: %1. Its progress stays.
    = Değişti: %1. İlerlemen olduğu gibi duruyor.
    Delete this word with its answers?
    = Bu sözcük yanıtlarıyla birlikte silinsin mi?
    Delete these %1 words with their answers?
    = Bu %1 sözcük yanıtlarıyla birlikte silinsin mi?
    %1 belongs to %2, which is not begun: dilim review %3.
    = %1 henüz başlamadığın bir destede (%2): dilim review %3.
    There is no card %1.%2 dilim cards search finds parts of words.
    = %1 diye bir kart yok.%2 dilim cards search sözcük parçalarını da bulur.
    Several cards have this name; dilim cards %1 needs an id: %2
    = Bu adı taşıyan birkaç kart var; dilim cards %1 bir kimlik ister: %2

    # Editing an entry.
    Change the text after the colons, save and quit. Lines with # are ignored;
    = İki noktadan sonraki metni değiştir, kaydet, çık. # ile başlayan satırlar okunmaz;
    an unchanged file changes nothing. Progress stays whatever you change.
    = dosyaya dokunmazsan hiçbir şey değişmez. Neyi değiştirirsen değiştir, ilerlemen kalır.
    A card needs a word and a meaning; nothing was changed.
    = Kartın bir sözcüğü ve bir anlamı olmalı; hiçbir şey değiştirilmedi.
    “%1” is not “name: value”.
    = “%1” satırı “ad: değer” biçiminde değil.
    %1 Nothing was changed; what you have typed is in %2.
    = %1 Hiçbir şey değiştirilmedi; yazdıkların şurada: %2.
    %1 failed, so nothing was changed. VISUAL or EDITOR names another editor.
    = %1 hata verdi, hiçbir şey değiştirilmedi. Başka bir düzenleyiciyi VISUAL ya da EDITOR \#
    belirler.
    What you have typed is in %1.
    = Yazdıkların şurada: %1.
    The file was not saved as UTF-8, so nothing was changed; it is in %1.
    = Dosya UTF-8 olarak kaydedilmemiş, hiçbir şey değiştirilmedi; dosya şurada: %1.

    # The daily reminder.
    There is no reminder.
    = Hatırlatıcı yok.
    Install the reminder?
    = Hatırlatıcı kurulsun mu?
    Remove the reminder?
    = Hatırlatıcı kaldırılsın mı?
    Removed.
    = Kaldırıldı.
    The program can't find its own path, so no timer could run it.
    = Program kendi yolunu bulamıyor; bu yüzden hiçbir zamanlayıcı onu çalıştıramaz.
    There is neither systemd for users nor cron here, so nothing can remind you.
    = Burada ne kullanıcı systemd’si ne de cron var; sana hatırlatacak bir şey yok.
    crontab could not delete the table.
    = crontab tabloyu silemedi.
    crontab refused the change, so nothing was changed.
    = crontab değişikliği kabul etmedi; hiçbir şey değiştirilmedi.
    systemctl refused the timer. dilim remind remove takes its files away.
    = systemctl zamanlayıcıyı kabul etmedi. Dosyalarını dilim remind remove kaldırır.
    %1: expected a time such as 18:00.
    = %1: 18:00 gibi bir saat bekleniyordu.
    %1: a timer can't run a program with such a path.
    = %1: zamanlayıcılar yolu böyle olan bir programı çalıştıramaz.
    %1: cron can't run a program with such a path.
    = %1: cron yolu böyle olan bir programı çalıştıramaz.
    Installed: every day at %1.
    = Kuruldu: her gün saat %1.
    Writes %1:\n%2
    = Yazılacak dosya: %1\n%2
    Then runs: %1
    = Ardından çalışacak: %1
    Adds to your crontab:\n%1
    = Crontab tablona eklenecek:\n%1
    Deletes %1
    = Silinecek: %1
    Deletes the line of crontab that ends with %1
    = Silinecek crontab satırının sonu: %1
    crontab can't be read: %1
    = crontab okunamıyor: %1

    """#
}
