import Scoring
import Testing

@Suite struct SpeechGraderTests {
  @Test(arguments: [
    ("Saat yedide gel.", "saat 7'de gel", Verdict.correct, 100),
    ("Yirmi beş yaşındayım.", "25 yaşındayım", .correct, 100),
    ("999.999 kişi", "dokuz yüz doksan dokuz bin dokuz yüz doksan dokuz kişi", .correct, 100),
    ("Bin dokuz yüz yirmi üç", "1923", .correct, 100),
    ("Sıfır", "0", .correct, 100),
    ("Hiçbir şey yok", "hiç bir şey yok", .correct, 100),
    ("Ankara'ya gittim", "ankaraya gittim", .correct, 100),
    ("abcdefghijklmnopqrst", "abcdefghijklmnopq", .correct, 85),
    ("abcdefghijklmnopqrst", "abcdefghijklmnop", .correctWithNote, 80),
    ("abcd", "ab", .correctWithNote, 50),
    ("abcde", "ab", .wrong, 40),
    ("Merhaba", "", .wrong, 0),
    // Typed without Turkish letters: nothing is lost. A transcript with one of them is exact.
    ("Çay çok güzel.", "cay cok guzel", .correct, 100),
    ("İstanbul'da ışık söndü.", "ISTANBULDA isik sondu", .correct, 100),
    ("Hâlâ kışın üşüyorum.", "hala kisin usuyorum", .correct, 100),
    ("Şiş", "şis", .correctWithNote, 66),
  ])
  func `the percentage decides and its boundaries pass`(
    target: String,
    transcript: String,
    verdict: Verdict,
    percent: Int
  ) {
    let judgement = SpeechGrader(target: target).judge(transcript)
    #expect(judgement.verdict == verdict)
    #expect(judgement.percent == percent)
  }

  @Test func `a second listening passes a sentence that was hardly understood`() {
    let grader = SpeechGrader(target: "Yarın sabah Ankara'ya gidiyorum.")
    let first = "yarendi sabeyh emekaraye gidersem olmazmış ya"
    #expect(grader.isWorthSecondListening(first))
    #expect(!grader.isWorthSecondListening("yarın sabah gidiyorum"))
    let judgement = grader.judge(first, second: "yarın sabah ankaraya gidiyorum")
    #expect(judgement.verdict == .correctWithNote && judgement.isSecondListening)
    #expect(judgement.words.isEmpty && judgement.misheard.isEmpty)
    #expect(judgement.transcript == "yarın sabah ankaraya gidiyorum")
  }

  @Test(arguments: [
    // The second transcript lacks a content word, or has another one.
    ("yaren", "yarın sabah gidiyorum"), ("yaren", "yarın akşam ankaraya gidiyorum"),
    // The first one has no trace of most of them.
    ("yaren", "yarın sabah ankaraya gidiyorum"),
    // Too little of it, or a loop.
    ("yaren", "yarın sabah"), ("yaren", "gidiyorum gidiyorum gidiyorum gidiyorum"),
    // The first was understood well enough to be judged.
    ("yarın sabah gidiyorum", "yarın sabah ankaraya gidiyorum"),
  ])
  func `a second listening excuses no content word`(first: String, second: String) {
    let grader = SpeechGrader(target: "Yarın sabah Ankara'ya gidiyorum.")
    let judgement = grader.judge(first, second: second)
    #expect(!judgement.isSecondListening)
    #expect(judgement == grader.judge(first))
  }

  @Test func `a word that was heard as another one is not excused`() {
    let grader = SpeechGrader(target: "Ben öğretmenim.")
    #expect(grader.isWorthSecondListening("o hemşireyim"))
    #expect(!grader.judge("o hemşireyim", second: "ben öğretmenim").isSecondListening)
  }

  @Test(arguments: [
    ("çay çay çay çay", true), ("bir iki bir iki bir iki bir iki", true),
    ("çok çok güzel", false), ("güzel güzel güzel", false), ("çay düşürürürürürür", true),
    ("altyazı m.k. izlediğiniz için teşekkür ederim abone olmayı unutmayın", true), ("", false),
  ])
  func `a recogniser in a loop has heard nothing`(transcript: String, isLoop: Bool) {
    #expect(SpeechGrader(target: "Çay çok güzel.").isLoop(transcript) == isLoop)
  }

