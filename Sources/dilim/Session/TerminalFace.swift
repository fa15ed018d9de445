import Coordination
import Screens
import TerminalUI

/// A terminal in raw mode: single keys, a line editor, a prompt that stays at the bottom.
struct TerminalFace: Face {
  let setting: Screen.Setting
  let palette: Palette
  private let terminal: Terminal
  private var promptLine = PromptLine()
  private var history: [String] = []
  private var waiting: [Key] = []
  var compose: ComposeTable?

  init(terminal: Terminal, setting: Screen.Setting, palette: Palette, compose: ComposeTable?) {
    self.terminal = terminal
    self.setting = setting
    self.palette = palette
    self.compose = compose
  }

  func passes(_ place: Place) -> Bool { false }

  func show(_ frame: Frame) throws(Ending) {
    try write(frame.rendered(columns: terminal.size.columns, palette: palette))
  }

  mutating func ask(_ place: Place) throws(Ending) -> Meaning? {
    let prompt = Screen.prompt(for: place, in: setting)
    if prompt.input == .key {
      guard let key = try askKey(prompt) else { return nil }
      return Screen.meaning(of: key, in: place, setting: setting)
    }
    guard let line = try askLine(prompt) else { return nil }
    return Screen.meaning(ofLine: line, in: place, setting: setting)
  }

  /// Shows the text for its time, or until a key is pressed, and then takes it away.
  mutating func play(_ playback: Playback) throws(Ending) {
    let columns = terminal.size.columns
    let lines = playback.paragraphs.map { Line("  \($0)", hangingIndent: 2) }
    let text = Frame(lines).rendered(columns: columns, palette: palette)
    try write(text)
    try waitForKey(milliseconds: playback.milliseconds)
    let rows = text.count { $0 == "\n" }
    let visible = min(rows, max(1, terminal.size.rows - 1))
    try write("\u{1B}[\(visible)A\r\u{1B}[J")
    try show(Frame([Line("  (played, plays left: \(playback.playsLeft))", .dim)]))
  }

  private mutating func askKey(_ prompt: Prompt) throws(Ending) -> Key? {
    let empty = LineEditor()
    while true {
      try paint(prompt, empty)
      guard let key = nextKey() else { return nil }
      switch key {
      case .control("c"): throw .interrupted
      case .control("l"): promptLine.forget()
      case .paste, .unknown: continue
      default:
        let echo = if case .character(let character) = key { String(character) } else { "" }
        try finish(prompt, echo)
        return key
      }
    }
  }

  private mutating func askLine(_ prompt: Prompt) throws(Ending) -> String? {
    let isTurkish = prompt.input == .turkish
    var editor = LineEditor(
      compose: isTurkish ? compose : nil,
      history: isTurkish ? history : []
    )
    var note: String?
    while true {
      try paint(prompt, editor, note: note)
      note = nil
      guard let key = nextKey() else { return nil }
      switch editor.handle(key) {
      case .editing: continue
      case .submitted(let text):
        try finish(prompt, text)
        if isTurkish && !text.isEmpty { history.append(text) }
        return text
      case .interrupted:
        try finish(prompt, editor.text)
        throw .interrupted
      case .endOfInput:
        try finish(prompt, "")
        return nil
      case .redraw: promptLine.forget()
      case .notice(let notice): note = Self.sentence(for: notice)
      }
    }
  }

  private static func sentence(for notice: LineEditor.Notice) -> String {
    switch notice {
    case .full(let limit): "No more than \(limit) letters."
    case .pasteCut: "Only one line of the paste was taken."
    }
  }

  private mutating func paint(
    _ prompt: Prompt,
    _ editor: LineEditor,
    note: String? = nil
  ) throws(Ending) {
    let below = note ?? editor.picker?.text
    let text = promptLine.paint(
      prompt: prompt.line,
      editor: editor,
      note: below.map { Line($0, .dim) },
      size: terminal.size,
      palette: palette
    )
    try write(text)
  }

  private mutating func finish(_ prompt: Prompt, _ text: String) throws(Ending) {
    let rest = promptLine.finish(
      prompt: prompt.line,
      text: text,
      size: terminal.size,
      palette: palette
    )
    try write(rest)
  }

  /// The next key, or nil at the end; `.unknown` where the prompt must only be painted anew.
  private mutating func nextKey() -> Key? {
    while waiting.isEmpty {
      switch terminal.next() {
      case .keys(let keys): waiting = keys
      case .resized: return .unknown
      case .resumed:
        promptLine.forget()
        return .unknown
      case .timeout: continue
      case .end: return nil
      }
    }
    return waiting.removeFirst()
  }

  private mutating func waitForKey(milliseconds: Int) throws(Ending) {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while case let left = end - .now, left > .zero {
      guard case .keys(let keys) = terminal.next(timeout: left) else { continue }
      if keys.contains(.control("c")) { throw .interrupted }
      return
    }
  }

  private func write(_ text: String) throws(Ending) {
    do { try terminal.write(text) } catch { throw .outputGone }
  }
}
