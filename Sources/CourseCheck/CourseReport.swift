package import Curriculum

/// What the check of a course found.
package struct CourseReport: Sendable {
  /// Sorted by file and line.
  package let complaints: [Complaint]
  /// How many items of each skill each level has; levels without lessons are left out.
  package let counts: [Level: [Skill: Int]]
  /// What the course holds: points by unit and skill, items, words, keys, persons, lengths.
  package let coverageTable: [String]
  /// The files without a failure.
  package let passedCount: Int
  /// The files with one or more failures.
  package let failedCount: Int

  /// Whether nothing failed; warnings do not count.
  package var passes: Bool { failedCount == 0 }

  /// The complaints that fail the check.
  package var failures: [Complaint] { complaints.filter { $0.severity == .fail } }

  /// The complaints that do not.
  package var warnings: [Complaint] { complaints.filter { $0.severity == .warn } }

  /// Items by level and skill, warnings by rule, and `N passed, M failed`: a line each.
  package var statistics: [String] {
    var lines = Level.allCases.compactMap { level -> String? in
      guard let skills = counts[level] else { return nil }
      let parts = Skill.allCases.compactMap { skill in
        skills[skill].map { "\(skill.rawValue) \($0)" }
      }
      return "\(level.rawValue): " + parts.joined(separator: ", ")
    }
    let kinds = Rule.allCases.compactMap { rule -> String? in
      let count = warnings.count { $0.rule == rule }
      return count == 0 ? nil : "\(rule.rawValue) \(count)"
    }
    if !kinds.isEmpty { lines.append("warnings: " + kinds.joined(separator: ", ")) }
    return lines + ["\(passedCount) passed, \(failedCount) failed"]
  }
}

extension CourseReport {
  /// Sorts what the rules found and counts what the course holds.
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
