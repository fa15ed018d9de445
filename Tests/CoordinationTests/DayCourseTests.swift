import Cards
import Coordination
import Curriculum
import TestSupport
import Testing

/// What a day knows of the course.
struct DayCourseTests {
  @Test(arguments: [[], ["asci"], ["degilim"], ["asci", "degilim"]])
  func `a screen is repeated if one of its items was asked on an earlier day`(
    asked: [String]
  ) throws {
    let lesson = try SmallCourse.lesson(SmallCourse.grammar)
    let items = asked.map { ItemID(lesson: lesson.id, item: $0) }
    let plan = SessionPlan(id: "old", kind: .lesson(lesson.id), items: items, started: 0)
    let entries = items.enumerated().map { number, item in
      JournalEntry(sequence: number, time: 0, event: .revealed(item: item))
    }
    let course = DayCourse(
      lessons: [lesson],
      syllabus: SmallCourse.syllabus,
      sessions: [(plan, entries)],
      level: .a1,
      clock: DayClock(secondsAheadOfUTC: 0, rolloverHour: 4),
      at: 90_000_000
    )
    let repeated = course.allItems.filter { $0.rule?.isRepeated == true }.map(\.id.item)
    // The screens have two items each.
    let first = asked.contains("asci") ? ["asci", "doktorum"] : []
    let second = asked.contains("degilim") ? ["degilim", "iyi"] : []
    #expect(repeated == first + second)
  }
}
