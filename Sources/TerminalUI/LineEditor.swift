import TextSafety

/// A line editor with a cursor, a history and help for letters that the keyboard lacks.
///
/// Every character is text; only named keys, Ctrl and Alt are commands.
package struct LineEditor: Sendable, Equatable {
  /// The result of a key.
  package enum Outcome: Sendable, Equatable {
    case editing
    case submitted(String)
    /// Ctrl-C
    case interrupted
    /// Ctrl-D on an empty line
    case endOfInput
    /// Escape on an empty line; on any other it deletes the text.
    case escaped
    /// Ctrl-L: paint again
    case redraw
    case notice(Notice)
  }

  /// A refused input that the learner should know of.
  package enum Notice: Sendable, Equatable {
    /// Part of a paste was dropped: characters beyond the limit, or lines after the first.
    case pasteCut(characters: Int, lines: Int)
    /// The line has the largest number of characters.
    case full(limit: Int)
  }

  /// The letters to pick from, while the picker is open.
  package private(set) var picker: LetterPicker?

  private let compose: ComposeTable?
  private let limit: Int
  private let history: [String]
  private var buffer = EditBuffer()
  /// The index of the shown line in the history; `history.count` is the line being typed.
  private var position: Int
  /// The line being typed, saved while an older one is shown.
  private var draft = ""
  /// Whether the character before the cursor is a compose prefix that waits for its letter.
  private var isComposing = false

  /// Creates an editor; the newest line of the history is last, and the limit counts characters.
  package init(compose: ComposeTable? = nil, limit: Int = 500, history: [String] = []) {
    self.compose = compose
    self.limit = max(limit, 1)
    self.history = history.map { SafeText.cleaned($0) }
    position = history.count
  }

  package var text: String { buffer.text }

  /// The limit in bytes, because one character can have any number of combining marks.
  private var byteLimit: Int { limit * 8 }

  /// The number of characters before the cursor.
  package var cursor: Int { buffer.cursor }

  package mutating func handle(_ key: Key) -> Outcome {
    if let outcome = pick(key) { return outcome }
    let wasComposing = isComposing
    isComposing = false
    switch key {
    case .character(let character): return type(character, afterPrefix: wasComposing)
    case .paste(let pasted): return paste(pasted)
    case .enter: return .submitted(buffer.text)
    case .control(let letter): return control(letter)
    case .escape where buffer.text.isEmpty: return .escaped
    case .escape: buffer = EditBuffer()
    case .up: recall(position - 1)
    case .down: recall(position + 1)
    case .tab: picker = compose.flatMap { LetterPicker($0.picker) }
    default: move(key)
    }
    return .editing
  }

  private mutating func move(_ key: Key) {
    switch key {
    case .left: buffer.move(by: -1)
    case .right: buffer.move(by: 1)
    case .home: buffer.move(to: 0)
    case .end: buffer.moveToEnd()
    case .wordLeft, .alt("b"): buffer.move(to: buffer.wordStart)
    case .wordRight, .alt("f"): buffer.move(to: buffer.wordEnd)
    case .backspace: buffer.delete(to: buffer.cursor - 1)
    case .delete: buffer.delete(to: buffer.cursor + 1)
    default: break
    }
  }

  private mutating func control(_ letter: Character) -> Outcome {
    switch letter {
    case "c": return .interrupted
    case "d" where buffer.text.isEmpty: return .endOfInput
    case "d": buffer.delete(to: buffer.cursor + 1)
    case "l": return .redraw
    case "a": buffer.move(to: 0)
    case "e": buffer.moveToEnd()
    case "b": buffer.move(by: -1)
    case "f": buffer.move(by: 1)
    case "w": buffer.delete(to: buffer.wordStart)
    case "u": buffer.delete(to: 0)
    case "k": buffer.delete(to: buffer.text.count)
    case "p": recall(position - 1)
    case "n": recall(position + 1)
    default: break
    }
    return .editing
  }

  /// Handles a key in the open picker; returns nil if the key only closes the picker.
  private mutating func pick(_ key: Key) -> Outcome? {
    guard let picker else { return nil }
    self.picker = nil
    switch key {
    case .tab:
      self.picker = picker.turned()
      return .editing
    case .escape: return .editing
    case .character(let digit):
      return picker.letter(for: digit).map { insert($0) }
    default: return nil
    }
  }

  private mutating func type(_ character: Character, afterPrefix: Bool) -> Outcome {
    guard let compose else { return insert(character) }
    if afterPrefix {
      if character == compose.prefix { return .editing }
      if let letter = compose.letters[character] {
        buffer.delete(to: buffer.cursor - 1)
        return insert(letter)
      }
    }
    let outcome = insert(character)
    isComposing = outcome == .editing && character == compose.prefix
    return outcome
  }

  private mutating func insert(_ character: Character) -> Outcome {
    let typed = String(character)
    guard SafeText.cleaned(typed) == typed else { return .editing }
    var longer = buffer
    longer.insert(typed)
    if longer.text.count > limit || longer.text.utf8.count > byteLimit {
      return .notice(.full(limit: limit))
    }
    buffer = longer
    return .editing
  }

  private mutating func paste(_ pasted: String) -> Outcome {
    let line = PastedLine(pasted)
    var bytes = byteLimit - buffer.text.utf8.count
    let kept = line.text.prefix(max(limit - buffer.text.count, 0)).prefix { character in
      bytes -= character.utf8.count
      return bytes >= 0
    }
    buffer.insert(String(kept))
    let cut = line.text.count - kept.count
    if cut == 0 && line.droppedLines == 0 { return .editing }
    return .notice(.pasteCut(characters: cut, lines: line.droppedLines))
  }

  private mutating func recall(_ wanted: Int) {
    guard wanted != position, (0...history.count).contains(wanted) else { return }
    if position == history.count { draft = buffer.text }
    position = wanted
    buffer = EditBuffer(wanted == history.count ? draft : history[wanted])
  }
}
