import Coordination
package import TerminalUI
package import TextSafety

/// One action in a place's key table: its keys, its command words, its label and its help.
package struct KeyRow: Sendable, Equatable {
  /// A key and its meaning.
  package struct Binding: Sendable, Equatable {
    package let key: Key
    package let meaning: InputMeaning
  }

  package let bindings: [Binding]
  package let words: [CommandWord]
  /// The meaning of the command words.
  let meaning: InputMeaning
  /// The name that the prompt shows after the key; if empty, the key alone; nil to omit the key.
  let label: SafeText?
  /// The sentence of the help.
  package let text: SafeText
  /// Whether the action is possible now; if not, it is not listed and the place explains why.
  package private(set) var applies: Bool

  init(
    _ keys: [Key],
    _ words: [CommandWord],
    _ intent: Intent,
    label: SafeText? = nil,
    _ text: SafeText,
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
    label: SafeText?,
    _ text: SafeText,
    applies: Bool = true
  ) {
    self.bindings = bindings
    self.words = words
    self.meaning = meaning
    self.label = label
    self.text = text
    self.applies = applies
  }

  /// The row where its action is refused.
  var withheld: KeyRow {
    var row = self
    row.applies = false
    return row
  }

  /// Returns the row of the keys that choose one of several things.
  ///
  /// Each list of keys chooses in its order, beginning with index `first`.
  static func choice(
    _ keys: [[Key]],
    from first: Int = 0,
    label: SafeText? = "",
    _ text: SafeText,
    applies: Bool = true
  ) -> KeyRow {
    let bindings = keys.flatMap { list in
      list.enumerated().map { index, key in
        Binding(key: key, meaning: .intent(.choose(first + index)))
      }
    }
    return KeyRow(bindings, [], .intent(.unclear), label: label, text, applies: applies)
  }

  /// Returns the digits that choose one of `count` things, and a row for the digits past them, which
  /// only report the count.
  static func digits(_ count: Int, _ text: SafeText) -> [KeyRow] {
    let count = min(count, 9)
    return [
      choice([digits(1, count)], text),
      choice([digits(count + 1, 9)], from: count, label: nil, text, applies: false),
    ]
  }

  /// Returns the keys of the digits from `first` to `last`.
  static func digits(_ first: Int, _ last: Int) -> [Key] {
    first > last ? [] : (first...last).map { .character(Character("\($0)")) }
  }

  static var help: KeyRow {
    KeyRow(
      [Binding(key: .character("?"), meaning: .help)],
      [.help],
      .help,
      label: "",
      "list the keys"
    )
  }

  /// The row that proposes an unsure answer to the author of the course.
  static func proposal(label: SafeText? = nil, applies: Bool) -> KeyRow {
    KeyRow(
      [.character("o")],
      [.proposal, .right],
      .propose,
      label: label,
      "\"mine was right\": propose the answer to the author",
      applies: applies
    )
  }

  /// The row that shows the text of a question again.
  static func text(label: SafeText? = "text", applies: Bool = true) -> KeyRow {
    KeyRow(
      [.character("t")],
      [.text],
      .readText,
      label: label,
      "show the text again",
      applies: applies
    )
  }

  static func leave(
    _ text: SafeText = "leave",
    also keys: [Key] = [],
    label: SafeText? = nil
  ) -> KeyRow {
    KeyRow([.character("q"), .control("d")] + keys, [.quit], .leave, label: label, text)
  }

  static func back(
    _ text: SafeText,
    label: SafeText? = "back",
    also keys: [Key] = [],
    applies: Bool = true
  ) -> KeyRow {
    KeyRow([.character("b"), .escape] + keys, [.back], .back, label: label, text, applies: applies)
  }
}
