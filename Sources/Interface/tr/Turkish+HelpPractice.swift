/// The help of the commands for lessons, reviews, words and the record.
extension Catalogue {
  static let turkishHelpPractice: StaticString = #"""
    start: see where you are and what to do next
    = başla: neredesin, sırada ne var, gör
    The first start asks at most three questions. Enter begins today; ? lists the keys of every place. Without a terminal this prints a short help.
    = İlk açılışta en çok üç soru sorulur. Enter bugünkü çalışmayı başlatır; ? her yerin tuşlarını listeler. Terminal yoksa kısa bir yardım yazılır.
    start
    = başla
    do one lesson, from where you left it
    = bir dersi kaldığın yerden yap
    Lessons are named level-unit-skill: a1-u1-reading. In a pipe there is one answer a line (choices by number or letter). These words are commands: %1.
    = Derslerin adı seviye-ünite-beceri biçimindedir: a1-u1-reading. Boruda her satır bir yanıttır (seçenekler sayıyla ya da harfle). Şu sözcükler komuttur: %1.
    in the terminal
    = terminalde
    in a pipe
    = boruda
    ten items of your level
    = seviyenden on alıştırma
    five of A2
    = A2'den beş tane
    show or choose your level
    = seviyeni göster ya da seç
    Without a level: a choice in the terminal, the present level in a pipe.
    = Seviye verilmezse: terminalde seçim, boruda şimdiki seviye.
    When every lesson of your level is done, you go on at the next level with an open lesson.
    = Seviyenin bütün dersleri bitince, yapılmamış dersi olan bir sonraki seviyede devam edersin.
    see and choose
    = gör ve seç
    set it
    = ayarla
    Speaking: what you say is typed, or comes line by line from --transcript-file, or from the output of --transcript-command, which is run for each attempt.
    = Konuşma: Söylediğin yazılır ya da satır satır --transcript-file dosyasından veya her deneme için çalıştırılan --transcript-command çıktısından gelir.
    A1 to C2 instead of your level
    = kendi seviyen yerine A1'den C2'ye
    only this unit, 1 to 8
    = yalnızca bu ünite, 1'den 8'e
    how many items (10)
    = kaç alıştırma (10)
    the same seed draws the same items in the same order
    = aynı sayı aynı alıştırmaları aynı sırayla çeker
    what was said, a line for each attempt
    = söylenenler, her deneme bir satır

    review the cards that are due
    = zamanı gelmiş kartları tekrarla
    Without a deck, the cards due in all decks; if none are due, the last deck for practice, which does not change the schedule. With a deck, its due cards within its limits. A deck is named by its id or its title: dilim decks lists them. The words of a unit are a deck too: a1-u1.
    = Deste verilmezse bütün destelerin zamanı gelmiş kartları; hiç yoksa alıştırma için son deste, takvim değişmeden. Deste verilirse onun zamanı gelmiş kartları, sınırları içinde. Deste, kimliğiyle ya da adıyla belirtilir: dilim decks onları listeler. Bir ünitenin sözcükleri de bir destedir: a1-u1.
    A day brings at most 20 new cards, from the decks in turn, and 200 due ones; dilim config set new_per_day and reviews_per_day change that.
    = Bir gün, destelerden sırayla en çok 20 yeni kart ve zamanı gelmiş 200 kart getirir; dilim config set new_per_day ve reviews_per_day bunu değiştirir.
    Show the answer or type it, then say how well you knew it: 1 again, 2 hard, 3 good, 4 easy; each says when the card comes back. u undoes the last step, and in the next review the last answer; e edits, s suspends, y buries until tomorrow, q leaves. Every answer is stored at once.
    = Yanıtı göster ya da yaz, sonra ne kadar iyi bildiğini söyle: 1 yeniden, 2 zor, 3 iyi, 4 kolay; her biri kartın ne zaman döneceğini söyler. u son adımı geri alır, bir sonraki tekrarda da son yanıtı; e düzenler, s askıya alır, y yarına dek saklar, q çıkar. Her yanıt hemen kaydedilir.
    For ev, yuva or gelmek / varmak either part may be typed, for (bir) şey either form; half a sentence is never right.
    = “ev, yuva” ya da “gelmek / varmak” için iki parçadan biri, “(bir) şey” için iki biçimden biri yazılabilir; yarım cümle asla doğru sayılmaz.
    In a pipe: an empty line shows the answer, 1 to 4 rates it; a typed answer is a line. These words are commands: %1.
    = Boruda: Boş satır yanıtı gösterir, 1'den 4'e bir sayı onu puanlar; yazılan yanıt bir satırdır. Şu sözcükler komuttur: %1.
    what is due
    = zamanı gelenler
    the words of a unit
    = bir ünitenin sözcükleri
    what is due within three days
    = üç gün içinde zamanı gelecekler
    at most this many cards
    = en çok bu kadar kart
    only cards that recognise, recall or type
    = yalnızca tanıma, anımsama ya da yazma kartları
    cards due within this many days; early answers count
    = bu kadar gün içinde zamanı gelecek kartlar; erken yanıtlar sayılır
    all cards ever answered; the schedule does not change
    = bugüne dek yanıtlanmış bütün kartlar; takvim değişmez

