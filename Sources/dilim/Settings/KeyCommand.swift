import Coordination
import Screens
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

/// A run of the command that prints the key.
///
/// It gets no standard input, which may hold the learner's messages. Its standard error is shown
/// without escape sequences and without the key, when the command ends or pauses: it may be waiting
/// for a touch on a security key.
struct KeyCommand {
  /// The longest first line, in bytes.
  private static let longest = 1 << 16
  /// The most output after the first line that is read and discarded, in bytes.
  private static let mostDiscarded = 1 << 22
  /// The pause after which messages are shown, in milliseconds.
  private static let silence: Int32 = 500

  private let command: String
  /// The name of the setting that holds it.
  private let setting: String
  private let showMessage: (SafeText) -> Void
  private var output: [UInt8] = []
  private var messages: [UInt8] = []
  private var discardedBytes = 0

  private init(
    _ command: String,
    setting: String,
    showMessage: @escaping (SafeText) -> Void
  ) {
    self.command = command
    self.setting = setting
    self.showMessage = showMessage
  }

  /// Runs the command and returns the first line that it prints.
  static func firstLine(
    of command: String,
    setting: String,
    showMessage: @escaping (SafeText) -> Void = { try? Output.error.write($0) }
  ) throws(Failure) -> String {
    var run = KeyCommand(command, setting: setting, showMessage: showMessage)
    return try run.firstLine()
  }

  private mutating func firstLine() throws(Failure) -> String {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure(Wording.keyCommandNotStarted) }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    let stream = popen("exec </dev/null 2>/dev/fd/\(writing)\n\(command)", "r")
    close(writing)
    guard let stream else { throw failure(Wording.keyCommandNotStarted) }
    listen(to: fileno(stream), and: reading)
    let status = pclose(stream)
    // Not to its end: a daemon that the command started may keep the pipe open.
    _ = Self.read(reading, into: &messages)
    showMessages()
    guard status == 0 else {
      let signal = status & 0x7F
      throw failure(
        signal == 0
          ? Wording.keyCommandEnded(status: status >> 8) : Wording.keyCommandEnded(signal: signal)
      )
    }
    return line ?? String(decoding: output, as: UTF8.self)
  }

  /// Reads output and messages until the command closes its output.
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
      // Output after the first line is discarded; a first line of this length is not a key.
      guard let end = self.output.firstIndex(of: UInt8(ascii: "\n")) else { return }
      discardedBytes += self.output.count - end
      if discardedBytes > Self.mostDiscarded { return }
      self.output.removeSubrange((end + 1)...)
    }
  }

  /// The first line, once it is complete.
  private var line: String? {
    output.firstIndex(of: UInt8(ascii: "\n")).map { String(decoding: output[..<$0], as: UTF8.self) }
  }

  private mutating func showMessages() {
    let known = (line ?? String(decoding: output, as: UTF8.self)).trimmed
    let text = SafeText(String(decoding: messages, as: UTF8.self), hiding: known)
    messages = []
    guard !text.isEmpty else { return }
    showMessage(text.string.hasSuffix("\n") ? text : text + "\n")
  }

  /// Reads the available bytes; returns false at the end.
  private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var block = [UInt8](repeating: 0, count: 4096)
    let count = system_read(descriptor, &block, block.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    bytes += block[..<count]
    return count > 0
  }

  private func failure(_ reason: SafeText) -> Failure {
    .data(Wording.keyCommandFailed(setting, reason))
  }
}

private func system_read(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
