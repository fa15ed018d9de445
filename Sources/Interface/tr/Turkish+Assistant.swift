/// Requests to a model, its explanations, the queue and the tutor chat.
extension Catalogue {
  static let turkishAssistant: StaticString = #"""
    The AI's reply did not pass the checks, so it is not shown.
    = Yapay zekânın karşılığı denetimden geçmedi, bu yüzden gösterilmiyor.
    AI explanation (it may be wrong):
    = Yapay zekâ açıklaması (yanlış olabilir):
    Example:
    = Örnek:
    Example: %1 – %2
    = Örnek: %1 – %2
    Yours: %1
    = Seninki: %1
    Right: %1
    = Doğrusu: %1
    (cut)
    = (kesildi)
    (stopped)
    = (durduruldu)

    # The chat
    your level (%1)
    = seviyen (%1)
    your lesson (%1)
    = dersin (%1)
    your last mistake
    = son yanlışın
    your last %1 mistakes
    = son %1 yanlışın
    %1 and %2
    = %1 ve %2
    Sent along: %1. “/share %2 off” withholds that in this chat, “dilim config set context off” all of it always.
    = Birlikte gönderilen: %1. “/share %2 off” bunu bu sohbette, “dilim config set context off” hepsini her zaman engeller.
    Write to your tutor; /help lists the commands, /quit leaves. AI may be wrong.
    = Öğretmenine yaz; /help komutları listeler, /quit çıkar. Yapay zekâ yanılabilir.
    /level [A1…C2]   your level, for this chat\n/lesson          the lesson that the tutor knows\n/share           what the tutor knows about you\n/share lesson off  … level, lesson or mistakes; on or off\n/clear           begin a new chat; this one is kept\n/quit            leave
    = /level [A1…C2]   bu sohbetteki seviyen\n/lesson          öğretmenin bildiği ders\n/share           öğretmenin senin hakkında bildikleri\n/share lesson off  … level, lesson ya da mistakes; on ya da off\n/clear           yeni sohbet başlat; bu saklanır\n/quit            çık
    A new conversation.
    = Yeni bir sohbet.
    Levels are A1, A2, B1, B2, C1, C2.
    = Seviyeler: A1, A2, B1, B2, C1, C2.
    Example: /share mistakes off
    = Örnek: /share mistakes off
    The input can't be read as UTF-8 text.
    = Girdi UTF-8 metni olarak okunamıyor.
    What would you write to the tutor?
    = Öğretmene ne yazardın?
    A dry run needs a message in its input: echo "Okul ne demek?" | dilim chat --dry-run
    = Deneme için girdide bir mesaj olmalı: echo "Okul ne demek?" | dilim chat --dry-run
    There is no command %1 like this; /help lists the commands.
    = Böyle bir %1 komutu yok; /help komutları listeler.
    There is no conversation %1. dilim chat --list shows them.
    = %1 diye bir sohbet yok. dilim chat --list sohbetleri gösterir.
    Your level here: %1.
    = Buradaki seviyen: %1.
    No lesson is open.
    = Açık ders yok.
    The tutor knows nothing about you.
    = Öğretmen senin hakkında hiçbir şey bilmiyor.
    The tutor knows: %1.
    = Öğretmenin bildikleri: %1.

