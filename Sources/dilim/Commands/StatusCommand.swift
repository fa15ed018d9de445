import Coordination
import Curriculum
import Interface
import Screens
import Storage
import TextSafety

extension Command {
  static let status = Command(
    name: "status",
    summary: "show your progress",
    arguments: "",
    details: [
      """
      --json prints one object; `schema` is its version, which rises when a key is removed or \
      changes its meaning.
      """
    ],
    options: [.json, .content, .with],
    examples: [
      Example(line: "dilim status", meaning: "a few lines"),
      Example(line: "dilim status --json | python3 -m json.tool", meaning: "for programs"),
    ],
    argumentCount: 0...0,
    run: { invocation in
      let status = try Status(invocation)
      try invocation.print(invocation.has(.json) ? try JSONLine.encoded(status) : status.text)
      return .pass
    }
  )
}

/// The report of `dilim status`; the property names are the keys of its JSON.
struct Status: Encodable {
  struct Course: Encodable {
    let level: String
    let lessons: Int
    let done: Int
    let percent: Int
  }

  struct Skill: Encodable {
    let skill: String
    let answers: Int
    let passed: Int
    let unsure: Int
    let seconds: Int
  }

  /// The cards that a review would ask now.
  struct Cards: Encodable {
    let due: Int
    let new: Int
  }

  struct Unfinished: Encodable {
    let name: String
    let settled: Int
    let total: Int
  }

  let schema = 1
  let name: String
  let level: String?
  let courses: [Course]
  let itemsKnown: Int
  let itemsSeen: Int
  let answers: Int
  /// The answers that neither passed nor failed.
  let unsure: Int
  let days: Int
  let skills: [Skill]
  let unfinished: Unfinished?
  let cards: Cards
  /// Not in the JSON, which names the session in English in every language of the interface.
  private let unfinishedKind: SessionPlan.Kind?
  /// The first lesson that is not done, from the learner's level up.
  let next: String?

  private enum CodingKeys: String, CodingKey {
    case schema, name, level, courses, itemsKnown, itemsSeen, answers, unsure, days, skills,
      unfinished
    case cards, next
  }

  /// Reads the record; a caller that has it open must pass it on.
  init(_ invocation: Invocation, in opened: Record? = nil) throws(Failure) {
    let world = invocation.world
    let path = try invocation.folders.record
    let record = opened ?? Record(path: path)
    let profile = try record.profile()
    let progress = try record.progress()
    let offset = world.secondsAheadOfUTC(at: world.now())
    let activity = try record.activity(secondsAheadOfUTC: offset)
    let due = try invocation.dueCount(in: record).cards()
    let overview = try invocation.library.overview(record, cards: due)
    name = profile?.name ?? ""
    level = profile?.level.rawValue
    courses = overview.courses.map { course in
      Course(
        level: course.level.rawValue,
        lessons: course.lessons.count,
        done: course.doneCount,
        percent: course.percent
      )
    }
    itemsKnown = progress?.items.values.count(where: \.passes) ?? 0
    itemsSeen = progress?.items.count ?? 0
    answers = activity?.total.answers ?? 0
    unsure = activity?.total.unsure ?? 0
    days = activity?.days.count ?? 0
    let counts = activity?.skills ?? [:]
    skills = Curriculum.Skill.allCases.compactMap { skill in
      counts[skill].map { count in
        Skill(
          skill: skill.rawValue,
          answers: count.answers,
          passed: count.passed,
          unsure: count.unsure,
          seconds: Int(count.milliseconds / 1000)
        )
      }
    }
    unfinishedKind = overview.unfinished?.kind
    unfinished = overview.unfinished.map { left in
      Unfinished(
        name: InterfaceLanguage.$current.withValue(.english) { "\(Wording.name(of: left.kind))" },
        settled: left.settled,
        total: left.total
      )
    }
    cards = Cards(due: due.due, new: due.new)
    next = overview.nextLesson(for: profile?.level ?? .a1)?.rawValue
  }

  var text: SafeText {
    var lines = [head]
    // Levels that nobody has begun would be rows of 0 %.
    let own = level ?? courses.first?.level
    lines += courses.filter { $0.done > 0 || $0.level == own }.map { course in
      Wording.course(course.level, percent: course.percent, course.done, of: course.lessons)
    }
    lines.append(Wording.known(itemsKnown, of: itemsSeen, answers: answers, days: days))
    lines += skills.map { skill in
      Wording.skill(
        skill.skill,
        passed: skill.passed,
        unsure: skill.unsure,
        of: skill.answers,
        seconds: skill.seconds
      )
    }
    if let unfinished {
      let name = unfinishedKind.map { "\(Wording.name(of: $0))" } ?? unfinished.name
      lines.append(Wording.leftOpen(name, unfinished.settled, of: unfinished.total))
    }
    if let next { lines.append(Wording.nextLesson(next)) }
    if cards.due + cards.new > 0 {
      let sentence = Wording.sentence(for: Overview.Cards(due: cards.due, new: cards.new))
      lines.append("\(sentence): dilim review")
    }
    return lines.joined(separator: "\n")
  }

  private var head: SafeText {
    guard let level else { return Wording.levelNotChosen(name) }
    return Wording.level(level, of: name)
  }
}
