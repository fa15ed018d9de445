import Explanations
import Scoring
import Testing

@Suite struct SoundExplanationTests {
  @Test func `a dictated word that sounds like another is explained in both languages`() throws {
    let finding = try #require(
      DictationGrader(transcript: "Okuldan geliyorum.").judge("Okulda geliyorum.").findings.first
    )
    let sounds = try #require(SoundExplanation(dictated: finding))
    #expect(
      sounds.sentence(in: .english)
        == "“Okuldan” and “Okulda” sound alike: the last n is easily swallowed in fast speech."
    )
    #expect(
      sounds.sentence(in: .turkish)
        == "“Okuldan” ile “Okulda” benzer duyulur: sondaki n hızlı konuşmada kolayca yutulur."
    )
  }

  @Test(arguments: [
    (
      "kır", "kir",
      "ı in “kır” was heard as i: ı is said at the back of the mouth, i at the front."
    ),
    ("dağ", "da", "ğ in “dağ” was not heard: it lengthens or softens what is beside it."),
    ("da", "dağ", "ğ was heard in “da”: without it the vowel is short."),
    (
      "çöp", "cop",
      "ç in “çöp” was heard as c: c is the j of “jam”, ç is the ch of “chip”; "
        + "ö in “çöp” was heard as o: o is said at the back of the mouth, ö at the front."
    ),
    (
      "okuldan", "okulda",
      "“okuldan” and “okulda” sound alike: the last n is easily swallowed in fast speech."
    ),
  ])
  func `what was heard of a word is told by its letters`(
    word: String,
    heard: String,
    sentence: String
  ) throws {
    let reasons = SoundComparison(word, heard).reasons
    let sounds = try #require(SoundExplanation(expected: word, heard: heard, reasons: reasons))
    #expect(sounds.heardSentence(in: .english) == sentence)
    #expect(sounds.heardSentence(in: .turkish) != sentence)
  }

  @Test func `a word that sounds different has no such explanation`() throws {
    let judgement = DictationGrader(transcript: "Elma yedim.").judge("Armut yedim.")
    #expect(judgement.findings.compactMap(SoundExplanation.init(dictated:)).isEmpty)
  }

  @Test(arguments: [
    (SoundReason.letters("ı", "i"), "ı is said at the back of the mouth, i at the front"),
    (.letters("i", "ı"), "ı is said at the back of the mouth, i at the front"),
    (.letters("p", "b"), "the voice sounds in b, not in p"),
    (.letters("s", "z"), "the voice sounds in z, not in s"),
    (.doubling("l"), "ll is held longer than l"),
  ])
  func `each reason is a sentence of its own`(reason: SoundReason, clause: String) throws {
    let sounds = try #require(SoundExplanation(expected: "a", heard: "b", reasons: [reason]))
    #expect(sounds.sentence(in: .english) == "“a” and “b” sound alike: \(clause).")
  }
}
