import Turkish

/// A pattern prepared to be compared with many answers.
package struct PreparedPattern: Sendable {
  private let plan: DistancePlan

  /// Prepares a pattern, which takes far longer than one comparison.
  package init(_ pattern: AnswerPattern) { plan = DistancePlan(pattern.lattice) }

  /// Returns the smallest Levenshtein distance of normalised bytes to any of the forms.
  ///
  /// It makes one bit-parallel pass over the letters of all forms per 64 letters of the answer.
  package func levenshtein(to answer: [UInt8]) -> Int {
    guard !answer.isEmpty else { return plan.shortest }
    return answer.withUnsafeBufferPointer { plan.distance(to: $0) }
  }
}

extension DistancePlan {
  /// Returns the smallest distance between any form and an answer of at least one byte.
  fileprivate func distance(to answer: UnsafeBufferPointer<UInt8>) -> Int {
    let blocks = (answer.count + 63) / 64
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: blocks * alphabetSize) {
      masks in
      fill(masks, from: answer)
      return withUnsafeTemporaryAllocation(
        of: DistanceColumn.self,
        capacity: steps.count + 1
      ) { columns in
        columns.initialize(repeating: DistanceColumn())
        return blocks == 1
          ? distance(in: columns, UnsafeBufferPointer(masks), length: answer.count)
          : distance(in: columns, UnsafeBufferPointer(masks), length: answer.count, blocks: blocks)
      }
    }
  }

  /// Fills the masks with the positions of each letter in the answer; a capital `I` is ı and i.
  private func fill(
    _ masks: UnsafeMutableBufferPointer<UInt64>,
    from answer: UnsafeBufferPointer<UInt8>
  ) {
    masks.initialize(repeating: 0)
    let numbers = (alphabet[Int(UInt8(ascii: "i"))], alphabet[Int(CodePage.dotlessI)])
    alphabet.withUnsafeBufferPointer { alphabet in
      for (place, byte) in answer.enumerated() {
        let row = (place &>> 6) &* alphabetSize
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: place & 63)
        masks[row &+ Int(alphabet[Int(byte)])] |= bit
        if byte == AnswerText.eitherI {
          masks[row &+ Int(numbers.0)] |= bit
          masks[row &+ Int(numbers.1)] |= bit
        }
      }
    }
  }

  /// Returns the distance for an answer of at most 64 letters.
  private func distance(
    in columns: UnsafeMutableBufferPointer<DistanceColumn>,
    _ masks: UnsafeBufferPointer<UInt64>,
    length: Int
  ) -> Int {
    letters.withUnsafeBufferPointer { letters in
      steps.withUnsafeBufferPointer { steps in
        for (index, step) in steps.enumerated() {
          var column = columns[Int(step.source)]
          if step.other >= 0 {
            column = DistanceColumn.least(column, columns[Int(step.other)])
          } else {
            for place in Int(step.letters.lowerBound)..<Int(step.letters.upperBound) {
              column.deltas.advance(matches: masks[Int(letters[place])])
            }
            column.top &+= step.letters.count
          }
          columns[index &+ 1] = column
        }
      }
    }
    return ends.reduce(Int.max) { least, end in
      min(least, columns[end].top + columns[end].deltas.sum(over: length))
    }
  }

  /// Returns the distance for a longer answer, word by word, with the carries between them.
  private func distance(
    in columns: UnsafeMutableBufferPointer<DistanceColumn>,
    _ masks: UnsafeBufferPointer<UInt64>,
    length: Int,
    blocks: Int
  ) -> Int {
    withUnsafeTemporaryAllocation(of: DistanceColumn.Carry.self, capacity: letters.count) {
      carries in
      carries.initialize(repeating: .init())
      for block in 0..<blocks {
        let rows = min(64, length - block * 64)
        advance(
          columns,
          UnsafeBufferPointer(rebasing: masks[block * alphabetSize..<(block + 1) * alphabetSize]),
          carries,
          isFirst: block == 0,
          lastRow: UInt64(rows - 1)
        )
      }
      return ends.reduce(Int.max) { min($0, columns[$1].bottom) }
    }
  }

  private func advance(
    _ columns: UnsafeMutableBufferPointer<DistanceColumn>,
    _ masks: UnsafeBufferPointer<UInt64>,
    _ carries: UnsafeMutableBufferPointer<DistanceColumn.Carry>,
    isFirst: Bool,
    lastRow: UInt64
  ) {
    let start = columns[0].bottom
    columns[0] = DistanceColumn(top: start, bottom: start + Int(lastRow) + 1)
    letters.withUnsafeBufferPointer { letters in
      steps.withUnsafeBufferPointer { steps in
        for (index, step) in steps.enumerated() {
          let top = columns[index &+ 1].bottom
          var column = columns[Int(step.source)]
          if step.other >= 0 {
            column = DistanceColumn.least(column, columns[Int(step.other)])
          } else {
            let run = Int(step.letters.lowerBound)..<Int(step.letters.upperBound)
            for place in run {
              let matches = masks[Int(letters[place])]
              column.advance(matches: matches, &carries[place], lastRow: lastRow)
            }
            column.top = isFirst ? column.top + run.count : top
          }
          columns[index &+ 1] = column
        }
      }
    }
  }
}
