/// The entries of the bilingual lexicon, and the command that looks words up.
extension Catalogue {
  static let turkishLexicon: StaticString = #"""
    look words up, Turkish or English
    = Türkçe ya da İngilizce sözcüklerin anlamına bak
    Shows what a Turkish word means, or the Turkish words for an English one, from the bilingual lexicon of the course. Any form will do: evlerimizden finds ev, went finds gitmek. Several words are looked up as a phrase, or else one by one. Plain letters find Turkish ones.
    = Kursun iki dilli sözlüğünden Türkçe bir sözcüğün anlamını ya da İngilizce bir sözcüğün Türkçe karşılıklarını gösterir. Her çekim olur: evlerimizden ev sözcüğünü, went gitmek fiilini bulur. Birkaç sözcüğe önce bir söz öbeği olarak, yoksa tek tek bakılır. Yalın harfler Türkçe harfleri de bulur.
    Each sense has its English, the cases that it takes, and words that can replace it. The last lines name words that learners confuse with it, and where the course teaches it. If nothing is found, near words are named and the exit status is 1.
    = Her anlamın İngilizcesi, istediği durum ekleri ve yerine geçebilen sözcükler gösterilir. Son satırlar öğrenenlerin onunla karıştırdığı sözcükleri ve kursta öğretildiği yeri söyler. Hiçbir şey bulunmazsa yakın sözcükler sayılır, çıkış kodu 1 olur.
    any Turkish form
    = Türkçede her çekim
    a phrase
    = bir söz öbeği
    any English form
    = İngilizcede her çekim
    %1/lexicon.tsv: there is no lexicon to look into.
    = %1/lexicon.tsv: bakılacak bir sözlük yok.
    There is nothing for %1.
    = %1 için bir şey yok.
    There is nothing for %1; near: %2.
    = %1 için bir şey yok; yakın sözcükler: %2.
    In the lexicon, %1.
    = Sözlükte var, %1.

    compound noun
    = birleşik ad
    formal
    = resmî
    colloquial
    = konuşma dili
    literary
    = yazın dili
    old-fashioned
    = eskimiş
    vulgar
    = kaba
    technical
    = terim

    people
    = insanlar
    animals
    = hayvanlar
    plants
    = bitkiler
    things
    = eşyalar
    machines
    = makineler
    vehicles
    = taşıtlar
    clothes
    = giysiler
    shoes
    = ayakkabılar
    accessories
    = aksesuarlar
    hair
    = saç
    the body
    = vücut
    food
    = yiyecekler
    drinks
    = içecekler
    liquids
    = sıvılar
    places
    = yerler
    buildings
    = binalar
    languages
    = diller
    instruments
    = çalgılar
    sports
    = sporlar
    times
    = zamanlar
    events
    = olaylar
    money
    = para
    abstract things
    = soyut şeyler
    facts
    = gerçekler
    skills
    = beceriler

    takes %1
    = tümleci: %1
    takes %1: %2
    = tümleci: %1 (%2)
    %1 or %2
    = %1 veya %2
    the accusative
    = belirtme durumu
    the dative
    = yönelme durumu
    the locative
    = bulunma durumu
    the ablative
    = ayrılma durumu
    the instrumental
    = ile durumu
    the genitive
    = tamlayan durumu
    a noun without a case ending
    = yalın durumda ad
    a clause in -mesi
    = -mesi yan cümlesi
    the infinitive -mek
    = -mek mastarı
    the infinitive in the dative, -meye
    = -meye mastarı
    the infinitive in the ablative, -mekten
    = -mekten mastarı
    a clause in -diği
    = -diği yan cümlesi
    a clause in -eceği
    = -eceği yan cümlesi
    a quotation with diye
    = diye ile alıntı
    same
    = aynısı
    similar
    = benzeri
    narrower
    = dar anlamlısı
    Not %1 for “%2”.
    = “%2” için %1 denmez.
    Not %1 for “%2”: that is “%3”.
    = “%2” için %1 denmez: onun anlamı “%3”.
    """#
}
