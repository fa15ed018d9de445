import Classes
import Screens
import TextSafety

/// Takes what pupils have handed in on the server of a class, and keeps it as a hand-in that came as a
/// file.
///
/// It has no signature: the server knows by the login who has written an answer. It has taken none
/// after the close.
struct ServerCollection {
  let school: TeacherClass
  let server: TeacherServer
  /// The numbers of pupils who have begun and not handed in, by assignment.
  private(set) var open: [(assignment: String, count: Int)] = []

  init(_ school: TeacherClass, _ server: TeacherServer) {
    self.school = school
    self.server = server
  }

  /// Takes the answers to some assignments; each pupil's of an assignment is a line.
  mutating func take(_ assignments: [Assignment]) throws(Failure) -> [CollectedFile] {
    var lines: [CollectedFile] = []
    for assignment in assignments {
      let handIns = try server.handIns(for: assignment)
      for collected in handIns.taken { lines.append(try take(collected, assignment)) }
      if handIns.open > 0 { open.append((assignment.name, handIns.open)) }
    }
    return lines
  }

  private func take(
    _ collected: TeacherServer.Collected,
    _ assignment: Assignment
  ) throws(Failure) -> CollectedFile {
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
    var line = CollectedFile(path: server.name, pupil, assignment.name, addition)
    line.isSigned = true
    line.isLate = handIn.made > assignment.due
    return line
  }
}
