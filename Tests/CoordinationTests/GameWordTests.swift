import Coordination
import Testing

/// What counts as a word: original, possible, real.
struct GameWordTests {
  @Test(arguments: [
    ("kalem", "kalem"), ("KALEM", "kalem"), (" Kalem ", "kalem"), ("ISPARTA", "ısparta"),
    ("İSTANBUL", "istanbul"), ("ıı", "ıı"), ("kâğıt", "kağıt"), ("KÂĞIT", "kağıt"),
    ("milli\u{302}", "milli"), ("şu\u{308}", "şü"), ("s\u{327}al", "şal"), ("rûh", "ruh"),
  ])
  func `capitals go by the Turkish rule, circumflexes and decomposed letters make no difference`(
    text: String,
    word: String
  ) {
    #expect(GameLetters(text)?.word == word)
  }

  @Test(arguments: [
    "", " ", "iki söz", "taksi'de", "wifi", "qu", "x", "é", "3", "a-b", "👍", "ka\u{1B}le",
  ])
  func `anything but Turkish letters is no word`(text: String) {
    #expect(GameLetters(text) == nil)
  }

  @Test(
    arguments: [
      // root, word, letter that is short, there, needed
      ("kalem", "kale", nil, 0, 0), ("kalem", "melek", "e", 1, 2), ("kalem", "kalp", "p", 0, 1),
      ("kalem", "lala", "l", 1, 2), ("ılık", "ilk", "i", 0, 1), ("ilik", "ılık", "ı", 0, 2),
      ("ılık", "kıl", nil, 0, 0), ("su", "şu", "ş", 0, 1), ("şu", "su", "s", 0, 1),
      ("öğretmen", "öğren", nil, 0, 0), ("öğretmen", "ögren", "g", 0, 1),
      ("öğretmen", "orta", "o", 0, 1), ("kâğıt", "kağıt", nil, 0, 0), ("hâlâ", "hala", nil, 0, 0),
      ("kar", "kâr", nil, 0, 0), ("İSTANBUL", "isim", "i", 1, 2), ("ISPARTA", "ip", "i", 0, 1),
      ("teşekkürler", "kürek", nil, 0, 0), ("çorba", "borc", "c", 0, 1),
    ] as [(String, String, Unicode.Scalar?, Int, Int)]
  )
  func `a word is possible if no letter is missing or used too often`(
    root: String,
    word: String,
    letter: Unicode.Scalar?,
    has: Int,
    needs: Int
  ) throws {
    let shortage = try #require(GameLetters(root)).shortage(for: #require(GameLetters(word)))
    let expected = letter.map { GameLetters.Shortage(letter: $0, has: has, needs: needs) }
    #expect(shortage == expected)
  }

  @Test(arguments: [
    ("ev", WordEvidence.Entry.dictionary("ev")), ("evde", .form(of: "ev")),
    ("gelmek", .dictionary("gelmek")), ("gel", .form(of: "gelmek")),
    ("gelme", .form(of: "gelmek")), ("hal", .dictionary("hâl")), ("kitabı", .form(of: "kitap")),
    ("ankara", .name("Ankara")), ("ısı", .dictionary("ısı")), ("isi", .form(of: "is")),
    ("kael", .unknown), ("ve", .dictionary("ve")), ("zrt", .unknown),
  ])
  func `the lexicon knows dictionary forms, their forms, and names`(
    word: String,
    entry: WordEvidence.Entry
  ) throws {
    #expect(try WordEvidence.Entry(#require(GameLetters(word))) == entry)
  }

  @Test(
    arguments: [
      // Two who know it, one of them, none.
      (WordEvidence.Entry.dictionary("ela"), true, 3, "Dilim"),
      (.dictionary("ela"), false, 3, "Dilim"), (.dictionary("ela"), nil, 3, "Dilim"),
      (.form(of: "el"), true, 1, "form"), (.form(of: "el"), false, 1, "form"),
      (.form(of: "el"), nil, 1, "form"), (.unknown, true, 1, "hunspell"),
      (.unknown, false, nil, "no"), (.unknown, nil, nil, "no"), (.name("Ela"), true, nil, "no"),
      (.name("Ela"), nil, nil, "no"),
    ] as [(WordEvidence.Entry, Bool?, Int?, String)]
  )
  func `one who knows the word is enough, but a name never counts`(
    entry: WordEvidence.Entry,
    isSpelt: Bool?,
    points: Int?,
    kind: String
  ) throws {
    var walk = Walker(route: .game(GameRequest(root: "kalem")), profile: nil)
    guard case .lookUp? = walk.app.handle(.intent(.submit("ela"), at: 0)).first else {
      return #expect(Bool(false))
    }
    walk.reply(.lookedUp(WordEvidence(lexicon: entry, isSpelt: isSpelt), word: "ela"))
    let made = try #require(walk.game).made.first
    #expect(made?.points == points)
    switch made?.kind {
    case .dictionary?: #expect(kind == "Dilim")
    case .form?: #expect(kind == "form")
    case .spelling?: #expect(kind == "hunspell")
    case nil: #expect(kind == "no")
    }
  }

