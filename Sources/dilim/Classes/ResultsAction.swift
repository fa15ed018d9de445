import Classes
import JSON
import Screens
import TerminalUI
import TextSafety

/// `dilim class results`: what the teacher has given back.
struct ResultsAction {
  let invocation: Invocation

  func run() throws(Failure) -> ExitCode {
    guard invocation.arguments.count > 1 else {
      let code = try PupilSync.attempt(invocation)
      try list()
      return code
    }
    let path = invocation.arguments[1]
    let bytes = try ClassFile.bytes(of: path)
    let result: ResultFile = try ClassFile.read(path) { bytes throws(TableFault) in
      try ResultFile(bytes)
    }
    guard let pupil = try PupilClass.joined(result.course, invocation) else {
      throw .usage(Wording.joinFirst(path))
    }
    guard HeaderName.key(pupil.name) == HeaderName.key(result.student) else {
      throw .data(Wording.othersResult(path, result.student))
    }
    switch pupil.trust(in: bytes, at: path, for: .result) {
    case .confirmed: break
    case .unsignedClass, .cannotCheck: try invocation.tell(Wording.uncheckedResult)
    case .refused: throw .data(Wording.notByTeacher(path))
    }
    let kept = pupil.resultFile(result.assignment)
    do { try FileSystem.createFolder("\(pupil.folder)/results") } catch {
      throw .data(error.message)
    }
    try invocation.write(bytes, to: kept)
    try show([result])
    try tellLanguage()
    return .pass
  }

  /// Shows the results that were read before.
  private func list() throws(Failure) {
    var results: [ResultFile] = []
    for pupil in try PupilClass.all(invocation) {
      let folder = "\(pupil.folder)/results"
      for name in FileSystem.names(in: folder) ?? [] where name.hasSuffix(".jsonl") {
        results.append(
          try ClassFile.read("\(folder)/\(name)") { bytes throws(TableFault) in
            try ResultFile(bytes)
          }
        )
      }
    }
    results.sort { ($0.made, $0.name) < ($1.made, $1.name) }
    if !results.isEmpty { try tellLanguage() }
    let given = Set(results.map(\.assignment))
    let classes = try PupilClass.all(invocation)
    for pupil in classes {
      for assignment in try pupil.assignments() where !given.contains(assignment.id) {
        if let own = try OwnMarks.result(of: pupil, assignment, invocation) { results.append(own) }
      }
    }
    // A result from a server needs no file.
    let usesServers = !classes.isEmpty && classes.allSatisfy(\.hasServer)
    try show(results, ifNone: usesServers ? Wording.nothingReleased : Wording.noResults)
  }

  /// The words of a result were chosen when it was released.
  private func tellLanguage() throws(Failure) {
    if invocation.has(.language) { try invocation.tell(Wording.languageOfResults) }
  }

  private func show(
    _ results: [ResultFile],
    ifNone none: SafeText = Wording.noResults
  ) throws(Failure) {
    if invocation.has(.json) {
      return try invocation.print(
        SafeText(json: results.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()),
        terminator: ""
      )
    }
    guard !results.isEmpty else { return try invocation.print(none) }
    try invocation.show(Frame(results.flatMap(\.lines)))
  }
}
