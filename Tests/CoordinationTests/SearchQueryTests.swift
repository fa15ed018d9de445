import Coordination
import Curriculum
import Testing

@Suite struct SearchQueryTests {
  private func rank(_ query: String, _ text: String) -> Int? { SearchQuery(query).rank(of: text) }

  @Test(arguments: [
    ("cok", "Çok güzel"), ("ÇOK", "çok"), ("istanbul", "İSTANBUL'a"), ("Istanbul", "İstanbul"),
    ("isik", "IŞIK"), ("kağıt", "kâğıt"), ("gu", "Bugün gülüyorum."), ("to go", "go"),
    ("to go", "to go on"),
    ("go to", "to go"), ("c\u{327}ok", "çok"),
  ])
  func `a query finds words that begin with its words, plain letters included`(
    query: String,
    text: String
  ) {
    #expect(rank(query, text) != nil)
  }

  @Test(arguments: [
    ("öldü", "oldu"), ("kız", "kiz"), ("gun", "bugün"), ("go", "to leave"), ("evde", "ev"),
  ])
  func `a Turkish letter finds only itself, and the middle of a word nothing`(
    query: String,
    text: String
  ) {
    #expect(rank(query, text) == nil)
  }

  @Test func `whole words come before beginnings, and exact letters before plain ones`() throws {
    let ranks = ["on", "ön", "onlar", "önce"].map { rank("on", $0) }
    #expect(ranks == [0, 1, 2, 3])
  }

  @Test func `a text without letters or digits is no query`() {
    #expect(SearchQuery(" ;! ").isEmpty && !SearchQuery("3").isEmpty)
    #expect(SearchQuery("").rank(of: "ev") == nil)
  }

  @Test(arguments: [
    ("gidiyorum", "gitmek"), ("Kitabını", "kitap"), ("evlerimizden", "ev"), ("GİDİYORUM", "gitmek"),
    ("cocuklar", "çocuk"), ("ogretmenlerimizi", "öğretmen"), ("cikiyorum", "çıkmak"),
  ])
  func `an inflected word finds its dictionary form`(query: String, word: String) {
    #expect(SearchQuery(query).lemmas.contains(word))
    #expect(SearchQuery(query).rank(ofWord: word, meaning: "") == 0)
  }

  @Test func `several words have no dictionary form`() {
    #expect(SearchQuery("eve gidiyorum").lemmas.isEmpty)
  }

  @Test func `a file is read if its bytes have all words, or the dictionary form`() {
    let file = Array("* gitmek | verb | to go | Okula gidelim. | Let's go.\n".utf8)
    #expect(SearchQuery("gidiyorum").mayFind(in: file))
    #expect(SearchQuery("okula gi").mayFind(in: file))
    #expect(!SearchQuery("okula gelmek").mayFind(in: file))
  }

  @Test func `a lesson is found by title, unit, text and question, with what was found`() throws {
    let text = """
      id: a1-u1-reading
      level: A1
      unit: 1
      skill: reading
      title: Hoş geldiniz!
      grammar: pronouns

      ~ Deniz: Ben Ankaralıyım.
      ~ Tom: Ben öğrenciyim.

      ? Where is Deniz from? {#deniz pronouns}
      = Ankara
      - Bursa
      - Londra
      - Berlin

      """
    let lesson = try LessonReader().read(Array(text.utf8), file: "a1-u1-reading.lesson")
    let titles = ["Tanışma", "Meeting people"]
    func found(_ query: String) -> String? {
      SearchQuery(query).lesson(lesson, titles: titles)?.found.excerpt
    }
    #expect(found("hos") == "" && found("meeting") == "" && found("tanisma") == "")
    #expect(found("ogrenci") == "Tom: Ben öğrenciyim.")
    #expect(found("where") == "Where is Deniz from?")
    // The options would give the answer away.
    #expect(found("bursa") == nil)
  }
}
