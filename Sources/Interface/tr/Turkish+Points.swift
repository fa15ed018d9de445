extension Catalogue {
  static let turkishPoints: StaticString = #"""
    # The names of the grammar points of A1 and A2.
    the alphabet
    = alfabe
    vowel harmony (a/e)
    = ünlü uyumu (a/e)
    vowel harmony (ı/i/u/ü)
    = ünlü uyumu (ı/i/u/ü)
    personal pronouns
    = kişi zamirleri
    “to be” (öğretmenim)
    = ek fiil (öğretmenim)
    yes/no questions (mi)
    = evet/hayır soruları (mi)
    “not” (değil)
    = olumsuzluk (değil)
    “this” and “that” (bu/şu/o)
    = işaret sözcükleri (bu/şu/o)
    plural (-lar)
    = çoğul eki (-lar)
    numbers
    = sayılar
    “one” and “a” (bir)
    = bir sözcüğü
    adjectives before nouns
    = sıfatın yeri
    “there is” (var/yok)
    = var ve yok
    “too” (de/da)
    = bağlaç olan de/da
    locative (-da)
    = bulunma durumu (-da)
    d or t after consonants
    = ünsüz benzeşmesi (d/t)
    question words
    = soru sözcükleri
    the apostrophe
    = kesme işareti
    telling the time
    = saatler
    possessive endings
    = iyelik ekleri
    genitive and possessive
    = belirtili isim tamlaması
    “to have” (-im var)
    = sahip olma (-im var)
    consonant softening
    = ünsüz yumuşaması
    vowel drop
    = ünlü düşmesi
    buffer letters
    = kaynaştırma harfleri
    present (-iyor)
    = şimdiki zaman (-iyor)
    vowel narrowing before -yor
    = -yor önünde ünlü daralması
    negative present (-miyor)
    = şimdiki zamanın olumsuzu (-miyor)
    dative (-a)
    = yönelme durumu (-a)
    ablative (-dan)
    = ayrılma durumu (-dan)
    “from … to …”
    = -den … -e kadar
    how often
    = sıklık zarfları
    accusative (-ı)
    = belirtme durumu (-ı)
    the case that a verb takes
    = fiilin istediği durum
    “to want” (istemek)
    = istemek fiili
    “with” and “by” (-la)
    = ile ve -la
    measure words
    = ölçü sözcükleri
    compound nouns
    = belirtisiz isim tamlaması
    past (-di)
    = görülen geçmiş zaman (-di)
    “was” and “were” (-ydi)
    = ek fiilin geçmiş zamanı (-ydi)
    önce/sonra with nouns
    = isimle önce/sonra
    commands
    = emir kipi
    “and”, “but”, “because”
    = ve, ama, çünkü
    future (-acak)
    = gelecek zaman (-acak)
    “for” (için)
    = için edatı
    “with” and “without” (-li/-siz)
    = -li ve -siz ekleri
    jobs and things (-ci/-lik)
    = -ci ve -lik ekleri
    ordinals and dates
    = sıra sayıları ve tarihler
    “more” (daha)
    = karşılaştırma (daha)
    “most” (en)
    = en üstünlük (en)
    “like” and “as … as” (gibi/kadar)
    = gibi ve kadar
    intensified adjectives
    = pekiştirme sıfatları
    adverbs (-ca)
    = -ca ile yapılan zarflar
    doubled adverbs
    = ikileme olan zarflar
    aorist (-ir)
    = geniş zaman (-ir)
    negative aorist (-mez)
    = geniş zamanın olumsuzu (-mez)
    polite requests (-ir misin)
    = rica (-ir misin)
    -iyor or the aorist
    = -iyor ile geniş zamanın farkı
    “like doing”, “start doing”
    = -mayı sevmek, -maya başlamak
    “can” (-abil)
    = yeterlilik (-abil)
    “cannot” (-ama)
    = yetersizlik (-ama)
    “must” (-malı)
    = gereklilik kipi (-malı)
    “need” (lazım/gerek)
    = lazım ve gerek
    “have to” (zorunda)
    = -mak zorunda
    “was doing” (-iyordu)
    = şimdiki zamanın hikâyesi (-iyordu)
    “used to” (-irdi)
    = geniş zamanın hikâyesi (-irdi)
    “while” (-ken)
    = zarf-fiil (-ken)
    “before doing” (-madan önce)
    = -madan önce
    “after doing” (-dıktan sonra)
    = -dıktan sonra
    hearsay (-miş)
    = duyulan geçmiş zaman (-miş)
    “is said to be” (-ymiş)
    = ek fiilde -ymiş
    quoting with diye
    = diye ile aktarma
    seen or heard (-di/-miş)
    = -di ile -miş farkı
    postpositions with a case
    = durum eki isteyen edatlar
    “behind”, “under”, “next to”
    = arkasında, altında, yanında
    “mine”, “the one in” (-ki)
    = aitlik eki (-ki)
    “for” and “since” (-dır/beri)
    = süre (-dır ve beri)
    “two each” (-şer)
    = üleştirme sayıları (-şer)
    “let me”, “let's” (-ayım)
    = istek kipi (-ayım)
    “let them” (-sın)
    = üçüncü kişide emir (-sın)
    “if” (-sa)
    = gerçek koşul (-sa)
    infinitive as a noun (-mak)
    = isim-fiil (-mak)
    “in order to” (-mak için)
    = amaç (-mak için)
    “and then” (-ip)
    = zarf-fiil (-ip)
    “by doing” (-arak)
    = zarf-fiil (-arak)
    “when” (-ınca)
    = zarf-fiil (-ınca)
    “without doing” (-madan)
    = zarf-fiil (-madan)
    “both … and”, “neither … nor”
    = hem … hem, ne … ne
    “somebody”, “nobody”
    = belgisiz zamirler
    “self” and “own” (kendi)
    = dönüşlülük zamiri (kendi)
    """#
}
