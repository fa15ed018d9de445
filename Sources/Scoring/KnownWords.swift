import Turkish

/// Closed classes and the few facts about single words that no rule gives.
enum KnownWords {
  static let subjectPronouns = WordList("ben sen biz siz")

  /// Words that may move without belonging to the word behind them.
  static let free = WordList(
    """
    ben sen biz siz onlar bana sana ona bize size onlara beni seni onu bizi sizi onları bende sende
    onda bizde sizde onlarda benden senden ondan bizden sizden onlardan benimle seninle onunla
    bizimle sizinle onlarla buna şuna bunu şunu burada orada şurada buraya oraya şuraya buradan
    oradan şuradan bugün yarın dün şimdi sonra akşamleyin sabahleyin hemen bazen artık genellikle
    """
  )

  /// Words that lean on the word before them.
  static let leaning = WordList(
    """
    mı mi mu mü de da te ta ki ile için gibi kadar sonra önce beri göre doğru rağmen karşı dolayı
    başka itibaren dair ait bile ise değil var yok tarafından hakkında üzere idi imiş iken
    """
  )

  /// Words behind which a subject pronoun can't be left out.
  static let behindPronoun = WordList("de da mı mi mu mü ve ile veya bile ise ki gibi kadar için")

  /// Words too frequent to be a slip of the pen for another.
  static let frequent = WordList(
    """
    ben sen o biz siz onlar bana sana ona bize size onlara beni seni onu bizi sizi onları benim
    senin onun bizim sizin onların bende sende onda bizde sizde onlarda benden senden ondan bizden
    sizden onlardan bu şu bunu şunu buna şuna bunun şunun bunlar şunlar burada orada şurada buraya
    oraya nerede nereye nereden ne kim kimi kime hangi kaç nasıl neden niçin bir iki üç dört beş
    altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin var yok değil
    evet hayır ve veya ama fakat çünkü ile için gibi kadar sonra önce daha en çok az her hiç bazı
    bütün şey gün gece sabah akşam yarın dün bugün şimdi ev okul iş su anne baba abla abi kız oğul
    kedi keçi köpek kapı yapı masa kasa kitap kalem elma alma araba çanta kadın adam gel git al ver
    et ol yap gör bak bul kal kaç koş otur kalk
    """
  )

  /// Words with a circumflex whose plain spelling is another word.
  static let toldApartByCircumflex = WordList(
    """
    hâlâ hâl kâr âlem âşık âşığ resmî âdet yâr vâris tarihî dinî ilmî askerî hâkim dâhi mâni sûre
    hayâ şûra âlim kâtil nâr bâtın mevcûdat
    """
  )

  /// Plain words whose spelling with a circumflex is another word.
  static let spoiltByCircumflex = WordList(
    "hala hal kar alem aşık resmi adet yar varis tarihi dini ilmi askeri hakim dahi mani sure haya"
  )

  /// Words that another word becomes when typed in ASCII.
  static let collidingFolds = WordList(
    """
    on ol al ac as is us un ut ot oc ek ic uc on ona onu onda ondan onun one onde onden onur oldu
    olur oldum oldun olmek olmus olecek koy kor kol sol soz dol bol yon yol tur tut tum kus kul kum
    kis kin kir kirk kira kiz sik sir siki sinir sinirli sure sular suc suru surun surdu asi
    asil alim adil alin altin ari acil aci acik acil acis acti ask aska acar basta bas basi bası bagi
    bag sac saci sag sagol kisa kasik kilic kilik ilik ilk ilim gol golu govde goc gunes dis disi
    dus dusun yas yasa yasli yasak sis sise tas tasi tac has ser serin sen san sana son sor soru
    oz ozel otu oda ode odemek ogul oglu oy oylar oyle boyle soyle soyu bolum bol bos boy boyu
    """
  )

  /// Beginnings that no other Turkish word shares once typed in ASCII.
  static let safeFolds = WordList(
    """
    cok coc cunku cocu degil dogru dogum dogal degis guzel gunay guney gunluk simdi icin
    ogre ogle universi turk ingiliz kopek cicek cikolat calis yuru buyuk kucuk soyle dusun gorus
    goru goster goz yuz muzik mudur mutfag mumkun hosca hosgel tesekkur lutfen gunaydin yagmur agac
    agab kagit kahvalti sarki carsamba persembe agustos eylul subat aralik kasim sicak soguk pencere
    ekmeg ucak otobus arkadas kardes ihtiyac canta corba cikti cikiyor bugun hicbir nicin dort
    """
  )

  /// Words with mixed vowels that a word with even vowels becomes when typed in ASCII.
  static let mixedVowels = WordList(
    """
    asil sakin katil takip alim adil salim mali cani hali kira sari nazi kati safi asi fani yani
    tabi veli dahi kani vali gazi razi hani bari ari acil akim amir basit dali sahi saki arif harici
    nakil akil kabil cahil batil sure kule kale tane lale hale name sahne kare mani dini aile anne
    hatir sahip sahil tarif tarih tatil tabir hatip galip garip zarif vakit nasip kagit hafif
    """
  )
}
