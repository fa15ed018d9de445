import Scoring
import Screens
import Testing
import Turkish

/// The sentences of the explainer in English, each from a finding made by hand.
@Suite struct EnglishExplanationTests {
  @Test(arguments: SampleFinding.all)
  func `a finding is explained by its forms, its suffix and its rule`(sample: SampleFinding) {
    #expect(Wording.sentence(for: sample.finding) == sample.english)
  }
}
