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
