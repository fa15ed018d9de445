import Audio
import Coordination
import Screens
import TerminalUI
import TextSafety

/// What the learner says.
extension TerminalConsole {
  mutating func hear(_ sentence: String?) throws(Ending) -> Heard? {
    guard let hearing, let ears = hearing.ears else { return nil }
    if let notice = hearing.notice() { try tell(notice, keepingRows: 2) }
    let recording = LiveRecording(self)
    let made = recording.take(Recorder.Length(of: sentence), from: ears.microphone)
    if recording.isInterrupted { throw .interrupted }
    guard recording.isShown else { throw .outputGone }
    let take: Take
    switch made {
    case .success(let found): take = found
    case .failure(let fault) where fault.isPassing:
      try tell(Wording.sentence(for: fault))
      return nil
    case .failure(let fault): return try giveUp(Wording.sentence(for: fault), hearing)
    }
    let line = Frame([Line("  \(Wording.understanding)", .dim, hangingIndent: 2)])
    try write(line.rendered(columns: terminal.size.columns, palette: palette))
    // Enter may be meant for the recording that a pause has just ended.
    var listening = Listening(terminal, until: .escape)
    let result: Result<Heard, RecognitionFault>
    do throws(RecognitionFault) {
      result = .success(try hearing.heard(take, sentence) { listening.isOver(after: $0) })
    } catch {
      result = .failure(error)
    }
    try erase(widths(of: line))
    if listening.isInterrupted { throw .interrupted }
    switch result {
    case .success(let heard): return heard
    case .failure(.cancelled):
      try tell(Wording.sentence(for: RecognitionFault.cancelled))
      return nil
    case .failure(let fault): return try giveUp(Wording.sentence(for: fault), hearing)
    }
  }

  mutating func playMine() throws(Ending) {
    guard let take = hearing?.take, let sound else { return }
    var listening = Listening(terminal)
    let found = sound.loudspeaker { listening.isOver(after: $0) }
    if listening.isInterrupted { throw .interrupted }
    switch found {
    case .success(let loudspeaker):
      do throws(SoundFault) { try loudspeaker.play(take) { listening.isOver(after: $0) } } catch {
        if error != .stopped { try tell(Wording.sentence(for: error)) }
      }
      if listening.isInterrupted { throw .interrupted }
    case .failure(let obstacle): try tell(Wording.sentence(for: obstacle))
    }
  }

  /// The widths of the rows of a frame, without the sequences of its colours.
  func widths(of frame: Frame) -> [Int] {
    frame.rendered(columns: terminal.size.columns, palette: .none).string.split(separator: "\n")
      .map { DisplayWidth.of($0) }
  }

  /// Tells why the learner can't be heard any more.
  private mutating func giveUp(_ reason: SafeText, _ hearing: HearingRoom) throws(Ending) -> Heard?
  {
    hearing.close()
    try tell("\(reason) \(Wording.rateInstead)")
    return nil
  }
}

/// A recording that goes on, with its level in one line.
private final class LiveRecording {
  private let console: TerminalConsole
  private var listening: Listening
  /// The bars that are shown; nil before the microphone is open.
  private var bars: Int?
  private var line: Frame?
  /// Whether the screen could be written.
  private(set) var isShown = true

  var isInterrupted: Bool { listening.isInterrupted }

  private static let mostBars = 12

  init(_ console: TerminalConsole) {
    self.console = console
    listening = Listening(console.terminal, until: .enterOrEscape)
  }

  func take(
    _ length: Recorder.Length,
    from microphone: Microphone
  ) -> Result<Take, RecordingFault> {
    show(Wording.openingMicrophone)
    defer { erase() }
    do throws(RecordingFault) {
      return .success(
        try microphone.record(
          length,
          wait: { self.wait($0) },
          report: { self.report($0) }
        )
      )
    } catch {
      return .failure(error)
    }
  }

  private func wait(_ time: Duration) -> Microphone.Stop? {
    guard listening.isOver(after: time) || !isShown else { return nil }
    return listening.isCancelled || isInterrupted || !isShown ? .cancelled : .done
  }

  private func report(_ progress: Microphone.Progress) {
    let level: Double
    switch progress {
    case .began: level = 0
    case .level(let value): level = value
    }
    // Speech is some 20 to 40 dB below full scale: its square root spreads the bars.
    let count = min(Self.mostBars, Int(level.squareRoot() * 2 * Double(Self.mostBars)))
    guard count != bars else { return }
    bars = count
    erase()
    let meter =
      String(repeating: "▮", count: count)
      + String(repeating: "·", count: Self.mostBars - count)
    show("\(meter)  \(Wording.speakNow)")
  }

  private func show(_ text: SafeText) {
    let line = Frame([Line("  \(text)", .accent, hangingIndent: 2)])
    self.line = line
    let columns = console.terminal.size.columns
    do { try console.write(line.rendered(columns: columns, palette: console.palette)) } catch {
      isShown = false
    }
  }

  private func erase() {
    guard let line else { return }
    self.line = nil
    do { try console.erase(console.widths(of: line)) } catch { isShown = false }
  }
}
