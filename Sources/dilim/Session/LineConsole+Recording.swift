import Audio
import Coordination
import Screens
import TerminalUI
import TextSafety

/// What the learner says line by line; in a pipe nobody is heard.
extension LineConsole {
  mutating func hear(_ sentence: String?) throws(Ending) -> Heard? {
    guard isTerminal, let hearing, let ears = hearing.ears else { return nil }
    if let notice = hearing.notice() { try tell(notice) }
    var result: Result<Take, RecordingFault>?
    var (isShown, hasLine) = (true, false)
    let isInterrupted = Waiting.catchingInterrupts {
      do throws(RecordingFault) {
        result = .success(
          try ears.microphone.record(
            Recorder.Length(of: sentence),
            wait: { time in
              if Waiting.hasInput {
                hasLine = true
                return .done
              }
              return Waiting.pause(for: time) || !isShown ? .cancelled : nil
            },
            report: { progress in
              guard progress == .began else { return }
              do { try tell(Wording.speakByLine) } catch { isShown = false }
            }
          )
        )
      } catch {
        result = .failure(error)
      }
    }
    if isInterrupted { throw .interrupted }
    guard isShown else { throw .outputGone }
    if hasLine { dropEmptyLine() }
    switch result {
    case .success(let take): return try heard(take, sentence, in: hearing)
    case .failure(.cancelled), nil: return nil
    case .failure(let fault) where fault.isPassing:
      try tell(Wording.sentence(for: fault))
      return nil
    case .failure(let fault): return try giveUp(Wording.sentence(for: fault), hearing)
    }
  }

  mutating func playMine() throws(Ending) {
    guard let take = hearing?.take, let sound else { return }
    switch loudspeaker(of: sound) {
    case .success(let loudspeaker):
      var fault: SoundFault?
      let isInterrupted = Waiting.catchingInterrupts {
        do throws(SoundFault) { try loudspeaker.play(take, pause: Waiting.pause(for:)) } catch {
          fault = error
        }
      }
      if isInterrupted { throw .interrupted }
      if let fault, fault != .stopped { try tell(Wording.sentence(for: fault)) }
    case .failure(let obstacle): try tell(Wording.sentence(for: obstacle))
    }
  }

  private func heard(
    _ take: Take,
    _ sentence: String?,
    in hearing: HearingRoom
  ) throws(Ending) -> Heard? {
    var result: Result<Heard, RecognitionFault>?
    let isInterrupted = Waiting.catchingInterrupts {
      do throws(RecognitionFault) {
        result = .success(try hearing.heard(take, sentence, pause: Waiting.pause(for:)))
      } catch {
        result = .failure(error)
      }
    }
    if isInterrupted { throw .interrupted }
    switch result {
    case .success(let heard): return heard
    case .failure(.cancelled), nil: return nil
    case .failure(let fault): return try giveUp(Wording.sentence(for: fault), hearing)
    }
  }

  /// Tells why the learner can't be heard any more.
  private func giveUp(_ reason: SafeText, _ hearing: HearingRoom) throws(Ending) -> Heard? {
    hearing.close()
    try tell("\(reason) \(Wording.rateInstead)")
    return nil
  }
}
