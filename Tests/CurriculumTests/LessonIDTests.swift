import Curriculum
import Testing

struct LessonIDTests {
  @Test(arguments: [
    ("a1-u6-writing", Level.a1, 6, Skill.writing), ("c2-u1-checkpoint", .c2, 1, .checkpoint),
    ("b1-u8-vocabulary-2", .b1, 8, .vocabulary), ("b2-u3-reading-10", .b2, 3, .reading),
  ])
  func `an id has level, unit and skill`(name: String, level: Level, unit: Int, skill: Skill) {
    let id = LessonID(rawValue: name)
    #expect(id.level == level && id.unit == unit && id.skill == skill)
    #expect(id.isLesson(of: level) && !id.isLesson(of: level == .a1 ? .a2 : .a1))
    #expect(id.path == "\(level.folder)/\(name).lesson")
  }

  @Test(arguments: [
    "", "-", "a1", "a1-u6", "a1-u6-", "a1-u6-writing-", "a1-u6-writing-1", "a1-u6-writing-02",
    "a1-u6-writing-+2", "a1-u6-writing-2-", "a1-u6-writing-2-3", "-a1-u6-writing", "A1-u6-writing",
    "a3-u6-writing", "d1-u6-writing", "a1-u0-writing", "a1-u9-writing", "a1-u10-writing",
    "a1-6-writing", "a1-U6-writing", "a1-u６-writing", "a1-u6-Writing", "a1-u6-yazma",
    "a1--u6-writing", "a1-u6-writing-99999999999999999999",
  ])
  func `an id of another form has neither unit nor skill`(name: String) {
    let id = LessonID(rawValue: name)
    #expect(id.unit == nil && id.skill == nil)
    for level in Level.allCases { #expect(!id.isLesson(of: level)) }
  }
}
