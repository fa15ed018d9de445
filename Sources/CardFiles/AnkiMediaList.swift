/// The present form of the list of media in a package: a message of protocol buffers.
package enum AnkiMediaList {
  /// The names in order, the first for file `0` of the package; nil if the bytes are no such list.
  package static func names(_ bytes: [UInt8]) -> [String]? {
    ProtobufMessage(bytes)?.messages(1)?.map { $0.text(1) }
  }
}
