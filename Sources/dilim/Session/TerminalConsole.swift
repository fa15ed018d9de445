import Coordination
import Screens
import TerminalUI
import TextSafety

/// A console on a terminal in raw mode: single keys, a line editor, a prompt at the bottom.
struct TerminalConsole: Console {
  private let fixedSetting: Screen.Setting
  let palette: Palette
  let terminal: Terminal
  private var promptLine = PromptLine()
  private var history: [String] = []
  var waiting: [Key] = []
  private var progress = FrameProgress()
  var pages = Pages()
  /// Whether the program ends, so that its last words wait for no key.
  private var isLeaving = false
  /// Whether the learner types text at the place that is shown.
  private var isTyping = false
  /// The frame shown last; `forgetPlace` keeps it.
  private var shown = Frame()
  /// Whether another thread has posted an event that `ask` has not returned yet.
  private var isPosted = false
  var compose: ComposeTable?
  /// The sound of texts; nil in conversations, which have none.
  var sound: SoundRoom?
  /// What hears the learner; nil where nothing is said.
  var hearing: HearingRoom?
  /// Whether a text that was read is also taken out of what the terminal has scrolled away, with
  /// everything else there.
  var clearsScrollback = false
  /// Called with the prompt on the screen, before every wait for a key.
  var whenWaiting: () -> Void = {}

  init(terminal: Terminal, setting: Screen.Setting, palette: Palette, compose: ComposeTable?) {
    self.terminal = terminal
    fixedSetting = setting
    self.palette = palette
    self.compose = compose
  }

  /// The setting with the present size of the terminal.
  var setting: Screen.Setting {
    var setting = fixedSetting
    setting.size = terminal.size
    setting.hasSound = sound?.canPlay ?? false
    setting.hasTranscriptSource = fixedSetting.hasTranscriptSource || hearing?.ears != nil
    return setting
  }

  func automaticIntent(at place: Place) -> Intent? { nil }

  mutating func show(_ frame: Frame) throws(Ending) {
    try writeAbovePrompt(frame.rendered(columns: terminal.size.columns, palette: palette))
  }

  mutating func present(_ place: Place) throws(Ending) {
    let frame = Screen.frame(for: place, in: setting)
    let isSame = !shown.lines.isEmpty && frame.continues(shown)
    isTyping = Screen.prompt(for: place, in: setting).input != .key
    if !isSame, !isTyping { try dropTypedAhead() }
    shown = frame
    let columns = terminal.size.columns
    try writeAbovePrompt(progress.advance(to: frame, columns: columns, palette: palette))
  }

  /// Tells something before the place is used, and shows the place again if it would scroll away with
  /// this many rows more.
  mutating func tell(_ sentence: SafeText, keepingRows count: Int) throws(Ending) {
    try tell(sentence)
    let size = terminal.size
    let frame = Frame([Line("  \(sentence)", hangingIndent: 2)] + shown.lines)
    let rows = frame.rendered(columns: size.columns, palette: .none).rows.count
    // The prompt is between the place and the sentence.
    if rows + 1 + count > size.rows { try show(shown) }
  }

  mutating func forgetPlace() { progress.forget() }

  /// Drops the keys pressed before a place was shown, which were meant for the place before it.
  private mutating func dropTypedAhead() throws(Ending) {
    var keys = waiting
    waiting = []
    while true {
      switch terminal.next(timeout: .zero) {
      case .keys(let more):
        keys += more
        continue
      case .posted:
        isPosted = true
        continue
      case .resumed:
        promptLine.forget()
        continue
      case .resized: continue
      case .timeout, .end: break
      }
      break
    }
    if keys.contains(.control("c")) { throw .interrupted }
    if keys.contains(.control("d")) { waiting = [.control("d")] }
  }

  mutating func ask(_ place: Place) throws(Ending) -> ConsoleInput {
    isLeaving = true
    let input = try input(at: place)
    if case .meaning(.intent(.leave)) = input { return input }
    if case .endOfInput = input { return input }
    isLeaving = false
    return input
  }

