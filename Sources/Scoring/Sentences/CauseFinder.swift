import Turkish

/// Finds the word of a sentence that asks for the form of another one, in the same clause.
struct CauseFinder {
  private let words: [[UInt8]]
  private let analyzer: WordAnalyzer
  /// Whether a comma or another sign follows each word.
  private let endsClause: [Bool]

  /// Creates a finder for the words of the accepted form.
  init(_ words: [[UInt8]], endsClause: [Bool], using analyzer: WordAnalyzer) {
    self.words = words.map(WordComparison.bare)
    self.endsClause = endsClause
    self.analyzer = analyzer
  }

  /// Returns the cause of a finding about the word at a place, and the places of its words.
  ///
  /// `suffix` is the ending that the word needs; nil if it needs none.
  func cause(
    of category: Finding.Category,
    at place: Int,
    needing suffix: Suffix?
  ) -> (Finding.Cause, Range<Int>)? {
    guard words.indices.contains(place) else { return nil }
    switch category {
    case .number:
      // After a numeral the noun is singular, and çok memnunlardı has no noun.
      guard suffix == nil, place > 0, Self.quantities.contains(words[place - 1]) else { return nil }
      return (.numeral, place - 1..<place)
    case .possessive:
      guard let suffix, let owner = owner(of: place), agrees(owner, with: suffix) else {
        return nil
      }
      return (.genitive, owner..<owner + 1)
    case .person: return subject(of: place).map { (.subject, $0..<$0 + 1) }
    case .case: return suffix.flatMap { governor(of: place, asking: $0) }
    default: return nil
    }
  }

  /// Returns the nearest pronoun before a predicate in its clause, if the predicate agrees with it.
  private func subject(of place: Int) -> Int? {
    for other in words[..<place].indices.reversed() {
      if endsClause[other] || isFinite(words[other]) { return nil }
      guard Self.subjects.contains(words[other]) else { continue }
      return isSubject(other) && hasPerson(of: words[other], place) ? other : nil
    }
    return nil
  }

  /// Whether the pronoun is not the determiner of a noun: o geldi, but o kız geldi.
  private func isSubject(_ place: Int) -> Bool {
    guard words[place] == Self.third, place + 2 < words.count else { return true }
    return WordRole(words[place + 1], isLast: false, using: analyzer).isFree
  }

  private func hasPerson(of pronoun: [UInt8], _ place: Int) -> Bool {
    analyzer.readings(of: words[place]).prefix(4).contains { reading in
      guard let person = Self.persons[pronoun] else {
        return !reading.suffixes.contains { Self.persons.values.contains($0) }
      }
      return reading.suffixes.contains(person)
    }
  }

  private func isFinite(_ word: [UInt8]) -> Bool {
    if ExistentialWord.matches(word) { return true }
    return analyzer.readings(of: word).first.map { reading in
      reading.suffixes.contains { $0.slot == .tense || $0.slot == .copula || $0.slot == .person }
    } ?? false
  }

  /// Returns the nearest genitive before a word in its clause.
  private func owner(of place: Int) -> Int? {
    for other in words[..<place].indices.reversed() {
      if endsClause[other] { return nil }
      if Genitive.matches(words[other], using: analyzer) { return other }
      // Elif'in anahtarı çantasında: the key is what is owned.
      if isOwned(words[other]) { return nil }
    }
    return nil
  }

  private func isOwned(_ word: [UInt8]) -> Bool {
    analyzer.readings(of: word).first?.suffixes.contains { $0.slot == .possessive } ?? false
  }

  /// Whether a genitive asks for this possessive: benim for the first person, a noun for the third.
  private func agrees(_ owner: Int, with possessive: Suffix) -> Bool {
    let third: Set<Suffix> = [.possessive3s, .possessive3p]
    return Self.owners[words[owner]].map { $0 == possessive } ?? third.contains(possessive)
  }

