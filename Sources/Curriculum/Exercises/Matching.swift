/// Beginnings to be matched with their ends, or words to be sorted into classes.
package struct Matching: Sendable, Equatable {
  /// What to do, in one line.
  package var instruction: String
  /// Two to seven.
  package var pairs: [Pair]
  /// Whether words are sorted into classes, so that several have the same partner.
  package var isSorting: Bool

  /// A beginning with its end, or a word with its class.
  package struct Pair: Sendable, Equatable {
    /// Shown with a number.
    package var first: LocatedText
    /// Shown with a letter.
    package var second: LocatedText
  }

  static let counts = 2...7

  /// The letters of what is shown with letters, in their order.
  package static let letters = Array("abcdefg")

  /// Returns what is shown with numbers; the words of a sorting are mixed.
  package func firsts(for item: ItemID) -> [String] {
    let firsts = pairs.map(\.first.text)
    return isSorting ? item.mixed(firsts) : firsts
  }

  /// Returns what is shown with letters; the ends of a matching are mixed, classes are not.
  package func seconds(for item: ItemID) -> [String] {
    let seconds = pairs.map(\.second.text)
    return isSorting ? classes : item.mixed(seconds)
  }

  /// The classes of a sorting in the order of the file.
  private var classes: [String] {
    pairs.map(\.second.text).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Matching: ExerciseContent {
  static let form = ItemForm(marker: .matching, parts: [.pair], skills: [.grammar, .practice])

  init(_ draft: ItemDraft) throws(ContentErrors) {
    let lines = draft.lines(.pair)
    let isSorting = lines.contains { $0.fields.last?.contains("|") == true }
    var errors: [ContentError] = []
    var pairs: [Pair] = []
    for line in lines {
      let fields = line.fields
      let parts = (fields.last ?? "").split(at: "|").map(\.withoutSpaces)
      guard fields.count == 2, !fields[0].isEmpty, !parts.contains("") else {
        errors.append(draft.error(.pairFields, line: line.line))
        continue
      }
      let name = LocatedText(text: fields[0], line: line.line)
      pairs += parts.map { part in
        let text = LocatedText(text: part, line: line.line)
        return isSorting ? Pair(first: text, second: name) : Pair(first: name, second: text)
      }
    }
    // A single class would leave nothing to sort.
    if errors.isEmpty, lines.count < 2 || !Self.counts.contains(pairs.count) {
      errors.append(draft.error(.pairs(found: lines.count < 2 ? lines.count : pairs.count)))
    }
    guard errors.isEmpty else { throw ContentErrors(errors) }
    self.init(instruction: draft.mark.text, pairs: pairs, isSorting: isSorting)
  }

  var prompt: String { instruction }

  var texts: [ExerciseText] {
    let firsts = pairs.map { ExerciseText($0.first, .paired) }
    let seconds = pairs.map(\.second).reduce(into: [LocatedText]()) { all, second in
      if all.last != second { all.append(second) }
    }
    return [ExerciseText(instruction, .cue)] + firsts + seconds.map { ExerciseText($0, .paired) }
  }
}
