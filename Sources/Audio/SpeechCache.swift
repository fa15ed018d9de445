#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Spoken texts that are kept as files, so that a replay starts at once.
///
/// The name of a file comes from the text, the voice, the speaker and the speed.
package struct SpeechCache: Sendable {
  package let folder: String
  /// The most bytes that are kept after ``trim()``.
  private let capacity: Int

  /// Creates a cache in a folder, which is made when it is needed; the capacity is in bytes.
  package init(folder: String, capacity: Int = 500 << 20) {
    self.folder = folder
    self.capacity = capacity
  }

  /// Returns the file of a text if it is kept, and notes that it was used.
  func known(_ speech: Speech, by voice: Voice) -> String? {
    kept(path(of: speech, by: voice))
  }

  /// The file that a text is kept in.
  func path(of speech: Speech, by voice: Voice) -> String {
    let speaker = "\(speech.speaker.kind) \(speech.speaker.place) \(speech.speaker.number)"
    return path(of: "\(voice.identity)\n\(speaker)\n\(speech.isSlow)\n\(speech.text)")
  }

  /// Returns the file that a decoded recording is kept in; nil if it is no file that can be read.
  ///
  /// The name changes with the file.
  func path(ofRecording recording: String, isSlow: Bool) -> String? {
    var status = stat()
    guard stat(recording, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      access(recording, R_OK) == 0
    else { return nil }
    #if os(Linux)
      let changed = status.st_mtim
    #else
      let changed = status.st_mtimespec
    #endif
    let state = "\(status.st_size) \(changed.tv_sec) \(changed.tv_nsec)"
    return path(of: "recording \(recording)\n\(state)\n\(isSlow)")
  }

  /// Returns a kept file, and notes that it was used; nil if it is not there.
  func kept(_ path: String) -> String? {
    guard access(path, R_OK) == 0 else { return nil }
    utimes(path, nil)
    return path
  }

  private func path(of key: String) -> String {
    let (first, second) = (
      Self.hash(key, 0xCBF2_9CE4_8422_2325), Self.hash(key, 0x9E37_79B9_7F4A_7C15)
    )
    return "\(folder)/\(Self.hex(first))\(Self.hex(second)).wav"
  }

  /// Makes the folder; returns whether it is there.
  func makeFolder() -> Bool {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/\(part)"
      if access(path, F_OK) != 0, mkdir(path, 0o700) != 0, errno != EEXIST { return false }
    }
    return access(folder, W_OK) == 0
  }

  /// Whether the disk has no room, so that a program may have written a part of its sound only.
  ///
  /// eSpeak NG then corrects the header and ends with 0.
  var isFull: Bool {
    var status = statvfs()
    return statvfs(folder, &status) == 0 && UInt64(status.f_bavail) * UInt64(status.f_frsize) < 8192
  }

  /// The name of a file that is not finished.
  var draft: String { "\(folder)/draft-\(getpid()).wav" }

  /// Removes the drafts of programs that have died, and the files that were not used for the longest
  /// time if there are more bytes than the capacity.
  package func trim() {
    var files: [(path: String, size: Int, used: Int)] = []
    for name in ProgramPath.names(in: folder) {
      let path = "\(folder)/\(name)"
      if name.hasPrefix("draft-") {
        let owner = pid_t(name.dropFirst(6).prefix { $0.isNumber }) ?? 0
        if owner <= 0 || kill(owner, 0) != 0 && errno == ESRCH { unlink(path) }
        continue
      }
      var status = stat()
      guard name.hasSuffix(".wav"), stat(path, &status) == 0 else { continue }
      #if os(Linux)
        let used = status.st_mtim.tv_sec
      #else
        let used = status.st_mtimespec.tv_sec
      #endif
      files.append((path, Int(status.st_size), used))
    }
    var size = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { $0.used < $1.used }) where size > capacity {
      unlink(file.path)
      size -= file.size
    }
  }

  /// Returns the 64-bit FNV-1a hash of a text from a start.
  ///
  /// Source: Fowler, Noll, Vo, “The FNV Non-Cryptographic Hash Algorithm”, 2012.
  private static func hash(_ text: String, _ start: UInt64) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
