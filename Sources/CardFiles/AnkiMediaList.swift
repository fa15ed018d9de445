/// The list of media files in a package, in its present format: a message of protocol buffers.
package enum AnkiMediaList {
  /// Returns the names, the first for file `0` of the package; nil if the bytes are malformed.
  package static func names(_ bytes: [UInt8]) -> [String]? {
    ProtobufMessage(bytes)?.messages(1)?.map { $0.text(1) }
  }
}
