package import Curriculum
package import Scoring

/// The grammar points to which a wrong answer is put down.
///
/// The facts of a finding choose first, then its category. A tag that the item carries is blamed.
/// Otherwise a tag that was taught before is blamed by half; if there is none, the weakest tag of
/// the item is. Findings about the keyboard or about words leave the blame to all tags.
package struct BlamedTags: Sendable, Equatable {
  /// Tags of the item.
  package private(set) var blamed: [GrammarTag] = []
  /// Taught tags that the item lacks.
  package private(set) var others: [GrammarTag] = []
  /// Whether a finding is about grammar, but about no tag of the item and none that was taught.
  package private(set) var blamesWeakest = false

  /// Finds the tags for the findings of an answer.
  package init(findings: [Finding], itemTags: [GrammarTag], isTaught: (GrammarTag) -> Bool) {
    var isUnplaced = false
    for finding in findings {
      let isAboutGrammar = !CategoryTags.tags(of: finding.category).isEmpty
      guard isAboutGrammar else { continue }
      let isPlaced = place(finding, itemTags: itemTags, isTaught: isTaught)
      isUnplaced = isUnplaced || !isPlaced
    }
    blamesWeakest = isUnplaced && blamed.isEmpty && others.isEmpty && !itemTags.isEmpty
  }

  /// Blames the tags of a finding; returns whether there is one.
  private mutating func place(
    _ finding: Finding,
    itemTags: [GrammarTag],
    isTaught: (GrammarTag) -> Bool
  ) -> Bool {
    let facts = FactTags.tags(of: finding)
    if let tag = facts.first(where: itemTags.contains) {
      add(tag, to: \.blamed)
      return true
    }
    if let tag = facts.first(where: isTaught) {
      add(tag, to: \.others)
      return true
    }
    let candidates = CategoryTags.tags(of: finding.category)
    let carried = candidates.filter(itemTags.contains)
    if !carried.isEmpty {
      for tag in carried { add(tag, to: \.blamed) }
      return true
    }
    // Of several points that were taught, nothing says which one it was.
    let taught = candidates.filter(isTaught)
    guard taught.count == 1 else { return false }
    add(taught[0], to: \.others)
    return true
  }

  private mutating func add(_ tag: GrammarTag, to list: WritableKeyPath<Self, [GrammarTag]>) {
    if !self[keyPath: list].contains(tag) { self[keyPath: list].append(tag) }
  }
}

extension Judgement {
  /// Whether an answer is right as to grammar, although the keyboard slipped: an almost right
  /// answer whose findings are about marks, typing or spacing alone.
  package static func isSlipOnly(_ verdict: Verdict, findings: [Finding]) -> Bool {
    verdict == .almost && !findings.isEmpty
      && findings.allSatisfy { CategoryTags.isSlip($0.category) }
  }
}