  private func governor(of place: Int, asking asked: Suffix) -> (Finding.Cause, Range<Int>)? {
    let next = place + 1
    guard next < words.count, !endsClause[place] else { return nil }
    if Self.postpositions[asked]?.contains(words[next]) ?? false {
      return (.postposition, next..<next + 1)
    }
    let end = endsClause[next...].firstIndex(of: true) ?? words.count - 1
    let verb = words[next...end].firstIndex { verbReading(of: $0) != nil }
    return verb.flatMap { verbs(governing: asked, at: $0, after: place) }.map { (.verb, $0) }
  }

  /// The likeliest reading if it is that of a verb; var is one only in ihtiyacı var.
  private func verbReading(of word: [UInt8]) -> Reading? {
    guard let reading = analyzer.readings(of: word).first else { return nil }
    return reading.stem.partOfSpeech == .verb || ExistentialWord.matches(word) ? reading : nil
  }

  /// Returns the verb if it asks for a case, with the noun of its compound: yardım ediyorum.
  private func verbs(governing asked: Suffix, at verb: Int, after place: Int) -> Range<Int>? {
    guard let list = Self.verbs[asked], let stem = verbReading(of: words[verb])?.stem.letters else {
      return nil
    }
    let nouns = verb - 1 > place ? analyzer.readings(of: words[verb - 1]) : []
    let plus = [UInt8(ascii: "+")]
    if nouns.contains(where: { list.contains($0.stem.letters + plus + stem) }) {
      return verb - 1..<verb + 1
    }
    return list.contains(stem) && !ExistentialWord.matches(words[verb]) ? verb..<verb + 1 : nil
  }

  private static let subjects = WordList("ben sen o biz siz onlar")
  private static let third = CodePage.encode("o")

  private static let persons = endings([
    ("ben", .person1s), ("sen", .person2s), ("biz", .person1p), ("siz", .person2p),
  ])

  private static let owners = endings([
    ("benim", .possessive1s), ("senin", .possessive2s), ("bizim", .possessive1p),
    ("sizin", .possessive2p),
  ])

  private static func endings(_ list: [(String, Suffix)]) -> [[UInt8]: Suffix] {
    Dictionary(uniqueKeysWithValues: list.map { (CodePage.encode($0.0), $0.1) })
  }

  private static let quantities = WordList(
    """
    iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz
    bin milyon kaç birkaç çok az her birçok bir biraz hiçbir
    """
  )

  private static let postpositions: [Suffix: WordList] = [
    .dative: WordList("kadar doğru göre karşı rağmen dair ait değin dek yönelik özgü"),
    .ablative: WordList(
      "sonra önce beri dolayı ötürü itibaren başka dışarı içeri fazla az önceki sonraki yana"
    ),
    .genitive: WordList("için gibi kadar ile"),
  ]

  /// Verbs by the case that they ask for; in a compound the noun is before `+`.
  private static let verbs: [Suffix: WordList] = [
    .dative: WordList(
      """
      bak başla bin güven inan git gel dön gir çık ulaş var otur yaklaş benze alış bağır bas ben
      çarp danış dayan dokun gülümse ihtiyaç+ol ihtiyaç+var kat katıl kavuş kız küs rastla sarıl
      sataş saygı+göster sor söyle şaş taşın tap telefon+et üye+ol uy uğra ver vur yardım+et
      yerleş yetiş yet teşekkür+et devam+et dikkat+et izin+ver karar+ver cevap+ver önem+ver razı+ol
      sahip+ol yaz göster öğret anlat aşık+ol mecbur+kal tercih+et davet+et
      """
    ),
    .ablative: WordList(
      """
      kork hoşlan nefret+et bahset vazgeç şüphelen utan usan bık kaç çekin ayrıl kurtul faydalan
      yararlan memnun+ol emin+ol söz+et şikayet+et in çık kaybol sakın iğren tiksin mezun+ol geç
      gel al iste öğren
      """
    ),
    .accusative: WordList(
      """
      sev gör bil tanı ara bekle beğen özle anla dinle oku izle seyret unut hatırla kullan bul
      ziyaret+et tercih+et takip+et kabul+et merak+et affet kaybet terk+et fark+et davet+et
      """
    ),
    .instrumental: WordList("evlen tanış görüş konuş ilgilen uğraş buluş dalga+geç alay+et"),
  ]
}
