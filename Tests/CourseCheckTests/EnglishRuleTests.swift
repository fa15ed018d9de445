import CourseCheck
import Testing

struct EnglishRuleTests {
  private func complaints(_ rule: Rule, prompt: String, answer: String = "Çay.") -> String {
    TestCourse().with("writing", "? \(prompt) {#a}\n= \(answer)").complaints(rule)
  }

  @Test(arguments: [
    ("Tea.", ""),
    ("tea.", "a1-u1-writing.lesson:8: the prompt starts with a small letter"),
    ("Tea (now)", "a1-u1-writing.lesson:8: the prompt has no end mark; expected . ? or !"),
    ("Tea. (now)", ""),
  ])
  func `a prompt has a capital and an end mark`(prompt: String, expected: String) {
    #expect(complaints(.englishForm, prompt: prompt) == expected)
  }

  @Test func `a prompt has at most 12 words up to B1`() {
    let words = Array(repeating: "tea", count: 11).joined(separator: " ")
    #expect(complaints(.englishLength, prompt: "Tea \(words). (to a friend)").isEmpty)
    #expect(
      complaints(.englishLength, prompt: "Tea and \(words).")
        == "a1-u1-writing.lesson:8: 13 English words; expected at most 12"
    )
  }

  @Test func `brackets come from a closed list`() {
    #expect(complaints(.englishBracket, prompt: "Tea. (to a friend)").isEmpty)
    #expect(
      complaints(.englishBracket, prompt: "Tea. (to my cat)")
        == "a1-u1-writing.lesson:8: hint '(to my cat)' is not in hints.txt, the closed list of brackets"
    )
  }

  @Test(arguments: [
    ("You are here.", "(Siz) buradasınız.", true), ("You are here.", "(Sen) buradasın.", true),
    ("You are here.", "Burada[sın|sınız].", false),
    ("You are here. (formal)", "Buradasınız.", false), ("Thank you.", "Teşekkürler.", false),
    ("It is here.", "Burada.", false),
  ])
  func `an ambiguous you accepts both sen and siz`(prompt: String, answer: String, isOpen: Bool) {
    let message =
      "a1-u1-writing.lesson:8: warning: 'you', but only one of sen and siz is accepted; add (to a friend) "
      + "or (formal)"
    #expect(complaints(.openYou, prompt: prompt, answer: answer) == (isOpen ? message : ""))
  }
}

struct JoinedWordRuleTests {
  @Test(arguments: [
    ("Bu hiç bir ev.", "'hiç bir'; did you mean hiçbir?"),
    ("Çay yada su.", "'yada'; did you mean ya da?"),
    ("Evde ki kitap.", "'evde ki'; did you mean evdeki?"),
    ("Bende geliyorum.", "'bende geliyorum'; did you mean ben de geliyorum?"),
    ("Hala evde.", "'hala'; did you mean hâlâ, unless it is the aunt?"),
    ("Iyi günler.", "'Iyi' starts with I; did you mean İ?"),
    ("Hâlâ evde.", ""), ("Ben de geliyorum.", ""), ("Bende kitap var.", ""), ("Işık var.", ""),
    ("İyi bir gün.", ""), ("Çay ya da su.", ""),
  ])
  func `words that are wrongly joined or split are marked`(sentence: String, message: String) {
    let expected = message.isEmpty ? "" : "a1-u1-speaking.lesson:8: warning: \(message)"
    #expect(
      TestCourse().with("speaking", "\" \(sentence) {#a}").complaints(.joinedWords) == expected
    )
  }
}
