import Classes
import JSON
import Screens
import TerminalUI
import TextSafety

/// What people can see and delete of what a class has kept about them.
struct LeavingActions {
  let invocation: Invocation
  private var words: [String] { invocation.arguments }

  /// Prints all that this machine and the servers hold for the pupil's classes.
  func myData() throws(Failure) {
    let title = words.count > 1 ? words[1] : nil
    let pupils =
      title == nil
      ? try PupilClass.all(invocation) : [try PupilClass.named(title, invocation)]
    guard !pupils.isEmpty else { throw .usage(Wording.noClassJoined) }
    for pupil in pupils {
      for path in FileTree.files(below: pupil.folder) {
        try invocation.print(SafeText(line: path))
        // The secret key is named and never shown.
        if path == pupil.secretKeyFile { continue }
        let bytes = try ClassFile.bytes(of: path)
        try invocation.print(SafeText(String(decoding: bytes, as: UTF8.self)), terminator: "")
      }
      try answers(of: pupil)
    }
    try PupilServer(invocation: invocation).data(of: pupils)
  }

  /// Prints the answers that are in the pupil's own record, which a hand-in copies.
  private func answers(of pupil: PupilClass) throws(Failure) {
    let record = try invocation.folders.record
    for assignment in try pupil.assignments() {
      let work = try AssignedWork(pupil, assignment, invocation)
      let own = Set(work.record.answers.map(\.id))
      let answers = work.answers.filter { !own.contains($0.id) }
      guard !answers.isEmpty else { continue }
      try invocation.print(SafeText(line: "\(record) (\(assignment.name))"))
      for answer in answers {
        let line = String(decoding: PupilRecord.line(answer), as: UTF8.self)
        try invocation.print(SafeText(line), terminator: "")
      }
    }
  }

  func leave() throws(Failure) {
    let pupil = try PupilClass.named(words.count > 1 ? words[1] : nil, invocation)
    let files = FileTree.files(below: pupil.folder)
    try list(files)
    guard try Confirmation.ask(Wording.leaving(pupil.title, files: files.count), invocation) else {
      return
    }
    // Without the files nobody could ask the server any more.
    try PupilServer(invocation: invocation).leave(pupil)
    try FileTree.remove(pupil.folder)
    try invocation.print(Wording.left(pupil.title))
  }

  func remove() throws(Failure) {
    let school = try TeacherClass.open(words[1], invocation)
    let pupil = try school.pupil(words[2])
    let files = try school.assignments().flatMap { HandInFolder(school, $0).files(of: pupil) }
    let path = school.marksFile
    let bytes = FileSystem.exists(path) ? try ClassFile.bytes(of: path) : []
    let marks = MarkLedger.bytes(bytes, without: pupil.id)
    try list(files)
    let question = Wording.removing(pupil.name, files: files.count, marks: marks.removed)
    guard try Confirmation.ask(question, invocation) else { return }
    try TeacherServer.of(school, invocation)?.remove(pupil)
    do {
      for file in files { try FileSystem.remove(file) }
    } catch {
      throw .data(error.message)
    }
    if marks.removed > 0 { try invocation.write(marks.bytes, to: path) }
    // The name goes last, so that a removal that was interrupted can be run again.
    var roster = try school.roster()
    roster.remove(pupil)
    try school.save(roster)
    try invocation.print(Wording.removed(pupil.name))
  }

  func delete() throws(Failure) {
    let school = try TeacherClass.open(words[1], invocation)
    // The folder may be one that also has files of the teacher's own.
    let files = school.files
    try list(files)
    guard try Confirmation.ask(Wording.deleting(school.title, files: files.count), invocation)
    else { return }
    try TeacherServer.of(school, invocation)?.delete()
    do {
      for file in files { try FileSystem.remove(file) }
    } catch {
      throw .data(error.message)
    }
    for folder in school.folders { try? FileSystem.removeFolder(folder) }
    try invocation.print(Wording.deleted(school.title))
  }

  private func list(_ files: [String]) throws(Failure) {
    for file in files { try invocation.print(SafeText(line: file)) }
  }
}

/// The files of a folder.
enum FileTree {
  /// The files below a folder; links are named and not followed.
  static func files(below folder: String) -> [String] {
    (FileSystem.names(in: folder) ?? []).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return FileSystem.isFolder(path) ? files(below: path) : [path]
    }
  }

  static func remove(_ folder: String) throws(Failure) {
    do {
      try removeAll(folder)
    } catch {
      throw .data(error.message)
    }
  }

  private static func removeAll(_ folder: String) throws(FileSystem.Problem) {
    for name in FileSystem.names(in: folder) ?? [] {
      let path = "\(folder)/\(name)"
      if FileSystem.isFolder(path) { try removeAll(path) } else { try FileSystem.remove(path) }
    }
    try FileSystem.removeFolder(folder)
  }
}
