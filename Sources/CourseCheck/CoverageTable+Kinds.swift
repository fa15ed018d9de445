import Curriculum
import TextSafety

extension CoverageTable {
  /// For each level, how many items of each kind the units have: the fewest and the most.
  static func kinds(of levels: [Level], _ course: Course) -> [[String]] {
    let head = heads.map(\.string)
    let rows = levels.map { level in
      let units = course.units.filter { $0.level == level }.map(Self.counts)
      let cells = heads.dropFirst().indices.map { column in
        let counts = units.map { $0[column - 1] }
        let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
        return least == most ? "\(least)" : "\(least)-\(most)"
      }
      return [level.rawValue] + cells
    }
    return [head] + rows
  }

  private static var heads: [SafeText] {
    [
      "level", "grammar step", "gaps", "orders", "changes", "turns", "translations",
      "reading texts", "listening texts",
    ]
  }

  private static func counts(_ unit: Course.UnitLessons) -> [Int] {
    var counts = [Int](repeating: 0, count: 8)
    for file in unit.lessons {
      let skill = file.lesson.skill
      if skill == .grammar { counts[0] += file.lesson.exercises.count }
      if skill == .reading { counts[6] += file.lesson.passages.count }
      if skill == .listening { counts[7] += file.lesson.passages.count }
      guard skill == .practice || skill == .revision || skill == .writing else { continue }
      for exercise in file.lesson.exercises {
        switch exercise.task {
        case .gap: counts[1] += 1
        case .order: counts[2] += 1
        case .transformation, .correction: counts[3] += 1
        case .dialogue: counts[4] += 1
        case .translation: counts[5] += 1
        case .choice, .card, .dictation, .readAloud, .matching, .monologue: break
        }
      }
    }
    return counts
  }
}
