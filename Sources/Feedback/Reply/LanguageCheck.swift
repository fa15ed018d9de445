/// A check, by function words, that a text is in the requested language.
struct LanguageCheck {
  private let asked: String

  init(_ language: TeachingLanguage) { asked = language.base }

  /// The fewest words for which the language is checked.
  private static let fewestWords = 6
  /// The fewest words for which a single sentence of a text is checked.
  private static let tellingWords = 9
  /// The number of words from which a text must have function words.
  private static let ampleWords = 14
  /// The least share of function words in a text of ``ampleWords`` or more.
  private static let leastShare = 0.06
  /// The share of function words from which a text is clearly in a language.
  private static let plainShare = 0.25

  /// Whether the grammar words of the language are known, so that other words may be Turkish.
  var knowsGrammarWords: Bool { asked == TeachingLanguage.english.base }

  /// Whether the language is Turkish itself.
  var isTurkish: Bool { asked == TeachingLanguage.turkish.base }

  /// Whether a word in lower case is a frequent word of the language.
  func knows(_ word: String) -> Bool {
    Self.functionWords[asked]?.contains(word) ?? false
      || knowsGrammarWords && Self.grammarWords.contains(word)
  }

  /// Whether an explanation and each of its sentences may be in the language.
  ///
  /// A short explanation must have a function word of the language.
  func fitsExplanation(_ text: String) -> Bool {
    guard fits(text) else { return false }
    let sentences = text.split { ".!?…\n".contains($0) }
    if sentences.contains(where: { isPlainlyForeign(String($0)) }) { return false }
    guard let own = Self.functionWords[asked], Self.words(of: text).count < Self.fewestWords else {
      return true
    }
    return Self.words(of: text).contains { own.contains($0) }
  }

  /// Whether a longer sentence has far more function words of another language.
  private func isPlainlyForeign(_ sentence: String) -> Bool {
    let words = Self.words(of: sentence)
    guard words.count >= Self.tellingWords, let own = Self.functionWords[asked] else {
      return false
    }
    let others = Self.functionWords.filter { $0.key != asked }.values
    let best = others.map { Self.share(of: $0, in: words) }.max() ?? 0
    return best >= Self.plainShare && best > 2 * Self.share(of: own, in: words)
  }

  /// Whether the text may be in the language; true if it is too short to tell.
  func fits(_ text: String) -> Bool {
    let words = Self.words(of: text)
    guard words.count >= Self.fewestWords else { return true }
    guard let own = Self.functionWords[asked] else {
      return Self.share(of: Self.english, in: words) < Self.plainShare
    }
    let share = Self.share(of: own, in: words)
    let others = Self.functionWords.filter { $0.key != asked }
    let best = others.values.map { Self.share(of: $0, in: words) }.max() ?? 0
    if words.count < Self.ampleWords { return best < Self.plainShare || best <= share }
    return share >= Self.leastShare && best <= share
  }

  private static func share(of list: Set<String>, in words: [String]) -> Double {
    Double(words.count { list.contains($0) }) / Double(words.count)
  }

  /// Returns the words in lower case, with the combining dot of İ removed.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars where scalar != "\u{307}" {
      if scalar.properties.isAlphabetic {
        word += scalar.properties.lowercaseMapping.unicodeScalars.first.map(String.init) ?? ""
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    // A single letter is more often the name of a letter than a word.
    return words.filter { $0.unicodeScalars.count > 1 }
  }

  private static let english = list(
    """
    the a an of to in on at by for from with and or but not no is are was were be been it its this
    that these those there here you your we our they their he she his her i my me as so if when
    while where what which who how do does did don t doesn has have had can could must should will
    would need needs instead because since after before between then than only also more just
    """
  )

  /// English words for grammar, which may also be words of the Turkish lexicon.
  private static let grammarWords = list(
    """
    about above accept accusative action add adjective again agree agrees all almost already always any
    ask asks back become becomes begin begins being belong belongs bit both called came case change changes
    child children choose close come comes common consonant consonants correct dative definite different
    direct does doing done each else end ending endings ends english even ever every example expects fall
    falls final find first follow follows form forms four front full future genitive get gets give gives
    go goes going gone good grader grammar great happen happened harmony hear here hint home house how
    i idea its job just keep keeps kind know last learn letter letters like listen little locative long
    look looks lose make makes many mark may me mean meaning means might missing mistake move much name
    needed negative new next noun nouns number object one ones only open order other out over own part
    parts past person place plain plural point polite possessive present program pronoun put question
    read reading reads right round rounded rule same saw say saying says second see sentence sentences
    shows simple since single singular soft softens some somebody someone something sound sounds speak
    speaker spelling spelt stand stands stay stays stem still stop subject such suffix take takes talk
    tell tells tense think third thing things three time together translation true try turkish two under
    up us use used uses usually verb verbs very voiced voiceless vowel vowels want wants way well went
    were whole why wide word words work works write writes written wrong wrote yes yet
    """
  )

  private static let functionWords: [String: Set<String>] = [
    "en": english,
    "tr": list(
      """
      ve bir bu şu o da de ki için ile gibi kadar sonra önce göre ama çünkü ancak yani ise değil
      ne neden nasıl nerede nereye kim kimin hangi her hem ya veya yalnızca burada orada böyle
      olur olmaz olarak oldu olan olduğu gerekir gelir verir alır eder demek demektir anlamına sen
      senin yazdın biz siz ben onun bunun yerine doğru yanlış ek eki ekin ekini ekiyle sözcük
      sözcüğü kelime fiil fiili ünlü ünlüsü ünsüz harf harfi cümle cümlede anlam var yok daha en
      """
    ),
    "de": list(
      """
      der die das den dem des ein eine einen einem einer und oder aber nicht kein ist sind war wird
      werden hier es du dein deine sie wir man mit von zu zum zur in im an am auf für aus bei nach
      vor wenn weil dass denn wie was wer wo wohin steht heißt hat haben kann muss nur auch als
      """
    ),
    "fr": list(
      """
      le la les l un une des du de d et ou mais ne pas est sont était ici il elle on tu ton ta tes
      vous nous que qui quoi où dans en sur pour par avec sans ce cette ces se s au aux plus car
      parce comme quand si a ont doit faut peut seulement aussi après avant entre
      """
    ),
    "es": list(
      """
      el la los las un una unos de del al y o pero no es son era está aquí tú tu tus se que qué quien
      donde en sobre para por con sin este esta esto estos cuando si porque como más hay ha tiene
      debe puede solo también después antes entre lo le su
      """
    ),
    "it": list(
      """
      il lo la i gli le un uno una di del della dei e o ma non è sono era qui tu tuo tua si che chi
      dove in su per da con senza questo questa questi quando se perché come più c ha deve può solo
      anche dopo prima tra al alla nel nella
      """
    ),
    "nl": list(
      """
      de het een en of maar niet geen is zijn was wordt hier er je jouw jij we ze hij men met van naar
      in op aan voor uit bij na als omdat dat die dit deze hoe wat wie waar heeft hebben kan moet
      alleen ook dan te
      """
    ),
    "pt": list(
      """
      o a os as um uma de do da dos das e ou mas não é são era está aqui tu teu você seu sua se que
      quem onde em no na para por com sem este esta isto quando porque como mais há tem deve pode só
      também depois antes entre ao
      """
    ),
    "ru": list(
      """
      и в на не с к по из за от до о об у для но а или что как это этот эта то так же если когда где
      куда кто чей вы ты твой мы он она они его её их есть был быть нет здесь после перед между
      потому только ещё слово значит
      """
    ),
  ]

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
