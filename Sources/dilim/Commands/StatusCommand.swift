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
    options: [.json, .content],
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
    let seconds: Int
  }

  /// The cards that a review would ask now.
  struct Cards: Encodable {
    let due: Int
    let new: Int
  }

  struct Unfinished: Encodable {
    /// The name in English, as every text in JSON.
    let name: String
    let settled: Int
    let total: Int
    let title: SafeText

    private enum CodingKeys: CodingKey { case name, settled, total }

    init(_ left: Overview.Unfinished) {
      name = InterfaceLanguage.$current.withValue(.english) { Wording.name(of: left.kind).string }
      title = Wording.name(of: left.kind)
      settled = left.settled
      total = left.total
    }
  }

  let schema = 1
  let name: String
  let level: String?
  let courses: [Course]
  let itemsKnown: Int
  let itemsSeen: Int
  let answers: Int
  let days: Int
  let skills: [Skill]
  let unfinished: Unfinished?
  let cards: Cards
  /// The first lesson that is not done, from the learner's level up.
  let next: String?

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
    days = activity?.days.count ?? 0
    let counts = activity?.skills ?? [:]
    skills = Curriculum.Skill.allCases.compactMap { skill in
      counts[skill].map { count in
        Skill(
          skill: skill.rawValue,
          answers: count.answers,
          passed: count.passed,
          seconds: Int(count.milliseconds / 1000)
        )
      }
    }
    unfinished = overview.unfinished.map { Unfinished($0) }
    cards = Cards(due: due.due, new: due.new)
    next = overview.nextLesson(for: profile?.level ?? .a1)?.rawValue
  }

  var text: SafeText {
    let level = level.map { "\($0)" as SafeText } ?? "not chosen yet (dilim level A1)"
    var lines: [SafeText] = [name.isEmpty ? "Level \(level)" : "\(name), level \(level)"]
    for course in courses {
      lines.append(
        """
          \(course.level) \(Wording.bar(percent: course.percent)) \
        \(course.done) of \(course.lessons) lessons, \(course.percent) %
        """
      )
    }
    lines.append(
      "\(itemsKnown) of \(itemsSeen) items known, \(answers) answers on \(Wording.count(days, "day"))"
    )
    for skill in skills {
      let time = Wording.duration(milliseconds: Int64(skill.seconds) * 1000)
      let name = Curriculum.Skill(rawValue: skill.skill).map { Wording.name(of: $0) }
      lines.append(
        "  \(name ?? "\(skill.skill)"): \(skill.passed) of \(skill.answers) passed, \(time)"
      )
    }
    if let unfinished {
      lines.append(
        "Left open: \(unfinished.title), \(unfinished.settled) of \(unfinished.total) done"
      )
    }
    if let next { lines.append("Next lesson: \(next)") }
    if cards.due + cards.new > 0 {
      let sentence = Wording.sentence(for: Overview.Cards(due: cards.due, new: cards.new))
      lines.append("\(sentence): dilim review")
    }
    return lines.joined(separator: "\n")
  }
}
