/// The bytes of a prompt or of a schema, with the name that errors are reported under.
public struct PromptFile: Sendable, Equatable {
  /// The name without folder: `explain-error.en.prompt`.
  public var name: String
  /// The path as the caller gave it; the name for a prompt that came with the program.
  public var path: String
  public var bytes: [UInt8]

  /// Takes the contents of a file; `path` if it lies in a folder.
  public init(name: String, path: String? = nil, bytes: [UInt8]) {
    self.name = name
    self.path = path ?? name
    self.bytes = bytes
  }

  /// What `sha256sum` prints for the file.
  public var hash: String { SHA256.hex(bytes) }
}
