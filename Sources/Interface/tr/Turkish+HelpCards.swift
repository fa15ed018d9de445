/// The help of the commands for cards and decks.
extension Catalogue {
  static let turkishHelpCards: StaticString = #"""
    add, find and change your cards
    = kartlarını ekle, bul ve değiştir
    Actions: %1; list if none is given.
    = Eylemler: %1; verilmezse list.
    add WORD MEANING makes a card. Without MEANING the lexicon offers its meanings: you choose one, and in a pipe the first is taken and told. In a pipe each line makes a card: word, meaning, part of speech, example and its translation, with tabs between. A known word gets one more meaning. Without --deck the card goes into your deck “My words”.
    = add SÖZCÜK ANLAM bir kart yapar. ANLAM verilmezse sözlük kendi anlamlarını sunar: birini seçersin; boruda ilki alınır ve söylenir. Boruda her satır bir karttır: sözcük, anlam, sözcük türü, örnek ve çevirisi; aralarında sekme. Bilinen bir sözcük bir anlam daha kazanır. --deck verilmezse kart “My words” destene girer.
    search TEXT finds words and meanings, also typed without Turkish letters, and also in decks of the course that are not begun. list sorts by the Turkish alphabet, show prints all of a word. edit opens $VISUAL or $EDITOR. set CARD active|known|new asks a card again, puts it aside or makes it new. rm deletes, and asks first. A card is named by its id or its word.
    = search METİN sözcükleri ve anlamları bulur; Türkçe harfler olmadan yazılsa da, kursun başlanmamış destelerinde de. list Türk alfabesine göre sıralar, show bir sözcüğün her şeyini yazar. edit $VISUAL ya da $EDITOR açar. set KART active|known|new kartı yeniden sordurur, kenara koyar ya da yeni yapar. rm siler, önce sorar. Kart, kimliğiyle ya da sözcüğüyle belirtilir.
    import FILE reads cards of Anki (.apkg with schedule and media, .txt), .csv and .tsv with or without a row of headings, and .jsonl. It prints the result of every row and the parts of the file that it leaves out; it imports the file as a whole or not at all. A card of Anki shows what its template shows; the languages of its sides decide whether it is recognised, recalled or typed, and cards of a note with different texts become separate entries. Words of the course are recognised in any file; new words go into the deck that the file names, else into --deck or “My words”. A second import changes nothing.
    = import DOSYA Anki kartlarını (takvimi ve medyasıyla .apkg, .txt), başlık satırı olsun olmasın .csv ve .tsv dosyalarını ve .jsonl okur. Her satırın sonucunu ve dosyadan alınmayan bölümleri yazar; dosyayı ya bütünüyle alır ya da hiç almaz. Bir Anki kartı, şablonu ne gösteriyorsa onu gösterir; tanıma, anımsama ya da yazma kartı olacağını yüzlerinin dilleri belirler; bir notun metinleri farklı olan kartları ayrı sözcükler olur. Kurs sözcükleri her dosyada tanınır; yeni sözcükler dosyada adı geçen desteye, yoksa --deck ile verilene ya da “My words” destesine girer. İkinci kez almak hiçbir şeyi değiştirmez.
    export FILE writes cards. - is standard input or output: the format of input is detected, output is text for Anki, or JSON Lines with --json. JSON escapes terminal control sequences; text on standard output leaves them out, a file keeps them.
    = export DOSYA kartları yazar. - standart girdi ya da çıktıdır: Girdinin biçimi tanınır; çıktı Anki için metindir, --json ile JSON Lines. Terminal denetim dizileri JSON içinde kaçışlı yazılır, standart çıktıdaki metinde atlanır, dosyada kalır.
    optimize [DECK] fits the 21 parameters of FSRS to your answers and shows what would change before it changes anything; parameters that predict no better are not used. simulate [DECK] simulates learners with each scheduler and compares the work they have.
    = optimize [DESTE] FSRS'nin 21 parametresini yanıtlarına uydurur ve bir şeyi değiştirmeden önce neyin değişeceğini gösterir; daha iyi kestirmeyen parametreler kullanılmaz. simulate [DESTE] her zamanlayıcıyla öğrencilerin benzetimini yapar ve iş yüklerini karşılaştırır.
    a word of your own
    = kendi sözcüğün
    many at once
    = birçoğu bir arada
    finds şehir
    = şehir sözcüğünü bulur
    from A to Z
    = A'dan Z'ye
    from Anki
    = Anki'den
    for Anki, with the history
    = Anki için, geçmişiyle
    through a pipe
    = boru üzerinden
    what a fit would change
    = uydurma neyi değiştirir
    the deck: its id or title
    = deste: kimliği ya da adı
    add: a front and a back, not a word
    = add: sözcük değil, ön yüz ve arka yüz
    part of speech
    = sözcük türü
    add: a category, or several with commas; list: only this one
    = add: bir kategori ya da virgülle birkaçı; list: yalnızca bu
    an example sentence
    = örnek cümle
    what the example means
    = örneğin anlamı
    import: print only refused rows, and the sums
    = import: yalnızca alınmayan satırları ve toplamları yaz
    a picture; a copy is kept beside the record
    = resim; bir kopyası öğrenme kaydının yanında saklanır
    a recording; a copy is kept
    = ses kaydı; bir kopyası saklanır
    a tag, or several with commas or spaces
    = etiket ya da virgül veya boşlukla birkaçı
    simulate: how many days (365)
    = simulate: kaç gün (365)
    how many to list (search: 20, list: all)
    = kaç tanesi listelensin (search: 20, list: hepsi)
    list: only cards in this state
    = list: yalnızca bu durumdaki kartlar

