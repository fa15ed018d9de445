import CardFiles
import Cards
import RandomTestSupport
import Testing

@Suite(.seeded) struct DelimitedTextTests {
  private func rows(_ text: String, _ separator: Unicode.Scalar = ",") -> [[String]] {
    var reader = DelimitedText(text, separator: separator)
    var rows: [[String]] = []
    while let row = reader.next() { rows.append(row.fields) }
    return rows
  }

  @Test(arguments: [
    ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a,b\r\nc\r", [["a", "b"], ["c"]]),
    ("\u{FEFF}a,b\n\n\nc", [["a", "b"], ["c"]]), ("a,,", [["a", "", ""]]), ("", []), ("\n\n", []),
    ("\"a,\nb\",\"c\"\"d\"", [["a,\nb", "c\"d"]]), ("a\"b,c", [["a\"b", "c"]]),
    ("\"a\"b,c", [["ab", "c"]]), ("\"a\r\nb\",c", [["a\nb", "c"]]), ("\"a,b", [["a,b"]]),
    ("\"\",b", [["", "b"]]),
  ])
  func `rows are read as CSV`(text: String, expected: [[String]]) {
    #expect(rows(text) == expected)
  }

  @Test func `line numbers are right after fields of several lines`() {
    var reader = DelimitedText("a\n\"b\nc\"\r\n\nd", separator: ",")
    var lines: [Int] = []
    while let row = reader.next() { lines.append(row.line) }
    #expect(lines == [1, 2, 5])
  }

  @Test func `rows below a quote that was opened by mistake can be read`() {
    var reader = DelimitedText("a,\"b\nc,d\ne,\"f\"\n", separator: ",")
    let first = reader.next()
    #expect(first?.isLoose == true && first?.fields == ["a", "b\nc,d\ne,f\""])
    reader.returnToSecondLine()
    let row = reader.next()
    #expect(row?.fields == ["c", "d"] && row?.line == 2 && row?.isLoose == false)
    #expect(reader.next()?.line == 3)
    reader.returnToSecondLine()
    #expect(reader.next() == nil)
  }

  @Test func `any fields are read back as they were written`() {
    var random = TestRandom(1)
    let scraps: [String] = ["a", "#", "\"", "\t", "\n", ",", " ", "İ", "ı", "\u{FEFF}", ""]
    for _ in 0..<2_000 {
      let fields = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          scraps.randomElement(using: &random) ?? ""
        }
        .joined()
      }
      for separator in ["\t", ",", ";"] as [Unicode.Scalar] {
        let text = DelimitedText.text(of: fields, separator: separator)
        #expect(rows(text, separator) == [fields], "\(text)")
      }
    }
  }
}

struct TextDeckTests {
  private func notes(_ text: String) -> [ReadNote] {
    TextDeck.read(text, at: 7).compactMap { if case .note(let note) = $0 { note } else { nil } }
  }

  private func refusals(_ text: String) -> [String] {
    TextDeck.read(text, at: 7).compactMap {
      if case .refused(let line, let reason) = $0 { "\(line): \(reason)" } else { nil }
    }
  }

  @Test func `a file of Anki is read by its headers`() throws {
    let text = """
      #separator:tab
      #html:true
      #guid column:1
      #notetype column:2
      #deck column:3
      #tags column:6
      x1\tBasic\tTürkçe::A1\tkedi<br>(hayvan)\tcat &amp; dog [sound:kedi.mp3]\tisim a1
      x2\tBasic\tTürkçe::A1\t"<b>ev</b> <img src=""ev.jpg"">"\thouse\t

      """
    let found = notes(text)
    #expect(found.map(\.guid) == ["x1", "x2"] && found.map(\.line) == [7, 8])
    #expect(found.map(\.deck) == ["Türkçe::A1", "Türkçe::A1"])
    let cat = try #require(found.first).entry
    #expect(cat.word == "kedi\n(hayvan)" && cat.meaning == "cat & dog" && cat.sound == "kedi.mp3")
    #expect(cat.tags == ["isim", "a1"] && cat.shape == .plain && cat.created == 7)
    #expect(found.last?.entry.word == "ev" && found.last?.entry.image == "ev.jpg")
  }

  @Test func `a plain table is read by its headings, or by the order of its columns`() {
    let named = notes("English;Kelime;Örnek\nhouse;ev;Evdeyim.\n")
    #expect(named.map(\.entry.word) == ["ev"] && named.map(\.entry.example) == ["Evdeyim."])
    #expect(named.map(\.line) == [2])
    let bare = notes("ev,house,noun,Evdeyim.,I am at home.\n")
    #expect(bare.map(\.entry.partOfSpeech) == ["noun"])
    #expect(bare.map(\.entry.translation) == ["I am at home."])
    #expect(notes("ev\thouse, home\n").map(\.entry.meaning) == ["house, home"])
  }

