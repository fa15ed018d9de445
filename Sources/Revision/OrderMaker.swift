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
    "de", "da", "ile", "için", "gibi", "kadar", "sonra", "önce", "beri", "değil", "bile", "göre",
    "doğru", "karşı",
  ]

  /// Words that belong to the one after them, and that could go to another one.
  private static let leading: Set = [
    "bu", "şu", "her", "hangi", "kaç", "çok", "daha", "en", "iki", "üç", "dört", "beş",
  ]

  /// Points of spelling inside a piece, which an order doesn't practise.
  private static let ofLetters: Set = [
    "alphabet", "harmony-2", "harmony-4", "softening", "vowel-drop", "buffer-letters",
    "d-t-assimilation", "iyor-narrowing", "apostrophe",
  ]

  /// Words between parts that could change places: the cook is happy but the doctor is tired.
  private static let joining: Set = ["ve", "ama", "veya", "ya", "hem", "ne", "çünkü", "fakat"]

  /// Returns the order of a sentence; nil if it has too few or too many pieces, joins two parts that
  /// could change places, or if more than one part of it is free.
  package func order(of sentence: SourceSentence) -> MadeItem? {
    let tags = sentence.tags.filter { !Self.ofLetters.contains($0.rawValue) }
    guard let words = sentence.words, (4...7).contains(words.count), !tags.isEmpty,
      sentence.turkish.count(where: { ".?!".contains($0) }) < 2
    else { return nil }
    guard !words.contains(where: { Self.joining.contains($0.turkishLowercased) }) else {
      return nil
    }
    let pieces = Self.pieces(of: sentence.turkish)
    guard (3...6).contains(pieces.count), Set(pieces).count == pieces.count,
      others(pieces, sentence.turkish) <= Self.mostOthers
    else { return nil }
    return MadeItem(
      kind: .order,
      source: sentence,
      text: pieces.joined(separator: " / "),
      cue: nil,
      tags: Array(tags.prefix(2))
    )
  }

  /// Cuts a sentence at its words; particles and postpositions stay with the word before them, words
  /// such as “this” and “which” with the one after them.
  private static func pieces(of sentence: String) -> [String] {
    var pieces: [String] = []
    var isOpen = false
    for part in sentence.split(separator: " ").map(String.init) {
      let word = part.turkishLowercased.filter(\.isLetter)
      let isAttached = attached.contains(word) || QuestionParticle.matches(CodePage.encode(word))
      if isAttached || isOpen, let last = pieces.popLast() {
        pieces.append("\(last) \(part)")
      } else {
        pieces.append(part)
      }
      isOpen = leading.contains(word)
    }
    return pieces
  }

  /// The number of other orders that aren't shown to be wrong; the capital of the first piece isn't
  /// shown, so any piece may come first.
  private func others(_ pieces: [String], _ sentence: String) -> Int {
    let plain = pieces.map { $0.filter { !".?!".contains($0) } }
    let grader = OrderGrader(plain, listed: [AnswerPattern(literal: sentence)])
    var count = 0
    for order in Self.permutations(plain) where order != plain {
      guard !grader.judge(order.joined(separator: " "), by: .none).verdict.fails else { continue }
      count += 1
      if count > Self.mostOthers { break }
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
