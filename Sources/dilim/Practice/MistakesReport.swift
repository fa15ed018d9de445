import Coordination
import Curriculum
import Explanations
import Interface
import Scoring
import Screens
import Storage
import TextSafety

/// The overview of `dilim mistakes`; the property names are the keys of its JSON.
struct MistakesReport: Encodable {
  /// A kind of mistake with its numbers.
  struct Kind: Encodable {
    let category: String
    let name: String
    let mistakes: Int
    let items: Int

    /// The name in the language of the interface.
    var shownName: String {
      Finding.Category(rawValue: category)?.name(in: .interface) ?? name
    }
  }

  /// An item that was answered wrongly, with the last wrong answer.
  struct Item: Encodable {
    let item: String
    /// The sentence that was asked; nil if the course no longer has the item.
    let asked: String?
    let answer: String
    let right: String?
    /// What is wrong with the answer, a sentence for each finding.
    let findings: [String]
    let mistakes: Int
    let answers: Int
    /// Whether the last answer counts as known.
    let passesNow: Bool
    /// Milliseconds since 1970.
    let last: Int64
    /// The question and the first reason in the language of the interface; not in the JSON.
    let question: SafeText?
    let reason: SafeText?

    private enum CodingKeys: CodingKey {
      case item, asked, answer, right, findings, mistakes, answers, passesNow, last
    }
  }

  let schema = 1
  let kinds: [Kind]
  let items: [Item]

  init(record: Record, library: CourseLibrary?, limit: Int) throws(Failure) {
    let categories = try record.reading { (store) throws(DatabaseError) in
      try store.journal.mistakenCategories()
    }
    let found =
      try record.reading { (store) throws(DatabaseError) in
        try store.journal.mistakenItems(limit: limit)
      } ?? []
    let answers = try record.mistakes(since: found.map(\.last).min() ?? 0)
    let texts = Self.texts(of: found.map(\.item), library)
    kinds = (categories ?? []).prefix(limit).map { kind in
      Kind(
        category: kind.category.rawValue,
        name: kind.category.name(),
        mistakes: kind.mistakes,
        items: kind.items
      )
    }
    items = found.map { Item($0, answers[$0.item], texts[$0.item]) }
  }

  /// The items as the course asks them now.
  private static func texts(of items: [ItemID], _ library: CourseLibrary?) -> [ItemID: Mistake] {
    guard let library else { return [:] }
    let wanted = Set(items)
    let material = Set(items.map(\.lesson)).flatMap { (try? library.material(of: $0)) ?? [] }
    let found = material.filter { wanted.contains($0.id) }.map { ($0.id, Mistake($0, nil)) }
    return Dictionary(found) { first, _ in first }
  }
}

extension MistakesReport.Item {
  init(_ found: MistakenItem, _ answer: GivenAnswer?, _ text: Mistake?) {
    self.init(
      item: found.item.description,
      asked: text.map { text in
        InterfaceLanguage.$current.withValue(.english) { Wording.question(of: text).string }
      },
      answer: answer?.record.answer ?? "",
      right: text?.solution,
      findings: (answer?.record.findings ?? []).map {
        FindingExplanation($0).sentence
      },
      mistakes: found.mistakes,
      answers: found.answers,
      passesNow: found.passesNow,
      last: found.last,
      question: text.map { Wording.question(of: $0) },
      reason: answer?.record.findings.first.map {
        SafeText(line: FindingExplanation($0, in: .interface).sentence)
      }
    )
  }

  /// The lines of the overview: the question, the answer, and what is wrong with it.
  var lines: [SafeText] {
    let count: SafeText = "(\(mistakes) of \(answers) answers wrong)"
    let head: SafeText = "\(passesNow ? "+" : "x") \(question ?? "\(item)")  \(count)"
    let solution = right.map { "Right: \($0)" as SafeText }
    let reason = reason ?? solution
    let given: SafeText = answer.isEmpty ? "(no answer)" : "\(answer)"
    return [head, "  \(given)"]
      + (reason.map { ["  - \($0)"] } ?? [])
  }
}
