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
    = araç durumu
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

    # Cards with a meaning of the lexicon
    with a meaning of the lexicon
    = sözlükteki bir anlamla
    The lexicon has no meaning for %1.
    = Sözlükte %1 için bir anlam yok.
    line %1: from the lexicon, %2: %3
    = satır %1: sözlükten, %2: %3
    Nothing was added.
    = Hiçbir şey eklenmedi.
    Which meaning? Its number, Enter for the first, your own words, or q:
    = Hangi anlam? Numarası, ilki için Enter, kendi sözlerin ya da q:
    There is no meaning %1; choose 1 to %2.
    = %1 numaralı anlam yok; 1 ile %2 arasından seç.
    That is the first meaning; there is 1 more: dilim look %1 shows it.
    = Bu ilk anlam; 1 tane daha var: dilim look %1 onu gösterir.
    That is the first meaning; there are %1 more: dilim look %2 shows them.
    = Bu ilk anlam; %1 tane daha var: dilim look %2 onları gösterir.

    # What dilim check says about a lexicon
    an entry has six columns with tabs between them, this line has %1
    = bir maddede sekmelerle ayrılmış altı sütun olur, bu satırda %1 sütun var
    the first column needs the Turkish word
    = ilk sütunda Türkçe sözcük olmalı
    “%1” is not the number of a homograph; write neden#1
    = “%1” bir eş yazımlının numarası değil; neden#1 gibi yaz
    “%1” is no %2; write one of %3
    = “%1” bilinmiyor (%2); şunlardan birini yaz: %3
    the entry has no sense; write “1:” and the English words
    = maddenin anlamı yok; “1:” ile İngilizce sözcükleri yaz
    “%1” should begin with “%2:”; senses are numbered from 1
    = “%1” şununla başlamalı: “%2:”; anlamlar 1'den başlayarak numaralanır
    a sense has an empty English word
    = bir anlamda boş bir İngilizce sözcük var
    “%1” is not closed
    = “%1” kapatılmamış
    “%1” is in the wrong place; the order is words, [government], {classes}, synonyms
    = “%1” yanlış yerde; sıra şöyle: sözcükler, [tümleç], {sınıf}, eş anlamlılar
    “%1” is not a confusion; write görmek@look at
    = “%1” bir karıştırma değil; görmek@look at gibi yaz
    “%1” is not in the order of its bytes; sort the file
    = “%1” baytlarının sırasında değil; dosyayı sırala
    “%1” has two entries; number them with #1 and #2
    = “%1” için iki madde var; #1 ve #2 ile numarala
    band
    = seviye
    register
    = kullanım yeri
    complement
    = tümleç
    class
    = sınıf
    the analyser doesn't know '%1' as %2; correct one of them, or add its stem
    = çözümleyici '%1' sözcüğünü %2 olarak tanımıyor; birini düzelt ya da kökünü ekle
    '%1' has no sense with the same English that names '%2'; add it there, or delete it here
    = '%1' maddesinde aynı İngilizceyle '%2' sözcüğünü anan bir anlam yok; oraya ekle ya da buradan sil
    '%1' has '%2'; write plain English words, remarks in brackets
    = '%1' içinde '%2' var; yalın İngilizce sözcükler yaz, notları ayraç içine al
    '%1' begins with '%2'; write the base form without it
    = '%1' şununla başlıyor: '%2'; yalın biçimi onsuz yaz
    '%1' is '%2' of line %3 in another spelling; keep one entry, which is found by both
    = '%1', %3. satırdaki '%2' sözcüğünün başka bir yazımı; tek madde bırak, ikisiyle de bulunur
    the lexicon has no entry for '%1'
    = sözlükte '%1' maddesi yok
    '%1' is no sense of '%2' in the lexicon; add it there, or correct it
    = '%1' sözlükte '%2' sözcüğünün bir anlamı değil; oraya ekle ya da düzelt
    words without an entry in the lexicon: %1
    = sözlükte maddesi olmayan sözcükler: %1
    """#
}
