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
  }

  let schema = 1
  let kinds: [Kind]
  let items: [Item]

  /// Reads the record; names and explanations are in `language`.
  init(
    record: Record,
    library: CourseLibrary?,
    limit: Int,
    in language: InterfaceLanguage
  ) throws(Failure) {
    let categories = try record.reading { (store) throws(DatabaseError) in
      try store.journal.mistakenCategories()
    }
    let found =
      try record.reading { (store) throws(DatabaseError) in
        try store.journal.mistakenItems(limit: limit)
      } ?? []
    let answers = try record.mistakes(since: found.map(\.last).min() ?? 0)
    let texts = Self.texts(of: found.map(\.item), library)
    (kinds, items) = InterfaceLanguage.$current.withValue(language) {
      let kinds = (categories ?? []).prefix(limit).map(Kind.init)
      return (kinds, found.map { Item($0, answers[$0.item], texts[$0.item]) })
    }
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

extension MistakesReport.Kind {
  init(_ kind: MistakenCategory) {
    self.init(
      category: kind.category.rawValue,
      name: kind.category.name(in: .interface),
      mistakes: kind.mistakes,
      items: kind.items
    )
  }
}

extension MistakesReport.Item {
  init(_ found: MistakenItem, _ answer: GivenAnswer?, _ text: Mistake?) {
    self.init(
      item: found.item.description,
      asked: text.map { "\(Wording.question(of: $0))" },
      answer: answer?.record.answer ?? "",
      right: text?.solution,
      findings: answer?.record.findings.map { FindingExplanation($0, in: .interface).sentence }
        ?? [],
      mistakes: found.mistakes,
      answers: found.answers,
      passesNow: found.passesNow,
      last: found.last
    )
  }

  /// The lines of the overview: the question, the answer, and what is wrong with it.
  func lines(number: Int) -> [SafeText] {
    let sign = passesNow ? "+" : "x"
    let shown: SafeText = answer.isEmpty ? Wording.noAnswer : "\(answer)"
    let reason: SafeText? = findings.first.map { "\($0)" } ?? right.map(Wording.right)
    let head: SafeText = "\(number) \(sign) \(asked ?? item)"
    return ["\(head)  \(Wording.wrong(mistakes, of: answers))", "  \(shown)"]
      + (reason.map { ["  - \($0)"] } ?? [])
  }
}
