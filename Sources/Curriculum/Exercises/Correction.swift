import TextSafety

/// A paragraph with mistakes, which the learner finds and puts right.
package struct Correction: Sendable, Equatable {
  /// The paragraph in order, cut at its mistakes.
  package var pieces: [Piece]

  /// A part of the paragraph.
  package enum Piece: Sendable, Equatable {
    case text(String)
    case fault(Fault)
  }

  /// A mistake with what is right in its place.
  package struct Fault: Sendable, Equatable {
    package var wrong: String
    /// The usual correction first.
    package var right: [String]
  }

  static let counts = 3...8

  /// The mistakes in their order.
  package var faults: [Fault] {
    pieces.compactMap { piece in
      if case .fault(let fault) = piece { fault } else { nil }
    }
  }

  /// The paragraph as it is shown, with its mistakes.
  package var source: String { text { $0.wrong } }

  /// The paragraph without mistakes.
  package var corrected: String { text { $0.right[0] } }

  private func text(_ choice: (Fault) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .fault(let fault): choice(fault)
      }
    }.joined()
  }
}

extension Correction: ExerciseContent {
  static let form = ItemForm(marker: .correction, skills: [.practice])

  init(_ draft: ItemDraft) throws(ContentErrors) {
    var rest = draft.mark.text[...]
    var pieces: [Piece] = []
    while let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]") {
      let fault = try Self.fault(rest[rest.index(after: start)..<end], draft)
      if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
      pieces.append(.fault(fault))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    if let sign = rest.first(where: { "[]".contains($0) }) {
      throw ContentErrors([draft.error(.signInCorrection(sign))])
    }
    self.init(pieces: pieces)
    guard Self.counts.contains(faults.count) else {
      throw ContentErrors([draft.error(.faults(found: faults.count))])
    }
    for (place, piece) in pieces.enumerated() {
      guard case .fault(let fault) = piece else { continue }
      let isInWord =
        pieces.prefix(place).last?.isOfWord(\.last) == true
        || pieces.dropFirst(place + 1).first?.isOfWord(\.first) == true
      if isInWord { throw ContentErrors([draft.error(.faultInWord(SafeText(line: fault.wrong)))]) }
    }
  }

  private static func fault(
    _ text: Substring,
    _ draft: ItemDraft
  ) throws(ContentErrors) -> Fault {
    let fields = LocatedText(text: String(text), line: draft.line).fields
    let right = (fields.last ?? "").split(at: "|").map(\.withoutSpaces)
    // Marks alone aren't graded.
    let hasLetters = (fields.prefix(1) + right).allSatisfy { $0.contains(where: \.isLetter) }
    guard fields.count == 2, hasLetters else { throw ContentErrors([draft.error(.faultFields)]) }
    return Fault(wrong: fields[0], right: right)
  }

  var prompt: String { source }

  var texts: [ExerciseText] { [ExerciseText(corrected, .example)] }
}

extension Correction.Piece {
  /// Whether a letter of the text touches its neighbour, so that the neighbour is part of a word.
  fileprivate func isOfWord(_ letter: (String) -> Character?) -> Bool {
    if case .text(let text) = self { letter(text)?.isLetter == true } else { true }
  }
}
