import Curriculum
import TextSafety

/// The rules on whole units: enough items and varied grammatical persons.
enum UnitRules {
  /// The least that a unit has; more texts bring more questions.
  private static var expected: [(skill: Skill, name: SafeText, count: Int)] {
    [
      (.vocabulary, "cards", 25), (.reading, "reading questions", 10),
      (.listening, "listening items", 10), (.writing, "writing prompts", 10),
      (.speaking, "sentences to read aloud", 10),
    ]
  }
  private static let checkpointCount = 20
  private static let mostFirstPerson = 0.4

  /// Checks the units that have all five skills, and the persons in each lesson's answers.
  static func complaints(_ course: Course) -> [Complaint] {
    course.units.filter(\.isComplete).flatMap { counts($0) + checkpoint($0) }
      + course.lessons.compactMap(persons)
  }

  private static func counts(_ unit: Course.UnitLessons) -> [Complaint] {
    var complaints: [Complaint] = []
    for (skill, name, expected) in expected {
      let files = unit.lessons.filter { $0.lesson.skill == skill }
      let count = files.reduce(0) { $0 + $1.lesson.exercises.count }
      guard let place = files.first?.place(1) else { continue }
      let message: SafeText =
        "\(count) \(name) in \(unit.level.rawValue).\(unit.number); expected \(expected) or more"
      if count < expected { complaints.append(place.fail(.itemCount, message)) }
    }
    return complaints
  }

  /// Checks that units 4 and 8, and no others, end with a checkpoint of 20 items.
  private static func checkpoint(_ unit: Course.UnitLessons) -> [Complaint] {
    let files = unit.lessons.filter { $0.lesson.skill == .checkpoint }
    guard let place = (files.first ?? unit.lessons.first)?.place(1) else { return [] }
    let name = "\(unit.level.rawValue).\(unit.number)"
    guard unit.number % 4 == 0 else {
      return files.isEmpty
        ? [] : [place.fail(.itemCount, "a checkpoint in \(name); only units 4 and 8 have one")]
    }
    let count = files.reduce(0) { $0 + $1.lesson.exercises.count }
    let message: SafeText =
      "\(count) items in the checkpoint of \(name); expected \(checkpointCount)"
    return count == checkpointCount ? [] : [place.fail(.itemCount, message)]
  }

  private static func persons(_ file: Course.LessonFile) -> Complaint? {
    let shown = file.lesson.exercises.compactMap(file.shownAnswer).map(TurkishText.plainWords)
    let mine = shown.count { words in
      words.contains("ben")
        || words.last.map { ["yım", "yim", "yum", "yüm", "rum"].contains(where: $0.hasSuffix) }
          ?? false
    }
    guard shown.count >= 5, Double(mine) > mostFirstPerson * Double(shown.count) else { return nil }
    return file.place(1).warn(
      .persons,
      "\(mine) of \(shown.count) answers are in the first person singular; vary them"
    )
  }
}