    set up a daily reminder of due cards
    = zamanı gelmiş kartlar için günlük hatırlatıcı kur
    install sets up a systemd timer for your user, or a crontab line without systemd: once a day, at 18:00 unless you name a time, a notification (notify-send) shows the number of due cards and the command, never the words. It shows what it will write, and asks first; remove removes all of it. show prints what is installed.
    = install kullanıcın için bir systemd zamanlayıcısı, systemd yoksa bir crontab satırı kurar: Günde bir kez, saat vermezsen 18:00'de bir bildirim (notify-send) zamanı gelmiş kartların sayısını ve komutu gösterir, sözcükleri asla. Ne yazacağını gösterir ve önce sorar; remove hepsini kaldırır. show kurulu olanı yazar.
    The timer runs `dilim remind now`, which is silent if nothing is due.
    = Zamanlayıcı `dilim remind now` çalıştırır; zamanı gelmiş kart yoksa ses çıkarmaz.
    every evening
    = her akşam
    remove the reminder
    = hatırlatıcıyı kaldır

    play: make words from the letters of a word
    = oyna: bir sözcüğün harflerinden sözcükler yap
    A word counts if it is original (not made before in the round), possible (each letter at most as often as in the root; ı and i, s and ş are different letters, â is a) and real: known to Dilim's own lexicon and analysis, or to hunspell with its dictionary tr_TR where that is installed. The reply says which of the two knows it; one is enough. Names and abbreviations do not count, nor words of two letters that hunspell alone knows.
    = Bir sözcük yeniyse (bu elde daha önce yapılmadıysa), olanaklıysa (her harf en çok kökteki kadar; ı ile i, s ile ş ayrı harflerdir, â a sayılır) ve gerçekse sayılır: Dilim'in kendi sözlüğü ve çözümlemesi ya da kuruluysa tr_TR sözlüğüyle hunspell onu bilmelidir. Hangisinin bildiği yazılır; biri yeter. Özel adlar ve kısaltmalar, yalnızca hunspell'in bildiği iki harfli sözcükler de sayılmaz.
    A dictionary form of 2, 3, 4, 5, 6 … letters gives 1, 3, 6, 10, 15 … points; an inflected form, or a word that hunspell alone knows, half of it, but at least 1. The best score with each root is kept.
    = 2, 3, 4, 5, 6 … harfli bir sözlük biçimi 1, 3, 6, 10, 15 … puan verir; çekimli biçim ya da yalnızca hunspell'in bildiği sözcük bunun yarısını, ama en az 1. Her kökün en iyi puanı saklanır.
    The root comes from the words that the course teaches at your level; --seed chooses the same roots again. At the prompt every line is a word. These words are commands: %1; :add WORD makes a card of a word. --json prints a line for every word and round.
    = Kök, kursun senin seviyende öğrettiği sözcüklerden gelir; --seed aynı kökleri yeniden seçer. İstemde her satır bir sözcüktür. Şu sözcükler komuttur: %1; :add SÖZCÜK bir sözcükten kart yapar. --json her sözcük ve el için bir satır yazar.
    a root of your level
    = seviyenden bir kök
    a root of your choice
    = seçtiğin bir kök
    the same seed gives the same roots
    = aynı sayı aynı kökleri verir
    the word whose letters are used
    = harfleri kullanılacak sözcük

    a grammar point in half a page
    = yarım sayfada bir dil bilgisi konusu
    Without a tag: the grammar points of the course in teaching order. With one: its use, its form, examples, and the mistake that English speakers make. After an answer in a lesson the key n shows the note for the item.
    = Etiket verilmezse: kursun dil bilgisi konuları, öğretim sırasıyla. Verilirse: kullanımı, biçimi, örnekleri ve İngilizce konuşanların yaptığı yanlış. Derste bir yanıttan sonra n tuşu alıştırmanın notunu gösterir.
    all grammar points
    = bütün dil bilgisi konuları
    those of one level
    = bir seviyedekiler
    one of them
    = içlerinden biri
    only this level, A1 to C2
    = yalnızca bu seviye, A1'den C2'ye

