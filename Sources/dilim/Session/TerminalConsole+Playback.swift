import Audio
import Coordination
import Screens
import TerminalUI
import TextSafety

/// Texts that are played, or shown where there is no sound.
extension TerminalConsole {
  /// Plays a text to its end or until a key, or shows it; returns whether it was read.
  mutating func play(_ playback: Playback) throws(Ending) -> Bool {
    guard let sound else {
      try read(playback)
      return true
    }
    var listening = Listening(terminal)
    let found = sound.loudspeaker { listening.isOver(after: $0) }
    if listening.isInterrupted { throw .interrupted }
    switch found {
    case .success(let loudspeaker): return try hear(playback, by: loudspeaker, in: sound)
    case .failure(let obstacle):
      if playback.pace == .slowIfHeard {
        try tell(Wording.slowNeedsSound)
        return false
      }
      if obstacle != .off, !sound.isAnnounced {
        sound.isAnnounced = true
        try announce(Wording.sentence(for: obstacle), playback)
      }
      try read(playback)
      return true
    }
  }

  /// Opens a picture of a card, or tells why that can't be.
  mutating func openPicture(_ path: String) throws(Ending) {
    var listening = Listening(terminal)
    let complaint = sound?.openPicture(path) { listening.isOver(after: $0) }
    if listening.isInterrupted { throw .interrupted }
    if let complaint { try tell(complaint) }
  }

  /// Says what is shown, or tells why that can't be.
  @discardableResult
  mutating func pronounce(_ words: Pronunciation) throws(Ending) -> Bool {
    guard let sound else { return false }
    var listening = Listening(terminal)
    let found = sound.loudspeaker { listening.isOver(after: $0) }
    if listening.isInterrupted { throw .interrupted }
    switch found {
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
    var listening = Listening(terminal)
    let found = sound.loudspeaker { listening.isOver(after: $0) }
    if listening.isInterrupted { throw .interrupted }
    switch found {
    case .success(let loudspeaker):
      let parts = [word, other].map { Utterance.speech(Speech($0)) }
      if let notice = sound.notice(before: parts, by: loudspeaker.maker) { try tell(notice) }
      let result = loudspeaker.maker.tells(word, from: other) { listening.isOver(after: $0) }
      if listening.isInterrupted { throw .interrupted }
      for change in loudspeaker.maker.takeChanges() { try tell(Wording.sentence(for: change)) }
      return result
    case .failure(let obstacle): return .failure(Silence(sentence: Wording.sentence(for: obstacle)))
    }
  }

  /// Says texts, tells what is sent to whom, and which voices fail; returns what stopped it.
  private mutating func say(
    _ parts: [Utterance],
    by loudspeaker: Loudspeaker,
    in sound: SoundRoom,
    under line: Frame = Frame()
  ) throws(Ending) -> SoundFault? {
    if let notice = sound.notice(before: parts, by: loudspeaker.maker) { try tell(notice) }
    try write(line.rendered(columns: terminal.size.columns, palette: palette))
    var listening = Listening(terminal)
    var fault: SoundFault?
    do throws(SoundFault) {
      try loudspeaker.say(parts) { listening.isOver(after: $0) }
    } catch {
      fault = error
    }
    try erase(widths(of: line))
    if listening.isInterrupted { throw .interrupted }
    for change in loudspeaker.maker.takeChanges() { try tell(Wording.sentence(for: change)) }
    return fault
  }

  mutating func tell(_ sentence: SafeText) throws(Ending) {
    try show(Frame([Line("  \(sentence)", hangingIndent: 2)]))
  }

  /// Plays a text; returns whether it was read, because a program has failed.
  private mutating func hear(
    _ playback: Playback,
    by loudspeaker: Loudspeaker,
    in sound: SoundRoom
  ) throws(Ending) -> Bool {
    let line = Frame([Line("  \(Wording.playing)", .dim, hangingIndent: 2)])
    let fault = try say(
      sound.utterances(of: playback),
      by: loudspeaker,
      in: sound,
      under: line
    )
    guard let fault, fault != .stopped else {
      let end = fault == nil ? Wording.played : Wording.playStopped
      try show(Frame([Line("  \(end)", .dim)]))
      return false
    }
    sound.close(because: fault)
    if playback.pace == .slowIfHeard {
      try tell(Wording.sentence(for: fault))
      return false
    }
    try announce(Wording.sentence(for: fault), playback)
    try read(playback)
    return true
  }

  /// Says that a text will be shown instead, and waits until the learner is ready.
  private mutating func announce(_ reason: SafeText, _ playback: Playback) throws(Ending) {
    let seconds = (playback.milliseconds + 999) / 1000
    try show(
      Frame([
        Line("  \(reason)", hangingIndent: 2),
        Line("  \(Wording.readingInstead(seconds: seconds))", hangingIndent: 2),
      ])
    )
    var listening = Listening(terminal)
    while !listening.isOver(after: .seconds(60)) {}
    if listening.isInterrupted { throw .interrupted }
  }

  /// Shows the text for its duration, or until Enter, and then erases it.
  private mutating func read(_ playback: Playback) throws(Ending) {
    let lines = playback.paragraphs.map { Line("  \($0)", hangingIndent: 2) }
    let rows = Frame(lines).rendered(columns: terminal.size.columns, palette: .none).rows[...]
    // The line above the text may take two rows, and the cursor takes the last one.
    let height = max(1, terminal.size.rows - 3)
    for first in stride(from: 0, to: rows.count, by: height) {
      let page = rows[first...].prefix(height)
      try read(page, milliseconds: playback.milliseconds * page.count / rows.count)
    }
    // A window that was made lower has scrolled rows away, where no cursor comes.
    if clearsScrollback { try write(.clearingScrollback) }
    pages.turn()
    try show(Frame([Line("  \(Wording.read)", .dim, hangingIndent: 2)]))
  }

  /// Shows a page of a text for its part of the time, or until Enter.
  private mutating func read(_ page: ArraySlice<Rendered>, milliseconds: Int) throws(Ending) {
    let head = Line("  \(Wording.readingTime(seconds: (milliseconds + 999) / 1000))")
    let text =
      Frame([head]).rendered(columns: terminal.size.columns, palette: .none) + .joined(page)
    try write(text)
    let rows = text.string.split(separator: "\n").map { DisplayWidth.of($0) }
    var listening = Listening(terminal, until: .enter)
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while case let left = end - .now, left > .zero, !listening.isOver(after: left) {}
    try erase(rows)
    if listening.isInterrupted { throw .interrupted }
  }

  /// Erases rows of these widths; a terminal that was made narrower has wrapped them.
  func erase(_ rows: [Int]) throws(Ending) {
    guard !rows.isEmpty else { return }
    let size = terminal.size
    let count = rows.reduce(0) { $0 + max(1, ($1 + size.columns - 1) / size.columns) }
    try write(.erasing(rows: min(count, max(1, size.rows - 1))))
  }
}
