import Patterns
import Testing

struct RequiredWordsTests {
  @Test(arguments: [
    ("iki saattir", "İki saattir bekliyorum."), ("iki saattir", "IKI SAATTIR bekliyorum."),
    ("İKİ SAATTİR", "Ben iki saattir bekliyorum."), ("ışık", "Işık açık."),
    ("için", "Bunun icin geldim."),
  ])
  func `capitals, i with and without its dot among them, don't matter`(key: String, answer: String)
  {
    #expect(RequiredWords([key]).areKept(in: answer))
  }

  @Test func `the parts of a frame come in their order`() {
    let frame = RequiredWords(["Müdür", "sordu"])
    #expect(frame.areKept(in: "Müdür bana adımı sordu."))
    #expect(!frame.areKept(in: "Sordu müdür."))
    #expect(!frame.areKept(in: "Müdür bana sormadı."))
  }
}