    show your progress
    = ilerlemeni göster
    --json prints one object; `schema` is its version, which rises when a key is removed or changes its meaning.
    = --json tek bir nesne yazar; `schema` onun sürümüdür, bir anahtar kalkınca ya da anlamı değişince artar.
    a few lines
    = birkaç satır
    the book of your mistakes, by kind and by item
    = yanlışlarının defteri, türe ve alıştırmaya göre
    Without an argument: which kinds of mistakes you make, and which sentences you last got wrong, numbered. With a number: all your answers to that sentence, with what was explained, and the commands for its grammar note, its practice and an explanation. With a category (dilim help categories lists them): your mistakes of that kind. With the name of an item: as with its number. `dilim practice --mistakes` practises what is still open.
    = Argümansız: hangi tür yanlışlar yaptığın ve en son hangi cümleleri yanlış yaptığın, numaralarıyla. Bir numarayla: o cümleye verdiğin bütün yanıtlar, açıklamalarıyla; dil bilgisi notu, alıştırması ve açıklaması için komutlar. Bir kategoriyle (dilim help categories onları listeler): o türden yanlışların. Bir alıştırmanın adıyla: numarasıyla olduğu gibi. Hâlâ düzelmemiş olanları `dilim practice --mistakes` çalıştırır.
    the newest mistake
    = en son yanlış
    the overview
    = genel bakış
    one kind
    = bir tür
    one item
    = bir alıştırma
    how many to list (20)
    = kaç tanesi listelensin (20)

    restore your record from a backup
    = öğrenme kaydını bir yedekten geri yükle
    A backup is made on each day on which your record changes: during the first question, or after a command that writes. The last seven are kept (dilim config set backups 14 keeps more, 0 makes none); dilim paths prints their folder.
    = Öğrenme kaydının değiştiği her gün bir yedek alınır: ilk soru sırasında ya da kayda yazan bir komuttan sonra. Son yedi yedek saklanır (dilim config set backups 14 daha çoğunu saklar, 0 hiç almaz); klasörlerini dilim paths yazar.
    Without an argument a damaged or missing record is rebuilt from the newest undamaged backup, with the lessons, answers and words that can still be read from the damaged record. Later changes to data of the backup, such as texts of cards and settings of decks, are lost, and data deleted since may be back.
    = Argümansız, bozuk ya da kayıp bir öğrenme kaydı en yeni sağlam yedekten ve bozuk kayıttan hâlâ okunabilen ders, yanıt ve sözcüklerle yeniden kurulur. Yedekteki verilerde sonradan yapılan değişiklikler (kart metinleri, deste ayarları gibi) yitirilir; sonradan silinen veriler geri gelebilir.
    With a day, or the file of a record, it goes back to that. The present record is never deleted: it is kept beside the new one under a name that is printed, no command deletes it, and dilim restore FILE goes back to it. Close other windows first.
    = Bir gün ya da bir kayıt dosyası verilirse ona dönülür. Şimdiki kayıt asla silinmez: Yenisinin yanında, yazdırılan bir adla saklanır; hiçbir komut onu silmez, dilim restore DOSYA ona geri döner. Önce öbür pencereleri kapat.
    what would be restored
    = ne geri yüklenirdi
    repair a damaged record
    = bozuk bir kaydı onar
    which backups there are
    = hangi yedekler var
    go back to a day
    = bir güne geri dön
    list the backups with their content
    = yedekleri içerikleriyle listele
    print your record as JSON Lines
    = öğrenme kaydını JSON Lines olarak yaz
    It contains lessons, cards and all answers, with explanations and chats; it does not contain settings, pictures, recordings and the use of an endpoint. `dilim import` reads it on another machine. Terminal control characters are escaped (\u009b), as in all JSON that Dilim prints, and imported unchanged.
    = İçinde dersler, kartlar ve bütün yanıtlar, açıklamaları ve sohbetlerle birlikte vardır; ayarlar, resimler, ses kayıtları ve uç nokta kullanımı yoktur. `dilim import` onu başka bir makinede okur. Terminal denetim karakterleri, Dilim'in yazdığı her JSON'da olduğu gibi kaçışlı yazılır (\u009b) ve değişmeden alınır.
    a copy in a file
    = bir dosyada kopyası
    import an export, as a whole or not at all
    = dışa aktarılmış bir kaydı al: ya bütünüyle ya da hiç
    Reads standard input if no file is named. Lines that the record has already are skipped, so importing twice changes nothing. Where the two differ, in your level, the settings of a deck or the texts of a card, your record stays as it is.
    = Dosya verilmezse standart girdiyi okur. Kayıtta zaten olan satırlar atlanır; iki kez almak hiçbir şeyi değiştirmez. Seviyen, bir destenin ayarları ya da bir kartın metinleri farklıysa öğrenme kaydın olduğu gibi kalır.
    from a file
    = bir dosyadan
    from a pipe
    = borudan
    print the folders that are used
    = kullanılan klasörleri yaz
    They follow the XDG Base Directory Specification; the command creates none of them.
    = XDG Base Directory Specification'a uyarlar; komut hiçbirini oluşturmaz.
    one name and path a line
    = her satırda bir ad ve yol

    """#
}
