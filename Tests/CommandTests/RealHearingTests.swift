import Foundation
import Testing

private let whisper = ProcessInfo.processInfo.environment["DILIM_WHISPER"]

/// The whole way from a voice to a mark.
///
/// eSpeak NG speaks into a microphone of PulseAudio, and Whisper writes down what was recorded. How much
/// it understands is measured by `dilim-bench hearing`.
@Suite(
  .enabled(if: whisper != nil, "no DILIM_WHISPER: start a server with Tests/Peers/start-whisper.sh")
)
struct RealHearingTests {
  let learner: Learner
  private let pulse: PulseAudio

  init() throws {
    learner = try Learner()
    pulse = try PulseAudio(for: learner)
    learner.environment["no_proxy"] = "*"
    try learner.set("transcript_url = \(whisper ?? "")")
  }

  /// Makes a course of one lesson.
  private func learn(_ items: String) throws {
    let lesson = """
      id: b1-u1-speaking
      level: B1
      unit: 1
      skill: speaking
      title: Ses
      grammar: locative, participle-an

      \(items)

      """
    _ = try learner.write(lesson, to: "course/b1/b1-u1-speaking.lesson")
    _ = try learner.write("", to: "course/syllabus.txt")
    learner.environment["DILIM_CONTENT"] = "\(learner.home)/course"
  }

  @Test func `a sentence is heard, and marked word by word`() throws {
    try learn("\" Ben bir kitap okuyorum. {#book}\n! I am reading a book.")
    let terminal = try PseudoTerminal(learner, ["lesson", "b1-u1-speaking"])
    try terminal.seePrompt("Enter speak, m no speaking, ? >")
    terminal.type("\r")
    try terminal.seeAnywhere("Speak now")
    try pulse.say("Ben bir kitap okuyorum.")
    try terminal.see("% understood")
    let mark = try #require(terminal.text.firstMatch(of: /(\d+) % understood/))
    #expect(Int(mark.1) ?? 0 >= 50, "\(terminal.text)")
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(try learner.run(["export"]).output.contains("\"event\":\"answered\""))
  }

  @Test(arguments: [(80, 24), (40, 10)])
  func `a pair of sounds is said, and the transcript decides`(columns: Int, rows: Int) throws {
    learner.environment["DILIM_CONTENT"] = Document.content
    let terminal = try PseudoTerminal(
      learner,
      ["drill", "sounds", "ı/i", "--say", "--seed", "7"],
      columns: columns,
      rows: rows
    )
    try terminal.seePrompt("Enter speak, a hear, ? >")
    let sentence = try #require(terminal.text.firstMatch(of: /Şimdi \S+ sözcüğünü söyledim\./)).0
    terminal.type("\r")
    try terminal.seePages("Speak now")
    // What is to be said is in sight, also below the notice before the first recording.
    #expect(terminal.screen.visible.contains { $0.hasPrefix(String(sentence)) })
    try pulse.say(String(sentence))
    try terminal.seeAnywhere("Listening to what you said")
    // Whether Whisper understands the word is not asked: a mark comes, or it was neither word.
    try terminal.see("? >")
    let mark = terminal.text.firstMatch(of: /Neither word|Nothing was heard|\+ \S+ \(|x “/)
    #expect(mark != nil, "\(terminal.text)")
    terminal.type("\u{3}")
    #expect(terminal.end() == 130 && terminal.screen.complaints == [])
  }

  @Test func `free speech with pauses is written down as a whole`() throws {
    try learn(
      """
      $ Tell a friend about somebody you like. {#friend participle-an}
      > 12-60
      + who it is
      + what this person does; use -(y)An :: -(y)An
      = En iyi arkadaşım küçük bir köyde çalışan bir öğretmen.
      = Onu çok seviyorum.
      ! My best friend is a teacher who works in a small village. I like her a lot.
      """
    )
    let terminal = try PseudoTerminal(learner, ["lesson", "b1-u1-speaking"])
    try terminal.seePrompt("Enter speak, m no speaking, ? >")
    terminal.type("\r")
    try terminal.seeAnywhere("Speak now")
    try pulse.say(
      "En iyi arkadaşım küçük bir köyde çalışan sabırlı bir öğretmen. Onu çok seviyorum."
    )
    try terminal.see("One way:")
    let words = try #require(terminal.text.firstMatch(of: /(\d+) words/))
    #expect(Int(words.1) ?? 0 >= 6, "\(terminal.text)")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }
}
