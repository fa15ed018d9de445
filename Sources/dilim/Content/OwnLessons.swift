import Curriculum
import Screens
import TextSafety

/// Folders of own lessons that are read beside the course.
enum OwnLessons {
  /// Checks the folders of `--with`: each has lessons, and none has a lesson of another or of the
  /// course.
  static func checked(_ folders: [String], beside course: ContentFolder) throws(Failure) -> [String]
  {
    var places: [String: String] = [:]
    for folder in folders {
      guard FileSystem.isDirectory(folder) else {
        throw .data(Wording.noContentFolder(folder, namedBy: "--with"))
      }
      let paths = Level.allCases.flatMap { level in
        (FileSystem.names(in: "\(folder)/\(level.folder)") ?? [])
          .filter { $0.hasSuffix(".lesson") }.map { "\(level.folder)/\($0)" }
      }
      guard !paths.isEmpty else { throw .data(Wording.noCourseFiles(in: folder)) }
      for path in paths {
        let own = "\(folder)/\(path)"
        let shipped = "\(course.path)/\(path)"
        let other = FileSystem.exists(shipped) ? shipped : places[path]
        if let other { throw .data(Wording.lessonTwice(own, other)) }
        places[path] = own
      }
    }
    return folders
  }
}

extension CommandOption {
  static let with = CommandOption(
    name: "--with",
    value: "DIR",
    help: "also read your own lessons from this folder; may be given several times",
    offers: [.folders]
  )
}
