public import DilimEngine

extension Course {
  /// Reads the course of a folder: every `.lesson` file in it and in the folders right below it,
  /// and its `syllabus.txt`.
  ///
  /// - Throws: the faults of all files, also of those that can't be read.
  public init(folder: String) throws(CourseErrors) {
    var files: [String: [UInt8]] = [:]
    var errors: [CourseError] = []
    for path in try CourseFolder.paths(in: folder) {
      do throws(CourseError) {
        files[path] = try CourseFolder.read(path)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw CourseErrors(errors) }
    try self.init(bytes: files)
  }
}
