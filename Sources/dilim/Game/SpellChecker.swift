#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program hunspell with its Turkish dictionary, in pipe mode.
///
/// It is started once and loads its dictionary while the learner reads the letters. If it is not
/// installed, ``knows(_:)`` returns nil.
final class SpellChecker {
  /// The descriptor of its input.
  private let words: Int32
  private let nextLine: () -> String?
  /// Waits until output can be read; returns false after ``timeout``.
  private let waitForOutput: () -> Bool
  private let finish: () -> Void
  private var hasGreeted = false
  private var hasFailed = false

  /// In milliseconds; the dictionary takes about 300 ms to load.
  private static let timeout: Int32 = 5_000

  private static let command =
    "export LC_ALL=C.UTF-8; exec hunspell -a -i utf-8 -d tr_TR 2>/dev/null"

  /// Starts the program; nil if no shell can be started.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let (reading, writing) = (ends[0], ends[1])
    // Without this hunspell would inherit the writing end and never see the end of its input.
    _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    let stream = popen("exec </dev/fd/\(reading); \(Self.command)", "r")
    close(reading)
    guard let stream else {
      close(writing)
      return nil
    }
    words = writing
    nextLine = {
      var line = [CChar](repeating: 0, count: 1 << 14)
      guard fgets(&line, Int32(line.count), stream) != nil else { return nil }
      let bytes = line.prefix { $0 != 0 && $0 != 0x0A }.map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self)
    }
    waitForOutput = {
      var request = pollfd(fd: fileno(stream), events: Int16(POLLIN), revents: 0)
      return poll(&request, 1, Self.timeout) > 0
    }
    finish = { pclose(stream) }
  }

  deinit {
    close(words)
    // A hung process might never end, so it is not waited for.
    if !hasFailed { finish() }
  }

  /// Whether hunspell knows a word, which must consist of letters; nil without an answer.
  func knows(_ word: String) -> Bool? {
    guard !hasFailed else { return nil }
    if !hasGreeted {
      hasGreeted = true
      hasFailed = !waitForOutput() || nextLine() == nil
    }
    guard !hasFailed, send(word + "\n"), waitForOutput() else {
      hasFailed = true
      return nil
    }
    var answer: Bool?
    while let line = nextLine(), let mark = line.first {
      answer = answer ?? "*+-".contains(mark)
    }
    return answer
  }

  private func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return write(words, bytes, bytes.count) == bytes.count
  }
}
