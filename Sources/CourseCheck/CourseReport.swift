package import Curriculum
package import TextSafety

/// The result of the check of a course.
package struct CourseReport: Sendable {
  /// Sorted by file and line.
  package let complaints: [Complaint]
  /// The number of items by level and skill; levels without lessons are left out.
  package let counts: [Level: [Skill: Int]]
  /// The lines of ``CoverageTable``; empty unless they were asked for.
  package let coverageTable: [SafeText]
  /// The number of files without a failure.
  package let passedCount: Int
  /// The number of files with a failure.
  package let failedCount: Int

  /// Whether no file failed; warnings do not count.
  package var passes: Bool { failedCount == 0 }

  /// The complaints that fail the check.
  package var failures: [Complaint] { complaints.filter { $0.severity == .fail } }

  /// The complaints that are only printed.
  package var warnings: [Complaint] { complaints.filter { $0.severity == .warn } }

  /// Lines with the items by level and skill, the warnings by rule, and `N passed, M failed`.
  package var statistics: [SafeText] {
    var lines = Level.allCases.compactMap { level -> SafeText? in
      guard let skills = counts[level] else { return nil }
      let parts = Skill.allCases.compactMap { skill in
        skills[skill].map { "\(skill.rawValue) \($0)" }
      }
      return "\(level.rawValue): \(parts.joined(separator: ", "))"
    }
    let kinds = Rule.allCases.compactMap { rule -> String? in
      let count = warnings.count { $0.rule == rule }
      return count == 0 ? nil : "\(rule.rawValue) \(count)"
    }
    if !kinds.isEmpty { lines.append("warnings: \(kinds.joined(separator: ", "))") }
    return lines + ["\(passedCount) passed, \(failedCount) failed"]
  }
}

extension CourseReport {
  /// Sorts the complaints and counts the items of the course.
  init(
    _ complaints: [Complaint],
    _ course: Course,
    paths: [String],
    withCoverage covers: Bool
  ) {
    self.complaints = complaints.enumerated()
      .sorted {
        ($0.element.file, $0.element.line, $0.offset) < (
          $1.element.file, $1.element.line, $1.offset
        )
      }
      .map(\.element)
    counts = course.lessons.reduce(into: [:]) { counts, file in
      counts[file.lesson.level, default: [:]][file.lesson.skill, default: 0] +=
        file.lesson.exercises.count
    }
    coverageTable = covers ? CoverageTable(course).lines : []
    let failed = Set(complaints.filter { $0.severity == .fail }.map(\.file))
    failedCount = failed.count
    passedCount = Set(paths).subtracting(failed).count
  }
}
