import Curriculum
import TextSafety

/// The rule that a complete level says what one can do after it, in each skill.
enum CanDoRules {
  private static let expected = 3

  /// Checks the levels whose eight units all have the five skills.
  static func complaints(_ course: Course) -> [Complaint] {
    guard let canDo = course.canDo else { return [] }
    let file = CoursePlace(file: course.canDoPath, line: 0)
    return completeLevels(course).flatMap { level in
      CanDo.skills.compactMap { skill in
        let found = canDo.sentences(of: level).count { $0.skill == skill }
        guard found < expected else { return nil }
        return file.fail(
          .canDo,
          "\(found) sentences for \(level.rawValue) \(skill.rawValue); expected \(expected)"
        )
      }
    }
  }

  private static func completeLevels(_ course: Course) -> [Level] {
    let complete = course.units.filter(\.isComplete)
    return Level.allCases.filter { level in
      complete.count { $0.level == level } == Level.unitCount
    }
  }
}
