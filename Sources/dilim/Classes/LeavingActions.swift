import ClassServer
import Classes
import Screens
import TextSafety

/// What people can see and delete of what a class has kept about them.
struct LeavingActions {
  let invocation: Invocation
  private var words: [String] { invocation.arguments }

  /// Tells all that this machine and the servers hold for the pupil's classes.
  func myData() throws(Failure) {
    let title = words.count > 1 ? words[1] : nil
    let pupils =
      title == nil
      ? try PupilClass.all(invocation) : [try PupilClass.named(title, invocation)]
    guard !pupils.isEmpty else { throw .usage(Wording.noClassJoined) }
    let data = PupilData(
      classes: try pupils.map { (pupil) throws(Failure) in try kept(of: pupil) },
      record: try invocation.folders.record
    )
    try invocation.report(data) { (data) throws(Failure) in
      try PupilServer(invocation: invocation).add(accountsOf: pupils, to: &data)
    }
  }

  private func kept(of pupil: PupilClass) throws(Failure) -> PupilData.OfClass {
    PupilData.OfClass(
      answers: try answers(of: pupil),
      class: pupil.title,
      files: try FileTree.files(below: pupil.folder).map { (path) throws(Failure) in
        try PupilData.OfFile(path, isSecret: path == pupil.secretKeyFile)
      },
      folder: pupil.folder,
      student: pupil.name
    )
  }

  /// The answers that are in the pupil's own record, which a hand-in copies.
  private func answers(of pupil: PupilClass) throws(Failure) -> [PupilData.OfAssignment] {
    var found: [PupilData.OfAssignment] = []
    for assignment in try pupil.assignments() {
      let work = try AssignedWork(pupil, assignment, invocation)
      let own = Set(work.record.answers.map(\.id))
      let answers = work.answers.filter { !own.contains($0.id) }
      guard !answers.isEmpty else { continue }
      found.append(
        PupilData.OfAssignment(
          answers: answers.map { PupilData.Row($0) },
          assignment: assignment.name
        )
      )
    }
    return found
  }

  func leave() throws(Failure) {
    let pupil = try PupilClass.named(words.count > 1 ? words[1] : nil, invocation)
    var left = LeftClass(pupil)
    guard try agrees(to: left) else { return }
    // Without the files nobody could ask the server any more.
    left.address = try PupilServer(invocation: invocation).leave(pupil)
    try FileTree.remove(pupil.folder)
    try report(&left)
  }

  func remove() throws(Failure) {
    let school = try TeacherClass.open(words[1], invocation)
    let pupil = try school.pupil(words[2])
    let files = try school.assignments().flatMap { HandInFolder(school, $0).files(of: pupil) }
    let path = school.marksFile
    let bytes = FileSystem.exists(path) ? try ClassFile.bytes(of: path) : []
    let marks = MarkLedger.bytes(bytes, without: pupil.id)
    var removed = RemovedPupil(
      class: school.title,
      files: files,
      marks: marks.removed,
      student: pupil.name
    )
    guard try agrees(to: removed) else { return }
    if let server = try TeacherServer.of(school, invocation), try server.remove(pupil) {
      removed.address = server.address
    }
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
    try report(&removed)
  }

  func delete() throws(Failure) {
    let school = try TeacherClass.open(words[1], invocation)
    let server = try TeacherServer.of(school, invocation)
    let isOwner = try server?.access() == .own
    var deleted = DeletedClass(school, erasing: isOwner ? server?.address : nil)
    guard try agrees(to: deleted) else { return }
    if let server, isOwner, try server.delete() {
      deleted.address = server.address
    }
    do {
      for file in deleted.files { try FileSystem.remove(file) }
    } catch {
      throw .data(error.message)
    }
    for folder in school.folders { try? FileSystem.removeFolder(folder) }
    try report(&deleted)
  }

  /// Says what would be erased, and asks; a program that agrees is told once, when it is gone.
  private func agrees(to erasure: some Erasure) throws(Failure) -> Bool {
    if !invocation.has(.json) || !invocation.has(.yes) { try invocation.report(erasure) }
    return try Confirmation.ask(erasure.question, invocation)
  }

  private func report(_ erasure: inout some Erasure) throws(Failure) {
    erasure.deleted = true
    try invocation.report(erasure)
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
