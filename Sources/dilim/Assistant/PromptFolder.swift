import Feedback
import TextSafety

/// The folder of the learner's prompts, which override those of the program.
enum PromptFolder {
  /// The path of the learner's folder.
  static func path(_ folders: Folders) -> String { "\(folders.config)/prompts" }

  /// Reads all prompts.
  ///
  /// The learner's files override installed files, which override the prompts in the program.
  static func library(_ folders: Folders) throws(Failure) -> PromptLibrary {
    let shipped = try ShippedFolder.path("Prompts").map(files(in:)) ?? []
    return PromptLibrary(own: try files(in: path(folders)), shipped: shipped)
  }

  private static func files(in folder: String) throws(Failure) -> [PromptFile] {
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
    return files
  }
}

extension Failure {
  /// Creates the sentence about a prompt that can't be used.
  init(_ error: PromptError) { self = .data("\(error)") }
}
