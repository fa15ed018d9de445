#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program hunspell with its Turkish dictionary, asked word by word while a game goes on.
///
/// It is begun once and reads its dictionary while the learner reads the letters; where it is not
/// installed there are no answers.
final class SpellChecker {
  /// Where words go.
  private let words: Int32
  private let nextLine: () -> String?
  /// Whether something can be read within ``patience``.
  private let waits: () -> Bool
  private let finish: () -> Void
  private var hasGreeted = false
  private var hasFailed = false

  /// In milliseconds; the dictionary takes a third of a second to read.
  private static let patience: Int32 = 5_000

  private static let command =
    "export LC_ALL=C.UTF-8; exec hunspell -a -i utf-8 -d tr_TR 2>/dev/null"

  /// Begins the program; nil where not even a shell can be begun.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let (reading, writing) = (ends[0], ends[1])
    // Without this hunspell would hold its own input open.
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
    waits = {
      var request = pollfd(fd: fileno(stream), events: Int16(POLLIN), revents: 0)
      return poll(&request, 1, Self.patience) > 0
    }
    finish = { pclose(stream) }
  }

  deinit {
    close(words)
    // One that did not answer might not end either.
    if !hasFailed { finish() }
  }

  /// Whether hunspell knows a word of letters alone; nil without an answer.
  func knows(_ word: String) -> Bool? {
    guard !hasFailed else { return nil }
    if !hasGreeted {
      hasGreeted = true
      hasFailed = !waits() || nextLine() == nil
    }
    guard !hasFailed, send(word + "\n"), waits() else {
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
