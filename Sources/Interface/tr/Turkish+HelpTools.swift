/// The help of the commands for words, marking, models and the program's health.
extension Catalogue {
  static let turkishHelpTools: StaticString = #"""
    see and send the answers that wait for an AI explanation
    = yapay zekâ açıklaması bekleyen yanıtları gör ve gönder
    --add puts your wrong answers into the queue; the setting queue = always does so after every lesson. Without an option it shows the state of the queue and the new explanations. --send asks for the waiting explanations, oldest first, within the limits of the settings. A question that fails is tried again, and the run goes on as long as the endpoint answers. Ctrl-C stops it and loses nothing.
    = --add yanlış yanıtlarını sıraya koyar; queue = always ayarı bunu her dersten sonra yapar. Seçenek verilmezse sıranın durumunu ve yeni açıklamaları gösterir. --send bekleyen açıklamaları, en eskisinden başlayarak, ayarlardaki sınırlar içinde ister. Başarısız olan soru yeniden denenir; uç nokta yanıt verdikçe tur sürer. Ctrl-C onu durdurur, hiçbir şey yitmez.
    --dry-run prints the next request exactly as it would be sent, except the key; it sends nothing and runs no key_command. --usage shows the requests sent. --retry queues again the answers that were given up. --disputed shows the replies that did not pass the checks and the explanations that you reported, each with the reason. --delete deletes the queue and all explanations.
    = --dry-run sıradaki isteği, anahtar dışında, tam gönderileceği gibi yazar; hiçbir şey göndermez, key_command çalıştırmaz. --usage gönderilen istekleri gösterir. --retry vazgeçilen yanıtları yeniden sıraya koyar. --disputed denetimden geçmeyen karşılıkları ve bildirdiğin açıklamaları nedenleriyle gösterir. --delete sırayı ve bütün açıklamaları siler.
    the queue and new explanations
    = sıra ve yeni açıklamalar
    ask for the explanations now
    = açıklamaları şimdi iste
    queue your wrong answers of the last 30 days
    = son 30 günün yanlış yanıtlarını sıraya koy
    ask for the waiting explanations
    = bekleyen açıklamaları iste
    print the next request, without the key; send nothing
    = sıradaki isteği anahtarsız yaz; hiçbir şey gönderme
    show requests sent, and limits
    = gönderilen istekleri ve sınırları göster
    queue failed answers again
    = başarısız yanıtları yeniden sıraya koy
    show replies that were refused or reported
    = reddedilen ya da bildirilen karşılıkları göster
    delete the queue and the explanations
    = sırayı ve açıklamaları sil

    split words into stem and suffixes
    = sözcükleri gövde ve eklere ayır
    Prints one line for each reading of a word, the likeliest first, and marks stems that are guessed because Dilim's lexicon lacks them. Words of the course are glossed in English, others by their dictionary form. An accent shows the stress, where the rules can tell it.
    = Bir sözcüğün her okunuşu için bir satır yazar, en olası olan önce; Dilim'in sözlüğünde olmadığı için tahmin edilen gövdeleri işaretler. Kurs sözcüklerinin yanında İngilizcesi, öbürlerinin yanında sözlük biçimi yazar. Kuralların bilebildiği yerde vurgu bir işaretle gösterilir.
    Without a word it reads standard input, line by line. --json prints one object for each word: {"word": "…", "readings": [{"lemma": "…", "parts": […], "suffixes": […], "features": "…", "stress": "…"}]}; features follow UniMorph, where it covers the word, and stress has an accent on the stressed vowel.
    = Sözcük verilmezse standart girdiyi satır satır okur. --json her sözcük için bir nesne yazar: {"word": "…", "readings": [{"lemma": "…", "parts": […], "suffixes": […], "features": "…", "stress": "…"}]}; features, sözcüğü kapsadığı yerde UniMorph'a uyar; stress vurgulu ünlünün üstünde bir işaret taşır.
    ev-ler-imiz-den
    = ev-ler-imiz-den

