import Bilingual
import Explanations
import Testing

struct WrongWordSentenceTests {
  private let wrong = WrongWord(
    typed: "kitap",
    typedMeaning: "book",
    asked: "pen",
    expected: "kalem"
  )

  @Test func `both words are told with their meanings`() {
    #expect(wrong.sentence(in: .english) == "kitap is “book”; “pen” is kalem.")
    #expect(wrong.sentence(in: .turkish) == "kitap: “book”; “pen” ise kalem.")
  }
}
