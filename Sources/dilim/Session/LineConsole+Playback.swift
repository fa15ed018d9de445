import Audio
import Coordination
import Screens
import TerminalUI
import TextSafety

/// Texts that are played line by line. A pipe gets the text itself: nobody may listen there.
extension LineConsole {
  mutating func play(_ playback: Playback) throws(Ending) -> Bool {
    if isTerminal, let sound, case .success(let loudspeaker) = loudspeaker(of: sound) {
      try show(Frame([Line("  \(Wording.playingByLine)", .dim, hangingIndent: 2)]))
      let fault = try say(sound.utterances(of: playback), by: loudspeaker, in: sound)
      if fault == nil || fault == .stopped {
        let end = fault == nil ? Wording.played : Wording.playStopped
        try show(Frame([Line("  \(end)", .dim)]))
        return false
      }
      if let fault {
        sound.close(because: fault)
        try tell(Wording.sentence(for: fault))
      }
    }
    if playback.pace == .slowIfHeard {
      try tell(Wording.slowNeedsSound)
      return false
    }
    let lines = playback.paragraphs.map { Line("  \($0)", hangingIndent: 2) }
    try show(Frame(lines + [Line("  \(Wording.read)", .dim)]))
    return true
  }

  @discardableResult
  mutating func pronounce(_ words: Pronunciation) throws(Ending) -> Bool {
    guard let sound else { return false }
    switch loudspeaker(of: sound) {
    case .success(let loudspeaker):
      let fault = try say(sound.utterances(of: words), by: loudspeaker, in: sound)
      guard let fault, fault != .stopped else { return true }
      try tell(Wording.sentence(for: fault))
    case .failure(let obstacle):
      if !words.isOptional { try tell(Wording.sentence(for: obstacle)) }
    }
    return false
  }

  mutating func tells(_ word: String, from other: String) throws(Ending) -> Result<Bool, Silence> {
    guard let sound else { return .failure(Silence(sentence: Wording.sentence(for: .off))) }
    switch loudspeaker(of: sound) {
    case .success(let loudspeaker):
      let parts = [word, other].map { Utterance.speech(Speech($0)) }
      if let notice = sound.notice(before: parts, by: loudspeaker.maker) { try tell(notice) }
      var result = Result<Bool, Silence>.success(true)
      let isInterrupted = Waiting.catchingInterrupts {
        result = loudspeaker.maker.tells(word, from: other, pause: Waiting.pause(for:))
      }
      if isInterrupted { throw .interrupted }
      for change in loudspeaker.maker.takeChanges() { try tell(Wording.sentence(for: change)) }
      return result
    case .failure(let obstacle): return .failure(Silence(sentence: Wording.sentence(for: obstacle)))
    }
  }

  mutating func openPicture(_ path: String) throws(Ending) {
    if let complaint = sound?.openPicture(path, pause: Waiting.pause(for:)) { try tell(complaint) }
  }

  func loudspeaker(of sound: SoundRoom) -> Result<Loudspeaker, SoundObstacle> {
    sound.loudspeaker(pause: Waiting.pause(for:))
  }

  /// Says texts, tells what is sent to whom, and which voices fail; returns what stopped it.
  ///
  /// A line of the learner stops it. It counts as the next input, unless it is empty.
  private mutating func say(
    _ utterances: [Utterance],
    by loudspeaker: Loudspeaker,
    in sound: SoundRoom
  ) throws(Ending) -> SoundFault? {
    if let notice = sound.notice(before: utterances, by: loudspeaker.maker) { try tell(notice) }
    var (fault, hasLine) = (SoundFault?.none, false)
    let isTerminal = isTerminal
    let isInterrupted = Waiting.catchingInterrupts {
      do throws(SoundFault) {
        try loudspeaker.say(utterances) { time in
          hasLine = isTerminal && Waiting.hasInput
          return hasLine || Waiting.pause(for: time)
        }
      } catch {
        fault = error
      }
    }
    if isInterrupted { throw .interrupted }
    if hasLine { dropEmptyLine() }
    for change in loudspeaker.maker.takeChanges() { try tell(Wording.sentence(for: change)) }
    return fault
  }

  func tell(_ sentence: SafeText) throws(Ending) {
    try show(Frame([Line("  \(sentence)", hangingIndent: 2)]))
  }
}
