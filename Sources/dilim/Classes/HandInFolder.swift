import Classes

/// The hand-ins of an assignment, as they came; a pupil may have several.
struct HandInFolder {
  private let folder: String

  init(_ school: TeacherClass, _ assignment: Assignment) {
    folder = "\(school.handInsFolder)/\(assignment.name)"
  }

  /// A hand-in that was taken.
  struct Taken {
    let path: String
    let handIn: HandIn
    var isSigned: Bool { FileSystem.exists(path + Signing.ending) }
  }

  /// The hand-ins of a pupil, the first taken first.
  func taken(of pupil: Roster.Pupil) throws(Failure) -> [Taken] {
    var taken: [Taken] = []
    for path in paths(of: pupil) {
      taken.append(
        Taken(
          path: path,
          handIn: try ClassFile.read(path) { bytes throws(TableFault) in try HandIn(bytes) }
        )
      )
    }
    return taken
  }

  private func paths(of pupil: Roster.Pupil) -> [String] {
    (FileSystem.names(in: folder) ?? [])
      .filter { $0.hasPrefix("\(pupil.id)-") && $0.hasSuffix(".jsonl") }
      .map { "\(folder)/\($0)" }
  }

  /// The answers of a pupil from all hand-ins.
  func pile(of pupil: Roster.Pupil) throws(Failure) -> AnswerPile {
    var pile = AnswerPile()
    for taken in try taken(of: pupil) { _ = pile.add(taken.handIn) }
    return pile
  }

  /// Keeps a hand-in with its signature as it came.
  func keep(_ bytes: [UInt8], signature: [UInt8]?, of pupil: Roster.Pupil) throws(Failure) {
    let number = String(paths(of: pupil).count + 1)
    let digits = String(repeating: "0", count: max(0, 4 - number.count)) + number
    let path = "\(folder)/\(pupil.id)-\(digits).jsonl"
    do {
      try FileSystem.createFolder(folder)
      // The signature comes first: a file without one would be taken for unsigned.
      if let signature {
        try FileSystem.replace(path + Signing.ending, with: signature, mode: 0o600)
      }
      try FileSystem.replace(path, with: bytes, mode: 0o600)
    } catch {
      throw .data(error.message)
    }
  }

  /// All files of a pupil.
  func files(of pupil: Roster.Pupil) -> [String] {
    (FileSystem.names(in: folder) ?? []).filter { $0.hasPrefix("\(pupil.id)-") }
      .map { "\(folder)/\($0)" }
  }
}
