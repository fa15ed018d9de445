import Patterns
import Turkish

/// Marks a paragraph whose mistakes a learner puts right, each mistake by itself.
///
/// An answer is the whole paragraph, or only the right words with commas between them.
package struct CorrectionGrader: Sendable {
  /// The words of the paragraph with its mistakes.
  private let words: [Word]
  private let faults: [Fault]
  /// The paragraph without mistakes.
  private let corrected: String

  /// A mistake with what is right in its place, the usual correction first.
  package typealias Mistake = (wrong: String, right: [String])

  private struct Word: Sendable {
    let letters: [UInt8]
    /// The mistake that it belongs to.
    let fault: Int?
  }

  private struct Fault: Sendable {
    let name: String
    let wrong: [[UInt8]]
    let right: [AnswerPattern]
    let place: Range<Int>

    func accepts(_ words: [[UInt8]]) -> Bool {
      right.contains { $0.accepts(Array(words.joined(separator: [space]))) }
    }
  }

  /// Takes the paragraph cut at its mistakes: a text, then a mistake, and so on.
  ///
  /// `texts` has one element more than `corrections`.
  package init(texts: [String], corrections: [Mistake]) {
    var words: [Word] = []
    var faults: [Fault] = []
    var corrected = ""
    for (index, text) in texts.enumerated() {
      corrected += text
      words += Self.words(of: text).map { Word(letters: $0, fault: nil) }
      guard index < corrections.count else { break }
      let correction = corrections[index]
      let wrong = Self.words(of: correction.wrong)
      faults.append(
        Fault(
          name: correction.wrong,
          wrong: wrong,
          right: correction.right.map { AnswerPattern(literal: $0) },
          place: words.count..<words.count + wrong.count
        )
      )
      words += wrong.map { Word(letters: $0, fault: index) }
      corrected += correction.right.first ?? ""
    }
    (self.words, self.faults, self.corrected) = (words, faults, corrected)
  }

  /// Returns a part of an answer that is near no word of the paragraph; nil if the answer can be
  /// marked.
  package func strayPart(of answer: String) -> String? {
    guard !isWhole(answer) else { return nil }
    return replacements(in: answer).stray
  }

  /// Judges an answer.
  package func judge(_ answer: String) -> Judgement {
    let replacements =
      isWhole(answer)
      ? replacements(in: Self.words(of: answer)) : replacements(in: answer).placed
    var parts: [Judgement.Part] = []
    var judgements: [Judgement] = []
    for fault in faults {
      let found = replacements.first { $0.place.overlaps(fault.place) }
      let part = judged(fault, found)
      parts.append(part)
      guard !part.isRight else { continue }
      let typed = part.found.isEmpty ? nil : part.found
      judgements.append(judgement(ofChange: typed, at: fault.place))
    }
    for change in replacements
    where !faults.contains(where: { $0.place.overlaps(change.place) }) {
      let change = change.place.isEmpty ? widened(change) : change
      let (right, found) = (text(rightWords(at: change.place)), text(change.words))
      let own = judgement(ofChange: found, at: change.place)
      // Letters without their Turkish marks spoil nothing.
      guard own.verdict.fails else { continue }
      parts.append(Judgement.Part(name: right, expected: right, found: found))
      judgements.append(own)
    }
    var judgement = Judgement(parts: parts, answer: answer, nearest: corrected)
    let findings = judgements.flatMap(\.findings)
    if !findings.isEmpty {
      judgement.findings = Array(findings.prefix(SentenceComparison.mostFindings))
    }
    return judgement
  }

  private func judged(_ fault: Fault, _ change: Replacement?) -> Judgement.Part {
    let right = fault.right.first?.shown ?? ""
    guard let change, change.words != fault.wrong else {
      return Judgement.Part(name: fault.name, expected: right, found: "")
    }
    let found = text(change.words)
    let isRight =
      fault.accepts(change.words)
      || TranslationGrader(accepted: fault.right).judge(found).verdict.passes
    return Judgement.Part(name: fault.name, expected: right, found: isRight ? right : found)
  }

  /// Returns words that were added together with their neighbour.
  private func widened(_ change: Replacement) -> Replacement {
    let index = change.place.lowerBound
    let neighbour = max(0, index - 1)
    let place = words[neighbour].fault.map { faults[$0].place } ?? neighbour..<neighbour + 1
    let own = rightWords(at: place)
    return Replacement(place: place, words: index > 0 ? own + change.words : change.words + own)
  }

  /// The words of a mistake put right, or other words as they are.
  private func rightWords(at place: Range<Int>) -> [[UInt8]] {
    if let fault = faults.first(where: { $0.place == place }) {
      return Self.words(of: fault.right[0].shown)
    }
    return words[place].map(\.letters)
  }

  /// Judges the paragraph in which only one place is other than it should be.
  ///
  /// Without a change what was there is left.
  private func judgement(ofChange found: String?, at place: Range<Int>) -> Judgement {
    let changed = found.map(Self.words)
    var other: [[UInt8]] = []
    var right: [[UInt8]] = []
    var index = 0
    while index < words.count {
      if index == place.lowerBound, !place.isEmpty {
        let own = words[place].map(\.letters)
        other += changed ?? own
        right += rightWords(at: place)
        index = place.upperBound
      } else if let fault = words[index].fault {
        let own = rightWords(at: faults[fault].place)
        other += own
        right += own
        index = faults[fault].place.upperBound
      } else {
        other.append(words[index].letters)
        right.append(words[index].letters)
        index += 1
      }
    }
    return TranslationGrader(accepted: [AnswerPattern(literal: text(right))]).judge(text(other))
  }

  private static func words(of text: String) -> [[UInt8]] {
    let bytes = Normalization.bytes(of: text)
    return bytes.wordRanges.map { Array(bytes[$0]) }
  }

  private func text(_ words: [[UInt8]]) -> String {
    words.map(CodePage.decode).joined(separator: " ")
  }
}

