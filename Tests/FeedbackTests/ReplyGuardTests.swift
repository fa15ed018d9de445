import Feedback
import Scoring
import Testing

/// Each guard with replies that it must accept and replies that it must reject.
@Suite struct ReplyGuardTests {
  typealias Change = @Sendable (inout ExplanationReply) -> Void

  /// A change to a good reply, and the codes of the objections to it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var codes: [String]
    var change: Change

    init(_ name: String, _ codes: [String] = [], _ change: @escaping Change) {
      (self.name, self.codes, self.change) = (name, codes, change)
    }

    var testDescription: String { name }
  }

  static let verdict = [
    Case("agrees") { _ in },
    Case("disagrees", ["verdict_disputed"]) { $0.verdictAgrees = false },
    Case("disagrees, and everything else is wrong too", ["verdict_disputed"]) { reply in
      reply = ExplanationReply(
        verdictAgrees: false,
        edits: [],
        corrected: "",
        example: ExampleReply(turkish: "", gloss: ""),
        hint: nil,
        confidence: .low,
        explanation: ""
      )
    },
  ]

  static let corrected = [
    Case("the other accepted form") { $0.corrected = "Ben okula gidiyorum." },
    Case("without capital and stop") { $0.corrected = "okula gidiyorum" },
    Case("with quotes") { $0.corrected = "“Okula gidiyorum!”" },
    Case("in capitals, decomposed") { $0.corrected = "OKULA GI\u{307}DI\u{307}YORUM" },
    Case("in capitals without dots", ["not_accepted"]) { $0.corrected = "OKULA GIDIYORUM" },
    Case("without the dots of i", ["not_accepted"]) { $0.corrected = "Okula gıdıyorum." },
    Case("another right sentence", ["not_accepted"]) { $0.corrected = "Okula gitmekteyim." },
    Case("another person", ["not_accepted"]) { $0.corrected = "Okula gidiyorsun." },
    Case("more than the answer", ["not_accepted"]) { $0.corrected = "Okula gidiyorum. Evet." },
    Case("the term of the rule", ["not_accepted"]) { $0.corrected = "dative" },
    Case("nothing", ["not_accepted"]) { $0.corrected = "" },
    Case("an apostrophe slipped in", ["not_accepted"]) { $0.corrected = "Okul'a gidiyorum." },
    Case("the learner's answer", ["not_accepted", "wrong_form"]) {
      $0.corrected = "Okulda gidiyorum."
    },
    Case("the learner's answer with an apostrophe", ["not_accepted", "wrong_form"]) {
      $0.corrected = "Okul'da gidiyorum."
    },
    Case("the learner's answer parted", ["not_accepted", "wrong_form"]) {
      $0.corrected = "Okul-da gidiyorum."
    },
    Case("an endless one", ["too_long"]) {
      $0.corrected = String(repeating: "Okula gidiyorum. ", count: 100)
    },
    Case("both forms", ["not_accepted", "wrong_form"]) { $0.corrected = "Okula/okulda gidiyorum." },
  ]

  static let edits = [
    Case("a finer category is no contradiction") { $0.edits[0].category = .other },
    Case("no finding") { $0.edits = [] },
    Case("a finding that was not made", ["unknown_finding"]) { $0.edits[0].id = 2 },
    Case("number nought", ["unknown_finding"]) { $0.edits[0].id = 0 },
    Case("a negative number", ["unknown_finding"]) { $0.edits[0].id = -1 },
    Case("one more than there are", ["unknown_finding"]) { reply in
      reply.edits.append(.init(id: 7, category: .finding(.tense), rule: "x"))
    },
    Case("the same finding for ever", ["too_long"]) { reply in
      reply.edits = Array(repeating: reply.edits[0], count: 500)
    },
    Case("another category", ["other_category"]) { $0.edits[0].category = .finding(.tense) },
    Case("a finer one of another kind", ["other_category"]) { $0.edits[0].category = .register },
    Case("an endless rule", ["too_long"]) {
      $0.edits[0].rule = String(repeating: "the case ", count: 40)
    },
    Case("a rule in another language", ["wrong_language"]) {
      $0.edits[0].rule = "Das Ziel steht bei gitmek mit der Endung -e oder -a und nicht mit -de."
    },
  ]

  static let example = [
    Case("with names") { $0.example.turkish = "Ayşe İstanbul'dan Ankara'ya gidiyor." },
    Case("with a strange name, rightly inflected") {
      $0.example.turkish = "Bugün Zorbey'e gidiyorum."
    },
    Case("with a strange name alone") { $0.example.turkish = "Dün Zorbey geldi." },
    Case("with figures") { $0.example.turkish = "Saat 7.30'da, 1999'da ve 5'te 3 kişi geldi." },
    Case("with circumflexes") { $0.example.turkish = "Hâlâ kâğıt alıyorum." },
    Case("decomposed") { $0.example.turkish = "Çocuk bahc\u{327}eye değil, eve gidiyor." },
    Case("another form of the learner's word") {
      $0.example.turkish = "Okuldaki çocuk eve gidiyor."
    },
    Case("a question") { $0.example.turkish = "Eve mi gidiyorsun?" },
    Case("empty", ["empty"]) { $0.example.turkish = " … " },
    Case("the wrong form", ["wrong_form"]) { $0.example.turkish = "Ali okulda çalışıyor." },
    Case("the wrong form at the beginning", ["wrong_form"]) {
      $0.example.turkish = "Okulda ders var."
    },
    Case("the wrong form in capitals", ["wrong_form"]) {
      $0.example.turkish = "ALİ OKULDA ÇALIŞIYOR."
    },
    Case("the wrong form with an apostrophe", ["wrong_form", "not_turkish"]) {
      $0.example.turkish = "Ali okul’da çalışıyor."
    },
    Case("the wrong form with a hyphen", ["wrong_form"]) {
      $0.example.turkish = "Ali okul-da çalışıyor."
    },
    Case("the wrong form with a soft hyphen", ["wrong_form"]) {
      $0.example.turkish = "Ali okul\u{AD}da çalışıyor."
    },
    Case("the wrong form with a space nobody sees", ["wrong_form"]) {
      $0.example.turkish = "Ali okul\u{200B}da çalışıyor."
    },
    Case("the wrong form parted by a dot", ["wrong_form"]) {
      $0.example.turkish = "Ali okul·da çalışıyor."
    },
    Case("the wrong form with a circumflex", ["wrong_form"]) {
      $0.example.turkish = "Ali okûlda çalışıyor."
    },
    Case("the wrong form and another", ["wrong_form", "not_turkish"]) {
      $0.example.turkish = "Ali evde/okulda çalışıyor."
    },
    Case("the wrong form with a Greek letter", ["not_turkish"]) {
      $0.example.turkish = "Ali \u{3BF}kulda çalışıyor."
    },
    Case("the wrong form with letters after it is another word") {
      $0.example.turkish = "Ali okuldaydı."
    },
    Case("a word that is none", ["not_turkish"]) { $0.example.turkish = "Ali eve gitdi." },
    Case("a slip at the beginning", ["not_turkish"]) { $0.example.turkish = "Gitdim eve." },
    Case("broken harmony", ["not_turkish"]) { $0.example.turkish = "Arabaler eve geliyor." },
    Case("a joined particle", ["not_turkish"]) { $0.example.turkish = "Eve gidiyormusun?" },
    Case("a name with the wrong ending", ["not_turkish"]) {
      $0.example.turkish = "Ali Ankara'ye gidiyor."
    },
    Case("a strange name with the wrong ending", ["not_turkish"]) {
      $0.example.turkish = "Bugün Zorbey'a gidiyorum."
    },
    Case("a name without its apostrophe", ["not_turkish"]) {
      $0.example.turkish = "Ali İspanyaya gidiyor."
    },
    Case("a name written small", ["not_turkish"]) { $0.example.turkish = "Ali ankara'ya gidiyor." },
    Case("a language with an apostrophe", ["not_turkish"]) {
      $0.example.turkish = "Bu kitap Türkçe'de yok."
    },
    Case("a name that has become another word") {
      $0.example.turkish = "Ankaralı çocuk Türkçede kaldı."
    },
    Case("a figure with the wrong ending", ["not_turkish"]) {
      $0.example.turkish = "Ali 5'de geldi."
    },
    Case("a common noun parted", ["not_turkish"]) { $0.example.turkish = "Ali ev'e gidiyor." },
    Case("a common noun parted at the beginning", ["not_turkish"]) {
      $0.example.turkish = "Ev'imiz güzel."
    },
    Case("a strange name at the beginning") { $0.example.turkish = "Zorbey'e gidiyorum." },
    Case("English", ["not_turkish"]) { $0.example.turkish = "Ali is going home." },
    Case("a slip in capitals", ["not_turkish"]) { $0.example.turkish = "Ali EVE GİTDİ." },
    Case("without its dots", ["not_turkish"]) { $0.example.turkish = "Ali çarsıya gidiyor." },
    Case("an endless one", ["too_long"]) {
      $0.example.turkish = String(repeating: "Ali eve gidiyor. ", count: 20)
    },
    Case("a gloss in another language", ["wrong_language"]) {
      $0.example.gloss = "Ali ist jetzt auf dem Weg nach Hause und nicht in der Schule."
    },
  ]

  static let text = [
    Case("no hint") { $0.hint = nil },
    Case("a low confidence") { $0.confidence = .low },
    Case("many Turkish words") {
      $0.explanation =
        "Okul-da, ev-de and park-ta say where you are; okul-a, ev-e and park-a where you go to."
    },
    Case("six hundred letters") {
      $0.explanation = "The word is " + String(repeating: "it is okul. ", count: 49)
    },
    Case("six hundred and one", ["too_long"]) {
      $0.explanation = String(repeating: "It is okul. ", count: 50) + "."
    },
    Case("nothing", ["empty"]) { $0.explanation = "\n…" },
    Case("Turkish", ["wrong_language"]) {
      $0.explanation = """
        Sen okul-da yazdın; bu, nerede sorusunun cevabıdır. Burada ise gitmek fiili için nereye diye \
        sorarız ve -a eki gelir: okul-a.
        """
    },
    Case("German", ["wrong_language"]) {
      $0.explanation = """
        Du hast okul-da geschrieben, das heißt in der Schule. Hier bist du auf dem Weg dahin, und \
        deshalb steht die Endung -a: okul-a.
        """
    },
    Case("no language", ["wrong_language", "misses_the_point"]) {
      $0.explanation = String(repeating: "okulda okula gidiyorum ", count: 10)
    },
    Case("the brief parroted", ["misses_the_point"]) {
      $0.explanation = "The text for the learner."
    },
    Case("only the stem") { $0.explanation = "The goal of going takes another ending: okul-a." },
    Case("only the stem in capitals") { $0.explanation = "OKUL needs the ending for “to”." },
    Case("another word", ["misses_the_point", "other_form"]) {
      $0.explanation = "You wrote ev-de, which says where you are; it must be ev-e here."
    },
    Case("praise of the wrong form", ["contradicts"]) {
      $0.explanation = "Okulda is right here, and the ending -da is what gitmek takes."
    },
    Case("another form", ["other_form"]) {
      $0.explanation = "You wrote okulda, but it should be okuldan, from school."
    },
    Case("a form that is none", ["other_form", "not_turkish"]) {
      $0.explanation = "You wrote okulda, but it should be okulya, to school."
    },
    Case("a refusal", ["misses_the_point", "refusal"]) {
      $0.explanation = "I'm sorry, but I can't explain okula."
    },
    Case("an object in the text", ["not_plain"]) {
      $0.explanation = "{\"explanation\": \"Okula is the dative.\"}"
    },
    Case("an endless hint", ["too_long"]) { $0.hint = String(repeating: "where to? ", count: 30) },
    Case("a Turkish hint", ["wrong_language"]) {
      $0.hint = "Burada nerede diye mi yoksa nereye diye mi sorarız, ne olur?"
    },
  ]

  @Test(arguments: verdict + corrected + edits + example + text)
  func `a reply is rejected by its guard only`(one: Case) throws {
    var reply = Question.reply
    one.change(&reply)
    let objections = ReplyGuard(try Question.request()).objections(to: reply)
    let codes = objections.map(\.code)
    #expect(Array(codes.uniqued()) == one.codes, "\(objections)")
  }

  @Test func `every objection has an example`() {
    let raised = Set(
      (Self.verdict + Self.corrected + Self.edits + Self.example + Self.text)
        .flatMap(\.codes)
    )
    let all: [ReplyObjection] = [
      .verdictDisputed, .notAccepted(""), .unknownFinding(0), .otherCategory(id: 0, .other),
      .missesThePoint, .wrongForm("", in: .example), .notTurkish(""),
      .wrongLanguage(.hint), .contradicts(""), .otherForm(""), .refusal, .notPlain,
      .tooLong(.hint), .empty(.example),
    ]
    #expect(raised == Set(all.map(\.code)))
  }

  /// Answers with other kinds of mistakes: pattern, answer, example, wrong form in it.
  static let kinds: [(pattern: String, answer: String, example: String, form: String?)] = [
    // Only the apostrophe is missing, so the same letters with one are right.
    ("Ankara'da oturuyorum.", "Ankarada oturuyorum.", "Ayşe Ankara'da çalışıyor.", nil),
    ("Ankara'da oturuyorum.", "Ankarada oturuyorum.", "Ayşe Ankarada çalışıyor.", "Ankarada"),
    ("Hâlâ evdeyim.", "Hala evdeyim.", "Ali hâlâ burada.", nil),
    ("Hâlâ evdeyim.", "Hala evdeyim.", "Ali hala burada.", "Hala"),
    // A particle is wrong only in its place.
    ("Yorgun musun?", "Yorgun mısın?", "Hasta mısın?", nil),
    ("Evde misin?", "Evdemisin?", "Evde misin?", nil),
    ("Evde misin?", "Evdemisin?", "Sen evdemisin?", "Evdemisin"),
    ("Ben de geliyorum.", "Bende geliyorum.", "Sen de gel.", nil),
    ("Ben de geliyorum.", "Bende geliyorum.", "Kitap bende.", "Bende"),
    // An extra word is right in another place.
    ("Ev güzel.", "Ev çok güzel.", "Bu çok iyi.", nil),
    // A form that is right elsewhere in the answer is not a wrong form.
    ("Evde kaldım, eve gitmedim.", "Evde kaldım, evde gitmedim.", "Ali evde kaldı.", nil),
    ("Gittim.", "Gitdim.", "Ali gitti.", nil),
    ("Gittim.", "Gitdim.", "Okula gitdim.", "Gitdim"),
  ]

  @Test(arguments: kinds)
  func `a form counts as wrong only where it is`(
    pattern: String,
    answer: String,
    example: String,
    form: String?
  ) throws {
    let request = try Question.request([pattern], answer: answer)
    let reply = ExampleReply(turkish: example, gloss: "x")
    let objections = ReplyGuard(request).objections(to: reply)
    let wrong = objections.compactMap { objection in
      if case .wrongForm(let form, .example) = objection { form } else { nil }
    }
    #expect(wrong == [form].compactMap(\.self), "\(request.findings)")
  }

  @Test func `the wrong answer of a trap is not a correction although a pattern accepts it`() throws
  {
    let request = try Question.request(
      ["[Okula|Okulda] gidiyorum."],
      traps: [("Okulda gidiyorum.", "gitmek asks where to.")]
    )
    #expect(request.teacherNote == "gitmek asks where to.")
    var reply = Question.reply
    reply.corrected = "Okulda gidiyorum."
    let objections = ReplyGuard(request).objections(to: reply)
    #expect(objections.contains(.notAccepted("Okulda gidiyorum.")), "\(request)")
  }

  @Test func `a note on an answer that passes may repeat the answer's words`() throws {
    let request = try Question.request(
      ["{Ben / bugün} okula gidiyorum."],
      answer: "bugun okula gidiyorum"
    )
    #expect(request.verdict == .correctWithNote)
    var reply = Question.reply
    reply.corrected = "Bugün okula gidiyorum."
    reply.edits[0].category = .finding(.diacritics)
    reply.explanation = "The word is written bugün, with ü; your bugun lacks its dots."
    #expect(ReplyGuard(request).objections(to: reply).map(\.code) == ["not_accepted"])
    reply.corrected = request.rightAnswer
    #expect(ReplyGuard(request).objections(to: reply).isEmpty)
  }

  @Test func `an example that was shown before is rejected`() throws {
    let replies = ReplyGuard(try Question.request())
    let example = ExampleReply(turkish: "Ali eve gidiyor.", gloss: "Ali is going home.")
    #expect(replies.objections(to: example).isEmpty)
    #expect(replies.objections(to: example, besides: ["ALİ EVE GİDİYOR"]) == [.repeatedExample])
    #expect(replies.objections(to: example, besides: ["Ali okula gidiyor."]).isEmpty)
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
