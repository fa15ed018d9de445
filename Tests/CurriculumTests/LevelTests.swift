import Curriculum
import Testing

struct LevelTests {
  @Test func `the units of the levels follow each other without a gap`() {
    let numbers = Level.allCases.flatMap(\.units)
    #expect(numbers == Array(0..<48))
    #expect(Level.a1.courseUnit(1) == 0 && Level.c2.courseUnit(8) == 47)
    for level in Level.allCases {
      for unit in 1...Level.unitCount {
        #expect(level.units.contains(level.courseUnit(unit)))
        #expect(Level(ofCourseUnit: level.courseUnit(unit)) == level)
      }
    }
  }

  @Test func `a unit outside the course is of the nearest level`() {
    #expect(Level(ofCourseUnit: -3) == .a1)
    #expect(Level(ofCourseUnit: 48) == .c2)
  }

  @Test(arguments: ["", "0", "9", "10", "01", "+1", "1 ", "１", "one"])
  func `the number of a unit is one digit from 1 to 8`(text: String) {
    #expect(Level.unit(text) == nil)
    #expect(Level.unit("1") == 1 && Level.unit("8") == 8)
  }
}
