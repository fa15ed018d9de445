import Classes
import Coordination
import Curriculum
import Scoring
import Screens
import TerminalUI
import TextSafety

/// The items that the teacher has written, asked on the screen of a lesson.
///
/// Without their accepted answers they can't be marked here, so they are no part of the journal: their
/// answers are kept beside the assignment, each before the next question is shown.
struct OwnItems {
  private let invocation: Invocation
  private let pupil: PupilClass
  private let assignment: Assignment
  private let profile: Profile?
  private let items: [Assignment.Item]
  private var examiner: Examiner
  private var putOff: Set<String> = []

  private static let lesson = LessonID(rawValue: "class")

  init(
    _ invocation: Invocation,
    _ pupil: PupilClass,
    _ assignment: Assignment,
    _ profile: Profile?
  ) {
    self.invocation = invocation
    self.pupil = pupil
    self.assignment = assignment
    self.profile = profile
    items = assignment.items.filter(\.isOwn)
    examiner = Examiner { () throws(Failure) in try invocation.library }
  }

  /// Asks what has no answer yet, each item once; false if the pupil leaves before the end.
  mutating func run<Base>(
    in console: inout AssignmentConsole<Base>
  ) -> Result<Bool, Ending> {
    console.asksOwnItems = true
    do throws(Ending) {
      while let place = try next() {
        guard try ask(place, in: &console) else { return .success(false) }
      }
      return .success(true)
    } catch {
      return .failure(error)
    }
  }

  /// The place in ``items`` of the next item without an answer.
  private func next() throws(Ending) -> Int? {
    let done = try Set(answers().map(\.item))
    return items.indices.first {
      !done.contains(items[$0].name) && !putOff.contains(items[$0].name)
    }
  }

  private func answers() throws(Ending) -> [HandedAnswer] {
    do throws(Failure) { return try pupil.work(assignment).answers } catch {
      throw .failed(error)
    }
  }

  /// Asks an item until it has an answer or is put off; false if the pupil leaves.
  private mutating func ask<Base>(
    _ index: Int,
    in console: inout AssignmentConsole<Base>
  ) throws(Ending) -> Bool {
    let place = place(of: index)
    while true {
      try console.present(place)
      switch try console.ask(place) {
      case .posted: continue
      case .endOfInput: return false
      case .meaning(.help):
        try console.show(
          Screen.keys(for: place, in: console.setting).help(isByLine: console.setting.isByLine)
        )
        console.forgetPlace()
      case .meaning(.unknownCommand(let text)):
        try console.show(Frame([Line("  \(Wording.unknownCommand(text))", hangingIndent: 2)]))
      case .meaning(.intent(.leave)), .meaning(.intent(.back)): return false
      case .meaning(.intent(.skip)):
        return try putOff(index, in: &console)
      case .meaning(.intent(.submit(let text))):
        let answer = SafeText.cleaned(text).trimmingSpaces
        if answer.isEmpty { return try putOff(index, in: &console) }
        try keep(answer, for: items[index], in: &console)
        return true
      case .meaning(.intent):
        try console.show(Frame([Line("  \(Wording.notInAssignment)", hangingIndent: 2)]))
      }
    }
  }

  /// Leaves an item without an answer until the pupil comes again.
  private mutating func putOff<Base>(
    _ index: Int,
    in console: inout AssignmentConsole<Base>
  ) throws(Ending) -> Bool {
    putOff.insert(items[index].name)
    try console.show(Frame([Line("  \(Wording.leftForLater)", .dim, hangingIndent: 2)]))
    return true
  }

  private mutating func keep<Base>(
    _ text: String,
    for item: Assignment.Item,
    in console: inout AssignmentConsole<Base>
  ) throws(Ending) {
    invocation.world.passAnswer()
    let answer = HandedAnswer(
      // The assignment has one session, and its answers are numbered in it.
      id: HandedAnswer.ID(session: assignment.id, sequence: try answers().count),
      item: item.name,
      text: text,
      time: invocation.world.now()
    )
    let outcome: Outcome?
    do throws(Failure) {
      try pupil.add(PupilRecord.line(answer), to: assignment)
      outcome = try console.hides ? nil : mark(text, of: item)
    } catch {
      throw .failed(error)
    }
    try console.show(
      outcome.map { Screen.frame(for: $0, in: .interface) }
        ?? Frame([Line("  \(Wording.answerKept)", .dim, hangingIndent: 2)])
    )
  }

  /// Marks an answer if its key came with the assignment.
  private mutating func mark(
    _ text: String,
    of item: Assignment.Item
  ) throws(Failure) -> Outcome? {
    guard let key = item.key else { return nil }
    return try examiner.mark(text, accept: key.accept, english: key.english, strict: false)
  }

  /// A lesson of the teacher's items in which all items before this one are done.
  private func place(of index: Int) -> Place {
    let lesson = lesson
    let entries = (0..<index).map { done in
      JournalEntry(
        sequence: done,
        time: 0,
        event: .answered(
          AnswerRecord(
            item: lesson.itemID(of: lesson.exercises[done]),
            answer: "",
            verdict: .correct,
            score: 1,
            findings: [],
            milliseconds: 0,
            grader: 0
          )
        )
      )
    }
    let session = OpenedSession(
      plan: SessionPlan(lesson, id: assignment.id, at: 0),
      material: lesson.material,
      entries: entries
    )
    var app = AppCoordinator(route: .lesson(Self.lesson), profile: profile)
    for case .open(_, let request) in app.start(.lesson(Self.lesson)) {
      _ = app.handle(.reply(.opened(session, request: request), at: 0))
    }
    return app.place
  }

  private var lesson: Lesson {
    Lesson(
      id: Self.lesson,
      level: .a1,
      unit: 1,
      skill: .writing,
      title: assignment.name,
      grammar: [],
      passages: [],
      exercises: items.enumerated().map { index, item in
        Exercise(
          id: "\(index + 1)",
          line: 1,
          tags: [],
          passage: nil,
          // The pattern is never compared: the answer is kept and not marked on this screen.
          task: .translation(
            Translation(
              prompt: item.asked,
              accepted: [LocatedText(text: "x", line: 1)],
              traps: []
            )
          ),
          notes: []
        )
      }
    )
  }
}
