/// A prompt or schema file with its name and bytes.
public struct PromptFile: Sendable, Equatable {
  /// The name without the folder: `explain-error.en.prompt`.
  public var name: String
  /// The path for error messages; the name for a prompt that came with the program.
  public var path: String
  public var bytes: [UInt8]

  /// Creates a file; `path` is its path if it is in a folder.
  public init(name: String, path: String? = nil, bytes: [UInt8]) {
    self.name = name
    self.path = path ?? name
    self.bytes = bytes
  }

  /// The SHA-256 of the file, as `sha256sum` prints it.
  public var hash: String { SHA256.hex(bytes) }
}
