import Classes
import Explanations
import Screens
import TextSafety

/// The marks that a pupil may see before the teacher gives them back, made on the pupil's machine.
enum OwnMarks {
  /// Returns the marks of an assignment; nil as long as its key is hidden, and if nothing is answered.
  ///
  /// Answers to items of the teacher whose accepted answers did not come with the assignment wait.
  static func result(
    of pupil: PupilClass,
    _ assignment: Assignment,
    _ invocation: Invocation
  ) throws(Failure) -> ResultFile? {
    let work = try AssignedWork(pupil, assignment, invocation)
    let now = invocation.world.now()
    guard assignment.showsKey(at: now, isHandedIn: !work.record.handIns.isEmpty),
      !work.answers.isEmpty
    else { return nil }
    let examiner = Examiner { () throws(Failure) in try invocation.library }
    let none = AcceptedList(delimiter: .comma)
    var marker = ClassMarker(examiner, scale: assignment.scale, strict: false, accepted: none)
    var trial = ClassMarker(examiner, scale: assignment.scale, strict: false, accepted: none)
    let byItem = Dictionary(grouping: work.answers, by: \.item)
    for item in assignment.items where !item.isOwn || item.key != nil {
      guard
        let answer = try ClassMarks.counting(
          byItem[item.name] ?? [],
          of: assignment,
          item,
          pupil.name,
          &trial
        )
      else { continue }
      try marker.mark(
        ClassMarks.given(answer.text, to: item, by: pupil.name, assignment, line: 1)
      )
    }
    let report = ClassReport(
      marker.marked,
      scale: assignment.scale,
      sources: [],
      acceptedFile: nil,
      language: invocation.has(.language) ? try invocation.language : .interface
    )
    let marked = report.students.first.map { student in
      ResultFile(of: student, in: report, assignment, at: now, showsRight: true).rows
    }
    return ResultFile(
      course: assignment.course,
      assignment: assignment.id,
      name: assignment.name,
      student: pupil.name,
      made: now,
      scale: assignment.scale,
      rows: assignment.items.map { item in
        marked?.first { $0.item == item.name }
          ?? ResultFile.unmarked(item, answer: byItem[item.name]?.last?.text)
      }
    )
  }
}
