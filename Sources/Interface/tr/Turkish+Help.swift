/// The help of the commands: `dilim help`.
extension Catalogue {
  static let turkishHelp: StaticString = #"""
    read the course from this folder
    = kursu bu klasörden oku
    never use colours
    = renk kullanma
    whole lines, no cursor movement: for screen readers
    = satır satır yaz, imleci oynatma: ekran okuyucular için
    print JSON for programs
    = programlar için JSON yaz

    start: choose a level, do a lesson
    = başla: seviye seç, ders yap
    one lesson
    = tek bir ders
    ten reading items
    = on okuma alıştırması
    mark an answer
    = bir yanıtı değerlendir
    Dilim: practise Turkish in the terminal, marked offline.
    = Dilim: terminalde Türkçe alıştırmaları; yanıtlar çevrimdışı değerlendirilir.
    Examples:
    = Örnekler:
    Commands:
    = Komutlar:
    Options:
    = Seçenekler:
    [options]
    = [seçenekler]
    dilim help COMMAND explains a command. Options of dilim alone:
    = dilim help KOMUT bir komutu anlatır. Yalnızca dilim yazınca seçenekler:
    Exit status: 0 pass, 1 some answer failed (grade, explain; lessons in a pipe), 2 usage, 3 bad content or data, 4 network, 130 Ctrl-C.
    = Çıkış kodu: 0 başarılı, 1 yanlış yanıt var (grade, explain; boruda dersler), 2 kullanım hatası, 3 bozuk içerik ya da veri, 4 ağ, 130 Ctrl-C.
    Usage: %1%2%3
    = Kullanım: %1%2%3

    explain the commands
    = komutları anlat
    --man prints the manual page in troff, for `man -l`.
    = --man kılavuz sayfasını `man -l` için troff biçiminde (İngilizce) yazar.
    `dilim help categories` shows every kind of mistake with examples and their explanations, with --markdown as a page.
    = `dilim help categories` her yanlış türünü örnekleri ve açıklamalarıyla gösterir; --markdown ile bir sayfa olarak.
    all commands
    = bütün komutlar
    one command
    = tek bir komut
    every kind of mistake
    = her yanlış türü
    print the version
    = sürümü yaz
    `dilim --version` does the same.
    = `dilim --version` da aynısını yapar.
    one line
    = tek satır
    print the completions for a shell
    = bir kabuk için tamamlamaları yaz
    `make install` puts them below PREFIX/share, where zsh looks if PREFIX is /usr/local, fish if it is ~/.local, and bash with the package bash-completion (not tried). Elsewhere use the lines above.
    = `make install` bunları PREFIX/share altına koyar: PREFIX /usr/local ise zsh, ~/.local ise fish, bash-completion paketi varsa bash (denenmedi) orada arar. Başka yerlerde yukarıdaki satırları kullan.
    The scripts ask the program: `dilim completions offer -- WORD …` prints the completions of the last word.
    = Betikler programa sorar: `dilim completions offer -- SÖZCÜK …` son sözcüğün tamamlamalarını yazar.
    in this shell
    = bu kabukta
    in fish
    = fish içinde
    print the page of mistakes in Markdown
    = yanlış türleri sayfasını Markdown olarak yaz
    print the manual page
    = kılavuz sayfasını yaz

    do it without asking
    = sormadan yap
    never ask; see --yes
    = hiç sorma; bkz. --yes
    print what would be done, and do nothing
    = ne yapılacağını yaz, hiçbir şey yapma

    show or change settings: cards a day, the endpoint for AI
    = ayarları göster ya da değiştir: günlük kartlar, yapay zekâ
    Without an argument, or with show, it lists all settings with their meaning; those that are set are marked with *. Settings are in a text file, name = value.
    = Argümansız ya da show ile bütün ayarları anlamlarıyla listeler; değiştirilmiş olanlar * ile işaretlidir. Ayarlar bir metin dosyasındadır: ad = değer.
    Nothing is ever sent anywhere before base_url, speech_url or transcript_url is set. preset fills base_url and model for %1.
    = base_url, speech_url ya da transcript_url ayarlanmadan hiçbir yere hiçbir şey gönderilmez. preset, base_url ve model ayarlarını şunlar için doldurur: %1.
    The key for an endpoint comes from key_command (the first line it prints), from DILIM_API_KEY, or from key_file (0600); it is never an argument and never printed. OPENAI_API_KEY is sent only to api.openai.com. While others can change the settings, key_command is not run.
    = Uç noktanın anahtarı key_command (yazdığı ilk satır), DILIM_API_KEY ya da key_file (0600) ile verilir; hiçbir zaman argüman olmaz, hiçbir zaman yazdırılmaz. OPENAI_API_KEY yalnızca api.openai.com adresine gönderilir. Ayarları başkaları değiştirebildiği sürece key_command çalıştırılmaz.
    DILIM_BASE_URL and DILIM_MODEL override the file. If DILIM_BASE_URL names another host than base_url, key_command and key_file are not used for it.
    = DILIM_BASE_URL ve DILIM_MODEL dosyadan önce gelir. DILIM_BASE_URL ile base_url ayrı sunucuları gösteriyorsa key_command ve key_file onun için kullanılmaz.
    The endpoint that says texts, speech_url, has keys of its own: speech_key_command, DILIM_SPEECH_KEY or speech_key_file. Without one it gets the key of base_url, if both are the same server.
    = Metinleri seslendiren uç noktanın, speech_url ayarının, kendi anahtarı vardır: speech_key_command, DILIM_SPEECH_KEY ya da speech_key_file. Bunlar yoksa ve ikisi aynı sunucuysa base_url anahtarını alır.
    fewer new cards
    = daha az yeni kart
    a model on this machine
    = bu makinedeki bir model
    which model
    = hangi model
    where the key is
    = anahtarın yeri

