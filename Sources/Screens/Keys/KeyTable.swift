import Coordination
package import TerminalUI

/// All keys of a place, as it is now: prompt, help, keys and colon words come from this table.
package struct KeyTable: Sendable, Equatable {
  package let input: Prompt.Input
  /// The end of the prompt, after the names of the keys.
  private let lead: String
  /// The most important first: the last are the first that a narrow prompt leaves out.
  package let rows: [KeyRow]

  /// The table of a place that takes single keys.
  init(_ rows: [KeyRow]) { self.init(.key, rows) }

  init(_ input: Prompt.Input, lead: String = "> ", _ rows: [KeyRow]) {
    self.input = input
    self.lead = lead
    self.rows = rows + [.help]
  }

  /// The line that waits for the learner; `labels` off names the keys alone.
  func prompt(labels: Bool = true) -> Prompt {
    let shown = rows.filter { $0.applies && $0.label != nil }
    let names = shown.compactMap { row -> String? in
      guard input == .key else { return row.words.first?.typed }
      let name = row.bindings.map(\.key.name).drawnTogether().first
      guard let name, labels, let label = row.label, !label.isEmpty else { return name }
      return "\(name) \(label)"
    }
    // The help alone is not worth a name.
    guard names.count > 1 else { return Prompt(lead, input) }
    let all = input == .key ? names : names.dropLast() + ["?"]
    return Prompt(keys: all.drawnTogether(from: 3), lead: lead, input)
  }

  /// The keys with their names in the prompt, where they have some.
  var labels: [String] {
    rows.compactMap { row in
      guard row.applies, let label = row.label, !label.isEmpty, let key = row.bindings.first?.key
      else { return nil }
      return "\(key.name) \(label)"
    }
  }

  /// The meaning of a single key; nil if it has none here.
  package func meaning(of key: Key) -> InputMeaning? {
    rows.lazy.flatMap(\.bindings).first { $0.key == key }?.meaning
  }

  /// The meaning of a word after a colon and of the text that follows it; nil if the word has none
  /// here.
  package func meaning(ofCommand text: String) -> InputMeaning? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let row = rows.first(where: { $0.words.contains { $0.typed == parts.first ?? "" } })
    else { return nil }
    if case .intent(.addCard) = row.meaning {
      return .intent(.addCard(parts.count > 1 ? String(parts[1]) : ""))
    }
    return parts.count > 1 ? nil : row.meaning
  }

  /// The keys that do something now; at a text prompt only the words, for there every key is text.
  package func help(isByLine: Bool) -> Frame {
    let lines = rows.filter(\.applies).compactMap { row -> Line? in
      let name = names(of: row, isByLine: isByLine).joined(separator: ", ")
      return name.isEmpty ? nil : Line("  \(name)  \(row.text)", hangingIndent: name.count + 4)
    }
    let head = input == .key ? "Keys:" : "Type the answer, then Enter. Commands:"
    var frame = Frame([Line(head)] + lines)
    if input == .turkish && !isByLine {
      frame.lines.append(
        "  Turkish letters: ;s gives ş, ;c ç, ;g ğ, ;i ı, ;I İ, ;o ö, ;u ü; Tab shows them."
      )
    }
    return frame
  }

  /// The keys and words that can be typed for a row.
  package func names(of row: KeyRow, isByLine: Bool) -> [String] {
    let keys = row.bindings.map(\.key)
    let words = row.words.map(\.typed)
    guard input == .key else { return (row == .help ? ["?"] : []) + words }
    guard isByLine else { return keys.map(\.name).drawnTogether() }
    return keys.filter(\.isTypable).map(\.name).drawnTogether() + words
  }
}