    list the decks of cards, make and change your own
    = kart destelerini listele, kendininkileri yap ve değiştir
    Without an argument all decks are listed, those with due cards first. A deck is named by its id or title. The words of each unit are a deck of the course. It is begun when you have read their list to the end, or when you first review or set it; show does not begin it.
    = Argümansız bütün desteler listelenir, zamanı gelmiş kartı olanlar önce. Deste, kimliğiyle ya da adıyla belirtilir. Her ünitenin sözcükleri kursun bir destesidir. Sözcük listesini sonuna dek okuyunca ya da desteyi ilk kez tekrarlayınca veya ayarlayınca başlar; show onu başlatmaz.
    new TITLE makes a deck of your own; set changes any. Keys: title, about, favourite=yes|no, kinds=recognise,recall,type, new=N and reviews=N a day (within those of all decks: dilim help review), leech=N (0 for never), scheduler=fsrs|learnio|ladder, retention=0.9, steps and relearning in seconds, maximum in days, fuzz=on|off, parameters, failure=restart|continue. kinds apply to every word of the deck, also to words that came from Anki with fewer.
    = new BAŞLIK kendi desteni yapar; set herhangi birini değiştirir. Anahtarlar: title, about, favourite=yes|no, kinds=recognise,recall,type, günlük new=N ve reviews=N (bütün destelerin sınırı içinde: dilim help review), leech=N (hiçbir zaman için 0), scheduler=fsrs|learnio|ladder, retention=0.9, saniye olarak steps ve relearning, gün olarak maximum, fuzz=on|off, parameters, failure=restart|continue. kinds destenin her sözcüğü için geçerlidir, Anki'den daha az türle gelenler için de.
    A change of the schedule is shown first: how many cards would be due each day; today never gets more than its limit. rm deletes a deck with its cards, and asks first; a deck of the course stays deleted until you review or set it again. new=0 stops new cards of a deck.
    = Takvim değişikliği önce gösterilir: her gün kaç kartın zamanı gelecek; bugüne sınırından fazlası düşmez. rm desteyi kartlarıyla siler, önce sorar; kursun bir destesi, sen onu yeniden tekrarlayana ya da ayarlayana dek silinmiş kalır. new=0 bir destenin yeni kartlarını durdurur.
    all decks
    = bütün desteler
    make a deck
    = bir deste yap
    ask more often
    = daha sık sor
    only look
    = yalnızca bak

    print how many cards are due
    = kaç kartın zamanının geldiğini yaz
    These are the cards that dilim review would ask: at most 20 new and 200 due cards a day from all decks together, unless dilim config set new_per_day or reviews_per_day changes that. Due cards beyond that are counted separately, with the day by which they will be done at the daily limit.
    = Bunlar dilim review ile sorulacak kartlardır: bütün destelerden günde en çok 20 yeni kart ve zamanı gelmiş 200 kart; dilim config set new_per_day ya da reviews_per_day bunu değiştirir. Zamanı gelmiş kartların fazlası, günlük sınırla hangi gün biteceğiyle birlikte ayrıca sayılır.
    --prompt prints only the number, and nothing if it is 0, for the prompt of a shell: PS1='$(dilim due --prompt) \$ '. The number is cached until the record changes or a card becomes due.
    = --prompt kabuk istemi için yalnızca sayıyı yazar, 0 ise hiçbir şey yazmaz: PS1='$(dilim due --prompt) \$ '. Sayı, öğrenme kaydı değişene ya da bir kartın zamanı gelene dek önbellekte tutulur.
    a line
    = bir satır
    by deck, with the days to go
    = desteye göre, kalan günlerle
    for programs
    = programlar için
    by deck
    = desteye göre
    only the number, nothing for 0
    = yalnızca sayı, 0 ise hiçbir şey

    """#
}
