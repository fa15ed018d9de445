import Feedback
import TextSafety

/// The learner's own prompts, which go before those of the program.
enum PromptFolder {
  /// The path of the learner's folder.
  static func path(_ folders: Folders) -> String { "\(folders.config)/prompts" }

  /// The program's prompts with the learner's before them.
  ///
  /// The program carries its prompts inside; files that were installed with it go before those.
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
  /// A prompt that can't be used, with its place.
  init(_ error: PromptError) { self = .data("\(error)") }
}