    mark an answer, for scripts and for trying patterns
    = betikler ve kalıp denemek için bir yanıtı değerlendir
    Patterns: (x) optional, (x|y) one of them or nothing, [x|y] one of them, {a / b} in any order; nesting is allowed, \ escapes. Prints the mark, the letters that differ and why. Exit status 0 if the answer passes, 1 if not.
    = Kalıplar: (x) isteğe bağlı, (x|y) biri ya da hiçbiri, [x|y] ikisinden biri, {a / b} herhangi bir sırayla; iç içe yazılabilir, \ kaçış içindir. Sonucu, farklı harfleri ve nedenini yazar. Yanıt geçerse çıkış kodu 0, geçmezse 1.
    --english names the sentence that is translated. It decides what may differ from the accepted answers, and what is shown to be wrong; an answer about which nothing is shown is unsure. --explain-rules names the rules that let it pass.
    = --english çevrilen cümleyi belirtir. Kabul edilen yanıtlardan nelerin farklı olabileceğini ve neyin yanlış olduğunun gösterilebileceğini o belirler; hakkında hiçbir şey gösterilemeyen bir yanıt belirsizdir (unsure). --explain-rules yanıtı geçiren kuralları yazar.
    --json reads JSON Lines: {"id": 1, "accept": ["…"], "english": "…", "answer": "…"}, where english may be left out, or with "item": "a1-u1-writing#id" for both; "strict": true fails answers that would pass with a note. It prints one line for each, in the same order. A bad line gives {"line": 7, "error": "…"} in its place and exit status 3 at the end.
    = --json, JSON Lines okur: {"id": 1, "accept": ["…"], "english": "…", "answer": "…"} (english yazılmayabilir) ya da ikisinin yerine "item": "a1-u1-writing#id"; "strict": true, bir notla geçecek yanıtları geçirmez. Her biri için, aynı sırayla bir satır yazar. Bozuk bir satırın yerine {"line": 7, "error": "…"} yazılır, sonda çıkış kodu 3 olur.
    A finding in JSON has its category, expected and found with their spans (a missing or extra word has one), a message and, where they are known, features (the suffixes that differ) and taken_apart (okul-a). dilim help categories lists the categories with examples.
    = JSON'daki bir bulguda kategori, yerleriyle birlikte expected ve found (eksik ya da fazla sözcükte yalnızca biri), bir message ve biliniyorsa features (farklı ekler) ile taken_apart (okul-a) vardır. dilim help categories kategorileri örnekleriyle listeler.
    an accepted answer; may be given several times
    = kabul edilen bir yanıt; birkaç kez verilebilir
    an item of the course: a1-u1-writing#id
    = kurstan bir alıştırma: a1-u1-writing#id
    explain in English or in Turkish
    = İngilizce ya da Türkçe açıkla
    name the rules by which an unlisted answer passes
    = listede olmayan bir yanıtı geçiren kuralları yaz
    slips that are only noted fail as almost
    = yalnızca not düşülen kaymalar da geçmez

    show the forms of a word
    = bir sözcüğün biçimlerini göster
    WORD is a dictionary form: kitap, gelmek, cep telefonu. A word of a phrase before the last stays as it is. Unknown words are inflected by their sound.
    = WORD bir sözlük biçimidir: kitap, gelmek, cep telefonu. Söz öbeğinde sondan önceki sözcükler olduğu gibi kalır. Bilinmeyen sözcükler seslerine göre çekimlenir.
    FEATURES asks for one form, in the tags of UniMorph's tables: N;ABL;PL;PSS1P, V;IND;1;SG;PRS;POS;INTR, V;PROG;DECL;IND;SG;1;NEG;PRS or pos=N,case=ESS,num=PL; or for the tables of another kind of word: N, ADJ or V. Forms are printed one a line, the best first; exit status 3 if there is none.
    = FEATURES, UniMorph tablolarının etiketleriyle tek bir biçim ister: N;ABL;PL;PSS1P, V;IND;1;SG;PRS;POS;INTR, V;PROG;DECL;IND;SG;1;NEG;PRS ya da pos=N,case=ESS,num=PL; veya başka bir sözcük türünün tablolarını: N, ADJ ya da V. Her satıra bir biçim yazılır, en iyisi önce; hiç yoksa çıkış kodu 3.
    --json without a word reads JSON Lines: {"id": 1, "lemma": "abacı", "features": "N;ABL;PL;PSS1P"}. It prints one line for each, in the same order: {"forms": ["abacılarımızdan"], "id": 1}. A bad line gives {"line": 7, "error": "…"} in its place and exit status 3 at the end.
    = --json sözcük verilmezse JSON Lines okur: {"id": 1, "lemma": "abacı", "features": "N;ABL;PL;PSS1P"}. Her biri için, aynı sırayla bir satır yazar: {"forms": ["abacılarımızdan"], "id": 1}. Bozuk bir satırın yerine {"line": 7, "error": "…"} yazılır, sonda çıkış kodu 3 olur.
    all forms of a noun
    = bir adın bütün biçimleri
    a verb, with its questions
    = bir eylem, sorularıyla
    one form
    = tek bir biçim
    the questions of a verb too
    = bir eylemin soruları da
    separate the syllables: ki-ta-bı
    = heceleri ayır: ki-ta-bı

    check the prompts for the language model
    = dil modelinin istemlerini denetle
    Prompts are files. A file in your prompts folder (dilim prompts path) overrides the program's prompt of the same name: explain-error.en.prompt and so on.
    = İstemler dosyadır. İstem klasöründeki bir dosya (dilim prompts path), programın aynı adlı isteminin yerine geçer: explain-error.en.prompt gibi.
    check fills every prompt with sample data and reports errors with their lines. show prints a filled prompt.
    = check her istemi örnek verilerle doldurur ve hataları satırlarıyla bildirir. show doldurulmuş bir istem yazar.
    all of them
    = hepsi
    as it would be sent
    = gönderileceği gibi

    check that everything works, and say what to do if not
    = her şey çalışıyor mu denetle, çalışmıyorsa ne yapılacağını söyle
    Checks the course, your record and its backups, settings, prompts and the terminal, and the endpoint, if one is set, by one small request for its list of models. It says first whether the key is sent. --offline skips the endpoint. Changes nothing. Exit status 3 if something is broken, 4 if only the endpoint is; warnings (!) do not count.
    = Kursu, öğrenme kaydını ve yedeklerini, ayarları, istemleri, terminali ve ayarlıysa uç noktayı denetler; uç noktadan küçük bir istekle model listesini ister. Anahtarın gönderilip gönderilmediğini önceden söyler. --offline uç noktayı atlar. Hiçbir şeyi değiştirmez. Bir şey bozuksa çıkış kodu 3, yalnızca uç noktaysa 4; uyarılar (!) sayılmaz.
    one line for each part
    = her bölüm için bir satır

    """#
}
