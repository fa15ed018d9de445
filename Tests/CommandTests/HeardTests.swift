import Foundation
import SoundTestSupport
import Testing

/// What is heard besides listening texts: persons with voices, recordings, words, cards.
struct HeardTests {
  let learner: Learner
  private let sound: ScriptedSound

  init() throws {
    learner = try Learner()
    learner.environment["DILIM_SOUND"] = "on"
    sound = try ScriptedSound(in: learner.home)
    try sound.addUsual()
    learner.environment["PATH"] = sound.programs
  }

  /// Makes a course of one listening lesson.
  private func learn(_ header: String, _ text: String) throws {
    let lesson = """
      id: a1-u1-listening
      level: A1
      unit: 1
      skill: listening
      title: Ses
      grammar: locative
      \(header)
      \(text)

      ? Where? {#where}
      = here
      - there
      - nowhere
      - home

      """
    _ = try learner.write(lesson, to: "course/a1/a1-u1-listening.lesson")
    _ = try learner.write("", to: "course/syllabus.txt")
    learner.environment["DILIM_CONTENT"] = "\(learner.home)/course"
  }

  /// Puts a file of sound beside the lesson.
  private func record(_ name: String) throws {
    let folder = "\(learner.home)/course/a1/sound"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: sound.tenth, toPath: "\(folder)/\(name)")
  }

  private func hear() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
    try terminal.see("(Played.)")
    try terminal.see("? >")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.screen.complaints == [])
    return terminal
  }

  /// The voices of the texts that eSpeak NG was asked for, in order.
  private var voices: [String] {
    sound.lines("spoken").map { line in
      let words = line.split(separator: " ")
      return "\(words[1]): \(line.split(separator: " -- ").last ?? "")"
    }
  }

  @Test func `women and men of a dialogue sound like such, by the header or by their names`() throws
  {
    try learn(
      "voices: Memur = man, Deniz = woman\n",
      "~ Deniz: Bir.\n~ Elif: İki.\n~ Emre: Üç.\n~ Memur: Dört.\n~ Kapı çaldı.\n~ Deniz: Beş."
    )
    _ = try hear()
    #expect(
      voices == [
        "tr+f3: Bir.", "tr+f2: İki.", "tr+m5: Üç.", "tr+m3: Dört.", "tr: Kapı çaldı.",
        "tr+f3: Beş.",
      ]
    )
  }

  @Test func `a command is told who speaks`() throws {
    let said = "'\(learner.home)/said'"
    let command =
      "/bin/cat >> \(said); echo \" $DILIM_SPEAKER $DILIM_VOICE\" >> \(said); "
      + "/bin/cp '\(sound.tenth)' {file}"
    _ = try learner.run(["config", "set", "speak_command", command])
    try learn("", "~ Emre: Bir.\n~ Elif: İki.\n~ Kapı çaldı.")
    _ = try hear()
    #expect(sound.lines("said") == ["Bir. 1 man", "İki. 2 woman", "Kapı çaldı. 0 narrator"])
  }

  @Test func `a recording is played before any voice, and stays as it is`() throws {
    try learn("", "~ Merhaba!\n~ Evdeyim.\n< selam.wav")
    try record("selam.wav")
    let path = "\(learner.home)/course/a1/sound/selam.wav"
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    _ = try hear()
    #expect(sound.lines("played").last?.hasSuffix("/course/a1/sound/selam.wav") == true)
    #expect(sound.lines("spoken") == [])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    let prepared = try learner.run(["sound", "prepare", "a1-u1-listening"])
    #expect(prepared.output.contains("0 texts") && sound.lines("spoken") == [])
  }

  @Test func `a recording that is missing is said, and so is its slow replay`() throws {
    try learn("", "~ Merhaba!\n< selam.wav")
    let terminal = try hear()
    let text = terminal.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("can't be played. eSpeak NG speaks instead."))
    #expect(voices == ["tr: Merhaba!"])
    try record("selam.wav")
    let again = try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
    try again.seeAnywhere("(plays left: 2)")
    again.type("P")
    try again.see("(Played.)")
    try again.see("? >")
    again.type("q")
    #expect(again.end() == 0 && !again.text.contains("instead"))
    #expect(sound.lines("spoken").last?.hasPrefix("-v tr -s 110") == true)
  }

  @Test func `a recording in another format is decoded, where something decodes it`() throws {
    try learn("", "~ Merhaba!\n< selam.mp3")
    _ = try learner.write("ID3 and so on", to: "course/a1/sound/selam.mp3")
    let terminal = try hear()
    let text = terminal.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("apt-get install ffmpeg") && voices == ["tr: Merhaba!"])
    try sound.add(
      "ffmpeg",
      """
      echo "$@" >> '\(learner.home)/decoded'
      for last; do :; done
      /bin/cp '\(sound.tenth)' "${last#file:}"
      """
    )
    let again = try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
    try again.seeAnywhere("(plays left: 2)")
    again.type("p")
    try again.see("(Played.)")
    try again.see("? >")
    again.type("q")
    #expect(again.end() == 0)
    let decoded = sound.lines("decoded")
    #expect(decoded.count == 1 && decoded[0].contains("-i file:"))
    #expect(voices == ["tr: Merhaba!"])
  }

  @Test func `the check reads the recordings`() throws {
    try learn("", "~ Merhaba!\n< selam.wav")
    func complaints() throws -> [String] {
      try learner.run(["check", "\(learner.home)/course"]).lines.filter { $0.contains("sound/") }
    }
    #expect(
      try complaints().first?.hasSuffix("there is no 'sound/selam.wav' beside the lesson") == true
    )
    _ = try learner.write("no sound", to: "course/a1/sound/selam.wav")
    #expect(try complaints().first?.contains("has no sound of the kind") == true)
    try FileManager.default.removeItem(atPath: "\(learner.home)/course/a1/sound/selam.wav")
    try FileManager.default.createSymbolicLink(
      atPath: "\(learner.home)/course/a1/sound/selam.wav",
      withDestinationPath: sound.tenth
    )
    #expect(try complaints().first?.contains("leads out of its folder") == true)
    try FileManager.default.removeItem(atPath: "\(learner.home)/course/a1/sound/selam.wav")
    try record("selam.wav")
    #expect(try complaints() == [])
  }

  @Test func `the words of a page are heard with their examples`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-vocabulary"])
    try terminal.see("New words, 1/")
    terminal.type("p")
    for _ in 0..<60_000 where sound.lines("spoken").count < 2 { usleep(1000) }
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(voices.prefix(2) == ["tr: merhaba", "tr: Merhaba, ben Deniz."])
  }

  @Test func `a card is heard with its recording and its example, also line by line`() throws {
    let recording = try learner.write("", to: "ev.wav")
    try FileManager.default.removeItem(atPath: recording)
    try FileManager.default.copyItem(atPath: sound.tenth, toPath: recording)
    let add = ["cards", "add", "ev", "house", "--example", "Evdeyim.", "--sound", recording]
    #expect(try learner.run(add).code == 0)
    let run = try learner.run(
      ["review", "--kind", "recognise"],
      lines: [":play", "", ":play", ":quit"]
    )
    #expect(run.code == 0, "\(run.errors)")
    let played = sound.lines("played").filter { $0.hasSuffix("/media/ev.wav") }
    // The question plays the word, the answer the word and its example.
    #expect(played.count == 2 && voices == ["tr: Evdeyim."])
  }

  @Test func `a picture is opened by a command and by nothing else`() throws {
    let picture = try learner.write("pixels", to: "ev'ler \"1\".png")
    #expect(try learner.run(["cards", "add", "ev", "house", "--image", picture]).code == 0)
    let none = try learner.run(
      ["review", "--kind", "recognise"],
      lines: ["", ":picture", ":quit"]
    )
    #expect(none.output.contains("dilim config set picture_command"))
    let command = "/bin/cp {file} '\(learner.home)/seen.png'"
    _ = try learner.run(["config", "set", "picture_command", command])
    let run = try learner.run(["review", "--kind", "recognise"], lines: ["", ":picture", ":quit"])
    #expect(run.code == 0)
    #expect(try String(contentsOfFile: "\(learner.home)/seen.png", encoding: .utf8) == "pixels")
    _ = try learner.run(["config", "set", "picture_command", "exit 3"])
    let failed = try learner.run(
      ["review", "--kind", "recognise"],
      lines: ["", ":picture", ":quit"]
    )
    #expect(failed.output.contains("picture_command has failed"))
  }

  @Test func `a viewer ends with the program`() throws {
    let picture = try learner.write("pixels", to: "ev.png")
    #expect(try learner.run(["cards", "add", "ev", "house", "--image", picture]).code == 0)
    let viewer = "echo $$ > '\(learner.home)/running'; exec /bin/sleep 600;"
    _ = try learner.run(["config", "set", "picture_command", viewer])
    let terminal = try PseudoTerminal(learner, ["review", "--kind", "recognise"])
    try terminal.see("What does it mean?")
    terminal.type("\r")
    try terminal.see("house")
    terminal.type("i")
    let process = try #require(sound.runningPlayer())
    terminal.type("q")
    #expect(terminal.end() == 0)
    for _ in 0..<60_000 where kill(process, 0) == 0 { usleep(1000) }
    #expect(kill(process, 0) != 0)
  }

  @Test func `plain mode plays a text, and a line stops it`() throws {
    try sound.addEndlessPlayer()
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-listening", "--plain"])
    try terminal.see("(Listen! Enter stops.)")
    let player = try #require(sound.runningPlayer())
    terminal.type("\r")
    try terminal.see("(Stopped.)")
    #expect(!terminal.text.contains("Merhaba, ben Elif."))
    try terminal.see("What is Elif?")
    terminal.type("\u{3}")
    #expect(terminal.end() == 130)
    #expect(kill(player, 0) != 0)
  }

  @Test func `Ctrl-C in plain mode leaves no player`() throws {
    try sound.addEndlessPlayer()
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-listening", "--plain"])
    try terminal.see("(Listen! Enter stops.)")
    let player = try #require(sound.runningPlayer())
    terminal.type("\u{3}")
    #expect(terminal.end() == 130)
    #expect(kill(player, 0) != 0)
  }

  @Test func `a pipe gets the text of a lesson, whether there is sound or not`() throws {
    let run = try learner.run(["lesson", "a1-u1-listening"], lines: ["1", ":quit"])
    #expect(run.output.contains("Merhaba, ben Elif.") && sound.lines("played") == [])
  }
}
