/// An item of a class's answers.
package struct ClassItem: Sendable, Equatable {
  package let name: String
  /// What is asked; empty if nobody has told.
  package let asked: String
  /// The right answer to show.
  package let right: String

  package init(name: String, asked: String, right: String) {
    self.name = name
    self.asked = asked
    self.right = right
  }
}

/// An answer with its mark.
package struct MarkedAnswer: Sendable, Equatable {
  package let given: GivenAnswer
  /// The place of the item in ``MarkedClass/items``.
  package let item: Int
  package let mark: Mark

  package init(_ given: GivenAnswer, item: Int, mark: Mark) {
    self.given = given
    self.item = item
    self.mark = mark
  }
}

/// The marked answers of a class, in the order of their files and lines.
package struct MarkedClass: Sendable {
  package private(set) var items: [ClassItem] = []
  package private(set) var answers: [MarkedAnswer] = []

  package init() {}

  /// Adds an item and returns its place.
  package mutating func add(_ item: ClassItem) -> Int {
    items.append(item)
    return items.count - 1
  }

  package mutating func add(_ answer: MarkedAnswer) { answers.append(answer) }

  /// A mark that differs from that of an earlier marking.
  package struct Change: Sendable, Equatable {
    /// Nil if the answer could not be marked.
    package let before: MarkedAnswer?
    package let after: MarkedAnswer
  }

  /// The answers whose mark differs from that of an earlier marking, in their order.
  package func changes(since before: MarkedClass) -> [Change] {
    var earlier: [Place: [MarkedAnswer]] = [:]
    for answer in before.answers.reversed() {
      earlier[before.place(of: answer), default: []].append(answer)
    }
    return answers.compactMap { answer in
      let old = earlier[place(of: answer)]?.popLast()
      if let old, old.mark.isSame(as: answer.mark) { return nil }
      return Change(before: old, after: answer)
    }
  }

  /// The row of an answer and its item.
  private struct Place: Hashable {
    let file: String
    let line: Int
    let item: String
  }

  private func place(of answer: MarkedAnswer) -> Place {
    Place(file: answer.given.file, line: answer.given.line, item: items[answer.item].name)
  }
}

extension Mark {
  /// Whether a pupil would see the same mark and credit.
  fileprivate func isSame(as other: Mark) -> Bool {
    kind == other.kind && credit == other.credit && note == other.note
  }
}
