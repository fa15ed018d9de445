/// Takes out what a model thinks aloud at the start of its text, between `<think>` and `</think>`.
///
/// Servers that know the model send it in a field of its own; others leave it in the text.
struct ThoughtFilter {
  private static let mark = "<think>"
  private static let endMark = "</think>"
  /// How many blanks may stand before the first mark.
  private static let mostBlanks = 100

  private enum State { case start, thinking, text }
  private var state = State.start
  private var held = ""

  /// Whether the model thinks just now.
  var isThinking: Bool { state == .thinking }

  /// The part of the next piece that is no thought; an end that may be a mark is held back.
  mutating func filter(_ piece: String) -> String {
    if state == .text { return piece }
    held += piece
    if state == .start { begin() }
    if state == .thinking { think() }
    guard state == .text else { return "" }
    defer { held = "" }
    return held
  }

  /// What was held back; a thought without end is dropped.
  mutating func finish() -> String {
    defer { held = "" }
    return state == .thinking ? "" : held
  }

  private mutating func begin() {
    let text = held.drop(while: \.isWhitespace)
    if text.hasPrefix(Self.mark) {
      state = .thinking
      held = String(text.dropFirst(Self.mark.count))
    } else if !Self.mark.hasPrefix(text) || held.utf8.count > Self.mostBlanks {
      state = .text
    }
  }

  private mutating func think() {
    guard let end = held.firstRange(of: Self.endMark) else {
      // Enough for a mark that has come in part.
      held = String(held.suffix(Self.endMark.count - 1))
      return
    }
    state = .text
    held = String(held[end.upperBound...].drop(while: \.isWhitespace))
  }
}
