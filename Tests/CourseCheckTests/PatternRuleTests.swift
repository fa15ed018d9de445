import CourseCheck
import Testing

struct PatternRuleTests {
  private func complaints(_ rule: Rule, _ body: String) -> String {
    TestCourse().with("writing", body).complaints(rule)
  }

  @Test func `a pattern that can't be read is named with its column`() {
    let found = complaints(.patternSyntax, "? I am here. {#a}\n= (Ben buradayım.")
    #expect(found.hasPrefix("a1-u1-writing.lesson:9: pattern: column "))
    #expect(complaints(.patternSyntax, "? I am here. {#a}\n= (Ben) buradayım.").isEmpty)
  }

  @Test func `an item has at most 200 forms`() {
    let part = "[a|b|c|d|e|f|g|h|i|j]"
    #expect(
      complaints(.patternSize, "? Letters. {#a}\n= \(part) \(part) [k|l|m].")
        == "a1-u1-writing.lesson:9: the item has 300 forms up to here; expected at most 200, so "
        + "say more in the prompt"
    )
    #expect(complaints(.patternSize, "? Letters. {#a}\n= \(part) \(part) [k|l].").isEmpty)
  }

  @Test func `no answer is accepted twice`() {
    #expect(
      complaints(.patternRepeats, "? Tea. {#a}\n= [Çay|Çay].")
        == "a1-u1-writing.lesson:9: two alternatives give the same answer"
    )
    #expect(
      complaints(.patternRepeats, "? I am a cook. {#a}\n= (Ben) aşçıyım.\n= Aşçıyım!")
        == "a1-u1-writing.lesson:10: 'Aşçıyım!' is accepted by line 9"
    )
    #expect(
      complaints(.patternRepeats, "? I am a cook. {#a}\n= (Ben) aşçıyım.\n= Bir aşçıyım.").isEmpty
    )
  }

  @Test func `every form ends like its prompt`() {
    #expect(
      complaints(.patternEnd, "? Are you a cook? (formal) {#a}\n= (Siz) aşçı mısınız.")
        == "a1-u1-writing.lesson:9: 'Siz aşçı mısınız.' does not end in '?' like the prompt"
    )
    #expect(
      complaints(.patternEnd, "? Are you a cook? (formal) {#a}\n= (Siz) aşçı mısınız?").isEmpty
    )
  }

  @Test func `two prompts share no answer`() {
    #expect(
      complaints(
        .duplicate,
        "? I am a cook. {#a}\n= (Ben) aşçıyım.\n? A cook am I. {#b}\n= Aşçıyım."
      )
        == "a1-u1-writing.lesson:10: 'aşçıyım' is accepted for another prompt too: "
        + "a1-u1-writing.lesson:8"
    )
    #expect(
      complaints(.duplicate, "? I am a cook. {#a}\n= Aşçıyım.\n? I am a nurse. {#b}\n= Hemşireyim.")
        .isEmpty
    )
  }
}
