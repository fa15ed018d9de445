#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The terminal in raw mode: keys come one by one, without echo.
///
/// Signals stay on: Ctrl-C comes as `.control("c")`, and a second one leaves at once even while the
/// program is busy. Output keeps its line ends (`\n` begins a new line).
/// Only one can exist at a time; raw mode ends with `leave()`, with the last reference, and with
/// whatever ends or stops the program.
package final class Terminal {
  /// How long an Escape waits for the rest of a sequence, in milliseconds.
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

  /// Back to the mode the terminal was in.
  package func leave() { TerminalSignals.cook() }

  /// Lets another program have the terminal as it was before.
  package func lend(_ body: () -> Void) { TerminalSignals.lend(body) }

  /// Whether a person sits at both ends.
  package static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  package var size: TerminalSize { Self.size(environment: environment) }

  /// The size of the terminal on standard output; by `COLUMNS` and `LINES` if there is none.
  package static func size(environment: Environment) -> TerminalSize {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return TerminalSize(environment: environment) }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Writes the whole text; fails if the terminal is gone.
  package func write(_ text: Rendered) throws(WriteFailure) { try output.write(text) }

  /// Makes ``next(timeout:)`` give ``Input/posted``; from any thread.
  ///
  /// Several posts may be one. Without a terminal in raw mode nothing happens.
  package static func post() { TerminalSignals.wake(.posted) }

  /// Waits for what comes next, at most that long; for ever without a timeout.
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
      // However much is posted, a key is not kept waiting by it.
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
    /// Whether nobody is at the other end of the input any more.
    var hasHungUp = false
    var isNothing: Bool { !wake && !input }
  }

  /// What is ready to be read; nothing after the time, which is endless if negative.
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

  /// What the signals and the other threads have to say; what came several times is one.
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

  /// The keys that are complete with the bytes that are there.
  ///
  /// Nothing may be there although there was: Ctrl-C takes back what was typed before it.
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

  /// Time since some moment in the past, by a clock that never goes back.
  private static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Made once for the whole program; handlers may write to it at any time.
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
      // A read never waits: only the poll before it does, and a signal ends that.
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    return raw
  }
}
