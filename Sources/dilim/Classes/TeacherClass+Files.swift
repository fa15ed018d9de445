/// The files that a class has made.
extension TeacherClass {
  /// All files of the class and no others of its folder; the file that makes it a class comes last.
  var files: [String] {
    let names = [
      "accepted.csv", "exchanged.jsonl", "marks.jsonl", "roster.csv", "allowed_signers",
      "server.json", "invited",
    ]
    let keys = ["teacher-key", "teacher-key.pub"]
    let own = (names + keys).map { "\(folder)/\($0)" }.filter { FileSystem.exists($0) }
    return FileTree.files(below: assignmentsFolder) + FileTree.files(below: handInsFolder) + own
      + ["\(folder)/class.json"]
  }

  /// The folders of the class, the inner ones first; one with other files stays.
  var folders: [String] {
    let inner = (FileSystem.names(in: handInsFolder) ?? []).map { "\(handInsFolder)/\($0)" }
    return inner.filter { FileSystem.isDirectory($0) } + [handInsFolder, assignmentsFolder, folder]
  }
}