  private mutating func input(at place: Place) throws(Ending) -> ConsoleInput {
    let prompt = Screen.prompt(for: place, in: setting)
    if prompt.input == .key {
      switch try askKey(prompt) {
      case .key(.character(":")):
        switch try readLine(Prompt(":", .text)) {
        case .text(let line):
          return .meaning(Screen.meaning(ofLine: ":\(line)", in: place, setting: setting))
        case .escaped: return try input(at: place)
        case .end: return .endOfInput
        }
      case .key(let key): return .meaning(Screen.meaning(of: key, in: place, setting: setting))
      case .posted: return .posted
      case .end: return .endOfInput
      }
    }
    switch try readLine(prompt) {
    case .text(let line):
      return .meaning(Screen.meaning(ofLine: line, in: place, setting: setting))
    case .escaped: return .meaning(Screen.meaning(of: .escape, in: place, setting: setting))
    case .end: return .endOfInput
    }
  }

  mutating func lend(_ body: () -> Void) -> Bool {
    terminal.lend(body)
    promptLine.forget()
    return true
  }

  /// The result of waiting for a key.
  private enum Event {
    case key(Key)
    /// The prompt stays where it is; see ``Input/posted``.
    case posted
    case end
  }

  private mutating func askKey(_ prompt: Prompt) throws(Ending) -> Event {
    let empty = LineEditor()
    while true {
      try paint(prompt, empty)
      let event = nextEvent()
      guard case .key(let key) = event else {
        // What came from another thread begins a page: the prompt showed that there was no more.
        pages.turn()
        return event
      }
      switch key {
      case .control("c"):
        // The last message begins on a new row.
        try finish(prompt, "")
        throw .interrupted
      case .control("l"): promptLine.forget()
      case .paste, .unknown: continue
      // The line of a command takes the place of the prompt.
      case .character(":"): return event
      default:
        let echo = if case .character(let character) = key { String(character) } else { "" }
        try finish(prompt, echo)
        return event
      }
    }
  }

  /// The result of waiting for a line.
  private enum TypedLine {
    case text(String)
    /// The learner pressed Escape on an empty line.
    case escaped
    case end
  }

  /// Waits for a line; nil at the end of the input.
  ///
  /// Escape does nothing on an empty line.
  mutating func askLine(_ prompt: Prompt) throws(Ending) -> String? {
    while true {
      switch try readLine(prompt) {
      case .text(let text): return text
      case .escaped: continue
      case .end: return nil
      }
    }
  }

  private mutating func readLine(_ prompt: Prompt) throws(Ending) -> TypedLine {
    let isTurkish = prompt.input == .turkish
    var editor = LineEditor(
      compose: isTurkish ? compose : nil,
      history: isTurkish ? history : []
    )
    var note: String?
    while true {
      try paint(prompt, editor, note: note)
      note = nil
      guard let key = nextKey() else { return .end }
      switch editor.handle(key) {
      case .editing: continue
      case .submitted(let text):
        try finish(prompt, text)
        if isTurkish && !text.isEmpty { history.append(text) }
        return .text(text)
      case .interrupted:
        try finish(prompt, editor.text)
        throw .interrupted
      case .endOfInput:
        try finish(prompt, "")
        return .end
      case .escaped:
        try finish(prompt, "")
        return .escaped
      case .redraw: promptLine.forget()
      case .notice(let notice): note = Wording.sentence(for: notice).string
      }
    }
  }

  private mutating func paint(
    _ prompt: Prompt,
    _ editor: LineEditor,
    note: String? = nil
  ) throws(Ending) {
    let below = note ?? editor.picker?.text
    let size = terminal.size
    let text = promptLine.paint(
      prompt: prompt.line(columns: size.columns),
      editor: editor,
      note: below.map { Line(text: $0, .dim) },
      size: size,
      palette: palette
    )
    try write(text)
  }

  private mutating func finish(_ prompt: Prompt, _ text: String) throws(Ending) {
    let size = terminal.size
    pages.turn()
    let rest = promptLine.finish(
      prompt: prompt.line(columns: size.columns),
      text: text,
      size: size,
      palette: palette
    )
    try write(rest)
  }

