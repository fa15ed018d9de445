/// Sound: voices, players and what is heard.
extension Catalogue {
  static let turkishSound: StaticString = #"""
    (Listen! Any key stops.)
    = (Dinle! Herhangi bir tuş durdurur.)
    (Played.)
    = (Dinledin.)
    (Stopped.)
    = (Durduruldu.)
    You will see the text for %1 s instead. Enter when you are ready.
    = Bunun yerine metni %1 sn göreceksin. Hazır olunca Enter'a bas.
    Only what is heard can be slow; p shows the text again.
    = Yalnızca duyulan bir metin yavaş olabilir; p metni yeniden gösterir.
    (Listen! Enter stops.)
    = (Dinle! Enter durdurur.)
    hear the word and its example
    = sözcüğü ve örneğini dinle
    hear the words and their examples
    = sözcükleri ve örneklerini dinle
    hear the examples
    = örnekleri dinle
    open the picture
    = resmi aç
    No command opens pictures; set one: dilim config set picture_command xdg-open
    = Resimleri açan bir komut yok; bir tane ayarla: dilim config set picture_command xdg-open
    %1 is missing.
    = %1 yok.
    picture_command has failed; run it yourself to see why.
    = picture_command başarısız oldu; nedenini görmek için kendin çalıştır.
    %1 can't be played.
    = %1 çalınamıyor.
    Nothing here plays %1. On Debian: apt-get install ffmpeg
    = Burada %1 dosyasını çalan bir şey yok. Debian'da: apt-get install ffmpeg
    a command that opens the picture {file} of a card, such as xdg-open
    = kartın {file} resmini açan komut, örneğin xdg-open
    hear the word
    = sözcüğü dinle
    whether a text that was read in place of hearing it clears all that was scrolled away
    = dinlemek yerine okunan bir metinden sonra yukarı kaymış her şeyin silinip silinmeyeceği
    Read, not heard: %1
    = Dinlenmeyip okunan: %1
    the sentence with its stresses: Ánkara
    = vurgularıyla cümle: Ánkara
    No stress of this sentence is certain.
    = Bu cümlede kesin olarak bilinen bir vurgu yok.
    hear the sentence
    = cümleyi dinle
    slowly
    = yavaş
    play it slowly
    = yavaş dinle
    %1 speaks
    = %1 konuşuyor
    %1 plays
    = %1 çalıyor
    %1 is not asked (--offline)
    = %1 sunucusuna sorulmadı (--offline)
    Asking %1 to say a word; %2.
    = %1 sunucusundan bir sözcük söylemesi isteniyor; %2.
    Asking %1 for speech. Sent there: the texts that you hear, the model and the voice; nothing else but \#
    the key, if one is set.
    = Konuşma için %1 sunucusuna soruluyor. Oraya dinlediğin metinler, model ve ses gönderilir; varsa \#
    anahtardan başka hiçbir şey gönderilmez.
    What you hear is sent to %1: texts of lessons, and words and examples of cards. Sounds are kept, so a \#
    text is sent once.
    = Dinlediklerin %1 sunucusuna gönderilir: derslerin metinleri, kartların sözcükleriyle örnekleri. \#
    Sesler saklandığı için bir metin bir kez gönderilir.
    %1 %2 speaks instead.
    = %1 Bunun yerine %2 konuşuyor.
    %1 has no speech (status %2).
    = %1 metin seslendirmiyor (durum %2).
    This text is too long for the voice.
    = Bu metin ses için fazla uzun.
    %1 can't be written; is the disk full?
    = %1 yazılamıyor; disk dolu mu?
    an endpoint that says texts, such as http://127.0.0.1:8880/v1
    = metinleri seslendiren bir uç nokta, örneğin http://127.0.0.1:8880/v1
    its model, such as tts-1
    = onun modeli, örneğin tts-1
    its voice, such as nova
    = onun sesi, örneğin nova
    its voices for the women of dialogues, with commas between them
    = konuşmalardaki kadınlar için sesleri, virgülle ayrılmış
    its voices for the men of dialogues, with commas between them
    = konuşmalardaki erkekler için sesleri, virgülle ayrılmış
    a command that prints the key for speech_url
    = speech_url anahtarını yazdıran bir komut
    a file with the key for speech_url that only you can open (0600)
    = speech_url anahtarını içeren, yalnızca senin açabildiğin bir dosya (0600)
    off: dilim config set sound on switches it on
    = kapalı: dilim config set sound on ile açılır
    No program here speaks Turkish. On Debian: apt-get install espeak-ng
    = Burada Türkçe konuşan bir program yok. Debian'da: apt-get install espeak-ng
    No program here plays sound. On Debian: apt-get install alsa-utils
    = Burada ses çalan bir program yok. Debian'da: apt-get install alsa-utils
    %1 can't play: there is no loudspeaker, or it is in use.
    = %1 çalamıyor: hoparlör yok ya da başka bir program kullanıyor.
    %1 has failed: it wrote no sound.
    = %1 başarısız oldu: ses yazmadı.
    %1 was stopped: it took more than 30 s.
    = %1 durduruldu: 30 saniyeden uzun sürdü.
    %1 has ended in the middle; is the microphone gone? No try is counted.
    = %1 yarıda kesildi; mikrofonun bağlantısı mı koptu? Deneme sayılmadı.
    %1 was stopped: it took more than %2 s.
    = %1 durduruldu: %2 saniyeden uzun sürdü.
    %1 has failed: it could not play.
    = %1 başarısız oldu: sesi çalamadı.
    %1 texts can be heard without waiting; %2 of them are new.
    = %1 metin beklemeden dinlenebilir; %2 tanesi yeni.
    %1 is ready.
    = %1 hazır.
    whether texts and words can be heard
    = metinlerle sözcüklerin dinlenip dinlenemeyeceği
    a command that reads its input aloud into {file} or as WAV on its output; unless set, Piper or \#
    eSpeak NG
    = girdisini {file} dosyasına ya da çıktısına WAV olarak seslendiren komut; yoksa Piper ya da \#
    eSpeak NG
    a command that plays the WAV {file}; unless set, the first player that works
    = {file} WAV dosyasını çalan komut; yoksa çalışan ilk çalıcı
    say Turkish text aloud
    = Türkçe bir metni seslendir
    Says a text with the voice that lessons use: the setting speak_command, else the endpoint in \#
    speech_url, else Piper with a Turkish voice, else eSpeak NG (apt-get install espeak-ng). The \#
    program that plays is the setting play_command, else the first that works of pw-play, paplay, aplay, play, ffmpeg and \#
    afplay. Ctrl-C stops it.
    = Bir metni derslerdeki sesle söyler: speak_command ayarı, yoksa speech_url uç noktası, \#
    yoksa Türkçe sesli Piper, o da yoksa eSpeak NG (apt-get install espeak-ng). Çalan program play_command ayarı, yoksa pw-play, paplay, \#
    aplay, play, ffmpeg ve afplay içinden çalışan ilkidir. Ctrl-C durdurur.
    hear a sentence
    = bir cümle dinle
    more slowly
    = daha yavaş
    A text to say has at most %1 letters.
    = Seslendirilecek metin en çok %1 harf olabilir.
    make the sound of lessons ready, so that nothing waits for it
    = derslerin sesini önceden hazırla
    Lessons make the sound of a text when it is first heard. prepare makes it for all listening \#
    lessons, for those of a level or for one lesson ahead of time. Sounds are kept in the cache \#
    folder, 500 MB at most; those that were not heard for the longest time go first.
    = Dersler bir metnin sesini ilk dinlenişte yapar. prepare bunu bütün dinleme dersleri, bir \#
    düzeyinkiler ya da tek bir ders için önceden yapar. Sesler önbellek klasöründe durur, en çok \#
    500 MB; en uzun süredir dinlenmeyenler önce silinir.
    dilim doctor tells which voice and which player work.
    = Hangi sesle hangi çalıcının çalıştığını dilim doctor söyler.
    the listening lessons of A1
    = A1'in dinleme dersleri
    say it at about 60 % of the usual speed
    = olağan hızın yaklaşık yüzde 60'ıyla söyle
    Dilim can't hear you: tell it aloud, then type what you said. Plain letters are enough.
    = Dilim seni duyamaz: yüksek sesle anlat, sonra söylediklerini yaz. Türkçe harfler gerekmez.
    Dilim can't hear you: tell it aloud, press Enter and compare it with a model. Or type what you \#
    said; plain letters are enough.
    = Dilim seni duyamaz: yüksek sesle anlat, Enter'a bas ve bir örnekle karşılaştır. Ya da \#
    söylediklerini yaz; Türkçe harfler gerekmez.
    Dilim can't hear you: read the sentence, look up, say it aloud, press Enter and rate it. Or type what \#
    you said; plain letters are enough.
    = Dilim seni duyamaz: cümleyi oku, başını kaldır, yüksek sesle söyle, Enter'a bas ve kendini \#
    değerlendir. Ya da söylediğini yaz; Türkçe harfler gerekmez.
    Enter: said it>
    = Enter: söyledim>
    How did it sound beside this?
    = Bununla karşılaştırınca nasıldı?
    nearly
    = idare eder
    clear
    = net
    Did you tell all of it? This is one way:
    = Hepsini anlattın mı? Bir örnek:
    something was missing: say it again; this never counts as wrong
    = bir şeyler eksikti: yeniden söyle; bu hiçbir zaman yanlış sayılmaz
    all of it was there, with a stumble
    = hepsi vardı, ama takılarak
    all of it was there
    = hepsi vardı
    ? Once more, by your own rating
    = ? Bir daha, kendi değerlendirmene göre
    + Nearly, by your own rating
    = + İdare eder, kendi değerlendirmene göre
    + Clear, by your own rating
    = + Net, kendi değerlendirmene göre
    Accepted at second listening: it was understood when the sentence was known.
    = İkinci dinleyişte kabul edildi: cümle bilinince anlaşıldı.
    hear yours
    = kendini dinle
    hear what you said
    = söylediğini dinle
    What you say is sent to %1 to be written down: the recording, and if little of it was understood, the \#
    sentence too. Nothing of it is kept here.
    = Söylediğin, yazıya geçirilmek üzere %1 sunucusuna gönderilir: ses kaydı, pek azı anlaşıldıysa cümle \#
    de. Burada hiçbiri saklanmaz.
    What you say is recorded and written down on this computer by %1; it is sent nowhere, and the recording \#
    is not kept.
    = Söylediğin bu bilgisayarda kaydedilir ve %1 ile yazıya geçirilir; hiçbir yere gönderilmez, kayıt da \#
    saklanmaz.
    What you say in speaking exercises is sent to %1: the recording, and if little of it was understood, the \#
    sentence too. Recordings are not kept on this computer.
    = Konuşma alıştırmalarında söylediklerin %1 sunucusuna gönderilir: ses kaydı, pek azı anlaşıldıysa cümle \#
    de. Kayıtlar bu bilgisayarda saklanmaz.
    Speak now; Enter ends, Esc stops.
    = Şimdi konuş; Enter bitirir, Esc vazgeçer.
    (Speak now. Enter when you have finished.)
    = (Şimdi konuş. Bitince Enter'a bas.)
    The microphone is being opened …
    = Mikrofon açılıyor …
    Listening to what you said … Esc stops.
    = Söylediğin dinleniyor … Esc vazgeçer.
    %1 can't record: there is no microphone, or it is in use.
    = %1 kayıt yapamıyor: mikrofon yok ya da başka bir program kullanıyor.
    Nothing can be recorded: /tmp is full.
    = Kayıt yapılamıyor: /tmp dolu.
    %1 has failed: it wrote nothing down.
    = %1 başarısız oldu: hiçbir şey yazmadı.
    %1 can't write down speech (status %2).
    = %1 konuşmayı yazıya geçiremiyor (durum %2).
    For now, rate what you say, or type it.
    = Şimdilik söylediğini kendin değerlendir ya da yaz.
    record nothing
    = hiçbir şey kaydetme
    prints what was said, in the WAV {file} if it names one
    = söyleneni yazdırır; {file} içeriyorsa o WAV dosyasından
    whether what you say may be recorded
    = söylediklerinin kaydedilip kaydedilemeyeceği
    a command that records raw samples, signed 16 bits, 16,000 a second; unless set, the first recorder \#
    that works
    = ham örnek kaydeden komut: işaretli 16 bit, saniyede 16.000; yoksa çalışan ilk kaydedici
    a command that prints what is said in the WAV {file}; without {file} it records by itself
    = {file} WAV dosyasında söyleneni yazdıran komut; {file} yoksa kendisi kaydeder
    an endpoint that writes down what you say, such as http://127.0.0.1:8000/v1
    = söylediklerini yazıya geçiren bir uç nokta, örneğin http://127.0.0.1:8000/v1
    its model, such as whisper-1
    = onun modeli, örneğin whisper-1
    a command that prints the key for transcript_url
    = transcript_url anahtarını yazdıran bir komut
    a file with the key for transcript_url that only you can open (0600)
    = transcript_url anahtarını içeren, yalnızca senin açabildiğin bir dosya (0600)
    a model for whisper.cpp, which writes down what you say on this computer
    = söylediklerini bu bilgisayarda yazıya geçiren whisper.cpp için bir model
    %1 records
    = %1 kaydediyor
    %1 writes down what you say
    = %1 söylediklerini yazıya geçiriyor
    off: dilim config set microphone on switches it on
    = kapalı: dilim config set microphone on ile açılır
    not used: nothing is set that writes down what you say (transcript_url, whisper_model or \#
    transcript_command), or no program records (apt-get install alsa-utils)
    = kullanılmıyor: söylediklerini yazıya geçiren bir şey ayarlı değil (transcript_url, whisper_model ya da \#
    transcript_command) ya da kayıt yapan bir program yok (apt-get install alsa-utils)
    Asking %1 to write down half a second from the microphone.
    = %1 sunucusundan mikrofondan yarım saniyeyi yazıya geçirmesi isteniyor.
    """#
}