// Reading what a learner wrote.
extension CorrectionGrader {
  /// The learner's words for a range of words in the paragraph.
  private struct Replacement {
    let place: Range<Int>
    let words: [[UInt8]]
  }

  /// Whether an answer is the paragraph rather than some of its words.
  private func isWhole(_ answer: String) -> Bool {
    !Self.arrows.contains(where: answer.contains)
      && Self.words(of: answer).count * 3 >= words.count * 2
  }

  private static let arrows = ["->", "→", "=>", "=", ">"]

  /// Returns what differs from the paragraph in an answer that is a whole paragraph.
  private func replacements(in typed: [[UInt8]]) -> [Replacement] {
    let own = words.map(\.letters)
    var lost = Set<Int>()
    var new = Set<Int>()
    for change in typed.difference(from: own) {
      switch change {
      case .remove(let offset, _, _): lost.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var replacements: [Replacement] = []
    var (left, right) = (0, 0)
    while left < own.count || right < typed.count {
      let (start, begin) = (left, right)
      while lost.contains(left) { left += 1 }
      while new.contains(right) { right += 1 }
      if left > start || right > begin {
        replacements += split(start..<left, Array(typed[begin..<right]))
      } else {
        left += 1
        right += 1
      }
    }
    return replacements
  }

  /// Cuts a replacement at the mistakes that it covers, as far as their corrections are in it.
  private func split(_ place: Range<Int>, _ typed: [[UInt8]]) -> [Replacement] {
    for fault in faults where fault.place.overlaps(place) {
      for right in fault.right {
        let words = Self.words(of: right.shown)
        guard let start = typed.firstIndex(of: words) else { continue }
        let end = start + words.count
        let before = place.lowerBound..<max(place.lowerBound, fault.place.lowerBound)
        let after = min(place.upperBound, fault.place.upperBound)..<place.upperBound
        return (start > 0 || !before.isEmpty ? split(before, Array(typed[..<start])) : [])
          + [Replacement(place: fault.place, words: words)]
          + (end < typed.count || !after.isEmpty ? split(after, Array(typed[end...])) : [])
      }
    }
    return [Replacement(place: place, words: typed)]
  }

  /// Returns where the words of a list belong, and a part of it that is near no word.
  private func replacements(in answer: String) -> (placed: [Replacement], stray: String?) {
    var placed: [Replacement] = []
    var rest: [[[UInt8]]] = []
    for part in answer.split(whereSeparator: { ",;/\n".contains($0) }) {
      rest.append(Self.words(of: Self.afterArrow(String(part))))
    }
    // Right words are taken first, so that the others can only belong to what is left.
    for fault in faults {
      guard let found = take(fault.right.map { Self.words(of: $0.shown) }, from: &rest) else {
        continue
      }
      placed.append(Replacement(place: fault.place, words: found))
    }
    for part in rest where !part.isEmpty {
      guard let place = nearest(to: part, except: placed.map(\.place)) else {
        return (placed, text(part))
      }
      placed.append(Replacement(place: place, words: part))
    }
    return (placed, nil)
  }

  /// Returns the right word of “wrong -> right”.
  private static func afterArrow(_ part: String) -> String {
    for arrow in arrows {
      if let range = part.firstRange(of: arrow) { return String(part[range.upperBound...]) }
    }
    return part
  }

  /// Takes the first of the wordings from the parts that has it, and leaves the rest of that part.
  private func take(_ wordings: [[[UInt8]]], from parts: inout [[[UInt8]]]) -> [[UInt8]]? {
    for wording in wordings {
      for (index, part) in parts.enumerated() {
        guard let start = part.firstIndex(of: wording) else { continue }
        let remains = [Array(part[..<start]), Array(part[(start + wording.count)...])]
        parts.replaceSubrange(index...index, with: remains.filter { !$0.isEmpty })
        return wording
      }
    }
    return nil
  }

  /// Returns the words that a part is most like: those of a mistake, or a single other word.
  private func nearest(to part: [[UInt8]], except taken: [Range<Int>]) -> Range<Int>? {
    let places =
      faults.map(\.place) + words.indices.filter { words[$0].fault == nil }.map { $0..<$0 + 1 }
    let letters = Array(part.joined(separator: [space]))
    let pattern = AnswerPattern(literal: text(part))
    let near = places.filter { place in !taken.contains { $0.overlaps(place) } }.map { place in
      let own = Array(words[place].map(\.letters).joined(separator: [space]))
      return (place: place, distance: pattern.distance(to: own), length: own.count)
    }
    .min { $0.distance < $1.distance }
    guard let near, near.distance <= max(near.length, letters.count) / 2 else { return nil }
    return near.place
  }
}

private let space = UInt8(ascii: " ")

extension [[UInt8]] {
  /// The index at which some words begin.
  fileprivate func firstIndex(of words: [[UInt8]]) -> Int? {
    guard !words.isEmpty, words.count <= count else { return nil }
    return (0...count - words.count).first { Array(self[$0..<$0 + words.count]) == words }
  }
}
