import CourseCheck
import Testing

struct PatternRuleTests {
  private func complaints(_ rule: Rule, _ body: String) -> String {
    TestCourse().with("writing", body).complaints(rule)
  }

  @Test func `a pattern that can't be read is reported with its column`() {
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

  @Test func `every form has the end mark of its prompt`() {
    #expect(
      complaints(.patternEnd, "? Are you a cook? (formal) {#a}\n= (Siz) aşçı mısınız.")
        == "a1-u1-writing.lesson:9: 'Siz aşçı mısınız.' does not end in '?' like the prompt"
    )
    #expect(
      complaints(.patternEnd, "? Are you a cook? (formal) {#a}\n= (Siz) aşçı mısınız?").isEmpty
    )
  }

  @Test func `two prompts have no answer in common`() {
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

  @Test func `a trap is not an accepted answer, not even in ASCII`() {
    let item = "? I am tired. {#a}\n= (Ben) yorgunum.\n= Kırgınım.\nx "
    #expect(
      complaints(.trapAccepted, item + "Kirginim. :: No.")
        == "a1-u1-writing.lesson:11: trap 'Kirginim.' is an accepted answer, typed in ASCII"
    )
    #expect(
      complaints(.trapAccepted, item + "(Ben) yorgunum. :: No.")
        == "a1-u1-writing.lesson:11: trap 'Ben yorgunum.' is an accepted answer, typed in ASCII"
    )
    #expect(complaints(.trapAccepted, item + "Ben yorgun. :: No.").isEmpty)
  }

  @Test func `every form is graded as correct, however it is typed`() {
    let item = """
      ? It is in İzmir with Deniz's sister. {#a}
      = (O) {İzmir'de / Deniz'in [ağabeyi|ablası][yla|\u{20}ile]}.
      x (O) İzmir'de. :: Not all.
      """
    #expect(complaints(.patternRoundTrip, item).isEmpty)
    let folded = "? I am hurt. {#a}\n= Kırgınım.\nx Kirginim. :: No."
    #expect(
      complaints(.patternRoundTrip, folded)
        == """
        a1-u1-writing.lesson:9: 'KIRGINIM.', typed in capitals, is not accepted
        a1-u1-writing.lesson:9: 'Kirginim.', typed in ASCII, is not accepted
        """
    )
    let trapped = "? It is in İzmir. {#a}\n= (O) İzmir'de.\nx İzmir'de. :: Not all."
    #expect(!complaints(.trapAccepted, trapped).isEmpty)
  }
}
