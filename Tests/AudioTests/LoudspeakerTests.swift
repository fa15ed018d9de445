import Audio
import Foundation
import SoundTestSupport
import Testing

/// Voices and players as shell scripts, which tell in files how they were run.
struct LoudspeakerTests {
  private let folder = TemporaryFolder()
  private let sound: ScriptedSound
  private let never: Pause = { time in
    Thread.sleep(forTimeInterval: Double(time.components.attoseconds) / 1e18)
    return false
  }

  init() throws { sound = try ScriptedSound(in: folder.path("")) }

  private var cache: SpeechCache { SpeechCache(folder: folder.path("cache/sound")) }

  private var programs: ProgramPath {
    ProgramPath(path: "\(sound.programs):relative", home: folder.path("home"))
  }

  private func loudspeaker(
    _ choice: Loudspeaker.Choice = .init()
  ) throws(SoundObstacle) -> Loudspeaker {
    try Loudspeaker(choice, programs, cache: cache, pause: never)
  }

  @Test func `each part is said once and played in order`() throws {
    try sound.addUsual()
    let loudspeaker = try loudspeaker()
    #expect(loudspeaker.maker.voice.name == "eSpeak NG" && loudspeaker.player.name == "aplay")
    var cast = Cast()
    let parts = [("Elif", "Gel."), ("Emre", "Geliyorum."), ("Elif", "Gel.")].map { name, text in
      Utterance.speech(Speech(text, speaker: cast.speaker(named: name)))
    }
    try loudspeaker.say(parts, pause: never)
    let spoken = sound.lines("spoken")
    #expect(spoken.count == 2)
    #expect(spoken[0].hasPrefix("-v tr+f3 -s 150 -w ") && spoken[0].hasSuffix(".wav -- Gel."))
    #expect(spoken[1].hasPrefix("-v tr+m3 ") && spoken[1].hasSuffix(" -- Geliyorum."))
    let played = sound.lines("played")
    #expect(played.count == 4 && played[0].hasSuffix("/silence"))
    #expect(played[1] == played[3] && played[1] != played[2])
  }

  @Test func `a slow text is another sound`() throws {
    try sound.addUsual()
    let loudspeaker = try loudspeaker()
    let quick = try loudspeaker.maker.render(Speech("Gel."), pause: never)
    let slow = try loudspeaker.maker.render(Speech("Gel.", isSlow: true), pause: never)
    #expect(quick != slow)
    #expect(sound.lines("spoken").last?.hasPrefix("-v tr -s 110 -g 5 -w") == true)
  }

  @Test func `a text that begins with a dash is no option`() throws {
    try sound.addUsual()
    _ = try loudspeaker().maker.render(Speech("--version"), pause: never)
    #expect(sound.lines("spoken").last?.hasSuffix(" -- --version") == true)
  }

