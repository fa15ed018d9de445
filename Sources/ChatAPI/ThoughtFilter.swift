/// A filter that removes a model's reasoning at the start of its text: `<think>…</think>`.
///
/// Servers that know the model send the reasoning in a separate field; others leave it in the text.
struct ThoughtFilter {
  private static let mark = "<think>"
  private static let endMark = "</think>"
  /// The most bytes of white space before the first mark.
  private static let mostBlanks = 100

  private enum State { case start, thinking, text }
  private var state = State.start
  private var held = ""

  /// Whether the text so far ends inside the reasoning.
  var isThinking: Bool { state == .thinking }

  /// Returns the next piece without reasoning; an end that may be part of a mark is held back.
  mutating func filter(_ piece: String) -> String {
    if state == .text { return piece }
    held += piece
    if state == .start { begin() }
    if state == .thinking { think() }
    guard state == .text else { return "" }
    defer { held = "" }
    return held
  }

  /// Returns the text that was held back; reasoning without an end mark is dropped.
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
      // Enough for an end mark that has arrived in part.
      held = String(held.suffix(Self.endMark.count - 1))
      return
    }
    state = .text
    held = String(held[end.upperBound...].drop(while: \.isWhitespace))
  }
}
