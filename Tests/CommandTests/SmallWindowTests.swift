import Foundation
import Testing

/// A small window shows everything, page by page.
@Suite struct SmallWindowTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  @Test func `the first question fits twenty columns and five rows`() throws {
    let terminal = try PseudoTerminal(learner, [], columns: 20, rows: 5)
    try terminal.see("3 find it out")
    #expect(terminal.text.contains("Your Turkish?"))
    terminal.type("2")
    try terminal.see("4 B2")
    #expect(terminal.text.contains("What is your level?"))
    terminal.type("1")
    try terminal.see("n no: ;s gives ş")
    #expect(terminal.text.contains("Keys ç ğ ı ö ş ü?"))
  }

  @Test func `a long text waits for a key, and q shows the rest`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"], columns: 20, rows: 5)
    try terminal.see("Merhaba, ben Deniz.")
    try terminal.seePrompt("Enter, q all >")
    #expect(!terminal.text.contains("What is Deniz?"))
    // Another key does not turn the page.
    terminal.type("4")
    terminal.type("\r")
    try terminal.seeAnywhere("okulun")
    try terminal.seePrompt("Enter, q all >")
    terminal.type("q")
    try terminal.seePrompt("1-4, t text, ? >")
    #expect(terminal.text.contains("What is Deniz?"))
    terminal.type("\u{3}")
    #expect(terminal.end() == 130 && terminal.isRestored)
  }

  @Test func `Ctrl-C leaves at a page, and the terminal is sane`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"], columns: 20, rows: 5)
    try terminal.seePrompt("Enter, q all >")
    terminal.type("\u{3}")
    #expect(terminal.end() == 130 && terminal.isRestored)
  }
}

/// The languages are chosen among the settings at home.
@Suite struct LanguageChoiceTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  @Test func `the language of the program changes at once, and is kept`() throws {
    let terminal = try settings()
    terminal.type("5")
    try terminal.see("Ayarlar")
    try terminal.see("5 dil       Türkçe (language)")
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(try learner.run(["config", "get", "interface"]).output == "tr\n")
    #expect(try learner.run(["mistakes"]).output == "Henüz yanlış yok.\n")
  }

  @Test func `mistakes are explained in the language that was chosen for them`() throws {
    let terminal = try settings()
    try terminal.see("6 mistakes  explained in: English")
    terminal.type("6")
    try terminal.see("6 mistakes  explained in: Türkçe")
    terminal.type("q")
    #expect(terminal.end() == 0)
    let turkish = try wrongAnswer()
    #expect(try learner.run(["config", "set", "language", "en"]).code == 0)
    let english = try wrongAnswer()
    // What the program says stays; only the reason changes.
    #expect(turkish.contains("x Yanlış (wrong)") == english.contains("x Yanlış (wrong)"))
    #expect(turkish.contains("Right:") && english.contains("Right:"))
    #expect(turkish != english)
  }

  private func wrongAnswer() throws -> String {
    let lines = ["Ben yorgunum", ":quit"]
    let run = try learner.run(["practice", "writing", "--seed", "1"], lines: lines)
    return run.output
  }

  private func settings() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(learner, [])
    try terminal.see("How much Turkish do you know?")
    terminal.type("1")
    try terminal.see("Does your keyboard")
    terminal.type("y")
    try terminal.see("How long should a day be?")
    terminal.type("b")
    try terminal.see("s settings")
    terminal.type("s")
    try terminal.see("5 language  English")
    return terminal
  }
}
