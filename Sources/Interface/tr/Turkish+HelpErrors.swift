/// What is wrong with a command line, and what commands print besides their results.
extension Catalogue {
  static let turkishHelpErrors: StaticString = #"""
    Options come after the command: dilim %1 %2 …
    = Seçenekler komuttan sonra gelir: dilim %1 %2 …
    There is no option %1.%2 See dilim help.
    = %1 diye bir seçenek yok.%2 Bkz. dilim help.
    There is no command %1.%2 See dilim help.
    = %1 diye bir komut yok.%2 Bkz. dilim help.
    %1: expected bash, zsh or fish.
    = %1: bash, zsh ya da fish bekleniyor.
    %1 is one argument too many: see dilim help completions.
    = %1 fazladan bir argüman: bkz. dilim help completions.
    %1 %2: expected a number from %3 to %4.
    = %1 %2: en az %3, en çok %4 olan bir sayı bekleniyor.
    ; did you mean %1?
    = ; şunu mu demek istedin: %1?
    dilim %1 has no option %2%3 See dilim help %4.
    = dilim %1 komutunda %2 seçeneği yok%3 Bkz. dilim help %4.
    %1 takes no value.
    = %1 değer almaz.
    %1 needs a value: %2 %3
    = %1 için bir değer gerekli: %2 %3
    %1 is one argument too many. Usage: %2
    = %1 fazladan bir argüman. Kullanım: %2
    An argument is missing. Usage: %1
    = Bir argüman eksik. Kullanım: %1
    %1 Nothing was changed; --yes answers yes.
    = %1 Hiçbir şey değişmedi; --yes evet demektir.
    %1 [y/N]
    = %1 [e/H]
    yes
    = evet
    dilim config takes show, path, get NAME, set NAME VALUE, unset NAME or preset NAME.
    = dilim config şunları alır: show, path, get AD, set AD DEĞER, unset AD ya da preset AD.
    dilim config lists them.
    = dilim config onları listeler.
    There is no setting %1.%2
    = %1 diye bir ayar yok.%2
    (not set)
    = (ayarlanmamış)
    %1: a value is one line.
    = %1: değer tek satır olmalı.
    There is no preset %1.%2 Known: %3.
    = %1 diye bir ön ayar yok.%2 Bilinenler: %3.
    No conversations yet.
    = Henüz sohbet yok.
    1 conversation deleted.
    = 1 sohbet silindi.
    %1 conversations deleted.
    = %1 sohbet silindi.
    %1: well formed; the other rules need its course.
    = %1: yazımı kurallara uygun; öbür kurallar için kursu gerekli.
    %1: ids written
    = %1: kimlikler yazıldı
    %1: no such course folder or lesson. Name a folder such as Content.
    = %1: böyle bir kurs klasörü ya da ders yok. Content gibi bir klasör ver.
    one deck
    = bir deste
    a title
    = bir başlık
    a deck and KEY=VALUE
    = bir deste ve ANAHTAR=DEĞER
    other arguments
    = başka argümanlar
    dilim %1 %2 needs %3: see dilim help %4.
    = dilim %1 %2 için gereken: %3; bkz. dilim help %4.
    dilim %1 has no action %2.%3 See dilim help %4.
    = dilim %1 komutunda %2 eylemi yok.%3 Bkz. dilim help %4.

