import Audio
import Foundation
import Testing

/// Voices and players as shell scripts, which tell in files how they were run.
struct LoudspeakerTests {
  private let folder = TemporaryFolder()
  private let never: Pause = { time in
    Thread.sleep(forTimeInterval: Double(time.components.attoseconds) / 1e18)
    return false
  }

  private var cache: SpeechCache { SpeechCache(folder: folder.path("cache/sound")) }

  private var programs: ProgramPath {
    ProgramPath(path: "\(folder.path("bin")):relative", home: folder.path("home"))
  }

  /// Adds a program to the folder of programs.
  private func add(_ name: String, _ script: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"),
      withIntermediateDirectories: true
    )
    let path = folder.path("bin/\(name)")
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    awaitRunnable(path)
  }

  /// Waits until no process has the file open for writing, as a child that another test forks may:
  /// until then it can't be run.
  private func awaitRunnable(_ path: String) {
    #if os(Linux)
      let file = open(path, O_RDONLY | O_CLOEXEC)
      defer { close(file) }
      // F_SETLEASE with a lease for reading is refused as long as there is a writer.
      for _ in 0..<10_000 where fcntl(file, 1024, F_RDLCK) != 0 { usleep(1000) }
      _ = fcntl(file, 1024, F_UNLCK)
    #endif
  }

  /// Adds an eSpeak NG that writes a tenth of a second of silence, and an `aplay` that notes the file.
  private func addUsual() throws {
    let sound = folder.path("tenth.wav")
    try Data(WAVFile.silence(milliseconds: 100)).write(to: URL(fileURLWithPath: sound))
    try add(
      "espeak-ng",
      """
      echo "$@" >> '\(folder.path("spoken"))'
      while [ "$1" != -w ]; do shift; done
      cp '\(sound)' "$2"
      """
    )
    try add("aplay", "echo \"$2\" >> '\(folder.path("played"))'")
  }

  private func lines(_ name: String) -> [String] {
    let text = (try? String(contentsOfFile: folder.path(name), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private func loudspeaker(
    _ choice: Loudspeaker.Choice = .init()
  ) throws(SoundObstacle) -> Loudspeaker {
    try Loudspeaker(choice, programs, cache: cache, pause: never)
  }

  @Test func `each part is said once and played in order`() throws {
    try addUsual()
    let loudspeaker = try loudspeaker()
    #expect(loudspeaker.voice.name == "eSpeak NG" && loudspeaker.player.name == "aplay")
    let parts = Speech.parts(of: ["Emre: Gel.", "Elif: Geliyorum.", "Emre: Gel."])
    try loudspeaker.say(parts, pause: never)
    let spoken = lines("spoken")
    #expect(spoken.count == 2)
    #expect(spoken[0].hasPrefix("-v tr+f3 -s 150 -w ") && spoken[0].hasSuffix(".wav -- Gel."))
    #expect(spoken[1].hasPrefix("-v tr+m3 ") && spoken[1].hasSuffix(" -- Geliyorum."))
    let played = lines("played")
    #expect(played.count == 4 && played[0].hasSuffix("/silence"))
    #expect(played[1] == played[3] && played[1] != played[2])
  }

  @Test func `a slow text is another sound`() throws {
    try addUsual()
    let loudspeaker = try loudspeaker()
    let quick = try loudspeaker.render(Speech("Gel."), pause: never)
    let slow = try loudspeaker.render(Speech("Gel.", isSlow: true), pause: never)
    #expect(quick != slow)
    #expect(lines("spoken").last?.hasPrefix("-v tr -s 110 -g 5 -w") == true)
  }

  @Test func `a text that begins with a dash is no option`() throws {
    try addUsual()
    _ = try loudspeaker().render(Speech("--version"), pause: never)
    #expect(lines("spoken").last?.hasSuffix(" -- --version") == true)
  }

  @Test func `a program that ends well without a file has failed`() throws {
    try addUsual()
    try add("espeak-ng", "exit 0")
    #expect(throws: SoundFault.voiceFailed("eSpeak NG")) {
      try loudspeaker().render(Speech("Gel."), pause: never)
    }
    #expect(ProgramPath.names(in: cache.folder) == ["silence"])
  }

  @Test func `the learner's command gets the text and may write to its output`() throws {
    try addUsual()
    let sound = folder.path("tenth.wav")
    let command =
      "cat > '\(folder.path("text"))'; cat '\(sound)'; echo $DILIM_SPEED > '\(folder.path("speed"))'"
    let loudspeaker = try loudspeaker(.init(speakCommand: command))
    #expect(loudspeaker.voice.name == "speak_command")
    _ = try loudspeaker.render(Speech("Çay ister misin?", isSlow: true), pause: never)
    #expect(lines("text") == ["Çay ister misin?"] && lines("speed") == ["slow"])
    #expect(lines("spoken") == [])
  }

  @Test func `a command that names its file writes there`() throws {
    try addUsual()
    let command = "cat > /dev/null; cp '\(folder.path("tenth.wav"))' {file}; echo not sound"
    let loudspeaker = try loudspeaker(.init(speakCommand: command))
    let file = try loudspeaker.render(Speech("Gel."), pause: never)
    #expect(WAVFile(mending: file)?.milliseconds == 100)
  }

  @Test func `a player that can't open the device is passed over`() throws {
    try addUsual()
    try add("paplay", "exit 1")
    #expect(try loudspeaker().player.name == "aplay")
    try add("aplay", "exit 1")
    #expect(throws: SoundObstacle.noDevice(["paplay", "aplay"])) { try loudspeaker() }
  }

  @Test func `what is missing is told`() throws {
    #expect(throws: SoundObstacle.off) { try loudspeaker(.init(isOff: true)) }
    #expect(throws: SoundObstacle.noVoice) { try loudspeaker() }
    try add("espeak-ng", "exit 0")
    #expect(throws: SoundObstacle.noPlayer) { try loudspeaker() }
    try addUsual()
    let blocked = SpeechCache(folder: "/dev/null/sound")
    #expect(throws: SoundObstacle.noFolder("/dev/null/sound")) {
      try Loudspeaker(.init(), programs, cache: blocked, pause: never)
    }
  }

  @Test func `stopping kills the player and what it has started`() throws {
    try addUsual()
    let loudspeaker = try loudspeaker()
    // The shell has a child of its own.
    try add("aplay", "sleep 600 & echo $$ $! > '\(folder.path("running"))'; wait")
    #expect(throws: SoundFault.stopped) {
      try loudspeaker.say([Speech("Gel.")]) { _ in lines("running") != [] }
    }
    let processes = lines("running")[0].split(separator: " ").compactMap { pid_t($0) }
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
    try addUsual()
    let loudspeaker = try loudspeaker()
    try add("espeak-ng", "exec sleep 600")
    var pauses = 0
    #expect(throws: SoundFault.stopped) {
      _ = try loudspeaker.render(Speech("Gel.")) { _ in
        pauses += 1
        return pauses > 3
      }
    }
  }

  @Test func `a player that fails later is named`() throws {
    try addUsual()
    let loudspeaker = try loudspeaker()
    try add("aplay", "exit 3")
    #expect(throws: SoundFault.playerFailed("aplay")) {
      try loudspeaker.say([Speech("Gel.")], pause: never)
    }
  }

  @Test func `drafts of dead programs and the oldest sounds are removed`() throws {
    try addUsual()
    let loudspeaker = try loudspeaker()
    let files = try ["bir", "iki", "üç"].map { try loudspeaker.render(Speech($0), pause: never) }
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
