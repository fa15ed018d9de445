import Bilingual
import Curriculum
import Drills
import Testing

struct DrillSetTests {
  @Test func `there are sixty points or more`() {
    #expect(Set(DrillCourse.lines.map(\.tag)).count >= 60)
  }

  @Test func `each line has fifteen words with a form for every person`() {
    for part in DrillCourse.parts {
      for person in part.line.form.persons {
        let items = part.words.lazy.compactMap { DrillItem(part.line, $0, person) }
          .prefix(DrillSet.fewestWords)
        #expect(
          Set(items.map(\.word)).count >= DrillSet.fewestWords,
          "drills.txt:\(part.line.line): \(part.line.tag), \(items.count) of \(part.words.count)"
        )
        #expect(items.allSatisfy { !$0.cue.contains("{") })
      }
    }
  }

  @Test func `the words of a list are in the lexicon`() {
    for part in DrillCourse.parts where !part.line.words.list.isEmpty {
      let missing = Set(part.line.words.list).subtracting(part.words.map(\.lemma))
      #expect(missing.isEmpty, "drills.txt:\(part.line.line): \(missing.sorted())")
    }
  }

  @Test func `a form needs the points of all its suffixes`() {
    let points = DrillCourse.lines.reduce(into: [String: Set<String>]()) { points, line in
      points[line.tag.rawValue, default: []].formUnion(line.form.points.map(\.rawValue))
    }
    #expect(points["plural"] == ["plural", "accusative"])
    #expect(points["question-mi"] == ["question-mi"])
    #expect(points["copula-present"] == [])
    #expect(
      points["genitive-possessive"]?.isSuperset(of: ["genitive-possessive", "possessive"]) == true
    )
  }

  @Test func `a seed gives the same items`() throws {
    var one = try #require(DrillSet(DrillCourse.parts, seed: 7))
    var two = try #require(DrillSet(DrillCourse.parts, seed: 7))
    for _ in 0..<50 { #expect(one.next() == two.next()) }
  }

  @Test func `a missed item comes again after three others`() throws {
    var set = try #require(DrillSet(DrillCourse.parts, seed: 1))
    let next = set.next()
    let item = try #require(next)
    set.askAgain(item)
    let following = (0..<4).compactMap { _ in set.next() }
    #expect(following.last == item && following.dropLast().allSatisfy { $0 != item })
  }
}
