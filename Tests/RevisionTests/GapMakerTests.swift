import Curriculum
import Revision
import Testing

struct GapMakerTests {
  private static let tags = [
    "degil", "question-mi", "plural", "locative", "d-t-assimilation", "possessive",
    "genitive-possessive", "softening", "buffer-letters", "present-iyor", "present-negative",
    "iyor-narrowing", "dative", "accusative", "copula-present", "past-di", "future-acak",
  ]

  private func gaps(
    _ turkish: String,
    _ english: String,
    _ tag: String = "dative",
    aorist: Bool = false
  ) -> [String] {
    var units: [GrammarTag: Int] = [:]
    for tag in Self.tags { units[GrammarTag(rawValue: tag)] = 0 }
    if aorist { units[GrammarTag(rawValue: "aorist")] = 0 }
    let words = [
      "okul", "gitmek", "kitap", "okumak", "kalmak", "sokak", "süt", "ev", "yorgun", "kapı",
      "beklemek",
      "kalem", "arkadaş",
    ]
    let maker = GapMaker(
      unitOfTag: units,
      unitOfWord: Dictionary(words.map { ($0, 0) }, uniquingKeysWith: min)
    )
    let sentence = SourceSentence(
      id: "a",
      turkish: turkish,
      english: english,
      tags: [GrammarTag(rawValue: tag)],
      unit: 0
    )
    return maker.gaps(in: sentence, for: 0).map { $0.lines(in: 0).joined(separator: " ") }
  }

  @Test func `an ending is left out where it is a point that was taught`() {
    let gaps = gaps("Kedi her gün okula geliyor.", "The cat comes to school every day.")
    #expect(
      gaps.contains(
        "_ Kedi her gün okul[a] geliyor. {#a-gap dative} > The cat comes to school every day."
      )
    )
    // Nothing has taught gelmek.
    #expect(!gaps.contains { $0.contains("gel[iyor]") })
  }

  @Test func `a stem that sounds otherwise is asked as a whole word`() {
    #expect(
      gaps("Ben bu kitaba baktım.", "I looked at this book.", "softening").contains(
        "_ Ben bu [kitaba] baktım. {#a-gap dative softening} > kitap: I looked at this book."
      )
    )
  }

  @Test func `the English tells the accusative from the possessive`() {
    #expect(
      gaps("Ben dün sütü içtim.", "I drank the milk yesterday.").contains(
        "_ Ben dün süt[ü] içtim. {#a-gap accusative} > I drank the milk yesterday."
      )
    )
    #expect(!gaps("Ben dün sütü içtim.", "I drank milk.").contains { $0.contains("süt[ü]") })
  }

  @Test func `only a vowel is narrowed before -Iyor`() {
    #expect(
      gaps("Kedi şimdi eve gidiyor.", "The cat is going home now.", "softening").contains(
        "_ Kedi şimdi eve [gidiyor]. {#a-gap present-iyor softening} > "
          + "gitmek: The cat is going home now."
      )
    )
    #expect(
      gaps("Kedi şimdi bizi bekliyor.", "The cat is waiting for us.", "iyor-narrowing")
        .contains { $0.contains("[bekliyor]. {#a-gap present-iyor iyor-narrowing}") }
    )
  }

  @Test func `a name with a case is no owner`() {
    #expect(
      gaps("Belki Ankara'da okulu var.", "Perhaps his school is in Ankara.", "locative")
        .contains { $0.contains("okul[u] var. {#a-gap possessive}") }
    )
  }

  @Test func `a gap shows the rule of spelling that its sentence trains`() {
    let gaps = gaps(
      "Çocuk bugün sokakta kaldı.",
      "The child stayed outside today.",
      "d-t-assimilation"
    )
    #expect(
      gaps.contains(
        "_ Çocuk bugün sokak[ta] kaldı. {#a-gap locative d-t-assimilation} > "
          + "The child stayed outside today."
      )
    )
  }

  @Test func `you is asked only where the sentence has its pronoun`() {
    let isAddressed = { (gap: String) in gap.contains("yorgun[sun]") }
    #expect(!gaps("Bugün çok yorgunsun.", "You are very tired today.").contains(where: isAddressed))
    #expect(gaps("Sen bugün yorgunsun.", "You are tired today.").contains(where: isAddressed))
  }

  @Test func `once -Ir is known, -Iyor needs a verb in -ing`() {
    let isProgressive = { (gap: String) in
      gap.contains("bekl[iyoruz]") || gap.contains("[bekliyoruz]")
    }
    let (turkish, habit) = ("Biz evde onu bekliyoruz.", "We wait for him at home.")
    #expect(gaps(turkish, habit).contains(where: isProgressive))
    #expect(!gaps(turkish, habit, aorist: true).contains(where: isProgressive))
    let now = "We are waiting for him at home."
    #expect(gaps(turkish, now, aorist: true).contains(where: isProgressive))
  }

  @Test func `words that are a point by themselves are left out`() {
    #expect(
      gaps("Ben öğretmen değilim, bu.", "I am not a teacher.", "degil").isEmpty,
      "a comma leaves the order open"
    )
    #expect(
      gaps("Bu ev hiç güzel değil.", "This house isn't nice at all.", "degil")
        == ["_ Bu ev hiç güzel [değil]. {#a-gap degil} > This house isn't nice at all."]
    )
  }

  @Test func `every made line is an item of a revision lesson`() throws {
    let lines = gaps("Kedi her gün okula geliyor.", "The cat comes to school every day.")
    let text = """
      id: a1-u1-revision
      level: A1
      unit: 1
      skill: revision
      title: Tekrar
      grammar: dative

      \(lines[0].replacing(" > ", with: "\n> "))

      """
    let lesson = try LessonReader().read(Array(text.utf8), file: "a1/a1-u1-revision.lesson")
    #expect(lesson.exercises.map(\.id) == ["a-gap"])
  }
}
