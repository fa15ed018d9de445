#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The voices of this computer, and the sounds that they have made.
///
/// A voice that fails is not asked again: the next one takes its place.
package final class SpeechMaker {
  /// All voices, the best first; never empty.
  package let voices: [Voice]
  let cache: SpeechCache
  private let decoder: Decoder?
  /// The places of the voices that have failed.
  private var failed: Set<Int> = []
  private var changes: [VoiceChange] = []

  /// The time in which a voice must have said a paragraph into a file.
  private static let voiceLimit = Duration.seconds(30)

  /// Finds the voices; those of a program are not tried before they speak.
  package init(
    _ choice: Loudspeaker.Choice,
    _ programs: ProgramPath,
    cache: SpeechCache
  ) throws(SoundObstacle) {
    if choice.isOff { throw .off }
    voices = Voice.all(command: choice.speakCommand, endpoint: choice.endpoint, in: programs)
    self.cache = cache
    decoder = Decoder.found(in: programs)
    guard !voices.isEmpty else { throw .noVoice }
    guard cache.makeFolder() else { throw .noFolder(cache.folder) }
    cache.trim()
  }

  /// The voice that speaks, unless a text is too long for it.
  package var voice: Voice { voices[next(for: nil) ?? voices.count - 1] }

  /// Whether a text can be heard without waiting for a voice.
  package func isReady(_ speech: Speech) -> Bool { kept(speech) != nil }

  /// Returns the address of the server to which some of the texts may be sent; nil if none will.
  package func addressee(of utterances: [Utterance]) -> String? {
    for part in utterances.flatMap(\.speeches) where kept(part) == nil {
      if let place = next(for: part), voices[place].isRemote { return voices[place].name }
    }
    return nil
  }

  /// Returns the changes of voice since the last call.
  package func takeChanges() -> [VoiceChange] {
    defer { changes = [] }
    return changes
  }

  /// Returns the file in which a text is said, which is made if it is not kept.
  package func render(_ speech: Speech, pause: Pause) throws(SoundFault) -> String {
    if let kept = kept(speech) { return kept }
    while let place = next(for: speech) {
      do throws(SoundFault) { return try make(speech, by: voices[place], pause: pause) } catch {
        guard error.isOfVoice else { throw error }
        failed.insert(place)
        guard let other = next(for: speech) else { throw error }
        changes.append(VoiceChange(fault: error, next: voices[other].name))
      }
    }
    throw failed.count < voices.count ? .textTooLong : .voiceFailed(voices[voices.count - 1].name)
  }

  /// Returns a file of a recording that players play: the recording itself if it is WAV or if there is
  /// nothing that decodes it.
  func sound(
    ofRecording recording: String,
    isSlow: Bool,
    pause: Pause
  ) throws(SoundFault) -> String {
    guard let path = cache.path(ofRecording: recording, isSlow: isSlow) else {
      throw .recordingFailed(recording)
    }
    if !isSlow, WAVFile(reading: recording) != nil { return recording }
    if let kept = cache.kept(path) { return kept }
    guard let decoder else {
      if isSlow { throw .noDecoder(recording) }
      return recording
    }
    let draft = cache.draft
    defer { unlink(draft) }
    let run = decoder.run(recording, into: draft, isSlow: isSlow)
    guard let program = RunningProgram(run) else { throw .recordingFailed(recording) }
    var isStopped = false
    let status = program.finish(within: Self.voiceLimit) { time in
      isStopped = pause(time)
      return isStopped
    }
    if isStopped { throw .stopped }
    guard status == 0, WAVFile(mending: draft) != nil else { throw .recordingFailed(recording) }
    guard rename(draft, path) == 0 else { throw .notKept(cache.folder) }
    return path
  }

  /// Notes that the text of a recording is said instead of it.
  func sayInstead(because fault: SoundFault) {
    changes.append(VoiceChange(fault: fault, next: voice.name))
  }

  /// Makes the sound of a text with each voice, and returns the faults of those that can't.
  ///
  /// Servers are left out unless `includingServers` is true.
  package func check(
    _ speech: Speech,
    includingServers: Bool,
    pause: Pause
  ) -> [(voice: Voice, fault: SoundFault?)] {
    voices.filter { includingServers || !$0.isRemote }.map { voice in
      let isKept = cache.known(speech, by: voice) != nil
      do throws(SoundFault) {
        let path = try make(speech, by: voice, pause: pause)
        if !isKept { unlink(path) }
        return (voice, nil)
      } catch {
        return (voice, error)
      }
    }
  }

  /// The place of the voice that is to say a text: the first that has not failed.
  private func next(for speech: Speech?) -> Int? {
    voices.indices.first { place in
      !failed.contains(place) && speech.map(voices[place].takes) ?? true
    }
  }

  /// Returns the file of a text if it was said before: by the voice that would say it, or by a better
  /// one that has failed since.
  private func kept(_ speech: Speech) -> String? {
    for place in voices.indices {
      if let path = cache.known(speech, by: voices[place]) { return path }
      if !failed.contains(place), voices[place].takes(speech) { return nil }
    }
    return nil
  }

  private func make(
    _ speech: Speech,
    by voice: Voice,
    pause: Pause
  ) throws(SoundFault) -> String {
    let (draft, path) = (cache.draft, cache.path(of: speech, by: voice))
    defer { unlink(draft) }
    if case .endpoint(let endpoint) = voice {
      let bytes = try endpoint.fetch(speech, pause)
      guard Self.write(bytes, to: draft) else { throw .notKept(cache.folder) }
    } else {
      try run(voice, speech, into: draft, pause: pause)
    }
    if cache.isFull { throw .notKept(cache.folder) }
    // eSpeak NG ends with 0 even if it could not write the file.
    guard WAVFile(mending: draft) != nil else { throw .voiceFailed(voice.name) }
    guard rename(draft, path) == 0 else { throw .notKept(cache.folder) }
    return path
  }

  private func run(
    _ voice: Voice,
    _ speech: Speech,
    into draft: String,
    pause: Pause
  ) throws(SoundFault) {
    guard let run = voice.run(speech, into: draft), let program = RunningProgram(run) else {
      throw .voiceFailed(voice.name)
    }
    var isStopped = false
    let status = program.finish(within: Self.voiceLimit) { time in
      isStopped = pause(time)
      return isStopped
    }
    if isStopped { throw .stopped }
    guard let status else { throw .voiceTooSlow(voice.name) }
    guard status == 0 else { throw .voiceFailed(voice.name) }
  }

  /// Writes a file; returns whether all of it was written.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) } == bytes.count
  }
}

/// A voice or a recording that has failed, and the voice that speaks in its place.
package struct VoiceChange: Sendable, Equatable {
  package let fault: SoundFault
  /// The name of the other voice.
  package let next: String
}

extension SoundFault {
  /// Whether another voice might do better.
  fileprivate var isOfVoice: Bool {
    switch self {
    case .voiceFailed, .voiceTooSlow, .endpointFailed: true
    case .stopped, .textTooLong, .notKept, .recordingFailed, .noDecoder, .playerFailed: false
    }
  }

  /// Whether a recording can't be played, so that its text is said instead.
  var isOfRecording: Bool {
    switch self {
    case .recordingFailed, .noDecoder: true
    case .stopped, .voiceFailed, .voiceTooSlow, .endpointFailed, .textTooLong, .notKept,
      .playerFailed:
      false
    }
  }
}
