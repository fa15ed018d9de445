package import Explanations
package import Scoring
import Turkish

/// The report on the marked answers of a class: by pupil, by item and by kind of mistake.
package struct ClassReport: Sendable {
  package let marked: MarkedClass
  package let scale: CreditScale
  package let sources: [Source]
  /// The table of accepted answers that was read, with the number of its answers.
  package let acceptedFile: (path: String, count: Int)?
  /// The language of the reasons.
  package let language: ExplanationLanguage
  /// The pupils in alphabetical order.
  package let students: [Student]
  /// The items, the hardest first; those without a mark last.
  package let items: [Item]
  /// The kinds of mistakes, the most frequent first.
  package let categories: [Category]

  /// A file that was read.
  package struct Source: Sendable, Equatable {
    package let path: String
    package let encoding: AnswerEncoding
    package let evidence: DecodedText.Evidence
    package let delimiter: Delimiter
    package let rows: Int
    /// The rows that were left out.
    package var faults: Int
    /// The columns of a wide table that are not items.
    package let unused: [String]

    package init(
      path: String,
      _ decoded: DecodedText,
      delimiter: Delimiter,
      rows: Int,
      faults: Int,
      unused: [String]
    ) {
      self.path = path
      encoding = decoded.encoding
      evidence = decoded.evidence
      self.delimiter = delimiter
      self.rows = rows
      self.faults = faults
      self.unused = unused
    }
  }

  package struct Student: Sendable {
    /// The name as it was written first.
    package let name: String
    package private(set) var points = Points()
    /// The places of the answers in ``MarkedClass/answers``.
    package private(set) var answers: [Int] = []

    fileprivate init(name: String) { self.name = name }

    fileprivate mutating func add(_ answer: Int, _ mark: Mark) {
      points.add(mark)
      answers.append(answer)
    }
  }

  package struct Item: Sendable {
    /// The place in ``MarkedClass/items``.
    package let place: Int
    package let item: ClassItem
    package let points: Points
    package let groups: [AnswerGroup]
  }

  package struct Category: Sendable {
    package let category: Finding.Category
    /// The answers that don't pass and have it.
    package fileprivate(set) var failed = 0
    /// The answers that pass with a note of it.
    package fileprivate(set) var noted = 0
    package fileprivate(set) var students: Set<String> = []
    /// The first finding of the kind.
    package let example: Finding
  }

  package init(
    _ marked: MarkedClass,
    scale: CreditScale,
    sources: [Source],
    acceptedFile: (path: String, count: Int)?,
    language: ExplanationLanguage
  ) {
    self.marked = marked
    self.scale = scale
    self.sources = sources
    self.acceptedFile = acceptedFile
    self.language = language
    students = Self.students(of: marked)
    items = Self.items(of: marked)
    categories = Self.categories(of: marked)
  }

  /// Whether every answer passes.
  package var allPass: Bool { marked.answers.allSatisfy(\.mark.passes) }

  /// The points of the whole class.
  package var points: Points {
    marked.answers.reduce(into: Points()) { $0.add($1.mark) }
  }

  private static func students(of marked: MarkedClass) -> [Student] {
    var students: [Student] = []
    var places: [String: Int] = [:]
    for (index, answer) in marked.answers.enumerated() {
      let key = HeaderName.key(answer.given.student)
      if places[key] == nil {
        places[key] = students.count
        students.append(Student(name: answer.given.student))
      }
      if let place = places[key] { students[place].add(index, answer.mark) }
    }
    return students.map { ($0, CollationKey($0.name)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private static func items(of marked: MarkedClass) -> [Item] {
    var answers = [[MarkedAnswer]](repeating: [], count: marked.items.count)
    for answer in marked.answers { answers[answer.item].append(answer) }
    let items = marked.items.indices.map { place in
      Item(
        place: place,
        item: marked.items[place],
        points: answers[place].reduce(into: Points()) { $0.add($1.mark) },
        groups: AnswerGroup.groups(of: answers[place])
      )
    }
    return items.filter { $0.points.answers > 0 }
      .sorted { ($0.points.share ?? 2, $0.place) < ($1.points.share ?? 2, $1.place) }
  }

  private static func categories(of marked: MarkedClass) -> [Category] {
    var found: [Finding.Category: Category] = [:]
    for answer in marked.answers {
      for kind in answer.mark.categories {
        guard let finding = answer.mark.findings.first(where: { $0.category == kind }) else {
          continue
        }
        var category =
          found[finding.category] ?? Category(category: finding.category, example: finding)
        if answer.mark.passes { category.noted += 1 } else { category.failed += 1 }
        category.students.insert(HeaderName.key(answer.given.student))
        found[finding.category] = category
      }
    }
    return found.values.sorted {
      ($1.failed, $1.noted, $0.category.rawValue) < ($0.failed, $0.noted, $1.category.rawValue)
    }
  }
}