    and
    = ve
    %1 exclude each other.
    = %1 birlikte kullanılamaz.
    an answer
    = bir yanıt
    (some estimated)
    = (bir bölümü tahmin)
    today     %1 of %2 requests, %3 of %4 tokens\n30 days   %5 requests, %6 tokens%7\na run     at most %8 requests
    = bugün     istek %1/%2, jeton %3/%4\n30 gün    %5 istek, %6 jeton%7\nher tur   en çok %8 istek
    Which game? There is one so far: dilim game scramble
    = Hangi oyun? Şimdilik bir tane var: dilim game scramble
    --word %1: expected one word of 2 to 24 Turkish letters.
    = --word %1: 2 ile 24 arası Türkçe harften oluşan tek bir sözcük bekleniyor.
    --json reads the answers from standard input, not from an argument.
    = --json yanıtları argümandan değil, standart girdiden okur.
    An answer is missing. Usage: dilim grade --accept PATTERN ANSWER
    = Yanıt eksik. Kullanım: dilim grade --accept KALIP YANIT
    Name the accepted answers: --accept PATTERN, or --item ITEM.
    = Kabul edilen yanıtları belirt: --accept KALIP ya da --item ALIŞTIRMA.
    --english belongs to --accept; an item has its own English.
    = --english, --accept ile kullanılır; bir alıştırmanın İngilizcesi zaten vardır.
    --accept and --item exclude each other.
    = --accept ile --item birlikte kullanılamaz.
    --language %1: expected en or tr.
    = --language %1: en ya da tr bekleniyor.
    A word is missing. Usage: dilim inflect WORD [FEATURES]
    = Sözcük eksik. Kullanım: dilim inflect SÖZCÜK [ÖZELLİKLER]
    dilim prompts takes check, show NAME or path.
    = dilim prompts şunları alır: check, show AD ya da path.
    1 message
    = 1 mesaj
    %1 messages
    = %1 mesaj
    + %1: %2, %3 characters
    = + %1: %2, %3 karakter
    There is no prompt %1.%2
    = %1 diye bir istem yok.%2
    == schema\n%1
    = == şema\n%1
    --level %1: expected A1, A2, B1, B2, C1 or C2.
    = --level %1: A1, A2, B1, B2, C1 ya da C2 bekleniyor.
    (not found: name it with --content DIR)
    = (bulunamadı: --content DIR ile belirt)
    Imported %1; %2 lines were known already.
    = Alınanlar: %1; %2 satır zaten biliniyordu.
    the line is longer than 1 MiB
    = satır 1 MiB'den uzun
    can't be read (error %1)
    = okunamıyor (hata %1)
    %1 and %2 exclude each other.
    = %1 ile %2 birlikte kullanılamaz.
    Your decks have no cards to %1: dilim decks set DECK %2 makes them.
    = Destelerinde %1 türünden kart yok: dilim decks set DESTE %2 onları yapar.
    %1 has no cards to %2: dilim decks set %3 %4 makes them.
    = %1 destesinde %2 türünden kart yok: dilim decks set %3 %4 onları yapar.
    There is no kind of card %1.%2 Known: %3.
    = %1 diye bir kart türü yok.%2 Bilinenler: %3.
    dilim alone needs a terminal.
    = Yalnızca dilim yazmak için terminal gerekli.
    %1: expected reading, listening, writing or speaking.
    = %1: reading, listening, writing ya da speaking bekleniyor.
    %1: expected A1, A2, B1, B2, C1 or C2.
    = %1: A1, A2, B1, B2, C1 ya da C2 bekleniyor.
    A1 (not chosen yet)
    = A1 (henüz seçilmedi)
    Your level is %1.
    = Seviyen: %1.

    # dilim doctor
    course
    = kurs
    record
    = kayıt
    settings
    = ayarlar
    prompts
    = istemler
    terminal
    = terminal
    endpoint
    = uç nokta
    model
    = model
    all defaults; no file
    = hepsi varsayılan; dosya yok
    none set; only the grader explains
    = ayarlanmamış; yalnızca değerlendirici açıklıyor
    not asked (--offline)
    = sorulmadı (--offline)
    choose one: dilim config set model NAME
    = birini seç: dilim config set model AD
    %1 lessons in %2
    = %1 ders: %2
    %1 holds no lessons.
    = %1: içinde ders yok.
    none yet; it will be %1
    = henüz yok; şurada olacak: %1
    not chosen
    = seçilmedi
    %1, level %2
    = %1, seviye: %2
    %1; it is whole, but no answer can be stored. %2
    = %1; sağlam, ama hiçbir yanıt kaydedilemiyor. %2
    %1 can be used, %2 of them yours
    = %1 istem kullanılabilir, %2 tanesi senin
    a terminal
    = terminal
    no terminal: whole lines
    = terminal değil: satır satır
    colours
    = renkli
    no colours
    = renksiz
    %1, %2x%3, %4, TERM=%5
    = %1, %2x%3, %4, TERM=%5
    the key from %1 is sent
    = %1 içindeki anahtar gönderiliyor
    no key is sent
    = anahtar gönderilmiyor
    Asking %1 for its models; %2.
    = %1 adresine modelleri soruluyor; %2.
    and %1 more
    = ve %1 tane daha
    ; it doesn't name %1
    = ; aralarında %1 yok
    %1 answers; models: %2%3%4
    = %1 yanıt veriyor; modeller: %2%3%4

    """#
}
