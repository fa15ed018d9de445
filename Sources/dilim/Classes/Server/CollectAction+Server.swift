import Classes
import Screens
import TextSafety

extension CollectAction {
  /// Takes what pupils have handed in on the server, and keeps it as a hand-in that came as a file.
  ///
  /// It has no signature: the server knows by the login who has written an answer. It has taken none
  /// after the close.
  mutating func take(from server: TeacherServer) throws(Failure) {
    for assignment in assignments {
      let handIns = try server.handIns(for: assignment)
      for collected in handIns.taken { try take(collected, assignment, server.name) }
      if handIns.open > 0 {
        try invocation.tell(Wording.stillOpen(assignment.name, handIns.open))
      }
    }
  }

  private mutating func take(
    _ collected: TeacherServer.Collected,
    _ assignment: Assignment,
    _ server: String
  ) throws(Failure) {
    let (pupil, handIn) = (collected.pupil, collected.handIn)
    let folder = HandInFolder(school, assignment)
    var pile = try folder.pile(of: pupil)
    let known = Set(pile.answers.map(\.id))
    let addition = pile.add(handIn)
    if addition.new > 0 {
      let new = HandIn(
        course: handIn.course,
        assignment: handIn.assignment,
        student: handIn.student,
        key: nil,
        made: handIn.made,
        answers: handIn.answers.filter { !known.contains($0.id) }
      )
      try folder.keep(new.bytes, signature: nil, of: pupil)
    }
    var line = CollectedFile(path: server, pupil, assignment.name, addition)
    line.isSigned = true
    line.isLate = handIn.made > assignment.due
    lines.append(line)
  }
}
