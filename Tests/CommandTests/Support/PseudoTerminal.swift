import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program in a pseudo-terminal, with functions for typing and reading.
final class PseudoTerminal {
  private let child: Child
  private let control: Int32
  /// Kept open, so that the terminal's mode can be read after the end of the program.
  private let device: Int32
  private let modeBefore: termios
  private(set) var screen: TerminalScreen
  /// All output of the program.
  private(set) var bytes: [UInt8] = []
  private let limit: Duration

  struct TerminalError: Error { let text: String }

  init(
    _ learner: Learner,
    _ arguments: [String],
    columns: Int = 80,
    rows: Int = 24,
    with extra: [String: String] = [:],
    within limit: Duration = .seconds(40)
  ) throws {
    self.limit = limit
    (control, device) = try Child.openTerminal()
    screen = TerminalScreen(columns: columns, height: rows)
    var mode = termios()
    var name = [CChar](repeating: 0, count: 128)
    guard tcgetattr(device, &mode) == 0, ttyname_r(device, &name, name.count) == 0 else {
      throw TerminalError(text: "no terminal: \(errno)")
    }
    let path = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    modeBefore = mode
    Self.setSize(control, columns, rows)
    child = try Child(
      Learner.program,
      arguments: arguments,
      environment: learner.environment.merging(extra) { _, new in new },
      stream: .terminal(path)
    )
  }

  deinit {
    child.kill()
    close(control)
    close(device)
  }

  /// All text that was ever shown.
  var text: String { screen.history.joined(separator: "\n") }

  /// Types text and named keys.
  func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(control, $0.baseAddress, min($0.count, 256)) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
      receive(until: .now)
    }
  }

  /// Waits until a text appears on the screen below the place of the last wait.
  func see(_ wanted: String, _ place: SourceLocation = #_sourceLocation) throws {
    let deadline = ContinuousClock.now + limit
    while !unseen.contains(wanted) {
      guard receive(until: deadline) else {
        let message = "“\(wanted)” did not come. Unseen:\n\(unseen)\nAll:\n\(text)"
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        throw TerminalError(text: "“\(wanted)” did not come")
      }
    }
    let all = text
    guard let found = unseen.range(of: wanted) else { return }
    seen += unseen.distance(from: unseen.startIndex, to: found.upperBound)
    seen = min(seen, all.count)
  }

  /// Waits until a text appears anywhere on the screen, for example in a redrawn row.
  func seeAnywhere(_ wanted: String, _ place: SourceLocation = #_sourceLocation) throws {
    let deadline = ContinuousClock.now + limit
    while !text.contains(wanted) {
      guard receive(until: deadline) else {
        let message = "“\(wanted)” did not come:\n\(text)"
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        throw TerminalError(text: "“\(wanted)” did not come")
      }
    }
  }

  /// Waits until a text appears on a page and all pages are shown.
  func seePages(_ wanted: String, _ place: SourceLocation = #_sourceLocation) throws {
    let deadline = ContinuousClock.now + limit
    while !text.contains(wanted) || trimmedRow.hasSuffix("q all >") {
      if trimmedRow.hasSuffix("q all >") {
        let shown = text
        type("q")
        while text == shown, receive(until: deadline) {}
        continue
      }
      guard receive(until: deadline) else {
        Issue.record(Comment(rawValue: "“\(wanted)” did not come:\n\(text)"), sourceLocation: place)
        throw TerminalError(text: "“\(wanted)” did not come")
      }
    }
  }

  /// Types a key and waits for the next prompt for keys; shows all pages on the way.
  func typeThroughPages(_ key: String, _ place: SourceLocation = #_sourceLocation) throws {
    let before = text.count
    type(key)
    let deadline = ContinuousClock.now + limit
    while text.count <= before || !trimmedRow.hasSuffix("? >") {
      if trimmedRow.hasSuffix("q all >") {
        let shown = text
        type("q")
        while text == shown, receive(until: deadline) {}
        continue
      }
      guard receive(until: deadline) else {
        Issue.record(Comment(rawValue: "no prompt after \(key):\n\(text)"), sourceLocation: place)
        throw TerminalError(text: "no prompt after \(key)")
      }
    }
  }

  /// Waits until the row with the cursor has this text.
  ///
  /// A prompt without names also stands for that of a new learner, which names the help.
  func seePrompt(_ wanted: String, _ place: SourceLocation = #_sourceLocation) throws {
    let deadline = ContinuousClock.now + limit
    while trimmedRow != wanted, wanted != ">" || trimmedRow != "? help >" {
      guard receive(until: deadline) else {
        let message = "The prompt is “\(trimmedRow)”, not “\(wanted)”:\n\(text)"
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        throw TerminalError(text: "no prompt “\(wanted)”")
      }
    }
    seen = text.count
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, height: rows)
    Self.setSize(control, columns, rows)
  }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { child.send(signal) }

  /// Waits for the end and returns the exit status; -1 if the program hung.
  func end() -> Int32 {
    let deadline = ContinuousClock.now + limit
    while !isReadable(child.leash, until: .now), receive(until: deadline) {}
    let end = child.wait(until: deadline)
    while receive(until: .now) {}
    return end?.code ?? -1
  }

  func kill() {
    child.kill()
    while receive(until: .now) {}
  }

  /// Whether the terminal is as it was before the program began.
  var isRestored: Bool {
    var mode = termios()
    guard tcgetattr(device, &mode) == 0 else { return false }
    return mode.c_lflag == modeBefore.c_lflag && mode.c_iflag == modeBefore.c_iflag
      && mode.c_oflag == modeBefore.c_oflag && mode.c_cflag == modeBefore.c_cflag
      && lastPasteMode == "\u{1B}[?2004l"
  }

  private var lastPasteMode: String {
    let all = String(decoding: bytes, as: UTF8.self)
    guard let start = all.range(of: "\u{1B}[?2004", options: .backwards) else { return "" }
    return String(all[start.lowerBound...].prefix(8))
  }

  private var seen = 0
  private var unseen: Substring { text.dropFirst(seen) }
  private var trimmedRow: String {
    screen.cursorRow.trimmingCharacters(in: .whitespaces)
  }

  /// Reads the next output; returns false if nothing came in time.
  @discardableResult
  private func receive(until deadline: ContinuousClock.Instant) -> Bool {
    var requests = [control, child.leash].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&requests, 2, milliseconds(until: deadline))
    if count < 0 { return errno == EINTR }
    guard count > 0, requests[0].revents & Int16(POLLIN) != 0 else { return false }
    var block = [UInt8](repeating: 0, count: 65_536)
    let length = read(control, &block, block.count)
    guard length > 0 else { return false }
    bytes += block[..<length]
    screen.write(block[..<length])
    return true
  }

  private static func setSize(_ terminal: Int32, _ columns: Int, _ rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }
}
