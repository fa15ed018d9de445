extension MistakeRule {
  /// The short lines of the rule in Turkish.
  var turkish: [String] {
    switch self {
    case .twofoldHarmony:
      [
        "Ekteki e ya da a, sözcüğün son ünlüsüne uyar:",
        "e i ö ü: e (evler); a ı o u: a (okullar).",
      ]
    case .fourfoldHarmony:
      [
        "Ekteki dar ünlü, sözcüğün son ünlüsüne uyar:",
        "e i: i (evim); a ı: ı (kızım); o u: u (okulum); ö ü: ü (gözüm).",
      ]
    case .harmonyException:
      [
        "Bazı alıntı sözcüklerde a, o, u ünlülerinden sonra e, i, ü gelir:",
        "saat, saati; kalp, kalbi; rol, rolü; alkol, alkolü.",
      ]
    case .assimilation:
      [
        "f s t k ç ş h p ünsüzlerinden sonra ek t ya da ç ile, öbür seslerden sonra d ya da c ile başlar:",
        "parkta, evde; gitti, geldi; kitapçı, arabacı.",
      ]
    case .softening:
      [
        "Çok heceli sözcüklerin çoğunda sondaki p ç t k, ünlüden önce yumuşar:",
        "kitap, kitabı; ağaç, ağacı; kanat, kanadı; köpek, köpeği; renk, rengi.",
      ]
    case .keptConsonant:
      [
        "Tek heceli sözcüklerin çoğunda ve birçok alıntı sözcükte p ç t k değişmez:",
        "top, topu; at, atı; hayat, hayatı; park, parkı.",
      ]
    case .bufferLetter:
      [
        "İki ünlü yan yana gelmez, araya bir ünsüz girer:",
        "arabayı (y), arabası (s), arabanın (n), ikişer (ş).",
      ]
    case .pronominalN:
      [
        "-(s)i ekinden ve bu, şu, o sözcüklerinden sonra hâl ekinden önce n gelir:",
        "evi, evinde; arabası, arabasını; bu, bunu; ama -le ekiyle: eviyle.",
      ]
    case .narrowing:
      [
        "-yor ekinden önce sondaki a, e daralır: başla, başlıyor; bekle, bekliyor.",
        "Öbür eklerden önce kalır: başlayacak; yalnız ye-, de- değişir: yiyecek, diyecek.",
      ]
    case .vowelDrop:
      [
        "Bazı iki heceli sözcüklerin son ünlüsü, ünlüyle başlayan ekten önce düşer:",
        "ağız, ağzı; isim, ismi; oğul, oğlu; ünsüzden önce düşmez: ağızda.",
      ]
    case .doubling:
      [
        "Birkaç tek heceli sözcüğün son ünsüzü, ünlüden önce ikizleşir:",
        "hak, hakkı; his, hissi; hat, hattı.",
      ]
    case .cases:
      [
        "Hâl eki, sözcüğün cümledeki görevini gösterir:",
        "-i kimi, neyi; -e nereye; -de nerede; -den nereden; -in kimin; -le kiminle, neyle.",
      ]
    case .accusative:
      [
        "Belirtme hâli eki -(y)i, belirli nesneyi gösterir:",
        "kitap okuyorum (herhangi bir kitap), kitabı okuyorum (bilinen kitap).",
      ]
    case .dative:
      [
        "Yönelme hâli eki -(y)e, nereye ve kime sorularına yanıt verir: eve, okula.",
        "Bazı fiiller bu eki ister: bakmak, başlamak, binmek, yardım etmek.",
      ]
    case .locative:
      ["Bulunma hâli eki -de, nerede ve kimde sorularına yanıt verir:", "evde, okulda, parkta."]
    case .ablative:
      [
        "Ayrılma hâli eki -den, nereden ve kimden sorularına yanıt verir: evden, okuldan.",
        "Bazı fiiller bu eki ister: korkmak, nefret etmek, hoşlanmak.",
      ]
    case .genitive:
      [
        "İlgi hâli eki -(n)in alan tamlayandan sonra tamlanan -(s)i alır:",
        "evin kapısı, Ali'nin evi.",
      ]
    case .instrumental:
      [
        "-(y)le eki, kiminle ve neyle sorularına yanıt verir:",
        "trenle, arabayla; benimle, seninle, onunla.",
      ]
    case .bareNoun:
      [
        "Özne, belirtisiz nesne ve gibi, için sözcüklerinden önceki ad hâl eki almaz:",
        "bir ev aldık; ev gibi; ev için.",
      ]
    case .possessive:
      [
        "İyelik eki, bir varlığın kime ait olduğunu gösterir:",
        "evim, evin, evi, evimiz, eviniz, evleri.",
        "benim, senin, Ali'nin gibi tamlayanlardan sonra da gelir: Ali'nin evi.",
      ]
    case .plural: ["-ler, -lar eki birden çok varlığı gösterir: evler, okullar."]
    case .afterNumeral:
      [
        "Sayılardan ve çok, kaç, birkaç sözcüklerinden sonra ad tekil kalır:",
        "iki ev, çok ev, kaç ev?",
      ]
    case .person:
      [
        "Kişi eki, işi kimin yaptığını gösterir:",
        "geliyorum, geliyorsun, geliyor, geliyoruz, geliyorsunuz, geliyorlar;",
        "-di ekinden sonra: geldim, geldin, geldi, geldik, geldiniz, geldiler.",
      ]
    case .nounPerson:
      [
        "Ad, sıfat ve yer bildiren sözcükler de yüklem olunca kişi eki alır:",
        "öğretmenim, öğretmensin, öğretmen, öğretmeniz, öğretmensiniz;",
        "ünlüden sonra araya y girer: hastayım, evdeyiz.",
      ]
    case .register:
      [
        "“Sen” bir arkadaşa, çocuğa ya da yakına söylenir;",
        "“siz” saygı duyulan birine ya da birden çok kişiye söylenir.",
        "Birini seçip onda kalın: geliyorsun, evin; geliyorsunuz, eviniz.",
      ]
    case .tenses:
      [
        "Zaman eki, fiil köküyle kişi eki arasında yer alır:",
        "geliyor (şimdi), gelir (her zaman), geldi, gelmiş (duyulan), gelecek.",
      ]
    case .present: ["-iyor eki, şu anda ya da bugünlerde olanı anlatır: geliyor, okuyorum."]
    case .aorist:
      [
        "Geniş zaman eki -ir, -er alışkanlığı ve genel doğruyu anlatır:",
        "gelir, yapar; olumsuzu gelmez.",
      ]
    case .past: ["-di eki, görülen ya da kesin bilinen geçmişi anlatır: geldi, okudum."]
    case .reportedPast:
      ["-miş eki, duyulan ya da sonradan fark edilen geçmişi anlatır: gelmiş, yağmış."]
    case .future: ["-ecek eki, olacak işi anlatır: gelecek, okuyacağım."]
    case .pastOfTense:
      [
        "Zaman ekinden sonra gelen -di, geçmişteki bir andan söz eder:",
        "geliyordu, gelirdi, gelmişti, gelecekti.",
      ]
    case .mood:
      [
        "Dilek, istek, gereklilik ve buyruk için ayrı ekler vardır:",
        "gelmeli, gelse, geleyim, gel.",
      ]
    case .copula:
      [
        "Ek fiil -(y)di, -(y)miş, -(y)se hemen her sözcüğe gelebilir: yorgundum, evdeydi.",
        "Bunlar olmadan ek fiil geniş zamandadır: yorgunum.",
      ]
    case .participle:
      [
        "Sıfat-fiil, addan önce gelir ve onu niteler:",
        "gelen adam, gördüğüm film, göreceğim film.",
      ]
    case .verbalNoun:
      [
        "Fiil, -mek ve -me ekleriyle ad olur:",
        "gitmek istiyorum; yüzmeyi seviyorum; gelmen güzel.",
      ]
    case .converb:
      [
        "Zarf-fiil, fiili başka bir fiile bağlar:",
        "gelip gitti, gülerek konuştu, gelince aradı, gitmeden uyudu,",
        "geldiğinde sevindi, gelene kadar bekledi.",
      ]
    case .passive:
      [
        "Edilgenlik eki -il, -in işi yapanı söylemez: yapmak, yapılmak; okumak, okunmak.",
        "Herkes için de kullanılır: Burada sigara içilmez.",
      ]
    case .causative:
      [
        "Ettirgenlik eki -dir, -t, -ir işi başkasına yaptırmayı bildirir:",
        "ölmek, öldürmek; yıkamak, yıkatmak; saçımı kestirdim.",
      ]
    case .voice:
      [
        "Dönüşlülük eki -in “kendi kendine”, işteşlik eki -iş “karşılıklı, birlikte” demektir:",
        "yıkamak, yıkanmak; görmek, görüşmek.",
      ]
    case .negative:
      [
        "Olumsuzluk eki -me, -ma zaman ekinden önce gelir: gelmedi, okumadım.",
        "-yor ekinden önce: gelmiyor; geniş zamanda: gelmez, ama gelmem, gelmeyiz.",
      ]
    case .ability:
      [
        "Yeterlilik -(y)ebil ile anlatılır: gelebilirim. Olumsuzunda -me ekinden önce -(y)e gelir:",
        "gelemem, gelemedim; gelmedim ise yapmadığını bildirir.",
      ]
    case .negationWord:
      [
        "değil, adı ve sıfatı olumsuz yapar: hasta değil.",
        "var bulunduğunu, yok bulunmadığını bildirir.",
      ]
    case .questionApart:
      ["Soru eki mi ayrı yazılır; ondan sonra gelen ek ona bitişir:", "geldi mi, yorgun musun."]
    case .questionVowel:
      ["mi, önceki son ünlüye uyar:", "e i: mi; a ı: mı; o u: mu; ö ü: mü."]
    case .questionEnding:
      [
        "Kişi eki çoğunlukla soru ekine gelir: geliyor musun, hasta mıyım.",
        "-di ve -se eklerinden sonra, bir de -ler ile fiilde kalır: geldin mi, geliyorlar mı.",
      ]
    case .question:
      [
        "Evet ya da hayır ile yanıtlanan soruda mi, sorulan sözcükten hemen sonra gelir:",
        "Ali geldi mi? Ali mi geldi?",
      ]
    case .deApart:
      ["“Dahi” anlamındaki de/da ayrı yazılır: ben de, Ali de.", "Çıkarılınca cümle bozulmaz."]
    case .deJoined:
      [
        "Yer bildiren -de/-da bir ektir, bitişik yazılır: evde, bende.",
        "“Nerede, kimde?” sorusuna yanıt verir.",
      ]
    case .deShape:
      ["“Dahi” anlamındaki sözcük yalnız de ya da da olur, te/ta olmaz:", "kitap da, gitsek de."]
    case .kiApart:
      [
        "Bağlaç olan ki ayrı yazılır: biliyorum ki, öyle ki.",
        "Kalıplaşanlar bitişiktir: belki, çünkü, hâlbuki, mademki, meğerki, oysaki, sanki.",
      ]
    case .kiSuffix:
      [
        "-ki eki bitişik yazılır ve değişmez: evdeki, seninki.",
        "Yalnız dünkü, bugünkü ve öbürkü değişir.",
      ]
    case .apostrophe:
      [
        "Özel adlara, rakamlara ve kısaltmalara gelen ekler kesme işaretiyle ayrılır:",
        "Ankara'da, Ali'nin, 5'te, TBMM'ye; öbür sözcüklerde kullanılmaz: evde, Türkçede.",
      ]
    case .turkishLetters:
      [
        "c ile ç, g ile ğ, ı ile i, o ile ö, s ile ş, u ile ü ayrı harflerdir:",
        "on, ön; sık, şık.",
      ]
    case .circumflex:
      [
        "Düzeltme işareti ince k, g, l sesini ya da uzun ünlüyü gösterir:",
        "kâğıt, rüzgâr; hala, hâlâ.",
      ]
    case .spacing:
      [
        "Ayrı yazılır: her şey, bir şey, her gün, ya da.",
        "Bitişik yazılır: hiçbir, birçok, birkaç, herkes, bugün, biraz.",
      ]
    case .typo: ["Bir yazım yanlışı var. Sözcüğü hecelerine ayırarak bir daha oku."]
    case .wordOrder:
      [
        "Yüklem genellikle sondadır; niteleyen, nitelenenden önce gelir:",
        "Dün evde annemi gördüm; kırmızı elma.",
      ]
    case .missingWord: ["Yanıtta, cümlede bulunması gereken bir sözcük eksik."]
    case .extraWord: ["Yanıtta, cümlede bulunmaması gereken bir sözcük var."]
    case .wrongWord: ["Başka bir sözcük ya da başka bir biçim, cümlenin anlamını değiştirir."]
    }
  }
}