    # The network
    The tutor needs an endpoint (dilim help config). Without one: dilim mistakes explains what went wrong, dilim inflect and dilim analyze show how words are built.
    = Öğretmen için uç nokta gerekli (dilim help config). O olmadan: dilim mistakes neyin yanlış gittiğini açıklar, dilim inflect ile dilim analyze sözcüklerin yapısını gösterir.
    choose a model of the server: dilim config set model NAME
    = sunucunun bir modelini seç: dilim config set model AD
    The limit of the day is reached (%1).
    = Günlük sınıra ulaşıldı (%1).
    There is nothing to explain.
    = Açıklanacak bir şey yok.
    The model's reply could not be used; another model may do better.
    = Modelin karşılığı kullanılamadı; başka bir model daha iyi olabilir.
    The answer did not pass the checks; nothing of it is shown.
    = Yanıt denetimden geçmedi; hiçbir bölümü gösterilmiyor.
    (One sentence did not pass the checks and is left out.)
    = (Bir cümle denetimden geçmedi, gösterilmiyor.)
    (%1 sentences did not pass the checks and are left out.)
    = (%1 cümle denetimden geçmedi, gösterilmiyor.)
    %1 can't be reached%2.
    = %1 adresine ulaşılamıyor%2.
    %1 took too long%2.
    = %1 çok geç kaldı%2.
    The certificate of %1 is not trusted%2.
    = %1 adresinin sertifikasına güvenilmiyor%2.
    There is no such API at %1%2.
    = %1 adresinde böyle bir API yok%2.
    The network can't be used%1.
    = Ağ kullanılamıyor%1.
    %1 rejects the key, or needs one%2.
    = %1 anahtarı kabul etmiyor ya da bir anahtar istiyor%2.
    %1 refuses this request%2.
    = %1 bu isteği reddediyor%2.
    The credit or quota at %1 is used up%2.
    = %1 adresindeki kredi ya da kota bitti%2.
    %1 has had too many requests%2.
    = %1 çok fazla istek aldı%2.
    %1 doesn't have the model%2.
    = %1 adresinde bu model yok%2.
    %1 rejects the request%2.
    = %1 isteği kabul etmiyor%2.
    %1 has a problem%2.
    = %1 bir sorun yaşıyor%2.
    %1 redirects elsewhere; the key is not sent there%2.
    = %1 başka yere yönlendiriyor; anahtar oraya gönderilmez%2.
    The server at %1 is not this API%2.
    = %1 adresindeki sunucu bu API değil%2.
    %1 answers in a way that can't be read%2.
    = %1 okunamayan bir yanıt veriyor%2.
    The reply broke off before its end%1.
    = Karşılık sonu gelmeden koptu%1.
    The reply is empty%1.
    = Karşılık boş%1.
    A filter of the server has cut the reply%1.
    = Sunucunun bir süzgeci karşılığı kesti%1.
    The reply was cut at the token limit%1.
    = Karşılık jeton sınırında kesildi%1.
    The model declines to answer%1.
    = Model yanıt vermek istemiyor%1.
    The reply is too large%1.
    = Karşılık çok büyük%1.
    Stopped.
    = Durduruldu.
    Is the server running, and the network up?
    = Sunucu çalışıyor mu, ağ açık mı?
    Slow models may need more time: first_byte_timeout and total_timeout in dilim help config.
    = Yavaş modeller daha çok süre isteyebilir: dilim help config'teki first_byte_timeout ve total_timeout.
    For a private certificate authority: dilim config set ca_file FILE
    = Özel bir sertifika kurumu için: dilim config set ca_file DOSYA
    Most addresses end in /v1: dilim config set base_url URL
    = Adreslerin çoğu /v1 ile biter: dilim config set base_url URL
    dilim help config says where to put the key.
    = Anahtarın nereye konacağını dilim help config anlatır.
    Look at your account there.
    = Oradaki hesabına bak.
    It has: %1.
    = Oradaki modeller: %1.
    Choose another: dilim config set model NAME
    = Başkasını seç: dilim config set model AD
    For longer ones: dilim config set max_tokens 2000
    = Daha uzunları için: dilim config set max_tokens 2000
    It redirects to %1.
    = Yönlendirdiği yer: %1.
    No endpoint is set, so no model can be asked. See dilim help config.
    = Uç nokta ayarlanmamış, bu yüzden hiçbir modele sorulamaz. Bkz. dilim help config.
    Asking %1. Sent there: for an explanation the task, the accepted answers, your answer, what was found in it, and your level; in a chat what you write and what /share shows; nothing else but the key, if one is set.
    = %1 adresine soruluyor. Oraya gönderilenler: açıklama için görev, kabul edilen yanıtlar, senin yanıtın, içinde bulunanlar ve seviyen; sohbette yazdıkların ve /share ile görünenler; ayarlıysa anahtar, başka hiçbir şey.
    %1: language = %2: expected a code such as en or tr.
    = %1: language = %2: en ya da tr gibi bir kod bekleniyor.
    %1: language = %2: AI replies in it can't be checked, so no model is asked. They can be in: %3. Example: dilim config set language en
    = %1: language = %2: Bu dilde yapay zekâ karşılıkları denetlenemediği için hiçbir modele sorulmuyor. Olabilecek diller: %3. Örnek: dilim config set language en
    No model is set; %1 is the one that the server named before.
    = Model ayarlanmamış; sunucunun daha önce bildirdiği: %1.
    No model is set, and this server has named none yet: its list is asked for first. If it has one model, its name replaces %1; everything else is sent as printed.
    = Model ayarlanmamış, bu sunucu da henüz model bildirmedi: önce listesi istenir. Tek modeli varsa adı %1 yerine geçer; başka her şey yazıldığı gibi gönderilir.