    talk with an AI tutor about your Turkish
    = Türkçen hakkında yapay zekâ öğretmeniyle konuş
    The tutor knows your level, the lesson you left and your last mistakes, unless you withhold them: a chat begins by naming what is sent, /share changes that, and the setting context = off sends none of it. --dry-run prints the request for the first line of input, and sends nothing. Chats are kept in your record; --list shows them, --resume continues one.
    = Sen engellemedikçe öğretmen seviyeni, yarıda kalan dersini ve son yanlışlarını bilir: Sohbet başında ne gönderildiği yazılır, /share bunu değiştirir, context = off ayarıyla hiçbiri gönderilmez. --dry-run girdinin ilk satırı için yapılacak isteği yazar, hiçbir şey göndermez. Sohbetler öğrenme kaydında saklanır; --list onları gösterir, --resume birine devam eder.
    Ctrl-C stops the answer and keeps the chat. /help lists the commands. In a pipe each line is a message, and the answers are printed.
    = Ctrl-C yanıtı durdurur, sohbeti korur. /help komutları listeler. Boruda her satır bir mesajdır, yanıtlar yazdırılır.
    begin
    = başla
    go on with the last one
    = sonuncusuna devam et
    one question
    = tek bir soru
    continue a conversation; last for the last one
    = bir sohbete devam et; sonuncusu için last
    list the conversations
    = sohbetleri listele
    delete all conversations
    = bütün sohbetleri sil

    check the lessons of a course, for authors
    = bir kursun derslerini denetle (ders yazarları için)
    PATH is a course folder (the default is the one that lessons are read from) or one lesson in it, which is checked within its course. Findings read file:line: message; exit status 3 if something fails. Warnings do not fail.
    = PATH bir kurs klasörüdür (verilmezse derslerin okunduğu klasör) ya da onun içindeki bir derstir; ders kendi kursu içinde denetlenir. Bulgular dosya:satır: ileti biçimindedir; hata varsa çıkış kodu 3 olur. Uyarılar hata sayılmaz.
    --fix writes the missing item ids first and changes nothing else. --spelling asks hunspell (apt-get install hunspell hunspell-tr hunspell-en-gb).
    = --fix önce eksik alıştırma kimliklerini yazar, başka bir şeyi değiştirmez. --spelling yazımı hunspell ile denetler (apt-get install hunspell hunspell-tr hunspell-en-gb).
    all rules
    = bütün kurallar
    spelling as well
    = yazım da
    with tables of its content
    = içeriğinin tablolarıyla
    write missing ids first
    = önce eksik kimlikleri yaz
    write missing item ids
    = eksik alıştırma kimliklerini yaz
    tables of the course's content
    = kurs içeriğinin tabloları
    check the spelling with hunspell
    = yazımı hunspell ile denetle

    mark an answer and explain it, with AI if an endpoint is set
    = bir yanıtı değerlendir ve açıkla; uç nokta varsa yapay zekâyla
    Prints the mark and the grader's explanation at once. If an endpoint is set (dilim help config), a language model then explains the grader's findings; it never grades. A reply that contradicts the grader is not shown.
    = Sonucu ve değerlendiricinin açıklamasını hemen yazar. Uç nokta ayarlıysa (dilim help config) bir dil modeli değerlendiricinin bulgularını açıklar; kendisi asla değerlendirmez. Değerlendiriciyle çelişen bir karşılık gösterilmez.
    Exit status: that of grade, or 4 if the endpoint was asked and gave no explanation. --json gives one object with verdict, findings, explanation, source (ai, offline, cache), error and usage.
    = Çıkış kodu grade ile aynıdır; uç noktaya sorulup açıklama alınamadıysa 4. --json tek bir nesne verir: verdict, findings, explanation, source (ai, offline, cache), error ve usage.
    by a pattern
    = bir kalıba göre
    an item of the course
    = kurstan bir alıştırma
    the sentence to translate into Turkish
    = Türkçeye çevrilecek cümle
    the learner's level, A1 to C2
    = öğrencinin seviyesi, A1'den C2'ye
    never ask the endpoint
    = uç noktaya hiç sorma

    """#
}
