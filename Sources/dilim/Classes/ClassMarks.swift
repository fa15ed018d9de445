import Classes
import Explanations
import Screens
import TextSafety

/// The marked answers of an assignment: of each pupil who has handed in, one answer to each item.
struct ClassMarks {
  let assignment: Assignment
  /// In the order of the roster and of the items.
  private(set) var marked = MarkedClass()
  /// The answers of ``marked`` as the ledger names them.
  private(set) var subjects: [MarkLedger.Revision.Subject] = []
  /// The pupils who have handed nothing in.
  private(set) var missing: [Roster.Pupil] = []
  /// The pupils whose work was late.
  private(set) var late: [Roster.Pupil] = []
  private(set) var faults: [FileFault] = []
  private let accepted: (path: String, count: Int)?

  init(
    _ school: TeacherClass,
    _ assignment: Assignment,
    _ examiner: Examiner,
    accepting accepted: AcceptedList,
    _ ledger: MarkLedger
  ) throws(Failure) {
    self.assignment = assignment
    self.accepted = accepted.count > 0 ? (school.acceptedFile, accepted.count) : nil
    var marker = ClassMarker(examiner, scale: assignment.scale, strict: false, accepted: accepted)
    var trial = ClassMarker(examiner, scale: assignment.scale, strict: false, accepted: accepted)
    var given: [(answer: GivenAnswer, subject: MarkLedger.Revision.Subject)] = []
    let folder = HandInFolder(school, assignment)
    for pupil in try school.roster().pupils {
      let taken = try folder.taken(of: pupil)
      guard !taken.isEmpty else {
        missing.append(pupil)
        continue
      }
      if taken.contains(where: { $0.handIn.latest > assignment.due }) { late.append(pupil) }
      let byItem = try folder.pile(of: pupil).byItem
      for item in assignment.items {
        let answers = byItem[item.name] ?? []
        let answer = try Self.counting(answers, of: assignment, item, pupil.name, &trial)
        given.append(
          (
            Self.given(
              answer?.text ?? "",
              to: item,
              by: pupil.name,
              assignment,
              line: given.count + 1
            ),
            MarkLedger.Revision.Subject(
              assignment: assignment.id,
              student: pupil.id,
              item: item.name,
              answer: answer?.id
            )
          )
        )
      }
    }
    for (answer, subject) in given {
      let count = marker.marked.answers.count
      try marker.mark(answer)
      // An item that the course no longer has is a fault.
      if marker.marked.answers.count > count { subjects.append(subject) }
    }
    // A line says nothing here, and an item that can't be marked is told once.
    for fault in marker.faults {
      let told = FileFault(file: assignment.name, TableFault(fault.fault.reason))
      if !faults.contains(told) { faults.append(told) }
    }
    marked = marker.marked.replacing { place, answer in
      ledger.ownMark(of: subjects[place]).map { own in
        Mark(
          accepted: AcceptedAnswer(
            item: subjects[place].item,
            answer: answer.given.text,
            points: own.credit ?? 0,
            note: own.note
          ),
          right: answer.mark.right
        )
      }
    }
  }

  /// Returns the answer that counts, of several to an item.
  static func counting(
    _ answers: [HandedAnswer],
    of assignment: Assignment,
    _ item: Assignment.Item,
    _ student: String,
    _ trial: inout ClassMarker
  ) throws(Failure) -> HandedAnswer? {
    switch assignment.attempt {
    case .first: return answers.first
    case .last: return answers.last
    case .best:
      var best: (answer: HandedAnswer, credit: Double)?
      for answer in answers {
        let count = trial.marked.answers.count
        try trial.mark(given(answer.text, to: item, by: student, assignment, line: 0))
        guard trial.marked.answers.count > count else { continue }
        // An answer that waits may still be right, so it comes before a wrong one.
        let credit = trial.marked.answers[count].mark.credit ?? 0.01
        if best.map({ credit > $0.credit }) ?? true { best = (answer, credit) }
      }
      return best?.answer ?? answers.last
    }
  }

  static func given(
    _ text: String,
    to item: Assignment.Item,
    by student: String,
    _ assignment: Assignment,
    line: Int
  ) -> GivenAnswer {
    GivenAnswer(
      file: assignment.name,
      line: line,
      student: student,
      item: item.key.map(ItemReference.own) ?? .course(item.name),
      text: text
    )
  }

  func report(in language: ExplanationLanguage) -> ClassReport {
    ClassReport(
      marked,
      scale: assignment.scale,
      sources: [],
      acceptedFile: accepted,
      language: language
    )
  }

  /// The marks that the ledger does not have yet.
  func revisions(_ ledger: MarkLedger, at time: Int64) -> [MarkLedger.Revision] {
    zip(subjects, marked.answers).compactMap { subject, answer in
      // The teacher's own marks are in the ledger from the moment when they were given.
      guard ledger.ownMark(of: subject) == nil else { return nil }
      let revision = MarkLedger.Revision(
        subject,
        by: .grader,
        verdict: answer.mark.name,
        credit: answer.mark.credit,
        note: answer.mark.note,
        time: time
      )
      return ledger.isNew(revision) ? revision : nil
    }
  }
}
