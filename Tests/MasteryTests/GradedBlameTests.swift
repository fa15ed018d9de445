import Curriculum
import Mastery
import Patterns
import Scoring
import Testing

/// The grammar points to which real mistakes are put down.
@Suite struct GradedBlameTests {
  /// Accepted form, answer, tags of the item, blamed tags; `+` before a tag that the item lacks.
  static let table = """
    Bugün okula gidiyorum. | bugün okulda gidiyorum | dative present-iyor locative | dative
    Bugün okula gidiyorum. | bugün okul gidiyorum | present-iyor dative | dative
    Bugün okula gidiyorum. | bugün okulda gidiyorum | present-iyor | +dative
    Bugün okula gidiyorum. | bugün okula gidiyorsun | pronouns dative | pronouns
    Bugün okula gidiyorum. | bugün okula giderim | present-iyor aorist dative | present-iyor
    Ankara'da oturuyorum. | Ankara'de oturuyorum. | locative harmony-4 harmony-2 | harmony-2
    Onu azarlayacağım. | Onu azarlayacağim. | harmony-2 harmony-4 future-acak | harmony-4
    Eve gittim. | Eve gitdim. | past-di softening d-t-assimilation | d-t-assimilation
    Ağacı gördüm. | Ağaçı gördüm. | accusative d-t-assimilation softening | softening
    Çantayı aldım. | Çantaı aldım. | accusative buffer-letters | buffer-letters
    Bana resmini ver. | Bana resimini ver. | iyor-narrowing vowel-drop | vowel-drop
    Seni görmüyorum. | Seni görmeyorum. | vowel-drop iyor-narrowing | iyor-narrowing
    Onu bulamadım. | Onu bulmadım. | past-di inability-ama | inability-ama
    Bu ev geçen yıl yapıldı. | Bu ev geçen yıl yaptı. | past-di passive causative | passive
    Saçımı kestirdim. | Saçımı kestim. | past-di passive causative | causative
    Sınava hazırlandım. | Sınava hazırladım. | past-di passive reflexive | reflexive
    Merhaba arkadaşlar! | Mehraba arkadaşlar! | plural |
    Buraya gel. | Buraya git. | imperative |
    """

  @Test(arguments: table.split(separator: "\n").map(String.init))
  func `a mistake is put down to what its finding names`(line: String) throws {
    let columns = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
    let grader = TranslationGrader(accepted: [try AnswerPattern(columns[0])])
    let judgement = grader.judge(columns[1])
    #expect(!judgement.findings.isEmpty)
    let tags = BlamedTags(
      findings: judgement.findings,
      itemTags: columns[2].split(separator: " ").map { GrammarTag(rawValue: String($0)) },
      isTaught: { _ in true }
    )
    let named = tags.blamed.map(\.rawValue) + tags.others.map { "+\($0)" }
    #expect(named.joined(separator: " ") == columns[3], "\(judgement.findings)")
  }
}
