import Turkish

/// Finds the word of a sentence that asks for the form of another one.
struct CauseFinder {
  private let words: [[UInt8]]
  private let analyzer: WordAnalyzer

  /// Creates a finder for the words of the accepted form.
  init(_ words: [[UInt8]], using analyzer: WordAnalyzer) {
    self.words = words.map(WordComparison.bare)
    self.analyzer = analyzer
  }

  /// Returns the cause of a finding about the word at a place, and the place of the causing word.
  func cause(of category: Finding.Category, at place: Int) -> (Finding.Cause, Int)? {
    guard words.indices.contains(place) else { return nil }
    switch category {
    case .number:
      guard place > 0, Self.quantities.contains(words[place - 1]) else { return nil }
      return (.numeral, place - 1)
    case .possessive:
      return words[..<place].lastIndex { Genitive.matches($0, using: analyzer) }
        .map { (.genitive, $0) }
    case .person:
      return words[..<place].firstIndex { Self.subjects.contains($0) }.map { (.subject, $0) }
    case .case: return governor(of: place)
    default: return nil
    }
  }

  private func governor(of place: Int) -> (Finding.Cause, Int)? {
    let word = words[place]
    guard let asked = caseSuffix(of: word) else { return nil }
    if place + 1 < words.count, Self.postpositions[asked]?.contains(words[place + 1]) ?? false {
      return (.postposition, place + 1)
    }
    let verb = words[(place + 1)...].firstIndex { word in
      analyzer.readings(of: word).prefix(3).contains { $0.stem.partOfSpeech == .verb }
    }
    guard let verb, governs(verb, asked) else { return nil }
    return (.verb, verb)
  }

  /// Whether the verb, alone or with the noun of its compound (yardım etmek), asks for a case.
  private func governs(_ place: Int, _ asked: Suffix) -> Bool {
    guard let list = Self.verbs[asked] else { return false }
    return analyzer.readings(of: words[place]).prefix(3).contains { reading in
      let stem = reading.stem.letters
      if list.contains(stem) { return true }
      guard place > 0 else { return false }
      return list.contains(words[place - 1] + [UInt8(ascii: "+")] + stem)
    }
  }

  private func caseSuffix(of word: [UInt8]) -> Suffix? {
    analyzer.readings(of: word).first?.suffixes.last { $0.slot == .case }
  }

  private static let subjects = WordList("ben sen o biz siz onlar")

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
