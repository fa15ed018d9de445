import Coordination
package import TerminalUI

/// A row of a place's key table: keys that do one thing, the words that do it too, and its names.
package struct KeyRow: Sendable, Equatable {
  /// A key with what it means.
  package struct Binding: Sendable, Equatable {
    package let key: Key
    package let meaning: InputMeaning
  }

  package let bindings: [Binding]
  package let words: [CommandWord]
  /// The meaning of the words.
  let meaning: InputMeaning
  /// Its name in the prompt after the key, may be empty; nil where the prompt leaves it out.
  let label: String?
  /// The sentence of the help.
  package let text: String
  /// Whether it does something now; if not, it is not named and the place says why it can't.
  package let applies: Bool

  init(
    _ keys: [Key],
    _ words: [CommandWord],
    _ intent: Intent,
    label: String? = nil,
    _ text: String,
    applies: Bool = true
  ) {
    self.init(
      keys.map { Binding(key: $0, meaning: .intent(intent)) },
      words,
      .intent(intent),
      label: label,
      text,
      applies: applies
    )
  }

  private init(
    _ bindings: [Binding],
    _ words: [CommandWord],
    _ meaning: InputMeaning,
    label: String?,
    _ text: String,
    applies: Bool = true
  ) {
    self.bindings = bindings
    self.words = words
    self.meaning = meaning
    self.label = label
    self.text = text
    self.applies = applies
  }

  /// Keys that choose one of several things, in their order from `first`.
  static func choice(
    _ keys: [[Key]],
    from first: Int = 0,
    label: String? = "",
    _ text: String,
    applies: Bool = true
  ) -> KeyRow {
    let bindings = keys.flatMap { list in
      list.enumerated().map { index, key in
        Binding(key: key, meaning: .intent(.choose(first + index)))
      }
    }
    return KeyRow(bindings, [], .intent(.unclear), label: label, text, applies: applies)
  }

  /// The digits of so many things, and those past them, which only say how many there are.
  static func digits(_ count: Int, _ text: String) -> [KeyRow] {
    let count = min(count, 9)
    return [
      choice([digits(1, count)], text),
      choice([digits(count + 1, 9)], from: count, label: nil, text, applies: false),
    ]
  }

  /// The digits and letters of so many options, and those past them.
  static func options(_ count: Int, _ text: String) -> [KeyRow] {
    let (letters, capitals) = (Array("abcd"), Array("ABCD"))
    let named = min(count, letters.count)
    let inRange = [letters, capitals].map { $0.prefix(named).map { Key.character($0) } }
    let past = [letters, capitals].map { $0.dropFirst(named).map { Key.character($0) } }
    return [
      choice([digits(1, count)] + inRange, text),
      choice(
        [digits(count + 1, 9)] + past,
        from: count,
        label: nil,
        text,
        applies: false
      ),
    ]
  }

  /// The keys of these digits.
  static func digits(_ first: Int, _ last: Int) -> [Key] {
    first > last ? [] : (first...last).map { .character(Character("\($0)")) }
  }

  static let help = KeyRow(
    [Binding(key: .character("?"), meaning: .help)],
    [.help],
    .help,
    label: "",
    "list the keys"
  )

  static func leave(
    _ text: String = "leave",
    also keys: [Key] = [],
    label: String? = nil
  ) -> KeyRow {
    KeyRow([.character("q"), .control("d")] + keys, [.quit], .leave, label: label, text)
  }

  static func back(_ text: String, label: String? = "back", also keys: [Key] = []) -> KeyRow {
    KeyRow([.character("b"), .escape] + keys, [.back], .back, label: label, text)
  }
}
