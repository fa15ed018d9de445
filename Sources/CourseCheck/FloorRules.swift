import Curriculum
import Mastery
import TextSafety
import Turkish

/// The rule on practice: each grammar point is practised often enough in its unit and comes back.
///
/// A level is held to it once each of its units has a grammar step and a practice lesson; the other
/// levels are only told what they lack.
enum FloorRules {
  /// How often a point is practised.
  struct Practice: Equatable {
    /// The form is recognised, filled in, put in order, heard or read aloud.
    var controlled = 0
    /// A sentence is changed, or made on the frame that a screen has just shown.
    var guided = 0
    /// A sentence is translated, said in a dialogue, or told freely.
    var free = 0
    /// The items in later units.
    var later = 0
  }

  static let floor = Practice(controlled: 4, guided: 4, free: 3, later: 6)

  /// Points of letters and sounds, which every word shows: they are only recognised by themselves.
  private static let everywhere: Set = ["alphabet", "harmony-2", "harmony-4"]

  static func complaints(_ course: Course) -> [Complaint] {
    let practice = practice(in: course)
    let whole = Set(
      course.units.map(\.level).filter { level in
        let units = course.units.filter { $0.level == level }
        return units.count == 8 && units.allSatisfy(\.teaches)
      }
    )
    let last = course.units.last.map { $0.level.courseUnit($0.number) } ?? 0
    return course.units.flatMap { unit -> [Complaint] in
      guard unit.teaches,
        let place = unit.lessons.first(where: { $0.lesson.skill == .grammar })?.place(1),
        let known = course.syllabus?.unit(unit.number, of: unit.level)
      else { return [] }
      let hasLater = unit.level.courseUnit(unit.number) < last
      return known.tags.compactMap { tag in
        let lacks = lacks(practice[tag] ?? Practice(), tag, hasLater)
        guard !lacks.isEmpty else { return nil }
        let text: SafeText = "'\(tag)' has \(lacks.joined(separator: ", "))"
        return whole.contains(unit.level)
          ? place.fail(.practiceFloor, text) : place.warn(.practiceFloor, text)
      }
    }
  }

  private static func lacks(
    _ practice: Practice,
    _ tag: GrammarTag,
    _ hasLater: Bool
  ) -> [SafeText] {
    var lacks: [SafeText] = []
    if practice.controlled < floor.controlled {
      lacks.append("\(practice.controlled) of \(floor.controlled) controlled items")
    }
    if everywhere.contains(tag.rawValue) { return lacks }
    if practice.guided < floor.guided {
      lacks.append("\(practice.guided) of \(floor.guided) guided items")
    }
    if practice.free < floor.free { lacks.append("\(practice.free) of \(floor.free) free items") }
    if hasLater, practice.later < floor.later {
      lacks.append("\(practice.later) of \(floor.later) later items")
    }
    return lacks
  }

  /// How often each point of the syllabus is practised, by the tags of items and by the forms in
  /// their answers.
  static func practice(in course: Course) -> [GrammarTag: Practice] {
    var unitOfTag: [GrammarTag: Int] = [:]
    for unit in course.syllabus?.units ?? [] {
      for tag in unit.tags { unitOfTag[tag] = unit.level.courseUnit(unit.number) }
    }
    var shown = ShownPoints()
    var practice: [GrammarTag: Practice] = [:]
    for file in course.lessons where file.lesson.skill != .vocabulary {
      let unit = file.lesson.level.courseUnit(file.lesson.unit)
      for exercise in file.lesson.exercises {
        let answer = file.producedText(of: exercise)
        let points = Set(exercise.tags).union(answer.map { shown.points(of: $0) } ?? [])
        for tag in points {
          guard let own = unitOfTag[tag], own <= unit else { continue }
          practice[tag, default: Practice()].add(exercise.task, file.lesson.skill, own < unit)
        }
      }
    }
    return practice
  }
}

extension FloorRules.Practice {
  fileprivate mutating func add(_ task: Exercise.Task, _ skill: Skill, _ isLater: Bool) {
    guard let kind = Self.kind(of: task, skill) else { return }
    if isLater { later += 1 } else { self[keyPath: kind] += 1 }
  }

  /// The counter for an item; nil if the item doesn't practise a form, such as a question on a text.
  private static func kind(of task: Exercise.Task, _ skill: Skill) -> WritableKeyPath<Self, Int>? {
    switch task {
    case .choice: skill == .grammar ? \.controlled : nil
    case .gap, .order, .matching, .dictation, .readAloud: \.controlled
    case .transformation, .correction: \.guided
    case .translation: skill == .grammar ? \.guided : \.free
    case .dialogue, .monologue: \.free
    case .card: nil
    }
  }
}

extension Course.UnitLessons {
  /// Whether the unit has a grammar step and a practice lesson.
  fileprivate var teaches: Bool {
    [.grammar, .practice].allSatisfy { skill in lessons.contains { $0.lesson.skill == skill } }
  }
}

extension Course.LessonFile {
  /// Returns the usual answer to an exercise, if it is a Turkish sentence.
  fileprivate func producedText(of exercise: Exercise) -> String? {
    exercise.task.texts.first(where: \.role.isTurkishSentence).flatMap { wordings(of: $0).first }
  }
}

/// The points that the words of a sentence show beyond doubt.
private struct ShownPoints {
  private var known: [String: Set<String>] = [:]

  mutating func points(of sentence: String) -> Set<GrammarTag> {
    let words = TurkishText.plainWords(sentence)
    var names = Set<String>()
    for (place, word) in words.enumerated() {
      let before = place > 0 ? words[place - 1] : nil
      let key = "\(before ?? "") \(word)"
      if let points = known[key] {
        names.formUnion(points)
        continue
      }
      let points = Self.points(of: word, after: before)
      known[key] = points
      names.formUnion(points)
    }
    return Set(names.map(GrammarTag.init(rawValue:)))
  }

  /// The points that all readings of a word have.
  private static func points(of word: String, after before: String?) -> Set<String> {
    let closed = TagEvidence.names(ofWord: word)
    let letters = CodePage.encode(word)
    let readings = Morphology.readings(of: letters).filter {
      $0.slips.isEmpty && !$0.stem.traits.contains(.rare)
    }
    guard let first = readings.first else { return closed }
    let points = readings.dropFirst().reduce(into: all(first, letters, before)) {
      $0.formIntersection(all($1, letters, before))
    }
    return points.union(closed)
  }

  private static func all(_ reading: Reading, _ letters: [UInt8], _ before: String?) -> Set<String>
  {
    ReadingPoints(reading, letters: letters, before: before).all
  }
}
