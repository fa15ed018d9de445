import Curriculum
import Patterns
import Scoring
import Turkish

/// Makes orders from sentences whose order is hardly free.
package struct OrderMaker: Sendable {
  package init() {}

  /// The most orders beside that of the sentence which may be right.
  private static let mostOthers = 2

  /// Words that belong to the one before them.
  private static let attached: Set = [
    "de", "da", "ile", "için", "gibi", "kadar", "sonra", "önce", "beri", "değil", "bile",
  ]

  /// Words between parts that could change places: the cook is happy but the doctor is tired.
  private static let joining: Set = ["ve", "ama", "veya", "ya", "hem", "ne", "çünkü", "fakat"]

  /// Returns the order of a sentence; nil if it has too few or too many pieces, joins two parts that
  /// could change places, or if more than one part of it is free.
  package func order(of sentence: SourceSentence) -> MadeItem? {
    guard let words = sentence.words, (4...7).contains(words.count), !sentence.tags.isEmpty else {
      return nil
    }
    guard !words.contains(where: { Self.joining.contains($0.turkishLowercased) }) else {
      return nil
    }
    var pieces: [String] = []
    for part in sentence.turkish.split(separator: " ").map(String.init) {
      let word = part.turkishLowercased.filter(\.isLetter)
      let isAttached = Self.attached.contains(word) || EnglishGuard.isQuestionParticle(word)
      if isAttached, let last = pieces.popLast() {
        pieces.append("\(last) \(part)")
      } else {
        pieces.append(part)
      }
    }
    guard (3...6).contains(pieces.count), Set(pieces).count == pieces.count,
      others(pieces, sentence.turkish) <= Self.mostOthers
    else { return nil }
    return MadeItem(
      kind: .order,
      source: sentence,
      text: pieces.joined(separator: " / "),
      cue: nil,
      tags: Array(sentence.tags.prefix(2))
    )
  }

  /// The number of other orders with the same first piece that aren't shown to be wrong.
  private func others(_ pieces: [String], _ sentence: String) -> Int {
    let plain = pieces.map { $0.filter { !".?!".contains($0) } }
    let grader = OrderGrader(plain, listed: [AnswerPattern(literal: sentence)])
    var count = 0
    for order in Self.permutations(Array(plain.dropFirst())) {
      let answer = ([plain[0]] + order).joined(separator: " ")
      if order != Array(plain.dropFirst()), !grader.judge(answer, by: .none).verdict.fails {
        count += 1
        if count > Self.mostOthers { break }
      }
    }
    return count
  }

  private static func permutations(_ pieces: [String]) -> [[String]] {
    guard pieces.count > 1 else { return [pieces] }
    return pieces.indices.flatMap { index -> [[String]] in
      var rest = pieces
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
