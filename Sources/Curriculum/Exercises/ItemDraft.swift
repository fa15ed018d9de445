import TextSafety

/// The lines of one item that is not yet an exercise.
struct ItemDraft {
  let file: String
  let marker: LineMarker
  let line: Int
  let mark: ItemMark
  /// Whether there is a text above the item.
  let followsText: Bool
  /// The turns of the dialogue before the item; empty for other items.
  let turns: [Dialogue.Turn]
  private(set) var notes: [String] = []
  /// The file with the recording of its sentence; nil without one.
  private(set) var recording: LocatedText?
  private var parts: [(marker: LineMarker, line: LocatedText)] = []

  /// Starts an item with its first line.
  init(
    file: String,
    marker: LineMarker,
    line: Int,
    mark: ItemMark,
    followsText: Bool,
    turns: [Dialogue.Turn]
  ) {
    self.turns = turns
    self.file = file
    self.marker = marker
    self.line = line
    self.mark = mark
    self.followsText = followsText
  }

  /// Adds a further line.
  mutating func add(_ line: LocatedText, _ marker: LineMarker) {
    switch marker {
    case .note: notes.append(line.text)
    case .recording: recording = line
    default: parts.append((marker, line))
    }
  }

  /// Returns the further lines with a marker, in the order of the file.
  func lines(_ marker: LineMarker) -> [LocatedText] {
    parts.filter { $0.marker == marker }.map(\.line)
  }

  /// The well-formed traps.
  var traps: [ExpectedMistake] { lines(.trap).compactMap { ExpectedMistake($0) } }

  /// Returns the kind of the item; if several kinds share its marker, the further lines decide.
  func kind(in skill: Skill?) -> ExerciseKind? {
    let kinds = marker.kinds
    let asked = kinds.filter { kind in skill.map(kind.form.isAsked) ?? true }
    let candidates = asked.isEmpty ? kinds : asked
    return candidates.count == 1 ? candidates.first : candidates.first { $0.form.fits(self) }
  }

  /// Returns the error of an item that has no line with a marker; `content` is what it would hold.
  func missing(_ marker: LineMarker, _ content: SafeText) -> ContentErrors {
    ContentErrors([error(.missingLine(marker.character, holds: content))])
  }

  /// Returns an error with the line of the item's first line, or with another line.
  func error(_ reason: ContentError.Reason, line: Int? = nil) -> ContentError {
    ContentError(file: file, line: line ?? self.line, reason: reason)
  }
}

extension Substring {
  /// The text without the spaces around it.
  var withoutSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
