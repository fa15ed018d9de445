import Feedback
import TextSafety

/// The learner's own prompts, which stand before those of the program.
enum PromptFolder {
  /// Where they lie.
  static func path(_ folders: Folders) -> String { "\(folders.config)/prompts" }

  /// The program's prompts with the learner's before them.
  static func library(_ folders: Folders) throws(Failure) -> PromptLibrary {
    let folder = path(folders)
    var files: [PromptFile] = []
    for name in FileSystem.names(in: folder) ?? [] {
      let path = "\(folder)/\(name)"
      guard !FileSystem.isDirectory(path) else { continue }
      do {
        files.append(PromptFile(name: name, path: path, bytes: try FileSystem.read(path)))
      } catch {
        throw .data(error.message)
      }
    }
    return PromptLibrary(own: files)
  }
}

extension Failure {
  /// A prompt that can't be used, with its place.
  init(_ error: PromptError) { self = .data("\(error)") }
}