  @Test func `fields of other note types are identified by their languages`() {
    let text = """
      #separator:tab
      #notetype column:1
      #tags column:6
      Frequency\t1\tve\tand\tSen ve ben.\tt
      Frequency\t2\tev\thouse\tEvdeyim.\tt
      German\tdas Haus\tev\t\t\tt
      German\tder Lehrer\töğretmen\tnote\t\tt
      Basic\tsu\twater\t\t\tt
      Plain\tNorway\tWarsaw\t\t\tt

      """
    let lines = notes(text).map { note in
      "\(note.entry.word) | \(note.entry.meaning) | \(note.entry.example.replacing("\n", with: " / "))"
    }
    #expect(
      lines == [
        "ve | and | 1 / Sen ve ben.", "ev | house | 2 / Evdeyim.", "ev | das Haus | ",
        "öğretmen | der Lehrer | note", "su | water | ", "Norway | Warsaw | ",
      ]
    )
    #expect(notes(text).allSatisfy { $0.isGuess && $0.entry.tags == ["t"] })
    // Two fields are a front and a back.
    #expect(
      notes("#notetype:Basic\nhouse\tev\n").map { [$0.entry.word, "\($0.isGuess)"] } == [
        ["ev", "false"]
      ]
    )
  }

  @Test func `a comment is skipped, and a quoted # is a word`() {
    #expect(notes("#separator:tab\n# a comment\n\"#x\"\tsharp\n").map(\.entry.word) == ["#x"])
  }

  @Test func `headers and headings without a meaning are reported`() {
    let text =
      "#separator:tab\n#separatr:tab\n# by the way: no\n#columns:word\tmeaning\tcolour\nev\tx\ty\n"
    #expect(
      TextDeck.leftOut(of: text)
        == [
          ImportOmission(.header(line: 2, text: "#separatr:tab")),
          ImportOmission(.column("colour")),
        ]
    )
    #expect(
      TextDeck.leftOut(of: "word,meaning,size\nev,house,big\n") == [ImportOmission(.column("size"))]
    )
    #expect(TextDeck.leftOut(of: "ev,house,big\n").isEmpty)
  }

  @Test func `decomposed letters are composed`() {
    #expect(notes("I\u{307}zmir\tcity\n").map(\.entry.word) == ["İzmir"])
  }

  @Test func `a row that gives no card is refused with its line and reason`() {
    let text = "#guid column:1\na\tev\thouse\nb\t\tx\nc\tkedi\t\na\tkapı\tdoor\nd\t\"su\twater\n"
    #expect(
      refusals(text)
        == ["3: noWord", "4: noMeaning", "5: repeatedGUID(firstLine: 2)", "6: unclosedQuote"]
    )
  }

  @Test func `written entries are read back, whatever their texts`() {
    var random = TestRandom(2)
    let scraps = ["a", "#", "\"", "\t", "\n", "İ", "ı", "<b>", "&amp;", ";", "x"]
    func text() -> String {
      "k" + (0..<3).map { _ in scraps.randomElement(using: &random) ?? "" }.joined() + "ş"
    }
    let written = (0..<300).map { number in
      let entry = CardEntry(
        id: "anki:g\(number)",
        shape: number % 2 == 0 ? .word : .plain,
        word: number == 0 ? "#x" : text(),
        partOfSpeech: "noun",
        meaning: text(),
        categories: ["home life", "a1"],
        example: text(),
        translation: text(),
        image: "a.jpg",
        sound: "b.mp3",
        tags: ["isim", "a1"],
        created: 7
      )
      return (entry: entry, deck: "Türkçe::A\(number % 3)", kinds: CardKind.usual)
    }
    let read = notes(TextDeck.text(of: written))
    #expect(read.map(\.deck) == written.map(\.deck))
    for (note, original) in zip(read, written) {
      var entry = note.entry
      entry.id = NoteID.entry(withGUID: note.guid ?? "")
      #expect(entry == original.entry)
    }
    let table = notes(TextDeck.csv(of: written, separator: ","))
    #expect(table.map(\.entry.word) == written.map(\.entry.word))
    #expect(table.map(\.entry.example) == written.map(\.entry.example))
    #expect(table.map(\.deck) == written.map(\.deck))
  }

  @Test func `any text is read without a trap`() {
    var random = TestRandom(3)
    let scraps = [
      "#separator:", "#html:true", "#guid column:9", "#", "\"", "\t", "\n", "a", "<", "&",
    ]
    for _ in 0..<3_000 {
      let text = (0..<12).map { _ in scraps.randomElement(using: &random) ?? "" }.joined()
      _ = TextDeck.read(text, at: 0)
    }
  }
}

struct AnkiFieldTests {
  @Test(arguments: [
    ("a<br>b", "a\nb"), ("<div>a</div><div>b</div>", "a\nb"), ("a&nbsp;b &lt;c&gt;", "a b <c>"),
    ("&#304;zmir &#x131;", "İzmir ı"), ("a & b &unknown; &", "a & b &unknown; &"),
    ("a<b", "a<b"), ("<i>a</i> [sound:x.mp3]", "a"), ("[sound:x", "[sound:x"),
    ("&#xFFFFFFFF;", "\u{FFFD}"),
  ])
  func `HTML is removed from a field`(html: String, text: String) {
    #expect(AnkiField.content(html).text == text)
  }

  @Test func `plain text is unchanged after a conversion to a field and back`() {
    for text in ["a<b> & c", "bir\niki", "&amp;", "İ ı", "[x]"] {
      #expect(AnkiField.content(AnkiField.html(text)).text == text)
    }
  }

  @Test func `the hash agrees with the examples of the standard`() {
    func hex(_ text: String) -> String {
      SHA1.digest(Array(text.utf8)).map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
    }
    #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    )
  }

  @Test func `a note keeps its GUID from Anki, or gets a stable one`() {
    #expect(NoteID.guid(ofEntry: NoteID.entry(withGUID: "x]y")) == "x]y")
    let guid = NoteID.guid(ofEntry: "a1-u1-vocabulary#ev")
    #expect(guid == NoteID.guid(ofEntry: "a1-u1-vocabulary#ev"))
    #expect(guid != NoteID.guid(ofEntry: "a1-u1-vocabulary#evli") && guid.count >= 8)
  }
}
