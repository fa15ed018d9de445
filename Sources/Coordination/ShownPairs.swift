import Curriculum
import Scoring

/// The pairs of a matching as they are shown: numbers to be given letters.
struct ShownPairs: Sendable {
  let firsts: [String]
  let seconds: [String]
  /// For each number the index of its right letter.
  private let key: [Int]

  init(_ matching: Matching, id: ItemID) {
    let (firsts, seconds) = (matching.firsts(for: id), matching.seconds(for: id))
    key = firsts.map { first in
      let partner = matching.pairs.first { $0.first.text == first }?.second.text
      return seconds.firstIndex { $0 == partner } ?? 0
    }
    (self.firsts, self.seconds) = (firsts, seconds)
  }

  /// All right pairs in one line.
  var solution: String { text(of: key) }

  /// The first right pairs by number and letter, as many as a hint of this step, 1 to 3, shows.
  func hint(_ step: Int) -> [String] {
    let count = min(firsts.count, max(step, firsts.count * step / 4))
    return (0..<count).map { "\($0 + 1)\(Matching.letters[key[$0]])" }
  }

  /// Whether an answer gives each number one letter.
  func isComplete(_ answer: String) -> Bool { read(answer) != nil }

  /// Marks each pair by itself.
  func judge(_ answer: String) -> Judgement {
    let chosen = read(answer)
    let parts = firsts.indices.map { index in
      Judgement.Part(
        name: firsts[index],
        expected: seconds[key[index]],
        found: chosen.map { seconds[$0[index]] } ?? ""
      )
    }
    return Judgement(parts: parts, answer: chosen.map(text) ?? answer, nearest: solution)
  }

  private func text(of chosen: [Int]) -> String {
    pairs(chosen).joined(separator: " / ")
  }

  private func pairs(_ chosen: [Int]) -> [String] {
    zip(firsts, chosen).map { "\($0) – \(seconds[$1])" }
  }

  /// Returns the index of the letter for each number; nil if one is missing.
  private func read(_ answer: String) -> [Int]? { readSigns(answer) ?? readText(answer) }

  /// Reads `1c 2a`, in any order and with any signs between, or the letters alone.
  private func readSigns(_ answer: String) -> [Int]? {
    let signs = answer.lowercased().filter { !$0.isWhitespace && !",;.:-–=)".contains($0) }
    let indices = signs.map { sign in Matching.letters.prefix(seconds.count).firstIndex(of: sign) }
    if indices.count == firsts.count, !indices.contains(nil) { return indices.compactMap(\.self) }
    guard indices.count == 2 * firsts.count else { return nil }
    let numbers = signs.map(\.wholeNumberValue)
    var chosen: [Int: Int] = [:]
    for place in stride(from: 0, to: indices.count, by: 2) {
      guard let number = numbers[place], let letter = indices[place + 1] else { return nil }
      chosen[number - 1] = letter
    }
    let inOrder = firsts.indices.compactMap { chosen[$0] }
    return inOrder.count == firsts.count ? inOrder : nil
  }

  /// Reads the pairs as the record of an answer has them.
  private func readText(_ answer: String) -> [Int]? {
    var rest = answer[...]
    var chosen: [Int] = []
    for (index, first) in firsts.enumerated() {
      if index > 0 {
        guard rest.hasPrefix(" / ") else { return nil }
        rest = rest.dropFirst(3)
      }
      let fitting = seconds.indices.filter { rest.hasPrefix("\(first) – \(seconds[$0])") }
      guard let letter = fitting.max(by: { seconds[$0].count < seconds[$1].count }) else {
        return nil
      }
      rest = rest.dropFirst("\(first) – \(seconds[letter])".count)
      chosen.append(letter)
    }
    return rest.isEmpty ? chosen : nil
  }
}
