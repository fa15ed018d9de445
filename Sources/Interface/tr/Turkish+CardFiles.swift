extension Catalogue {
  static let turkishCardFiles: StaticString = #"""
    There are no cards to export: dilim cards add WORD MEANING, or dilim review.
    = Dışa aktarılacak kart yok: dilim cards add SÖZCÜK ANLAM ya da dilim review.
    %1: this is a whole Anki collection, made to replace another. In Anki export a deck as \#
    “Anki Deck Package (.apkg)”, with scheduling, and import that.
    = %1: bu, başka bir koleksiyonun yerine geçen tam bir Anki koleksiyonu. Anki içinde bir \#
    desteyi zamanlama bilgisiyle birlikte “Anki Deck Package (.apkg)” olarak dışa aktar, \#
    sonra onu içe aktar.
    %1: the extension names the format of the file; expected one of %2.
    = %1: dosyanın biçimini uzantısı belirler; beklenenler: %2.
    %1: there are no cards in it.
    = %1: içinde kart yok.
    %1:%2: not UTF-8; save the file as UTF-8.
    = %1:%2: UTF-8 değil; dosyayı UTF-8 olarak kaydet.
    %1 exists already; --yes overwrites it.
    = %1 zaten var; --yes üzerine yazar.
    %1 to %2 for words of “%3”, which does not ask them: dilim decks set “%4” kinds=… \#
    changes that
    = “%3” destesinin sormadığı türden (%2) %1 var: değiştirmek için dilim decks set “%4” \#
    kinds=…
    %1 printed without terminal control sequences; a file keeps them, and so does --json.
    = %1 terminal denetim dizileri olmadan yazdırıldı; dosyada ve --json çıktısında kalırlar.
    left out: %1: there is no such file
    = alınmadı: %1: böyle bir dosya yok
    left out: %1: another file has this name
    = alınmadı: %1: bu adda başka bir dosya var
    dilim cards import FILE
    = dilim cards import DOSYA
    dilim cards export FILE
    = dilim cards export DOSYA
    standard input
    = standart girdi
    added
    = eklendi
    updated
    = güncellendi
    duplicate
    = zaten var
    refused
    = reddedildi
    (one more meaning)
    = (bir anlam daha)
    (nothing was written)
    = (hiçbir şey yazılmadı)
    %1, %2: the media file is damaged.
    = %1, %2: ortam dosyası bozuk.
    %1. The cards are in the record; import %2 again for their media.
    = %1. Kartlar kayıtta; resimleri ve sesleri için %2 dosyasını yeniden içe aktar.
    %1: the name of the file is too long.
    = %1: dosyanın adı fazla uzun.

    # Parts of a file that are not imported.
    :%1: ignored: %2
    = :%1: okunmadı: %2
    ignored: %1
    = okunmadı: %1
    left out: the column “%1”
    = alınmadı: “%1” sütunu
    left out: %1 “%2” of type %3: %4
    = alınmadı: “%2” şablonundan %1 (not türü: %3): %4
    %1 “%2” of type %3 wants the meaning typed; here it is recalled
    = “%2” şablonundan %1 (not türü: %3) anlamın yazılmasını istiyor; burada akıldan söylenir
    %1 “%2” of type %3 want the meaning typed; here it is recalled
    = “%2” şablonundan %1 (not türü: %3) anlamın yazılmasını istiyor; burada akıldan söylenir
    left out: %1 to cards that are not imported
    = alınmadı: içe aktarılmayan kartlara verilmiş %1
    %1 that cards name is not in the package: %2
    = kartlarda adı geçen %1 pakette yok: %2
    %1 that cards name are not in the package: %2
    = kartlarda adı geçen %1 pakette yok: %2
    left out: %1 that no card here names: %2
    = alınmadı: hiçbir kartta adı geçmeyen %1: %2
    left out: the flag of %1
    = alınmadı: bayrak (%1)
    left out: the flags of %1
    = alınmadı: bayraklar (%1)
    %1 that is buried in Anki may be asked today
    = Anki içinde gömülü %1 bugün sorulabilir
    %1 that are buried in Anki may be asked today
    = Anki içinde gömülü %1 bugün sorulabilir
    left out: the custom scheduling data of %1
    = alınmadı: özel zamanlama verisi (%1)
    left out: the description of the deck “%1”, which is known with another
    = alınmadı: “%1” destesinin açıklaması; burada başka bir açıklaması var
    options of the %1 are not taken over: %2
    = ayarlar alınmadı, %1: %2
    left out: %1 of the schedule in the log that is not an answer
    = alınmadı: günlükte yanıt olmayan %1
    left out: %1 of the schedule in the log that are not answers
    = alınmadı: günlükte yanıt olmayan %1
    left out: what %1 of type %2 has beyond one picture and one sound
    = alınmadı: %2 türünden %1 için bir resim ve bir sesten fazlası
    left out: what %1 of type %2 have beyond one picture and one sound
    = alınmadı: %2 türünden %1 için bir resim ve bir sesten fazlası
    %1 of the deck “%2” comes into “%3”, where the first card of the note is
    = “%2” destesinden %1, notun ilk kartının bulunduğu “%3” destesine geliyor
    %1 of the deck “%2” come into “%3”, where the first card of the note is
    = “%2” destesinden %1, notun ilk kartının bulunduğu “%3” destesine geliyor
    left out: the filtered %1; %2 is in its own deck
    = alınmadı: süzülmüş %1; %2 kendi destesinde
    left out: the filtered %1; %2 are in their own decks
    = alınmadı: süzülmüş %1; %2 kendi destesinde
    left out: the %1 without cards
    = alınmadı: kartsız %1
    left out: the %1 without cards, with its description
    = alınmadı: kartsız %1, açıklamasıyla birlikte
    left out: the %1 without cards, with their descriptions
    = alınmadı: kartsız %1, açıklamalarıyla birlikte
    1 media file
    = 1 ortam dosyası
    %1 media files
    = %1 ortam dosyası
    deck %1
    = deste %1
    decks %1
    = desteler %1
    %1 and %2 more
    = %1 ve %2 tane daha
    retention %1
    = hedef oran %1
    own FSRS parameters
    = kendi FSRS parametreleri
    %1 new a day
    = günde %1 yeni kart
    %1 a day
    = günde %1
    steps %1
    = adımlar %1
    relearning steps %1
    = yeniden öğrenme adımları %1
    at most %1 d between reviews
    = tekrarlar arası en çok %1 gün
    leeches from %1
    = inatçı kart sınırı: %1
    none
    = yok
    %1 d
    = %1 gün
    %1 h
    = %1 sa
    %1 min
    = %1 dk
    %1 s
    = %1 sn

    # Packages.
    not an Anki package (.apkg), which is a zip archive
    = Anki paketi (.apkg) değil; o bir zip arşividir
    damaged; export it again
    = bozuk; yeniden dışa aktar
    damaged: the checksum is wrong; export it again
    = bozuk: sağlama toplamı yanlış; yeniden dışa aktar
    encrypted, which Anki packages never are
    = şifreli; Anki paketleri hiç şifreli olmaz
    compressed by an unknown method (%1)
    = bilinmeyen bir yöntemle sıkıştırılmış (%1)
    more than %1 MB
    = %1 MB sınırını aşıyor
    it contains no Anki collection
    = içinde Anki koleksiyonu yok
    a system library is missing: %1. On Debian: apt-get install zlib1g libzstd1
    = bir sistem kitaplığı eksik: %1. Debian için: apt-get install zlib1g libzstd1

    # Reasons why a row or a card is refused.
    the first field, the word, is empty
    = ilk alan, yani sözcük, boş
    there is no meaning
    = anlamı yok
    nothing is on the front, and Anki makes no such card
    = ön yüzü boş; Anki de böyle kart yapmaz
    it has no card
    = hiç kartı yok
    it shows a gap ({{c1::…}}) that its note type does not make
    = not türünün yapmadığı bir boşluk ({{c1::…}}) gösteriyor
    its gaps are in a picture, which a terminal does not show
    = boşlukları bir resmin içinde; terminal resim göstermez
    its front is only a picture or a sound (%1), which a terminal does not show
    = ön yüzünde yalnızca resim ya da ses var (%1); terminal bunları göstermez
    its back is only a picture or a sound (%1), which a terminal does not show
    = arka yüzünde yalnızca resim ya da ses var (%1); terminal bunları göstermez
    its guid is in line %1 already
    = aynı guid %1. satırda da var
    a quote is opened and never closed
    = açılan bir tırnak hiç kapanmıyor
    its note type is not in the file
    = not türü dosyada yok
    not a JSON object with "word" and "meaning"
    = "word" ve "meaning" içeren bir JSON nesnesi değil
    the template “%1” shows %2, and there is no such field
    = “%1” şablonu %2 alanını gösteriyor, ama böyle bir alan yok
    the template “%1” lacks %2
    = “%1” şablonunda %2 eksik
    the template “%1” has %2 without a beginning
    = “%1” şablonunda %2 var, ama başlangıcı yok
    its note type has no template %1
    = not türünün %1 numaralı şablonu yok

    """#
}
