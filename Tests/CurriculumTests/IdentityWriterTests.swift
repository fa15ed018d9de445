import Curriculum
import Testing

struct IdentityWriterTests {
  private func written(_ text: String) -> String {
    String(decoding: IdentityWriter.addingMissingIDs(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func `missing ids are made from the first content words and are unique`() {
    let text = """
      id: a1-u1-writing
      " not: an item

      # ? not an item
      ? I am a teacher. (to a friend)
      = Öğretmenim.
      ? The teacher is English. {#own copula-present}
      ? Are you a teacher?
      ? Teacher?
      ? Teacher!
      * İğne (çuvaldız) | noun | needle | İğne var. | There is a needle.
      " Ben, sen.
      " Şoför Ankara'da mı?
      """
    #expect(
      written(text) == """
        id: a1-u1-writing
        " not: an item

        # ? not an item
        ? I am a teacher. (to a friend) {#teacher}
        = Öğretmenim.
        ? The teacher is English. {#own copula-present}
        ? Are you a teacher? {#teacher-2}
        ? Teacher? {#teacher-3}
        ? Teacher! {#teacher-4}
        * İğne (çuvaldız) | noun | needle | İğne var. | There is a needle. {#igne}
        " Ben, sen. {#ben}
        " Şoför Ankara'da mı? {#sofor}
        """
    )
  }

  @Test func `a second pass changes nothing`() {
    let once = written(LessonTexts.reading.replacing(" {#is}", with: ""))
    #expect(once.contains("? Deniz ne iş yapıyor? {#deniz}"))
    #expect(written(once) == once)
  }

  @Test func `a file with all its ids stays as it is`() {
    for text in [LessonTexts.writing, LessonTexts.reading, LessonTexts.checkpoint] {
      #expect(written(text) == text)
    }
  }

  @Test func `invalid bytes, line ends and malformed marks are kept byte for byte`() {
    let bytes =
      Array("a: b\r\n\r\n? Tea.  \r\n? {#\n? \n?\n= x".utf8) + [0xFF, 0x0A, 0x3F, 0x20, 0xFF]
    let expected =
      Array("a: b\r\n\r\n? Tea. {#tea}  \r\n? {#\n? \n?\n= x".utf8) + [
        0xFF, 0x0A, 0x3F, 0x20, 0xFF,
      ]
    #expect(IdentityWriter.addingMissingIDs(to: bytes) == expected)
  }

  @Test(arguments: ["", "\n", "\n\n\n", "? a", "\n? a", "x\n\n? 1"])
  func `any short file is accepted`(text: String) {
    let once = written(text)
    #expect(once.replacing(" {#1}", with: "") == text)
  }
}