  @Test(arguments: [
    // Another content word, or none, whatever the percentage.
    ("Ben öğretmenim.", "ben öğrenciyim", Verdict.wrong, [Finding.Category.wrongWord]),
    ("Siz öğretmen misiniz?", "siz öğrenci misiniz", .wrong, [.wrongWord]),
    ("Yarın Ankara'ya gidiyorum.", "yarın gidiyorum", .wrong, [.missingWord]),
    ("Hava güzel değil.", "hava güzel", .wrong, [.missingWord]),
    ("Hava çok güzel.", "hava çok güzel değil", .wrong, [.extraWord]),
    ("Kalemi masaya koydum.", "kalıbı masaya koydum", .wrong, [.wrongWord]),
    ("Kitabı masaya koydum.", "kitapı masaya koydum", .correct, []),
    ("Bir öğretmen geldi.", "bir ogrenci geldi", .wrong, [.wrongWord]),
    // What is only unclear passes, and so do lost particles.
    ("Ben de geliyorum.", "ben geliyorum", .correct, []),
    ("Bu kapı çok ağır.", "bu kapı çok aar", .correct, []),
    ("Kar yağıyor bugün.", "kâr yağıyor bugün", .correct, []),
    ("Elli lira verdim ona.", "eli lira verdim ona", .correct, []),
  ])
  func `a content word that is missing or another one fails a sentence`(
    target: String,
    transcript: String,
    verdict: Verdict,
    categories: [Finding.Category]
  ) {
    let judgement = SpeechGrader(target: target).judge(transcript)
    #expect(judgement.verdict == verdict, "\(judgement)")
    #expect(judgement.findings.map(\.category) == categories, "\(judgement.findings)")
  }

  @Test(arguments: [
    ("okuldan", "okulda", [SoundReason.ending("n")]),
    ("ağaç", "aaç", [.softG]),
    ("elli", "eli", [.doubling("l")]),
    ("saat", "sat", [.vowelLength("a")]),
    ("kız", "kiz", [.letters("ı", "i")]),
    ("şeker", "seker", [.letters("ş", "s")]),
    ("değil", "deyil", [.softG]),
    ("kitap", "kitab", [.letters("p", "b")]),
    ("sabah", "saba", [.ending("h")]),
    ("kahve", "kave", [.faintH]),
  ])
  func `the letters say why words sound alike`(
    expected: String,
    heard: String,
    reasons: [SoundReason]
  ) {
    let sounds = SoundComparison(expected, heard)
    #expect(sounds.reasons == reasons)
    #expect(sounds.explainsAll)
  }

  @Test func `letters that sound different are no reason`() {
    #expect(!SoundComparison("öğretmen", "öğrenci").explainsAll)
    #expect(!SoundComparison("elma", "armut").explainsAll)
    #expect(!SoundComparison("kitap", "kitaplıkta").explainsAll)
  }

  @Test func `words that were heard as others are told with their reasons`() {
    let judgement = SpeechGrader(target: "Ağaç evin arkasında.").judge("aaç evin arkasınd")
    #expect(judgement.misheard.map(\.heard) == ["aaç", "arkasınd"])
    #expect(judgement.misheard.map(\.reasons) == [[.softG], [.ending("a")]])
    #expect(judgement.toPractise == ["Ağaç", "arkasında"])
    let other = SpeechGrader(target: "Çay çok güzel.").judge("kedi")
    #expect(other.misheard.allSatisfy { $0.reasons.isEmpty })
  }

  @Test func `every word is ok, unclear or missing`() {
    let judgement = SpeechGrader(target: "Bugün hava çok güzel.").judge("bugün haba güzel galiba")
    #expect(judgement.words.map(\.text) == ["Bugün", "hava", "çok", "güzel"])
    #expect(judgement.words.map(\.mark) == [.ok, .unclear, .missing, .ok])
    #expect(judgement.extraWords == ["galiba"])
  }

  @Test func `a dictation is graded by the transcript, a slip of spelling is almost`() {
    let grader = DictationGrader(transcript: "Bir hastanede çalışıyorum (7/8).")
    #expect(grader.judge("bir hastanede çalışıyorum 7/8").verdict == .correct)
    #expect(grader.judge("bir hastanede calisiyorum 7/8").verdict == .correctWithNote)
    #expect(grader.judge("bir hastanede calisiyorum 7/8, bir").verdict == .wrong)
    #expect(grader.judge("Bir hastanete çalışıyorum (7/8)").verdict == .almost)
    #expect(grader.judge("Bir hastane çalışıyorum (7/8)").verdict == .wrong)
  }
}