  /// The next key, or nil at the end; posted events wait until the line is finished.
  private mutating func nextKey() -> Key? {
    while true {
      switch nextEvent() {
      case .key(let key): return key
      case .posted: continue
      case .end: return nil
      }
    }
  }

  /// The next event; `.unknown` as the key if the prompt only needs repainting.
  private mutating func nextEvent() -> Event {
    while waiting.isEmpty {
      if isPosted {
        isPosted = false
        return .posted
      }
      whenWaiting()
      switch terminal.next() {
      case .keys(let keys): waiting = keys
      case .resized: return .key(.unknown)
      case .resumed:
        showAgain()
        return .key(.unknown)
      case .posted: return .posted
      case .timeout: continue
      case .end: return .end
      }
    }
    return .key(waiting.removeFirst())
  }

  /// Shows the place again after the program was suspended, because the shell has written below it.
  private mutating func showAgain() {
    promptLine.forget()
    guard !shown.lines.isEmpty else { return }
    // If the output is gone, the repainting of the prompt reports it.
    try? write(shown.rendered(columns: terminal.size.columns, palette: palette))
  }

  /// Erases the prompt and writes text in its place; `ask` paints the prompt again.
  private mutating func writeAbovePrompt(_ text: Rendered) throws(Ending) {
    guard !text.isEmpty else { return }
    try write(promptLine.erase(columns: terminal.size.columns))
    if isLeaving { return try write(text) }
    var rows = text.rows[...]
    while !rows.isEmpty {
      let page = pages.next(&rows, height: terminal.size.rows)
      try write(.joined(page))
      if !rows.isEmpty { try turnPage(&rows) }
    }
  }

  /// Writes all pages that are left; what comes after them begins a page of its own.
  private mutating func writeRest(_ rows: inout ArraySlice<Rendered>) throws(Ending) {
    try write(promptLine.erase(columns: terminal.size.columns) + .joined(rows))
    rows = []
    pages.turn()
  }

  /// Waits for the key that shows the next page, or the one that shows all the rest.
  private mutating func turnPage(_ rows: inout ArraySlice<Rendered>) throws(Ending) {
    let prompt = Wording.morePrompt
    var wasPosted = false
    defer { isPosted = isPosted || wasPosted }
    while true {
      try paint(prompt, LineEditor())
      switch nextEvent() {
      case .posted: wasPosted = true
      case .key(.control("c")):
        try finish(prompt, "")
        isLeaving = true
        throw .interrupted
      case .key(.enter), .key(.character(" ")), .key(.pageDown), .key(.down):
        pages.turn()
        return try write(promptLine.erase(columns: terminal.size.columns))
      case .key(.escape), .key(.character("q")), .key(.control("d")), .end:
        return try writeRest(&rows)
      case .key(let key) where isTyping:
        // The answer has begun; at a choice the key might choose what was not seen.
        waiting.insert(key, at: 0)
        return try writeRest(&rows)
      case .key: continue
      }
    }
  }

  func write(_ text: Rendered) throws(Ending) {
    do { try terminal.write(text) } catch { throw .outputGone }
  }
}

extension TerminalConsole {
  /// The result of waiting without a prompt.
  enum Pause {
    case posted, interrupted, end
  }

  /// Waits until something is posted or Ctrl-C comes; other keys are kept for the next prompt.
  mutating func pause() -> Pause {
    while true {
      switch terminal.next() {
      case .posted: return .posted
      case .end: return .end
      case .keys(let keys):
        waiting += keys.filter { $0 != .control("c") }
        if keys.contains(.control("c")) { return .interrupted }
      case .resized, .resumed, .timeout: continue
      }
    }
  }

  /// Writes text at the cursor.
  func print(_ text: SafeText) throws(Ending) { try write(Rendered(text)) }

  var columns: Int { terminal.size.columns }
}

extension Frame {
  /// Whether the frame is an earlier one with more lines, or its question without the text above.
  fileprivate func continues(_ earlier: Frame) -> Bool {
    let question = lines.drop { $0.plainText.isEmpty }
    return lines.starts(with: earlier.lines)
      || !question.isEmpty && earlier.lines.suffix(question.count) == question
  }
}
