/// A prompt or schema file with its name and bytes.
package struct PromptFile: Sendable, Equatable {
  /// The name without the folder: `explain-error.en.prompt`.
  package var name: String
  /// The path for error messages; the name for a prompt that came with the program.
  package var path: String
  package var bytes: [UInt8]

  /// Creates a file; `path` is its path if it is in a folder.
  package init(name: String, path: String? = nil, bytes: [UInt8]) {
    self.name = name
    self.path = path ?? name
    self.bytes = bytes
  }

  /// The SHA-256 of the file, as `sha256sum` prints it.
  package var hash: String { SHA256.hex(bytes) }
}
