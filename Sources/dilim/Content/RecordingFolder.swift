import CourseCheck

/// The recordings in the folder `sound` beside the lessons of a level, for the check.
enum RecordingFolder {
  /// The bytes with which a file of sound begins that has an ending.
  private static let beginnings: [String: [(place: Int, text: String)]] = [
    "wav": [(0, "RIFF"), (8, "WAVE")], "ogg": [(0, "OggS")], "opus": [(0, "OggS")],
    "flac": [(0, "fLaC")], "m4a": [(4, "ftyp")],
  ]

  static func recordings(beside lessons: [String]) -> [CourseFiles.Recording] {
    let folders = Set(
      lessons.map { path in path.lastIndex(of: "/").map { "\(path[...$0])sound" } ?? "sound" }
    )
    return folders.sorted().flatMap { folder in
      (FileSystem.names(in: folder) ?? []).map { name in
        CourseFiles.Recording(path: "\(folder)/\(name)", state: state(of: name, in: folder))
      }
    }
  }

  private static func state(of name: String, in folder: String) -> CourseFiles.Recording.State {
    let path = "\(folder)/\(name)"
    guard let place = FileSystem.resolved(path), let home = FileSystem.resolved(folder) else {
      return .unreadable
    }
    guard place.hasPrefix("\(home)/") else { return .outside }
    guard let bytes = try? FileSystem.read(path) else { return .unreadable }
    return isSound(bytes, named: name) ? .sound : .notSound
  }

  private static func isSound(_ bytes: [UInt8], named name: String) -> Bool {
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    if ending == "mp3" {
      // A tag, or the first frame.
      return bytes.starts(with: Array("ID3".utf8))
        || bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0
    }
    return beginnings[ending]?.allSatisfy { place, text in
      bytes.dropFirst(place).starts(with: text.utf8)
    } ?? false
  }
}