  @Test func `two letters that hunspell alone knows are no word`() {
    var walk = Walker(route: .game(GameRequest(root: "kalem")), profile: nil)
    _ = walk.app.handle(.intent(.submit("km"), at: 0))
    walk.reply(.lookedUp(WordEvidence(lexicon: .unknown, isSpelt: true), word: "km"))
    #expect(walk.notices == [.word(.refused("km", .unknown(askedSpeller: true)), root: "kalem")])
  }

  @Test(arguments: [
    ("ev", 1, 1), ("ela", 3, 1), ("kale", 6, 3), ("kalem", 10, 5), ("kaleme", 15, 7),
  ])
  func `longer words give more points, and forms half`(word: String, whole: Int, half: Int) {
    #expect(MadeWord(word: word, kind: .dictionary(word), isSpelt: nil).points == whole)
    #expect(MadeWord(word: word, kind: .form(of: "x"), isSpelt: nil).points == half)
    #expect(MadeWord(word: word, kind: .spelling, isSpelt: true).points == half)
  }

  @Test func `the words listed for a root are possible, real, and no names or rare ones`() throws {
    let root = try #require(GameLetters("öğretmen"))
    let words = GameWord.all(from: root)
    #expect(words.count >= 12)
    for word in words {
      let letters = try #require(GameLetters(word.headword))
      #expect(letters.word == word.word && root.shortage(for: letters) == nil)
      #expect(letters.count > 1 && letters.word != root.word)
      #expect(WordEvidence.Entry(letters) == .dictionary(word.headword), "\(word)")
    }
    #expect(Set(words.map(\.word)).count == words.count)
    #expect(words.contains { $0.word == "tören" } && words.contains { $0.word == "ören" })
    #expect(!words.contains { $0.word == "öğretme" })
    #expect(words.contains { $0.word == "etmen" })
  }
}

/// Which roots are played with.
struct GameRootTests {
  private static let words = [
    "okul", "öğretmen", "hemşire", "gazeteci", "iyi akşamlar", "İngiliz", "su", "merhaba",
    "nasılsınız", "kahvaltı", "sandalye", "pencere",
  ]

  @Test func `the same seed gives the same roots, and each comes once before one comes again`() {
    for seed in 0..<20 as Range<UInt64> {
      let roots = (0..<12).map { GameRoots.root(from: Self.words, seed: seed, round: $0) }
      #expect(roots == (0..<12).map { GameRoots.root(from: Self.words, seed: seed, round: $0) })
      let count = Set(roots).count
      #expect(count > 3 && Set(roots.prefix(count)).count == count)
      #expect(roots[0] == roots[count])
    }
    let first = Set((0..<20).map { GameRoots.root(from: Self.words, seed: $0, round: 0) })
    #expect(first.count > 2)
  }

  @Test func `phrases, names, forms and short words are no roots`() {
    let roots = (0..<12).compactMap { GameRoots.root(from: Self.words, seed: 1, round: $0) }
    for word in ["iyi akşamlar", "İngiliz", "su", "nasılsınız"] { #expect(!roots.contains(word)) }
    #expect(GameRoots.root(from: ["su", "ev"], seed: 1, round: 0) == nil)
    #expect(GameRoots.root(from: [], seed: 1, round: 3) == nil)
  }

  @Test func `words of every day are there for a course without cards`() throws {
    let root = try #require(GameRoots.root(from: GameRoots.everydayWords, seed: 1, round: 0))
    #expect(try GameWord.all(from: #require(GameLetters(root))).count >= GameRoots.fewestWords)
  }
}
