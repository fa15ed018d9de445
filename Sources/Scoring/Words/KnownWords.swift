import Turkish

/// Closed classes of words, and facts about single words that follow from no rule.
enum KnownWords {
  static let subjectPronouns = WordList("ben sen biz siz")

  /// Words that don't belong to the word after them, so they can move freely.
  static let free = WordList(
    """
    ben sen biz siz onlar bana sana ona bize size onlara beni seni onu bizi sizi onları bende sende
    onda bizde sizde onlarda benden senden ondan bizden sizden onlardan benimle seninle onunla
    bizimle sizinle onlarla buna şuna bunu şunu burada orada şurada buraya oraya şuraya buradan
    oradan şuradan bugün yarın dün şimdi sonra akşamleyin sabahleyin hemen bazen artık genellikle
    """
  )

  /// Pronouns in the genitive.
  static let genitivePronouns = WordList("benim senin onun bizim sizin onların kimin")

  /// Words that belong to the word before them.
  static let postposed = WordList(
    """
    mı mi mu mü de da te ta ki ile için gibi kadar sonra önce beri göre doğru rağmen karşı dolayı
    başka itibaren dair ait bile ise değil var yok tarafından hakkında üzere idi imiş iken
    boyunca ötürü dek değin aşırı sayesinde yüzünden nedeniyle sebebiyle dolayısıyla
    """
  )

  /// Words that chance spells as a noun with an ending, but that are not taken apart.
  static let undivided = WordList("işte üzere ara böyle şöyle öyle ise için gibi sonra")

  /// Words that are never taken apart, whatever word is expected.
  static let whole = WordList("neden")

  /// Question words, which come right before the verb.
  static let questionWords = WordList("ne kim kimi kime nerede nereye nereden nasıl niçin niye")

  /// Words before which a subject pronoun can't be left out.
  static let afterPronoun = WordList("de da mı mi mu mü ve ile veya bile ise ki gibi kadar için")

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
}
