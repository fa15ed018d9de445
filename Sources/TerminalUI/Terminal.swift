#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The terminal in raw mode: it delivers single keys without echo.
///
/// Signals stay enabled: Ctrl-C arrives as `.control("c")`, and a second one ends the program at once
/// even while it is busy. In output, `\n` still begins a new line.
/// Only one instance can exist at a time. Raw mode ends with `leave()`, with the last reference, and
/// with any signal that ends or stops the program.
package final class Terminal {
  /// The time that an Escape waits for the rest of a sequence, in milliseconds.
  private static let escapeDelay: Int32 = 40

  private let output: Output
  private let environment: Environment
  private var decoder = KeyDecoder()
  private var waiting: [Input] = []
  private var hasEnded = false

  /// Enters raw mode; fails if standard input and output are not both a terminal.
  package init?(environment: Environment) {
    let state = TerminalSignals.state
    output = .standard
    self.environment = environment
    guard !state.pointee.isRaw, Self.isInteractive else { return nil }
    guard tcgetattr(STDIN_FILENO, &state.pointee.cooked) == 0, Self.openWakePipe() else {
      return nil
    }
    state.pointee.raw = Self.rawMode(from: state.pointee.cooked)
    state.pointee.input = STDIN_FILENO
    state.pointee.output = STDOUT_FILENO
    state.pointee.isRaw = true
    TerminalSignals.install()
    TerminalSignals.enterRaw()
  }

  deinit { leave() }

  /// Restores the earlier mode of the terminal.
  package func leave() { TerminalSignals.cook() }

  /// Restores the earlier mode of the terminal while `body` runs another program.
  package func lend(_ body: () -> Void) { TerminalSignals.lend(body) }

  /// Whether standard input and output are both a terminal.
  package static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  package var size: TerminalSize { Self.size(environment: environment) }

  /// Returns the size of the terminal on standard output, or that of `COLUMNS` and `LINES` without
  /// one.
  package static func size(environment: Environment) -> TerminalSize {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return TerminalSize(environment: environment) }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Writes the whole text; throws if the terminal has hung up.
  package func write(_ text: Rendered) throws(WriteFailure) { try output.write(text) }

  /// Makes ``next(timeout:)`` return ``Input/posted``; may be called from any thread.
  ///
  /// Several posts may arrive as one. Without a terminal in raw mode it has no effect.
  package static func post() { TerminalSignals.wake(.posted) }

  /// Waits for the next input, at most for the timeout; without a timeout it waits forever.
  package func next(timeout: Duration? = nil) -> Input {
    let deadline = timeout.map { Self.now() + $0 }
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if hasEnded { return .end }
      let limit = Self.milliseconds(until: deadline)
      let isEscape = decoder.isPending && (limit < 0 || limit > Self.escapeDelay)
      let ready = wait(isEscape ? Self.escapeDelay : limit)
      let woken = ready.wake ? readWake() : []
      let keys = ready.input ? readKeys(hasHungUp: ready.hasHungUp) : nil
      // Posts come last, so that they never delay a key.
      waiting =
        woken.filter { $0 != .posted } + (keys.map { [$0] } ?? [])
        + woken.filter { $0 == .posted }
      if ready.isNothing {
        let keys = decoder.flush()
        if !keys.isEmpty { return .keys(keys) }
        if !isEscape && limit >= 0 { return .timeout }
      }
    }
  }

  private struct Ready {
    var wake = false
    var input = false
    /// Whether the terminal has hung up.
    var hasHungUp = false
    var isNothing: Bool { !wake && !input }
  }

  /// Waits for input at most this long, forever if negative, and returns the readable sources.
  private func wait(_ milliseconds: Int32) -> Ready {
    let state = TerminalSignals.state
    var requests = [
      pollfd(fd: state.pointee.wakeRead, events: Int16(POLLIN), revents: 0),
      pollfd(fd: state.pointee.input, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    if count < 0 { return Ready(wake: true) }
    return Ready(
      wake: requests[0].revents != 0,
      input: requests[1].revents != 0,
      hasHungUp: requests[1].revents & ~Int16(POLLIN) != 0
    )
  }

  /// Reads the reasons of the wake-ups by signals and other threads, each reason once.
  private func readWake() -> [Input] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(TerminalSignals.state.pointee.wakeRead, &bytes, bytes.count)
    let reasons = bytes.prefix(max(count, 0)).compactMap { TerminalSignals.Wake(rawValue: $0) }
    var inputs: [Input] = []
    if reasons.contains(.interrupted) {
      TerminalSignals.state.pointee.isInterrupted = false
      inputs.append(.keys([.control("c")]))
    }
    if reasons.contains(.resumed) { inputs.append(.resumed) }
    if reasons.contains(.resized) { inputs.append(.resized) }
    if reasons.contains(.posted) { inputs.append(.posted) }
    return inputs
  }

  /// Reads the available bytes and returns the keys that they complete.
  ///
  /// There may be no bytes even after `poll` reported some, because Ctrl-C discards earlier input.
  private func readKeys(hasHungUp: Bool) -> Input? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(TerminalSignals.state.pointee.input, &bytes, bytes.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return nil }
    if count == 0 && !hasHungUp { return nil }
    guard count > 0 else {
      hasEnded = true
      let keys = decoder.finish()
      return keys.isEmpty ? .end : .keys(keys)
    }
    let keys = decoder.feed(bytes.prefix(count))
    return keys.isEmpty ? nil : .keys(keys)
  }

  private static func milliseconds(until deadline: Duration?) -> Int32 {
    guard let deadline else { return -1 }
    let left = deadline - now()
    if left <= .zero { return 0 }
    let (seconds, fraction) = left.components
    // Rounded up, so that the time has passed when the wait is over.
    return Int32(min(seconds * 1000 + fraction / 1_000_000_000_000_000 + 1, 86_400_000))
  }

  /// Returns the time of the monotonic clock.
  private static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Opens the pipe that wakes the wait, once for the whole program.
  ///
  /// It is never closed, because signal handlers may write to it at any time.
  private static func openWakePipe() -> Bool {
    let state = TerminalSignals.state
    if state.pointee.wakeRead >= 0 { return true }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    state.pointee.wakeRead = ends[0]
    state.pointee.wakeWrite = ends[1]
    return true
  }

  private static func rawMode(from cooked: termios) -> termios {
    var raw = cooked
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    raw.c_lflag |= tcflag_t(ISIG)
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    raw.c_oflag |= tcflag_t(OPOST | ONLCR)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      // A read never blocks; only the poll before it waits, and a signal interrupts that.
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    return raw
  }
}
