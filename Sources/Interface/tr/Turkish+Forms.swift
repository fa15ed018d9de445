/// The tables of forms and the analysis of words.
extension Catalogue {
  static let turkishForms: StaticString = #"""
    Not in Dilim's word list: inflected as its letters suggest.
    = Dilim'in sözcük listesinde yok: harflerine göre çekildi.
    A negated verb: every form keeps its -me-.
    = Olumsuz bir eylem: her biçimde -me- kalır.
    The last vowel drops before a vowel: %1.
    = Son ünlüsü bir ünlüden önce düşer: %1.
    The last consonant doubles before a vowel: %1.
    = Son ünsüzü bir ünlüden önce ikizleşir: %1.
    Its suffixes have front vowels, though its last vowel is a back one: %1.
    = Son ünlüsü kalın olduğu hâlde ekleri ince ünlülüdür: %1.
    Has y where other words have s: %1.
    = Öteki sözcüklerde s olan yerde y alır: %1.
    A compound whose possessive suffix gives way to others: %1, %2.
    = İyelik eki başka ekler gelince düşen bir birleşik ad: %1, %2.
    A name: an apostrophe separates its suffixes, but not -lar and those after it.
    = Özel ad: ekleri kesme işaretiyle ayrılır; -lar ve ondan sonrakiler ayrılmaz.
    The last %1 is narrowed before -yor: %2.
    = Sondaki %1 ünlüsü -yor ekinden önce daralır: %2.
    An exception in the -r tense: %1.
    = Geniş zamanda kural dışı: %1.
    %1 softens to %2 before a vowel: %3.
    = %1 bir ünlüden önce yumuşayıp %2 olur: %3.
    %1: nothing to take apart
    = %1: çözümlenecek bir şey yok
    %1, stem guessed
    = %1, kökü tahmin

    # Parts of speech
    noun
    = ad
    verb
    = eylem
    adjective
    = sıfat
    adverb
    = zarf
    pronoun
    = zamir
    numeral
    = sayı
    postposition
    = edat
    conjunction
    = bağlaç
    interjection
    = ünlem
    determiner
    = belirleyici
    question
    = soru
    proper noun
    = özel ad
    phrase
    = söz
    question word
    = soru sözcüğü
    particle
    = ek sözcük

    # Meanings of the abbreviations
    several
    = çoğul
    your, of several or polite
    = sizin
    the object
    = belirtme durumu
    to
    = yönelme (-e)
    in, at, on
    = bulunma (-de)
    from
    = ayrılma (-den)
    of
    = tamlayan (-in)
    with, by
    = vasıta (-le)
    like, by, as for
    = eşitlik (-ce)
    the one that is there or belongs
    = orada olan ya da ait olan (-ki)
    -ness, or a thing for it
    = -lik
    who does or sells it
    = yapan ya da satan (-ci)
    small or dear
    = küçültme ya da sevgi
    the language, or in the manner of
    = dil adı ya da tarz (-ce)
    ordinal number
    = sıra sayısı
    makes a verb of it
    = addan eylem yapar
    oneself
    = dönüşlü
    each other
    = işteş
    make or let do
    = ettirgen
    be done
    = edilgen
    is doing now
    = şimdiki zaman (-yor)
    is doing, in writing
    = şimdiki zaman (-mekte)
    does in general
    = geniş zaman
    will do
    = gelecek zaman
    did
    = görülen geçmiş zaman
    did, as one hears or sees
    = duyulan geçmiş zaman
    command
    = emir
    is or was, as one hears
    = rivayet (-miş)
    you, several or polite
    = siz
    to do
    = mastar (-mek)
    the way of doing
    = yapma biçimi (-iş)
    who or which does
    = yapan (-en)
    that one does or did
    = yaptığı (-dik)
    that one will do
    = yapacağı (-ecek)
    who has done, or what is done
    = yapmış ya da yapılmış (-miş)
    who does in general
    = genellikle yapan (-er)
    that is to be done
    = yapılması gereken (-esi)

    # Tables
    subject
    = yalın
    object
    = belirtme
    With “my”
    = İyelik: benim
    With “your (sen)”
    = İyelik: senin
    With “his, her, its”
    = İyelik: onun
    With “our”
    = İyelik: bizim
    With “your (siz)”
    = İyelik: sizin
    With “their”
    = İyelik: onların
    ben I
    = ben
    sen you
    = sen
    o he, she, it
    = o
    biz we
    = biz
    siz you
    = siz
    onlar they
    = onlar
    Cases
    = Ad durumları
    one
    = tekil
    am, is, are
    = geniş zaman
    was, were
    = -di'li geçmiş
    it seems
    = -miş'li geçmiş
    if
    = şart
    To be it
    = Yüklem olarak, olumlu
    Not to be it
    = Yüklem olarak, olumsuz
    yes?
    = evet?
    no?
    = hayır?
    -iyor: does now, is doing
    = -iyor: şimdiki zaman
    -ir, -er: does in general; will, on a promise
    = -ir, -er: geniş zaman
    -di: did, has done
    = -di: görülen geçmiş zaman
    -miş: did, as one hears or finds out
    = -miş: duyulan geçmiş zaman
    -ecek: will do
    = -ecek: gelecek zaman
    -meli: must do
    = -meli: gereklilik kipi
    -e: let me do, let us do
    = -e: istek kipi
    -se: if he did; I wish he did
    = -se: dilek-şart kipi
    -iyordu: was doing
    = -iyordu: şimdiki zamanın hikâyesi
    -irdi: used to do, would do
    = -irdi: geniş zamanın hikâyesi
    -mişti: had done
    = -mişti: duyulan geçmişin hikâyesi
    -ecekti: was going to do
    = -ecekti: gelecek zamanın hikâyesi
    -irse: if he does
    = -irse: geniş zamanın şartı
    -ebilir: can do, may do
    = -ebilir: yeterlilik
    Commands: do it! let him do it!
    = Emir kipi
    Within a sentence
    = Eylemsiler
    doing, as a thing
    = ad-eylem (-me)
    who does
    = yapan (-en)
    that he does or did
    = yaptığı (-dik)
    that he will do
    = yapacağı (-ecek)
    and then
    = yapıp (-ip)
    by doing
    = yaparak (-erek)
    when
    = yapınca (-ince)
    while
    = yaparken (-ken)
    since
    = yapalı (-eli)
    as long as
    = yaptıkça (-dikçe)
    without doing
    = yapmadan (-meden)

    """#
}
