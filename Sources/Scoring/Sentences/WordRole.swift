import Turkish

/// The role of a word in its sentence, as far as the word order depends on it.
struct WordRole: Sendable {
  /// Whether it belongs to the word before it: a postposition, a clitic, değil, var or yok.
  let isPostposed: Bool
  /// Whether it joins the words on both sides: ve, ile, veya.
  let joins: Bool
  /// Whether it is the question particle mI.
  let isParticle: Bool
  let isExistential: Bool
  /// Whether it is ne or kim, which come right before the verb.
  let isQuestion: Bool
  let isPronoun: Bool
  let isName: Bool
  /// Whether it depends only on the predicate: a pronoun, an adverb, a word with a case.
  private(set) var isFree = false
  /// Whether it modifies the next word: an adjective, a numeral, a participle.
  private(set) var modifies = false
  /// Whether it is a word of degree: çok, daha, en.
  let isDegree: Bool
  private(set) var isVerb = false
  /// Whether it is a verb form that is not a predicate.
  private(set) var isNonfinite = false
  /// Whether it is a verb form used as a noun.
  private(set) var isNominal = false
  private(set) var isGenitive = false
  private(set) var isPossessed = false
  private(set) var isBareNoun = false
  private(set) var isThirdPerson = true
  private(set) var isUnknown = false
  /// Whether it could be a direct object in the accusative.
  private(set) var isObject = false
  /// Whether the noun is one of time: her gün, bu sabah.
  private(set) var isTime = false
  /// Whether the noun means a person, an animal or a group of people.
  private(set) var isPerson = false
  /// Whether it is a verb that may have a direct object.
  private(set) var isTransitive = false

  /// Whether it could be the subject: a pronoun or bare noun.
  var isSubject: Bool { isBareNoun && !modifies || Self.subjects.contains(letters) }

  /// Whether it is an adverb or noun of time, before which no stress arises: bugün ben geldim.
  var isTimeAdverb: Bool { isTime || Self.timeAdverbs.contains(letters) }

  private static let timeAdverbs = WordList(
    "bugün yarın dün şimdi sonra önce bazen artık hemen yine hep akşamları sabahları"
  )

  private let letters: [UInt8]

  /// Whether the two are one converb, “as soon as”: durur durmaz, gider gitmez.
  func makesConverb(with next: WordRole) -> Bool {
    let stem = next.letters.dropLast(3)
    guard stem.count > 1, Self.negativeAorists.contains(Array(next.letters.suffix(3))),
      letters.last == UInt8(ascii: "r"), letters.count > stem.count
    else { return false }
    // The last letter of a stem may be softened.
    return letters.starts(with: stem.dropLast())
  }

  private static let negativeAorists = WordList("maz mez")
  private static let questions = WordList("ne kim kimi kime")
  private static let conjunctions = WordList("ve veya ya hem ne ama fakat çünkü ancak yoksa")
  private static let subjects = WordList("ben sen o biz siz onlar bu şu bunlar şunlar kimse herkes")
  private static let degrees = WordList("çok daha en pek az fazla gayet oldukça biraz kadar")
  private static let determiners = WordList(
    """
    bir bu şu o her bütün tüm bazı hangi kaç birkaç birçok hiçbir başka aynı böyle şöyle öyle ne
    hiç ilk son iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli yüz bin
    """
  )

  /// Analyses a word of the accepted form.
  init(_ word: [UInt8], isLast: Bool, using analyzer: WordAnalyzer) {
    letters = WordComparison.bare(word)
    let letters = letters
    isPostposed = KnownWords.postposed.contains(word) || QuestionParticle.matches(word)
    joins = Self.conjunctions.contains(word)
    isParticle = QuestionParticle.matches(word)
    isExistential = ExistentialWord.matches(word)
    isQuestion = Self.questions.contains(word)
    isDegree = Self.degrees.contains(word)
    isUnknown = analyzer.readings(of: letters).isEmpty
    let nameLength = word.firstIndex(of: WordComparison.apostrophe)
    let readings = FormComparison.readings(
      of: letters,
      .init(stemLength: nameLength),
      using: analyzer
    )
    let isDeterminer = Self.determiners.contains(word)
    isPronoun =
      Self.subjects.contains(word) && !isDeterminer || KnownWords.free.contains(word)
      || readings.first.map { $0.stem.partOfSpeech == .pronoun } ?? false && !isDeterminer
    isName =
      word.contains(WordComparison.apostrophe)
      || Self.isName(readings.prefix(6))
    guard var reading = readings.first else { return }
    if let likely = readings.first(where: { Self.isFinite($0) == isLast }) { reading = likely }
    describe(reading, readings.prefix(4), isDeterminer: isDeterminer)
  }

  /// Whether the form is the participle of a relative clause with its subject: bildiğim, gideceğin.
  private static func isRelativeClause(_ reading: Reading) -> Bool {
    let slots = reading.morphemes.map { $0.suffix.slot }
    return slots.contains(.nonfinite) && slots.contains(.possessive) && !slots.contains(.case)
  }

  private static func isFinite(_ reading: Reading) -> Bool {
    reading.morphemes.contains { $0.suffix.slot == .tense }
  }

  /// Whether the word is a name and not also a common adjective.
  private static func isName(_ readings: ArraySlice<Reading>) -> Bool {
    readings.contains { $0.stem.partOfSpeech == .properNoun && $0.morphemes.isEmpty }
      && !readings.contains { reading in
        reading.stem.partOfSpeech == .adjective && !reading.stem.traits.contains(.rare)
      }
  }

