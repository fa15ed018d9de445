import Foundation
import Patterns
import Scoring

/// The answers for the grading benchmark, by kind, each with its grader.
struct GradeCases {
  struct Case {
    var kind: String
    var grader: TranslationGrader
    var answer: String
    var accepted: [Accepted]
  }

  /// An accepted answer as written in the course.
  struct Accepted {
    var text: String
    var isLiteral: Bool
  }

  var all: [Case]

  /// The kinds of right answers; all other kinds are wrong.
  static let rightKinds: Set = ["right", "right, one of a pattern"]

  /// Creates the built-in answers.
  init() throws {
    all = try Self.table.split(separator: "\n").map { line in
      let cells = line.split(separator: ";").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let grader = TranslationGrader(accepted: [try AnswerPattern(cells[1])])
      let accepted = [Accepted(text: cells[1], isLiteral: false)]
      return Case(kind: cells[0], grader: grader, answer: cells[2], accepted: accepted)
    }
  }

  /// Reads the answers of a table whose first line names its columns: `learner`, and either `accepted`
  /// with plain sentences or `patterns`, separated by ` | `.
  init(file: String) throws {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let names = (lines.first ?? "").split(separator: "\t").map(String.init)
    guard let learner = names.firstIndex(of: "learner"),
      let accepted = names.firstIndex(of: "accepted") ?? names.firstIndex(of: "patterns")
    else { throw CocoaError(.fileReadCorruptFile) }
    let arePatterns = names[accepted] == "patterns"
    all = try lines.dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == names.count else { return nil }
      let forms = cells[accepted].components(separatedBy: " | ")
      let grader = TranslationGrader(
        accepted: try forms.map { arePatterns ? try AnswerPattern($0) : AnswerPattern(literal: $0) }
      )
      let isRight = grader.judge(cells[learner]).verdict == .correct
      return Case(
        kind: isRight ? "right" : "not right",
        grader: grader,
        answer: cells[learner],
        accepted: forms.map { Accepted(text: $0, isLiteral: !arePatterns) }
      )
    }
  }

  private static let table = """
    right; Ben bugün okula gidiyorum.; Ben bugün okula gidiyorum.
    right; Annem her sabah erken kalkar ve kahvaltı hazırlar.; annem her sabah erken kalkar ve kahvaltı hazırlar
    right; Ayşe'nin arkadaşları İstanbul'da oturuyorlar.; Ayşe'nin arkadaşları İstanbul'da oturuyorlar.
    right; Kitabı masanın üstünde unutmuşsun, değil mi?; Kitabı masanın üstünde unutmuşsun değil mi
    right; Yarın hava güzel olursa denize gideceğiz.; Yarın hava güzel olursa denize gideceğiz!
    right; Türkiye'nin en kalabalık şehri hangisi?; Türkiye’nin en kalabalık şehri hangisi?
    right, one of a pattern; (Ben) {bugün / [okula|mektebe]} [gidiyorum|gitmekteyim].; Bugün okula gidiyorum.
    right, one of a pattern; (Ben) {bugün / [okula|mektebe]} [gidiyorum|gitmekteyim].; Ben mektebe bugün gitmekteyim.
    right, one of a pattern; (O) {her sabah / (erkenden|erken) / işe} (otobüsle) [gidiyor|gider].; Her sabah işe erkenden gider.
    right, one of a pattern; (Sen) {dün / Ankara'da} kimi gördün?; Ankara'da dün kimi gördün?
    right, one of a pattern; Bana bir [bardak|fincan] (sıcak) çay [getirir misin|getirebilir misin] (lütfen)?; Bana bir bardak çay getirebilir misin?
    typo; Annem her sabah erken kalkar ve kahvaltı hazırlar.; Annem her sabah erken klakar ve kahvaltı hazırlar.
    typo; Arkadaşlarım İstanbul'da oturuyorlar.; Arkadaşlarımm İstanbul'da oturuyorlar.
    typo; (Ben) {bugün / [okula|mektebe]} [gidiyorum|gitmekteyim].; Bugün okula gidyiorum.
    ending; Ben bugün okula gidiyorum.; Ben bugün okulda gidiyorum.
    ending; Kitabı masanın üstünde unutmuşsun, değil mi?; Kitap masanın üstünde unutmuşsun, değil mi?
    ending; (Ben) {bugün / [okula|mektebe]} [gidiyorum|gitmekteyim].; Bugün okulu gidiyorum.
    ending; Yarın hava güzel olursa denize gideceğiz.; Yarın hava güzel olursa denize gideceksiniz.
    ending; Çocuklar bahçede top oynuyorlar.; Çocuklar bahçeden top oynadılar.
    typo, 144 forms; (Ben) {bugün / [okula|mektebe|dershaneye]} (hemen|şimdi) [gidiyorum|gitmekteyim|yürüyorum|koşuyorum].; Bugün mektebe şimdi yürüyorrum.
    ending, 144 forms; (Ben) {bugün / [okula|mektebe|dershaneye]} (hemen|şimdi) [gidiyorum|gitmekteyim|yürüyorum|koşuyorum].; Ben dershanede bugün hemen koşuyorum.
    harmony; Ayşe'nin arkadaşları İstanbul'da oturuyorlar.; Ayşe'nin arkadaşları İstanbul'de oturuyorlar.
    harmony; (Sen) {dün / Ankara'da} kimi gördün?; Dün Ankara'de kimi gördün?
    typed in ASCII; Kitabı masanın üstünde unutmuşsun, değil mi?; Kitabi masanin ustunde unutmussun, degil mi?
    typed in ASCII; (O) {her sabah / (erkenden|erken) / işe} (otobüsle) [gidiyor|gider].; Her sabah ise erkenden gider.
    word missing; Annem her sabah erken kalkar ve kahvaltı hazırlar.; Annem her sabah kalkar ve kahvaltı hazırlar.
    word missing; Bana bir [bardak|fincan] (sıcak) çay [getirir misin|getirebilir misin] (lütfen)?; Bana bir çay getirir misin?
    other order; Annem her sabah erken kalkar ve kahvaltı hazırlar.; Her sabah annem erken kalkar ve kahvaltı hazırlar.
    other order; Yarın hava güzel olursa denize gideceğiz.; Denize yarın gideceğiz hava güzel olursa.
    other words; Yarın hava güzel olursa denize gideceğiz.; Dün akşam sinemada çok eğlendik.
    other words; (O) {her sabah / (erkenden|erken) / işe} (otobüsle) [gidiyor|gider].; Kardeşim okulda matematik öğreniyor.
    """
}
