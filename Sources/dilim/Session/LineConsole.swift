import Coordination
import Screens
import TerminalUI
import TextSafety
import Turkish

/// A console with one answer a line, for pipes, screen readers and `--plain`.
///
/// It never moves the cursor or erases text.
struct LineConsole: Console {
  private let fixedSetting: Screen.Setting
  let palette: Palette
  let columns: Int
  /// Whether a person types the lines.
  let isTerminal: Bool
  /// Where the places are shown.
  let output: Output
  /// The sound of texts; nil if nothing is heard.
  let sound: SoundRoom?
  /// What hears the learner; nil where nothing is said.
  var hearing: HearingRoom?
  /// Applied to a whole line after it was typed.
  var compose: ComposeTable?
  /// Called before every wait for a line.
  var whenWaiting: () -> Void = {}
  private var reader = LineReader()
  /// A line that was read ahead.
  private var waiting: LineReader.Item?
  private var progress = FrameProgress()

  init(
    setting: Screen.Setting,
    palette: Palette,
    columns: Int,
    isTerminal: Bool,
    compose: ComposeTable?,
    output: Output = .standard,
    sound: SoundRoom? = nil
  ) {
    fixedSetting = setting
    self.palette = palette
    self.columns = columns
    self.isTerminal = isTerminal
    self.compose = compose
    self.output = output
    self.sound = sound
  }

  /// The setting, with the sound of a terminal; a pipe shows what there is to hear.
  var setting: Screen.Setting {
    var setting = fixedSetting
    setting.hasSound = isTerminal && sound?.canPlay == true
    setting.hasTranscriptSource =
      fixedSetting.hasTranscriptSource || isTerminal && hearing?.ears != nil
    return setting
  }

  func lend(_ body: () -> Void) -> Bool {
    if isTerminal { body() }
    return isTerminal
  }

  mutating func automaticIntent(at place: Place) -> Intent? {
    switch place {
    case .judged(let judged) where judged.isCopying: nil
    case .judged(let judged) where judged.isUnsure && !isTerminal: intentOfPipe(at: judged)
    // The next recording takes the place of this one.
    case .judged(let judged) where judged.isRecorded && isTerminal: nil
    case .judged(let judged): waitsForCommand(at: judged) ? nil : .next
    // The lines of a pipe are for one lesson; without a choice nobody is asked.
    case .summary(let summary): isTerminal && summary.offersMore ? nil : .back
    case .review(let review):
      review.asked == nil && !isTerminal && !isUndoNext(review) ? .next : nil
    case .lesson(let lesson): !lesson.isReading || isTerminal ? nil : .next
    // The lines of a pipe are for one lesson.
    case .levelEnd: isTerminal ? nil : .back
    case .today(let today): automaticIntent(at: today)
    case .levelTest(let test): test.result == nil || isTerminal ? nil : .next
    case .placement(let placement):
      placement.check == nil || isTerminal || hasLine() ? nil : .back
    case .drill(let drill): drill.mark == nil || isTerminal ? nil : .next
    case .sounds(let sounds): sounds.mark == nil || isTerminal ? nil : .next
    case .welcome, .home, .levels, .course, .mistakes, .mistake, .profile, .scramble, .progress,
      .search,
      .notes, .note:
      nil
    }
  }

  /// A pipe does one day; its length is the usual one.
  private func automaticIntent(at today: TodayPlace) -> Intent? {
    guard !isTerminal else { return nil }
    return today.phase == .length ? .next : .back
  }

  /// Whether the next line is an undo, the only command for the end of a review in a pipe.
  private mutating func isUndoNext(_ review: ReviewCoordinator) -> Bool {
    guard review.canUndo else { return false }
    waiting = next()
    guard case .text(let line, _)? = waiting else { return false }
    return [":undo", "u"].contains(line.trimmed)
  }

  /// Whether the program waits after a mark, which it does only after the last one of a lesson.
  ///
  /// After any other mark its commands also work at the next item. In a pipe the program waits
  /// after the last mark only if the next line is such a command.
  private mutating func waitsForCommand(at judged: JudgedItem) -> Bool {
    guard judged.isLast else { return false }
    if isTerminal { return true }
    waiting = next()
    guard case .text(let line, _)? = waiting, line.trimmed.hasPrefix(":") else { return false }
    return switch Screen.meaning(ofLine: line, in: .judged(judged), setting: setting) {
    case .intent(let intent): intent.isAboutAnswer
    case .help, .unknownCommand: false
    }
  }

  /// A pipe types the listed answer if its next line is that; if not, the line is for the next item.
  private mutating func intentOfPipe(at judged: JudgedItem) -> Intent? {
    if waitsForCommand(at: judged) { return nil }
    waiting = next()
    guard case .text(let line, _)? = waiting else { return .skip }
    return judged.isCopy(line) ? .next : .skip
  }

  private mutating func hasLine() -> Bool {
    waiting = next()
    return waiting != nil
  }

  private mutating func next() -> LineReader.Item? {
    defer { waiting = nil }
    if let waiting { return waiting }
    whenWaiting()
    return reader.next()
  }

  func show(_ frame: Frame) throws(Ending) {
    try write(frame.rendered(columns: columns, palette: palette))
  }

  mutating func present(_ place: Place) throws(Ending) {
    let frame = Screen.frame(for: place, in: setting)
    try write(progress.advance(to: frame, columns: columns, palette: palette))
  }

  mutating func forgetPlace() { progress.forget() }

  mutating func ask(_ place: Place) throws(Ending) -> ConsoleInput {
    let prompt = Screen.prompt(for: place, in: setting)
    if isTerminal {
      try write(prompt.line(columns: columns).rendered(palette))
    }
    guard let item = next() else { return .endOfInput }
    switch item {
    case .text(let line, _):
      let isTurkish = prompt.input == .turkish
      let text = isTurkish ? compose?.composed(line) ?? line : line
      return .meaning(Screen.meaning(ofLine: text, in: place, setting: setting))
    case .invalid(let line):
      throw .failed(.data("\(Wording.invalidLine(line))"))
    case .tooLong(let line): throw .failed(.data("\(Wording.tooLongLine(line))"))
    case .failed(_, let line): throw .failed(.data("\(Wording.unreadableLine(line))"))
    }
  }

  /// Drops the next line if nothing is in it.
  mutating func dropEmptyLine() {
    waiting = next()
    if case .text(let line, _)? = waiting, line.isBlank { waiting = nil }
  }

  private func write(_ text: Rendered) throws(Ending) {
    do {
      try output.write(text)
    } catch {
      throw error.isReaderGone ? .outputGone : .failed(Failure(error))
    }
  }
}

extension Intent {
  /// Whether the intent concerns the answer that has just been marked.
  fileprivate var isAboutAnswer: Bool {
    switch self {
    case .why, .note, .undo, .overrule, .propose, .readText, .explainWords, .explain, .followUp,
      .report:
      true
    default: false
    }
  }
}
