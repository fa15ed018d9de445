extension Catalogue {
  static let turkishSettings: StaticString = #"""
    the endpoint, such as http://127.0.0.1:8080/v1; without one nothing is sent
    = http://127.0.0.1:8080/v1 gibi bir uç nokta; boşsa hiçbir şey gönderilmez
    the model to ask for
    = sorulacak model
    a command that prints the key, such as: pass show llm
    = anahtarı yazdıran bir komut, örneğin: pass show llm
    a file with the key that only you can open (0600)
    = anahtarı içeren, yalnızca senin açabildiğin bir dosya (0600)
    certificates of a private authority, in PEM
    = özel bir sertifika kurumunun PEM biçimli sertifikaları
    the language of explanations: en, tr, or another for AI; unless set, the program's
    = açıklamaların dili: en, tr ya da yapay zekâ için başkası; seçilmezse programın dili
    the language of the program; unless set, that of LANG
    = programın dili; seçilmezse LANG hangi dildeyse o
    whether AI explains wrong answers in lessons
    = derslerde yanlış yanıtları yapay zekâ açıklasın mı
    whether wrong answers wait for an explanation while offline
    = çevrimdışıyken yanlış yanıtlar açıklama için beklesin mi
    whether the tutor chat is told your level, lesson and mistakes
    = öğretmenle sohbette seviyen, dersin ve yanlışların söylensin mi
    the longest reply, in tokens
    = en uzun yanıt, jeton olarak
    seconds to reach the endpoint
    = uç noktaya ulaşma süresi, saniye
    seconds until the reply begins; local models may need 300
    = yanıt başlayana kadar beklenen saniye; yerel modellere 300 gerekebilir
    seconds that a reply may pause
    = bir yanıt en çok kaç saniye duraklayabilir
    seconds for an explanation, retries included
    = bir açıklama için saniye, yeni denemeler de içinde
    seconds for a reply of the tutor
    = öğretmenin bir yanıtı için saniye
    most requests of one dilim feedback --send
    = bir dilim feedback --send en çok kaç istek gönderir
    most requests a day
    = günde en çok istek
    most tokens a day
    = günde en çok jeton
    new cards a day from all decks; unless set, a deck with more raises it
    = bütün destelerden günlük yeni kart; ayarlamazsan sınırı yüksek bir deste bunu artırır
    due cards a day from all decks; unless set, a deck with more raises it
    = bütün destelerden günlük tekrar; ayarlamazsan sınırı yüksek bir deste bunu artırır
    the hour at which a day of cards begins, 0 to 23
    = kartlar için günün başladığı saat, 0 – 23
    whether home and progress show the days in a row; one day in seven may be free
    = art arda çalışılan günlerin gösterilip gösterilmeyeceği; yedi günden biri boş geçebilir
    how many daily backups of your record are kept; 0 makes none
    = öğrenme kaydının kaç günlük yedeği saklansın; 0 ise yedek alınmaz
    OpenAI; put your key into DILIM_API_KEY, a key file or a key command
    = OpenAI; anahtarını DILIM_API_KEY değişkenine, bir anahtar dosyasına ya da komutuna koy
    OpenRouter; put your key into DILIM_API_KEY, a key file or a key command
    = OpenRouter; anahtarını DILIM_API_KEY değişkenine, bir anahtar dosyasına ya da komutuna koy
    Ollama on this machine; choose a model with: dilim config set model NAME
    = bu makinedeki Ollama; modelini seç: dilim config set model AD
    llama-server on this machine, which serves the one model it was started with
    = bu makinedeki llama-server; başlatıldığı tek modeli sunar
    LM Studio on this machine; start its server in the Developer tab
    = bu makinedeki LM Studio; sunucusunu Developer sekmesinden başlat
    vLLM on this machine; choose its model with: dilim config set model NAME
    = bu makinedeki vLLM; modelini seç: dilim config set model AD
    %1 is not UTF-8; save it as UTF-8, or remove it.
    = %1 UTF-8 değil; UTF-8 olarak kaydet ya da kaldır.
    %1 can be changed by others; close it with: chmod go= %2
    = %1 başkalarınca değiştirilebilir; kapatmak için: chmod go= %2
    %1 can be read by others; close it with: chmod go= %2
    = %1 başkalarınca okunabilir; kapatmak için: chmod go= %2
    %1 is not run
    = %1 çalıştırılmıyor
    %1 can be changed by others, so %2. Remove their permission: chmod go-w %3
    = %1 başkalarınca değiştirilebilir, bu yüzden %2. Bu izni kaldır: chmod go-w %3
    %1 %2 can be read by others; close it with: chmod 600 %3
    = %1 %2 başkalarınca okunabilir; kapatmak için: chmod 600 %3
    %1 can't be read: %2.
    = %1 okunamıyor: %2.
    %1 %2; run it yourself to see why.
    = %1 %2; nedenini görmek için kendin çalıştır.
    The key from %1 is not a key: expected %2 without spaces.
    = %1 kaynağından gelen değer bir anahtar değil; beklenen: %2, boşluksuz.
    %1 is only for %2
    = %1 yalnızca %2 içindir
    When you ask AI about a wrong answer, it is sent to %1 with its task and the findings; a \#
    chat sends your messages, your level, lesson and last mistakes. dilim feedback --dry-run \#
    and dilim chat --dry-run show a request; dilim config set context off withholds level, \#
    lesson and mistakes.
    = Yanlış bir yanıtını yapay zekâya sorduğunda yanıtın, sorusu ve bulgularla birlikte %1 \#
    adresine gönderilir; sohbet ise mesajlarını, seviyeni, dersini ve son yanlışlarını \#
    gönderir. Bir isteği dilim feedback --dry-run ve dilim chat --dry-run gösterir; dilim \#
    config set context off seviyeyi, dersi ve yanlışları göndermez.
    The key from %1 is sent.
    = Gönderilen anahtarın kaynağı: %1.
    %1 overrides it for now.
    = Şimdilik %1 onun yerine geçiyor.
    it alone in the first line
    = ilk satırda yalnızca anahtar
    can't be started
    = başlatılamıyor
    failed (status %1)
    = hata verdi (durum %1)
    failed (signal %1)
    = hata verdi (sinyal %1)
    %1 is set twice; remove one line
    = %1 iki kez ayarlanmış; satırlardan birini kaldır
    expected name = value
    = ad = değer bekleniyordu
    there is no setting %1; dilim config lists them
    = %1 diye bir ayar yok; ayarları dilim config listeler
    there is no setting %1; did you mean %2?
    = %1 diye bir ayar yok; şunu mu demek istedin: %2?
    put no name or password into the address; see key_command
    = adrese kullanıcı adı ya da parola koyma; key_command ayarına bak
    put no key into the address; see key_command
    = adrese anahtar koyma; key_command ayarına bak
    put no key into the address (%1=…); see key_command
    = adrese anahtar koyma (%1=…); key_command ayarına bak
    expected seconds, from 0.001 to 86400
    = saniye bekleniyordu, 0.001 – 86400 arası
    Every word list from %1 on is done. dilim review asks their words.
    = %1 seviyesinden sonraki bütün sözcük listeleri bitti. dilim review sözcüklerini sorar.
    %1 must be asked by https; http is for this machine alone.
    = %1 için https gerekir; http yalnızca bu makine içindir.

    """#
}
