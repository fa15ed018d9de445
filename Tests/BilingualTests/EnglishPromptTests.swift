import Bilingual
import Testing

struct EnglishPromptTests {
  @Test(arguments: [
    ("I can't see you.", ["i", "can", "not", "see", "you"]),
    ("She'll be here; won't he?", ["she", "will", "be", "here", "will", "not", "he"]),
    ("Let’s go to Ali's house!", ["let", "us", "go", "to", "ali", "'s", "house"]),
    ("the boys' ball", ["the", "boys", "ball"]),
  ])
  func `contractions are written out`(text: String, words: [String]) {
    #expect(EnglishPrompt(text).words == words)
  }

  @Test func `brackets are kept apart`() {
    let prompt = EnglishPrompt("Are you (formal) coming? (to a friend)")
    #expect(prompt.brackets == ["formal", "to a friend"] && prompt.isQuestion)
    #expect(prompt.words == ["are", "you", "coming"])
  }

  @Test(arguments: [
    ("running", "run"), ("flies", "fly"), ("knives", "knife"), ("bigger", "big"),
    ("happiest", "happy"), ("made", "make"), ("lying", "lie"), ("stopped", "stop"),
    ("children", "child"), ("better", "well"), ("watches", "watch"), ("used", "use"),
  ])
  func `a form has its base among the candidates`(form: String, base: String) {
    #expect(EnglishForms.bases(of: form).contains(base))
  }

  @Test(arguments: [
    ("He turned the old lamp off.", "turn off", [[1, 5]]),
    ("They looked after her.", "look after", [[1, 2]]),
    ("Wash your hands and wash hers.", "wash", [[0], [4]]),
    ("He lost his temper.", "lose one's temper", [[1, 2, 3]]),
    ("Turn left at the light.", "turn off", []),
    ("An apple", "apple pie", []),
  ])
  func `a phrase is found with the words that it takes`(
    text: String,
    phrase: String,
    places: [[Int]]
  ) {
    #expect(EnglishPrompt(text).matches(of: phrase) == places)
  }
}
