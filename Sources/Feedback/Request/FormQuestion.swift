/// An exercise on the form of a Turkish sentence, as a model is told of it.
package enum FormQuestion: Sendable, Equatable, Codable {
  /// A sentence with `____` for what is missing; the cue is shown beside it.
  case gap(sentence: String, cue: String?)
  /// The pieces of a sentence in the order in which they were shown.
  case order(pieces: [String])
  /// A sentence to be said another way, with a key word or a frame.
  case transformation(source: String, key: String?)
  /// A paragraph with mistakes to be put right.
  case correction(paragraph: String)
  /// Texts with numbers to be matched with those with letters.
  case matching(instruction: String, firsts: [String], seconds: [String])
  /// A turn of a dialogue, the last of the turns, with what it is to say.
  case dialogue(turns: [String], cue: String)

  /// The cue or the key; nil without one.
  var cue: String? {
    switch self {
    case .gap(_, let cue), .transformation(_, let cue): cue
    case .order, .correction, .matching: nil
    case .dialogue(_, let cue): cue
    }
  }

  /// The texts that the learner saw.
  var texts: [String] {
    switch self {
    case .gap(let text, let cue), .transformation(let text, let cue):
      [text] + [cue].compactMap(\.self)
    case .order(let pieces): pieces
    case .correction(let paragraph): [paragraph]
    case .matching(let instruction, let firsts, let seconds): [instruction] + firsts + seconds
    case .dialogue(let turns, let cue): turns + [cue]
    }
  }

  /// The name of the kind, by which equal texts of two kinds differ.
  var name: String {
    switch self {
    case .gap: "gap"
    case .order: "order"
    case .transformation: "transformation"
    case .correction: "correction"
    case .matching: "matching"
    case .dialogue: "dialogue"
    }
  }

  /// The task in one line.
  package var line: String {
    switch self {
    case .gap(let text, let cue), .transformation(let text, let cue):
      // A cue that the learner may leave out has its brackets already.
      text + (cue.map { $0.hasPrefix("(") ? " \($0)" : " (\($0))" } ?? "")
    case .order(let pieces): pieces.joined(separator: " / ")
    case .correction(let paragraph): paragraph
    case .matching(let instruction, let firsts, let seconds):
      "\(instruction) \(firsts.joined(separator: " / ")) – \(seconds.joined(separator: " / "))"
    case .dialogue(let turns, let cue): "\(turns.suffix(2).joined(separator: " ")) (\(cue))"
    }
  }
}