  private mutating func describe(
    _ reading: Reading,
    _ readings: ArraySlice<Reading>,
    isDeterminer: Bool
  ) {
    let last = reading.morphemes.last?.suffix
    let slots = reading.morphemes.map { $0.suffix.slot }
    isNonfinite = slots.contains(.nonfinite)
    isVerb = slots.contains(.tense) || reading.stem.partOfSpeech == .verb && !isNonfinite
    isNominal = isNonfinite && (slots.contains(.case) || last == .infinitive)
    isThirdPerson = !reading.suffixes.contains {
      [.person1s, .person2s, .person1p, .person2p].contains($0)
    }
    isGenitive = last == .genitive || KnownWords.genitivePronouns.contains(letters)
    isPossessed = reading.suffixes.contains { $0 == .possessive3s || $0 == .possessive3p }
    let hasCase = readings.contains { reading in
      reading.morphemes.last.map { Self.cases.contains($0.suffix) } ?? false
    }
    isTime = Self.times.contains(letters)
    isObject = readings.contains { $0.suffixes.last == .accusative }
    isPerson = readings.contains(where: Self.isPerson)
    isTransitive =
      isVerb && !Self.intransitive.contains(reading.stem.letters)
      && !reading.suffixes.contains { [.passive, .reflexive, .reciprocal].contains($0) }
    let isConverb = isNonfinite && last.map { Self.converbs.contains($0) } ?? false
    isFree =
      !isDeterminer && !isGenitive
      && (isPronoun || hasCase || isConverb
        || reading.stem.partOfSpeech == .adverb && reading.morphemes.isEmpty && !isDegree)
    modifies =
      isDeterminer || isDegree || last == .relative
      || isNonfinite && last.map { Self.participles.contains($0) } ?? false
      || readings.contains(where: Self.isRelativeClause)
      || readings.contains { reading in
        [.adjective, .numeral, .determiner].contains(reading.stem.partOfSpeech)
          && reading.morphemes.isEmpty && !reading.stem.traits.contains(.rare)
      }
      || last.map { [.with, .without].contains($0) } ?? false
    isBareNoun = !isFree && !isVerb && !isGenitive && !hasCase
    if isFree { modifies = false }
  }

  private static let cases: Set<Suffix> = [
    .accusative, .dative, .locative, .ablative, .instrumental,
  ]
  /// Whether the bare noun is a name, a kind of person or animal, or a profession.
  private static func isPerson(_ reading: Reading) -> Bool {
    guard reading.morphemes.allSatisfy({ $0.suffix.slot == .derivation }) else { return false }
    return reading.stem.partOfSpeech == .properNoun || reading.suffixes.last == .agent
      || people.contains(reading.stem.letters)
  }

  private static let people = WordList(
    """
    adam kadın çocuk kız oğlan erkek bebek insan genç ihtiyar yaşlı anne baba abla ağabey abi
    kardeş teyze hala dayı amca dede nine büyükanne büyükbaba torun oğul eş karı koca gelin damat
    arkadaş dost komşu misafir konuk öğrenci öğretmen hoca müdür doktor hemşire polis asker hakim
    savcı avukat memur işçi patron garson şoför aşçı çiftçi esnaf bakkal kasap berber terzi postacı
    kargocu satıcı müşteri hasta hırsız turist yolcu pilot kaptan başkan bakan kral kraliçe yazar
    şair ressam mühendis mimar kedi köpek kuş at inek aslan kurt tilki ayı tavuk fare hükümet
    belediye şirket takım halk millet herkes kimse biri
    """
  )

  private static let times = WordList(
    """
    gün sabah akşam gece öğle hafta ay yıl sene saat dakika an zaman sefer kez kere defa mevsim
    yaz kış bahar pazartesi salı çarşamba perşembe cuma cumartesi pazar
    """
  )

  /// Whether a reading is a form of a verb that never takes an object.
  static func isIntransitive(_ reading: Reading) -> Bool {
    intransitive.contains(reading.stem.letters) && !mayBeTransitive.contains(reading.stem.letters)
      && !reading.suffixes.contains(.causative)
  }

  /// Verbs of ``intransitive`` that sometimes take an object.
  private static let mayBeTransitive = WordList("yürü koş çalış konuş bekle geç değiş")

  /// Verbs that have no direct object.
  private static let intransitive = WordList(
    """
    ol gel git kal dur otur kalk yat uyu uyan düş koş yürü çık gir in bin dön kaç var ulaş yaşa öl
    doğ büyü çalış bağır ağla gül konuş bit başla yan sön sus piş kuru don eri kaybol benze yet
    art azal değiş yağ es ak uç yüz kork bık usan utan hoşlan inan güven alış vazgeç bekle geç
    evlen boşan tanış buluş kavuş görün dinlen eğlen yorul acık susa üşü terle hastalan iyileş
    """
  )

  private static let converbs: Set<Suffix> = [
    .andThen, .byDoing, .when, .ever, .aslong, .withoutDoing, .withoutEver, .asIf,
  ]
  private static let participles: Set<Suffix> = [
    .participle, .pastParticiple, .futureParticiple, .evidentialParticiple, .aoristParticiple,
    .necessityParticiple,
  ]
}
