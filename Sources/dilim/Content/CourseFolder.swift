import CourseCheck
import Curriculum
import Screens
import TextSafety

/// Reads the files of a course for the check, and writes missing item ids.
enum CourseFolder {
  /// Reads all files that are checked; a missing word list counts as empty.
  static func files(in folder: String) throws(Failure) -> CourseFiles {
    var lessons: [CourseFiles.File] = []
    for path in lessonPaths(in: folder) { lessons.append(try file(path)) }
    guard !lessons.isEmpty else {
      throw .data(Wording.noCourseFiles(in: folder))
    }
    return CourseFiles(
      lessons: lessons,
      syllabus: try file("\(folder)/syllabus.txt"),
      spellingOK: list("\(folder)/spelling-ok.txt"),
      glossed: list("\(folder)/glossed.txt"),
      functionWords: list("\(folder)/function-words.txt"),
      names: list("\(folder)/names.txt"),
      hints: list("\(folder)/hints.txt"),
      notes: try notes(in: "\(folder)/notes"),
      canDo: FileSystem.exists("\(folder)/can-do.txt") ? list("\(folder)/can-do.txt") : nil,
      lexicon: FileSystem.exists("\(folder)/lexicon.tsv")
        ? try file("\(folder)/lexicon.tsv") : nil,
      recordings: RecordingFolder.recordings(beside: lessons.map(\.path))
    )
  }

  /// Writes missing item ids to these lessons; returns the changed files.
  static func writeMissingIDs(to paths: [String]) throws(Failure) -> [String] {
    var changed: [String] = []
    for path in paths {
      let bytes = try file(path).bytes
      let mended = IdentityWriter.addingMissingIDs(to: bytes)
      guard mended != bytes else { continue }
      do {
        try FileSystem.replace(path, with: mended)
      } catch {
        throw .data(error.message)
      }
      changed.append(path)
    }
    return changed
  }

  /// The paths of the lessons of a course, or only those with one file name.
  static func lessonPaths(in folder: String, named name: String?) -> [String] {
    lessonPaths(in: folder).filter { path in name.map { path.hasSuffix("/\($0)") } ?? true }
  }

  /// The paths of `.lesson` files in the folder and its direct subfolders.
  private static func lessonPaths(in folder: String, isTop: Bool = true) -> [String] {
    let names = FileSystem.names(in: folder) ?? []
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if isTop && FileSystem.isDirectory(path) { return lessonPaths(in: path, isTop: false) }
      return name.hasSuffix(".lesson") ? [path] : []
    }
  }

  private static func notes(in folder: String) throws(Failure) -> [CourseFiles.File] {
    var notes: [CourseFiles.File] = []
    for name in FileSystem.names(in: folder) ?? [] where name.hasSuffix(".md") {
      notes.append(try file("\(folder)/\(name)"))
    }
    return notes
  }

  private static func file(_ path: String) throws(Failure) -> CourseFiles.File {
    do {
      return CourseFiles.File(path: path, bytes: try FileSystem.read(path))
    } catch {
      throw .data(error.message)
    }
  }

  private static func list(_ path: String) -> CourseFiles.File {
    CourseFiles.File(path: path, bytes: (try? FileSystem.read(path)) ?? [])
  }
}