  @Test func `a program that ends well without a file has failed`() throws {
    try sound.addUsual()
    try sound.add("espeak-ng", "exit 0")
    #expect(throws: SoundFault.voiceFailed("eSpeak NG")) {
      try loudspeaker().maker.render(Speech("Gel."), pause: never)
    }
    #expect(ProgramPath.names(in: cache.folder) == ["silence"])
  }

  @Test func `the learner's command gets the text and may write to its output`() throws {
    try sound.addUsual()
    let command =
      "cat > '\(folder.path("text"))'; cat '\(sound.tenth)'; echo $DILIM_SPEED > '\(folder.path("speed"))'"
    let loudspeaker = try loudspeaker(.init(speakCommand: command))
    #expect(loudspeaker.maker.voice.name == "speak_command")
    _ = try loudspeaker.maker.render(Speech("Çay ister misin?", isSlow: true), pause: never)
    #expect(sound.lines("text") == ["Çay ister misin?"] && sound.lines("speed") == ["slow"])
    #expect(sound.lines("spoken") == [])
  }

  @Test func `a command that names its file writes there`() throws {
    try sound.addUsual()
    let command = "cat > /dev/null; cp '\(sound.tenth)' {file}; echo not sound"
    let loudspeaker = try loudspeaker(.init(speakCommand: command))
    let file = try loudspeaker.maker.render(Speech("Gel."), pause: never)
    #expect(WAVFile(mending: file)?.milliseconds == 100)
  }

  @Test func `Piper with a Turkish voice comes before eSpeak NG`() throws {
    try sound.addUsual()
    try sound.add(
      "piper",
      """
      echo "$@" > '\(folder.path("options"))'; cat > '\(folder.path("text"))'
      while [ "$1" != --output_file ]; do shift; done
      cp '\(sound.tenth)' "$2"
      """
    )
    // Without a voice it can't speak.
    #expect(try loudspeaker().maker.voice.name == "eSpeak NG")
    let voices = folder.path("home/.local/share/piper-voices")
    try FileManager.default.createDirectory(atPath: voices, withIntermediateDirectories: true)
    for name in ["en_GB-alan-low.onnx", "tr_TR-dfki-medium.onnx", "tr_TR-dfki-medium.onnx.json"] {
      try Data().write(to: URL(fileURLWithPath: "\(voices)/\(name)"))
    }
    let loudspeaker = try loudspeaker()
    #expect(loudspeaker.maker.voice.name == "Piper")
    _ = try loudspeaker.maker.render(Speech("Gel."), pause: never)
    #expect(sound.lines("text") == ["Gel."])
    let options = try #require(sound.lines("options").first)
    #expect(options.hasPrefix("--model \(voices)/tr_TR-dfki-medium.onnx --output_file "))
    #expect(options.hasSuffix(" --length_scale 1.0"))
  }

  @Test func `a player that can't open the device is passed over`() throws {
    try sound.addUsual()
    try sound.add("paplay", "exit 1")
    #expect(try loudspeaker().player.name == "aplay")
    try sound.add("aplay", "exit 1")
    #expect(throws: SoundObstacle.noDevice(["paplay", "aplay"])) { try loudspeaker() }
  }

  @Test func `FFmpeg is the last that plays, and ffplay, which never fails, does not`() throws {
    try sound.addUsual()
    try sound.add("aplay", "exit 1")
    try sound.add("ffplay", "exit 0")
    #expect(throws: SoundObstacle.noDevice(["aplay"])) { try loudspeaker() }
    try sound.add("ffmpeg", "echo \"$@\" >> '\(folder.path("words"))'")
    let found = try loudspeaker()
    #expect(found.player.name == "ffmpeg")
    try found.play(Take(samples: [Int16](repeating: 0, count: 1_600)), pause: never)
    let words = "-v quiet -nostdin -protocol_whitelist file -i file:"
    #expect(
      sound.lines("words")
        == ["\(cache.folder)/silence", "/dev/stdin"].map {
          "\(words)\($0) -f alsa default"
        }
    )
  }

  @Test func `what is missing is told`() throws {
    #expect(throws: SoundObstacle.off) { try loudspeaker(.init(isOff: true)) }
    #expect(throws: SoundObstacle.noVoice) { try loudspeaker() }
    try sound.add("espeak-ng", "exit 0")
    #expect(throws: SoundObstacle.noPlayer) { try loudspeaker() }
    try sound.addUsual()
    let blocked = SpeechCache(folder: "/dev/null/sound")
    #expect(throws: SoundObstacle.noFolder("/dev/null/sound")) {
      try Loudspeaker(.init(), programs, cache: blocked, pause: never)
    }
  }

  @Test func `stopping kills the player and what it has started`() throws {
    try sound.addUsual()
    let loudspeaker = try loudspeaker()
    // The shell has a child of its own.
    try sound.add("aplay", "sleep 600 & echo $$ $! > '\(folder.path("running"))'; wait")
    #expect(throws: SoundFault.stopped) {
      try loudspeaker.say([.speech(Speech("Gel."))]) { _ in sound.lines("running") != [] }
    }
    let processes = sound.lines("running")[0].split(separator: " ").compactMap { pid_t($0) }
    #expect(processes.count == 2)
    for process in processes { #expect(isGone(process)) }
  }

  /// Whether a process has ended; a killed one may take a moment.
  private func isGone(_ process: pid_t) -> Bool {
    for _ in 0..<60_000 {
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if state == nil || state?.contains(") Z ") == true { return true }
      usleep(1000)
    }
    return false
  }

  @Test func `a voice that hangs is stopped by the learner`() throws {
    try sound.addUsual()
    let loudspeaker = try loudspeaker()
    try sound.add("espeak-ng", "exec sleep 600")
    var pauses = 0
    #expect(throws: SoundFault.stopped) {
      _ = try loudspeaker.maker.render(Speech("Gel.")) { _ in
        pauses += 1
        return pauses > 3
      }
    }
  }

  @Test func `a player that fails later is named`() throws {
    try sound.addUsual()
    let loudspeaker = try loudspeaker()
    try sound.add("aplay", "exit 3")
    #expect(throws: SoundFault.playerFailed("aplay")) {
      try loudspeaker.say([.speech(Speech("Gel."))], pause: never)
    }
  }

  @Test func `drafts of dead programs and the oldest sounds are removed`() throws {
    try sound.addUsual()
    let loudspeaker = try loudspeaker()
    let maker = loudspeaker.maker
    let files = try ["bir", "iki", "üç"].map { try maker.render(Speech($0), pause: never) }
    for (index, file) in files.enumerated() {
      let date = Date(timeIntervalSince1970: [2000, 1000, 3000][index])
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    }
    let draft = "\(cache.folder)/draft-999999999.wav"
    try Data("x".utf8).write(to: URL(fileURLWithPath: draft))
    // Two of the three have room.
    SpeechCache(folder: cache.folder, capacity: 2 * 4_454).trim()
    let left = Set(ProgramPath.names(in: cache.folder))
    let kept = [files[0], files[2]].map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(left == Set(["silence"] + kept))
  }
}