    # The queue
    ; the next can be sent %1
    = ; sıradaki %1 gönderilebilir
    1 answer waits for an explanation%1. dilim feedback --send asks for them.
    = 1 yanıt açıklama bekliyor%1. dilim feedback --send açıklamaları ister.
    %1 answers wait for an explanation%2. dilim feedback --send asks for them.
    = %1 yanıt açıklama bekliyor%2. dilim feedback --send açıklamaları ister.
    %1 given up (%2). dilim feedback --retry puts them back.
    = %1 yanıttan vazgeçildi (%2). dilim feedback --retry onları sıraya geri koyar.
    %1 refused or reported: dilim feedback --disputed.
    = %1 reddedildi ya da bildirildi: dilim feedback --disputed.
    %1 explained.
    = %1 yanıt açıklandı.
    %1 lost when the program ended.
    = Program kapanınca %1 yitti.
    1 answer still waits
    = 1 yanıt hâlâ bekliyor
    %1 answers still wait
    = %1 yanıt hâlâ bekliyor
    Nothing is left to be sent.
    = Gönderilecek bir şey kalmadı.
    %1; the next can be sent %2 (dilim feedback --send).%3
    = %1; sıradaki %2 gönderilebilir (dilim feedback --send).%3
    %1 (dilim feedback --send). %2
    = %1 (dilim feedback --send). %2
    allow more: dilim config set %1 NUMBER
    = sınırı yükselt: dilim config set %1 SAYI
    The limit of a run is reached (%1); %2. Go on: dilim feedback --send; or %3
    = Bir turun sınırına ulaşıldı (%1); %2. Devam et: dilim feedback --send; ya da %3
    The limit of the day is reached (%1); %2. Go on after midnight; or %3
    = Günlük sınıra ulaşıldı (%1); %2. Gece yarısından sonra devam et; ya da %3
    explained
    = açıklandı
    the reply did not pass the checks; not shown
    = karşılık denetimden geçmedi; gösterilmiyor
    the reply could not be used
    = karşılık kullanılamadı
    not now (%1)
    = şimdi olmadı (%1)
    The model's replies could not be used.
    = Modelin karşılıkları kullanılamadı.
    1 reply
    = 1 karşılık
    %1 replies
    = %1 karşılık
    in %1 s
    = %1 saniye sonra
    in %1 min
    = %1 dakika sonra
    Nothing waits, so nothing would be sent.
    = Bekleyen yok, bu yüzden hiçbir şey gönderilmez.
    Not sent now. %1
    = Şimdi gönderilmez. %1
    Nothing waits. In a lesson, e asks for an AI explanation of a wrong answer.
    = Bekleyen yok. Derste e tuşu, yanlış bir yanıt için yapay zekâ açıklaması ister.
    Nothing waits, and no endpoint is set: see dilim help config.
    = Bekleyen yok, uç nokta da ayarlanmamış: bkz. dilim help config.
    1 answer added to the queue.
    = 1 yanıt sıraya eklendi.
    %1 answers added to the queue.
    = %1 yanıt sıraya eklendi.
    %1 left out: answers that are right by now, or items no longer in the course.
    = %1 tanesi alınmadı: artık doğru sayılanlar ya da kurstan çıkmış alıştırmalar.
    %1 put back into the queue.
    = %1 yanıt sıraya geri kondu.
    1 waiting answer
    = bekleyen 1 yanıt
    %1 waiting answers
    = bekleyen %1 yanıt
    1 explanation
    = 1 açıklama
    %1 explanations
    = %1 açıklama
    Deleted: %1, %2.
    = Silindi: %1, %2.
    Nothing else is left to be sent; 1 was sent from another window, or lost and will be asked again in a few minutes.
    = Gönderilecek başka bir şey kalmadı; 1 tanesi başka bir pencereden gönderildi ya da yitti, birkaç dakika sonra yeniden sorulacak.
    Nothing else is left to be sent; %1 were sent from another window, or lost and will be asked again in a few minutes.
    = Gönderilecek başka bir şey kalmadı; %1 tanesi başka bir pencereden gönderildi ya da yitti, birkaç dakika sonra yeniden sorulacak.
    Waiting %1 s%2 …
    = %1 saniye bekleniyor%2 …

    """#
}
