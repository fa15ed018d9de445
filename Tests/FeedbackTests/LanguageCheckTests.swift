import Feedback
import Testing

/// The language check, tested through the guard that uses it.
@Suite struct LanguageCheckTests {
  static let texts: [(code: String, text: String)] = [
    (
      "en",
      "You wrote okul-da, which says where you are. The verb gitmek asks where to, so the ending is -a."
    ),
    (
      "en",
      "Vowel harmony: after u the ending has a, so it is okul-a. Compare ev-e, where e follows e."
    ),
    (
      "tr",
      "Sen okul-da yazdın; bu, nerede sorusunun cevabıdır. Burada gitmek fiili nereye diye sordurur, bu yüzden -a eki gelir."
    ),
    (
      "tr",
      "Ünlü uyumu gereği okul sözcüğünün son ünlüsü u olduğu için ek -a olur: okul-a. İlk heceye değil, son ünlüye bakarız."
    ),
    (
      "de",
      "Du hast okul-da geschrieben, das heißt in der Schule. Nach gitmek fragt man wohin, deshalb steht hier -a."
    ),
    (
      "fr",
      "Tu as écrit okul-da, à l'école. Ici tu es en chemin et le verbe gitmek demande où l'on va, donc -a."
    ),
    (
      "es",
      "Has escrito okul-da, en la escuela. Aquí vas de camino y el verbo gitmek pide adónde, por eso lleva -a."
    ),
    (
      "it",
      "Hai scritto okul-da, a scuola. Qui sei in cammino e il verbo gitmek chiede dove si va, quindi -a."
    ),
    (
      "nl",
      "Je schreef okul-da, dat is op school. Hier ben je op weg en het werkwoord gitmek vraagt waarheen, dus -a."
    ),
    (
      "pt",
      "Você escreveu okul-da, na escola. Aqui você está a caminho e o verbo gitmek pede para onde, por isso -a."
    ),
    (
      "ru",
      "Ты написал okul-da, то есть в школе. Здесь ты идёшь туда, и глагол gitmek требует -a: okul-a."
    ),
  ]

  @Test(arguments: texts)
  func `a text fits its own language only`(code: String, text: String) throws {
    for (other, _) in Self.texts {
      let language = try #require(TeachingLanguage(code: other))
      let replies = ReplyGuard(try Question.request(language: language))
      let objections = replies.objections(toText: text)
      #expect(objections.isEmpty == (other == code), "\(other): \(text)")
    }
  }

  @Test func `in a language without word lists nothing can be judged, so nothing is shown`() throws
  {
    let language = try #require(TeachingLanguage(code: "fi"))
    let replies = ReplyGuard(try Question.request(language: language))
    let finnish = "Kirjoitit okul-da, koulussa. Tässä olet matkalla sinne, joten pääte on -a."
    #expect(!ReplyGuard.canJudge(language))
    #expect(replies.objections(toText: finnish) == [.cannotJudge])
  }

  static let short = [
    ("en", "Ali gave me red apples yesterday evening."),
    ("tr", "Annem akşamları güzel yemekler yapıyor."),
    ("en", "okul-a"), ("tr", "Nereye?"), ("en", "Where to?"), ("en", "dative"),
  ]

  @Test(arguments: short)
  func `a short text fits every language`(code: String, text: String) throws {
    let language = try #require(TeachingLanguage(code: code))
    let replies = ReplyGuard(try Question.request(language: language))
    let example = ExampleReply(turkish: "Ali eve gidiyor.", gloss: text)
    #expect(replies.objections(to: example).isEmpty)
  }
}
