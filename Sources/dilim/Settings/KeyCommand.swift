import Coordination
import TerminalUI
import TextSafety
import Turkish

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command that prints the key.
///
/// It has no standard input, for that may hold what the learner wants to say. What it says on its
/// standard error is shown without escape sequences and without the key: when it has ended, or when
/// it falls silent, as one that waits for a finger on a security key.
struct KeyCommand {
  private static let longest = 1 << 16
  /// What follows the key is passed over, but not without end.
  private static let mostPassedOver = 1 << 22
  /// In milliseconds.
  private static let silence: Int32 = 500

  private let command: String
  private let tell: (SafeText) -> Void
  private var output: [UInt8] = []
  private var messages: [UInt8] = []
  private var passedOver = 0

  private init(_ command: String, tell: @escaping (SafeText) -> Void) {
    self.command = command
    self.tell = tell
  }

  /// The first line that the command prints.
  static func firstLine(
    of command: String,
    tell: @escaping (SafeText) -> Void = { try? Output.error.write($0) }
  ) throws(Failure) -> String {
    var run = KeyCommand(command, tell: tell)
    return try run.firstLine()
  }

  private mutating func firstLine() throws(Failure) -> String {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.failure("can't be started") }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    let stream = popen("exec </dev/null 2>/dev/fd/\(writing)\n\(command)", "r")
    close(writing)
    guard let stream else { throw Self.failure("can't be started") }
    listen(to: fileno(stream), and: reading)
    let status = pclose(stream)
    // Not to its end: a daemon that the command has begun may keep it open.
    _ = Self.read(reading, into: &messages)
    showMessages()
    guard status == 0 else {
      let signal = status & 0x7F
      throw Self.failure("failed (\(signal == 0 ? "status \(status >> 8)" : "signal \(signal)"))")
    }
    return line ?? String(decoding: output, as: UTF8.self)
  }

  /// Reads both ways until the command closes its output.
  private mutating func listen(to output: Int32, and messages: Int32) {
    var isListening = true
    while true {
      var requests = [output, isListening ? messages : -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&requests, 2, self.messages.isEmpty ? -1 : Self.silence)
      if count == 0 || self.messages.count > Self.longest { showMessages() }
      if requests[1].revents != 0 { isListening = Self.read(messages, into: &self.messages) }
      if requests[0].revents != 0, !Self.read(output, into: &self.output) { return }
      guard self.output.count > Self.longest else { continue }
      // Of what follows the first line nothing is needed; a line of this length is no key.
      guard let end = self.output.firstIndex(of: UInt8(ascii: "\n")) else { return }
      passedOver += self.output.count - end
      if passedOver > Self.mostPassedOver { return }
      self.output.removeSubrange((end + 1)...)
    }
  }

  /// The first line, once it is whole.
  private var line: String? {
    output.firstIndex(of: UInt8(ascii: "\n")).map { String(decoding: output[..<$0], as: UTF8.self) }
  }

  private mutating func showMessages() {
    let known = (line ?? String(decoding: output, as: UTF8.self)).trimmed
    let text = SafeText(String(decoding: messages, as: UTF8.self), hiding: known)
    messages = []
    guard !text.isEmpty else { return }
    tell(text.string.hasSuffix("\n") ? text : text + "\n")
  }

  /// Takes what is there; false at the end.
  private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var block = [UInt8](repeating: 0, count: 4096)
    let count = system_read(descriptor, &block, block.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    bytes += block[..<count]
    return count > 0
  }

  private static func failure(_ what: String) -> Failure {
    .data("key_command \(what); run it yourself to see why.")
  }
}

private func system_read(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
