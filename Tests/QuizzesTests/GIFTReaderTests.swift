import Classes
import Curriculum
import Interface
import Quizzes
import Testing
import TextSafety

/// GIFT as teachers write it.
struct GIFTReaderTests {
  private func lines(_ text: String, _ skill: Skill = .checkpoint) -> (text: [String], QuizImport) {
    let made = QuizImport(lesson: skill, file: GIFTReader.read(text))
    let id = LessonID(rawValue: "a1-u1-\(skill.rawValue)-2")
    let lesson = made.lesson(id, level: .a1, unit: 1, skill: skill, title: "Sınav")
    let body = lesson.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.isEmpty }
    return (body.dropFirst().dropLast().map(String.init), made)
  }

  @Test func `a file with comments, categories, titles and formats is read`() {
    let text = """
      // Unit 1
      $CATEGORY: $course$/top/Birim 1

      // a comment
      ::Soru 1:: [html]<p>I am a <b>teacher</b>&nbsp;now.</p>{
        =Öğretmenim.
        =Ben öğretmenim. # Aferin!
        =%50%Ogretmenim#Write ö and ğ.
        =%25%Hocayım
        =*#No.
        ####Kim\\=ben
      }

      Ben okul{=a} gidiyorum.

      Ev___ kitap var. (ev) {=de =evde ~}
      """
    let (lesson, made) = lines(text.replacing("{=de =evde ~}", with: "{=de =evde}"))
    #expect(
      lesson == [
        "? I am a teacher now. {#teacher}", "= Öğretmenim.", "= Ben öğretmenim.",
        "x Ogretmenim :: Write ö and ğ.", "! Kim=ben", "", "_ Ben okul[a] gidiyorum. {#okul}", "",
        "_ Ev[de] kitap var. {#ev}", "> ev",
      ],
      "\(lesson) \(made.faults)"
    )
    #expect(made.faults.isEmpty && made.changed.isEmpty && made.partCount == 1)
  }

  @Test func `choices and matchings are read, with a sorting`() {
    let text = """
      ::Q2::[plain]Who teaches?{
      ~%-50%doktor#A doctor heals.
      =öğretmen
      ~aşçı #
      ~ mühendis}

      Match.{ =ev -> house =okul -> school = -> car }

      Sort {
      =at -> -lar
      =ev -> -ler
      =göz -> -ler
      }
      """
    let (lesson, made) = lines(text)
    #expect(
      lesson == [
        "? Who teaches? {#teaches}", "= öğretmen", "- doktor :: A doctor heals.", "- aşçı",
        "- mühendis", "", "^ Match. {#match}", "+ ev :: house", "+ okul :: school", "",
        "^ Sort {#sort}", "+ -lar :: at", "+ -ler :: ev | göz",
      ],
      "\(lesson) \(made.faults)"
    )
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `every line end gives the same items, with a byte order mark or without`(end: String) throws
  {
    let text = "// x\n\n::a::I came.{=Geldim.\n=Ben geldim.}\n\n\n::b::You came.{=Geldin.}\n"
    for mark in ["", "\u{FEFF}"] {
      let bytes = Array((mark + text.replacing("\n", with: end)).utf8)
      let file = GIFTReader.read(try DecodedText(bytes).text)
      #expect(file.questions.map(\.question.title) == ["a", "b"])
      #expect(file.questions.map(\.line) == [3, 7])
      #expect(
        QuizImport(table: file).keys == [
          ItemKey(name: "a", accept: ["Geldim.", "Ben geldim."], english: "I came."),
          ItemKey(name: "b", accept: ["Geldin."], english: "You came."),
        ]
      )
    }
  }

  @Test(arguments: [
    ("Say it.{=a\n=b", 1, "not closed"), ("\n\nSay it.}", 3, "closes nothing"),
    ("a{=b} c{=d}", 1, "more than one"), ("::title\nText{=a}", 1, "::"),
    ("Write.\n{}", 2, "essay"), ("Ankara is big.{T#no#yes}", 1, "true or false"),
    ("How many?\n{#5:1}", 2, "number"), ("Say.{Geldim}", 1, "= or ~"),
    ("Choose.{=a ~b}", 1, "2 options"), ("Choose.{~%50%a ~%50%b ~c ~d}", 1, "several options"),
    ("Choose.{~a ~b ~c ~d}", 1, "no answer is right"),
    ("Say.{=%50%a#half}", 1, "no answer is right"),
    ("Say.{\n=%101%a}", 2, "up to 100"), ("Say.{=geld*}", 1, "star"),
    ("[html]<img src=\"a.png\">What?{=kedi}", 1, "picture"), ("{=a}", 1, "no text"),
    ("Match.{=a -> b}", 1, "1 pairs"), ("Match.{=a|b -> c =d -> e}", 1, "|"),
  ])
  func `what can't be read is told with its line`(text: String, line: Int, reason: String) {
    let (_, made) = lines(text + "\n\nI came.{=Geldim.}")
    #expect(made.faults.count == 1 && made.count == 1, "\(text) \(made.faults)")
    #expect(made.faults.first?.line == line, "\(text) \(made.faults)")
    #expect(made.faults.first?.reason.string.contains(reason) == true, "\(made.faults)")
  }

  @Test func `a table takes what is written, and says what it can't hold`() {
    let text =
      "I came.{=Geldim. ~}\n\nGo.{=a ~b ~c ~d}\n\nYou came.{=Geldin. =%0%Geldim.#That is I.}"
    let made = QuizImport(table: GIFTReader.read(text.replacing(" ~}", with: "}")))
    #expect(made.keys.map(\.name) == ["I came.", "You came."])
    #expect(made.faults.map(\.line) == [3] && made.trapCount == 1)
  }

  @Test func `a skill that has no such items is told`() {
    let (_, made) = lines("Ben okul{=a} gidiyorum.", .writing)
    #expect(made.faults.map(\.line) == [1])
    #expect(made.faults[0].reason.string.contains("checkpoint"))
  }

  @Test func `an answer that the teacher has added counts, and the change is told`() throws {
    let key = ItemKey(name: "k", accept: ["(Ben) geldim."], english: "I came.")
    var writer = GIFTWriter()
    writer.add(try QuizItem(own: key))
    let same = QuizImport(table: GIFTReader.read(writer.text))
    #expect(same.keys == [key] && same.changed.isEmpty)
    let text = writer.text.replacing("{\n", with: "{\n=Geliverdim.\n")
    let made = QuizImport(table: GIFTReader.read(text))
    #expect(made.keys.first?.accept.contains("Geliverdim.") == true)
    #expect(made.changed == [3])
  }

  @Test func `an export in one language is read in another`() throws {
    let key = ItemKey(name: "k", accept: ["(Ben) geldim."], english: "I came.")
    let text = try InterfaceLanguage.$current.withValue(.turkish) {
      var writer = GIFTWriter()
      writer.add(try QuizItem(own: key))
      return writer.text
    }
    #expect(text.contains("Türkçeye çevir"))
    #expect(QuizImport(table: GIFTReader.read(text)).keys == [key])
    let bare = Way.gift.withoutSource(text)
    #expect(QuizImport(table: GIFTReader.read(bare)).keys.first?.english == "I came.")
  }

  @Test func `at most 50 answers are listed, the usual one first, and more are told`() throws {
    let many = "[A|B|C|D|E|F|G|H] [a|b|c|d|e|f|g|h] geldim."
    let item = try QuizItem(own: ItemKey(name: "k", accept: [many], english: "I came."))
    guard case .short(let answers) = item.question.body else { throw CancellationError() }
    #expect(answers.count == 50 && answers[0].text == "A a geldim." && item.isCut)
    #expect(answers[1].text == "A a geldim")
    let few = try QuizItem(own: ItemKey(name: "k", accept: ["(Ben) geldim."], english: "I came."))
    #expect(!few.isCut)
  }
}
