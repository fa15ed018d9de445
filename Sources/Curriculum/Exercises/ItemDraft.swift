/// The lines of one item, before they are known to make an exercise.
struct ItemDraft {
  let file: String
  let marker: LineMarker
  let line: Int
  let mark: ItemMark
  /// Whether there is a text above the item.
  let followsText: Bool
  private(set) var notes: [String] = []
  private var parts: [(marker: LineMarker, line: Sourced)] = []

  /// Starts an item from its first line.
  init(file: String, marker: LineMarker, line: Int, mark: ItemMark, followsText: Bool) {
    self.file = file
    self.marker = marker
    self.line = line
    self.mark = mark
    self.followsText = followsText
  }

  /// Takes a further line.
  mutating func add(_ line: Sourced, _ marker: LineMarker) {
    if marker == .note { notes.append(line.text) } else { parts.append((marker, line)) }
  }

  /// The further lines with this marker, in the order of the file.
  func lines(_ marker: LineMarker) -> [Sourced] {
    parts.filter { $0.marker == marker }.map(\.line)
  }

  /// The traps that are well formed.
  var traps: [ExpectedMistake] { lines(.trap).compactMap { ExpectedMistake($0) } }

  /// The kind of the item; in a lesson that has several with its marker, the lines decide.
  func kind(in skill: Skill?) -> ExerciseKind? {
    let kinds = marker.kinds
    let asked = kinds.filter { kind in skill.map(kind.form.isAsked) ?? true }
    let candidates = asked.isEmpty ? kinds : asked
    return candidates.count == 1 ? candidates.first : candidates.first { $0.form.fits(self) }
  }

  /// Complains that the item has no line with this marker.
  func missing(_ marker: LineMarker, _ content: String) -> ContentErrors {
    ContentErrors([error(.missingLine(marker.character, holds: content))])
  }

  /// Complains of the item's first line, or of another one.
  func error(_ reason: ContentError.Reason, line: Int? = nil) -> ContentError {
    ContentError(file: file, line: line ?? self.line, reason: reason)
  }
}

extension Substring {
  /// Without the spaces around it.
  var withoutSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
