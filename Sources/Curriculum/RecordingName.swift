/// The name of a recording that a lesson names: a file in the folder `sound` beside the lesson.
enum RecordingName {
  /// The endings of files that the common players or decoders read.
  static let endings = ["wav", "mp3", "ogg", "opus", "flac", "m4a"]

  /// Whether a name is one of a file in the folder itself: no path, and nothing that a shell or a player
  /// would read as more than a name.
  static func isPlain(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && endings.contains(String(parts[1]))
      && parts[0].first != "-"
      && parts[0].utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
          || byte == 0x2D || byte == 0x5F
      }
  }
}
