import Coordination
package import TerminalUI
import TextSafety

/// All keys of a place in its present state; prompt, help, keys and command words come from here.
package struct KeyTable: Sendable, Equatable {
  package let input: Prompt.Input
  /// The text of the prompt after the names of the keys.
  private let lead: SafeText
  /// The rows, the most important first; a narrow prompt omits the last ones first.
  package private(set) var rows: [KeyRow]
  /// Whether the prompt says what `?` is for.
  private let explainsHelp: Bool

  /// Creates the table of a place that reads single keys.
  init(_ rows: [KeyRow]) { self.init(.key, rows) }

  init(
    _ input: Prompt.Input,
    lead: SafeText = "> ",
    _ rows: [KeyRow],
    explainsHelp: Bool = false
  ) {
    self.input = input
    self.lead = lead
    self.explainsHelp = explainsHelp
    self.rows = rows + [.help]
  }

  /// Returns the table without what an assignment refuses; its keys keep their meaning, so that the place
  /// can say why.
  func withholding(_ rule: AssignmentRule) -> KeyTable {
    var table = self
    table.rows = rows.map { row in
      if case .intent(let intent) = row.meaning, !rule.allows(intent) { return row.withheld }
      return row
    }
    return table
  }

  /// Returns the prompt; without `labels` it names the keys alone.
  func prompt(labels: Bool = true) -> Prompt {
    let shown = rows.filter { $0.applies && $0.label != nil }
    let names = shown.compactMap { row -> String? in
      guard input == .key else { return row.words.first?.typed }
      let name = row.bindings.map(\.key.name).joiningRuns().first
      guard let name, labels, let label = row.label, !label.isEmpty else { return name }
      return "\(name) \(label)"
    }
    // A prompt that could name only the help names no keys.
    guard names.count > 1 || explainsHelp else { return Prompt(lead, input) }
    let help: SafeText = explainsHelp ? "? help" : "?"
    let all = input == .key ? names : names.dropLast() + [help.string]
    return Prompt(keys: all.joiningRuns(ofAtLeast: 3), lead: lead, input)
  }

  /// The keys that have a label, each followed by it.
  var labels: [String] {
    rows.compactMap { row in
      guard row.applies, let label = row.label, !label.isEmpty, let key = row.bindings.first?.key
      else { return nil }
      return "\(key.name) \(label)"
    }
  }

  /// The labels in rows of a terminal; a label is never parted from its key.
  func labelRows(columns: Int) -> [String] {
    var rows: [String] = []
    for label in labels {
      if let last = rows.last, DisplayWidth.of(last) + 2 + DisplayWidth.of(label) <= columns {
        rows[rows.count - 1] = "\(last)  \(label)"
      } else {
        rows.append(label)
      }
    }
    return rows
  }

  /// Returns the meaning of a single key; nil if it has none here.
  package func meaning(of key: Key) -> InputMeaning? {
    rows.lazy.flatMap(\.bindings).first { $0.key == key }?.meaning
  }

  /// Returns the meaning of a command word and the text after it; nil if the word has none here.
  package func meaning(ofCommand text: String) -> InputMeaning? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let row = rows.first(where: { $0.words.contains { $0.typed == parts.first ?? "" } })
    else { return nil }
    if case .intent(.addCard) = row.meaning {
      return .intent(.addCard(parts.count > 1 ? String(parts[1]) : ""))
    }
    return parts.count > 1 ? nil : row.meaning
  }

  /// Returns the help: the actions that are possible now.
  ///
  /// At a text prompt it lists only the command words, because every key there is text.
  package func help(isByLine: Bool) -> Frame {
    let lines = rows.filter(\.applies).compactMap { row -> Line? in
      let name = names(of: row, isByLine: isByLine).joined(separator: ", ")
      return name.isEmpty ? nil : Line("  \(name)  \(row.text)", hangingIndent: name.count + 4)
    }
    let head: Line = input == .key ? "Keys:" : "Type the answer, then Enter. Commands:"
    var frame = Frame([head] + lines)
    if input == .turkish && !isByLine {
      frame.lines.append(
        "  Turkish letters: ;s gives ş, ;c ç, ;g ğ, ;i ı, ;I İ, ;o ö, ;u ü; Tab shows them."
      )
    }
    return frame
  }

  /// Returns the keys and command words with which the learner can trigger a row.
  package func names(of row: KeyRow, isByLine: Bool) -> [String] {
    let keys = row.bindings.map(\.key)
    let words = row.words.map(\.typed)
    guard input == .key else { return (row == .help ? ["?"] : []) + words }
    guard isByLine else { return keys.map(\.name).joiningRuns() }
    return keys.filter(\.isTypable).map(\.name).joiningRuns() + words
  }
}
