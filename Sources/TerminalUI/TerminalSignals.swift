#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The only state that the signal handlers use.
///
/// A handler may call only async-signal-safe functions: `tcsetattr`, `write`, `signal`, `raise`,
/// `_exit`. Therefore this state is allocated once and never freed, the pointer to it never changes,
/// and a handler allocates nothing.
struct SignalState {
  /// Whether the terminal is in raw mode, which must be undone before the program ends.
  var isRaw = false
  /// Whether there was a Ctrl-C that the program has not read yet.
  var isInterrupted = false
  var input: Int32 = -1
  var output: Int32 = -1
  var wakeRead: Int32 = -1
  var wakeWrite: Int32 = -1
  var cooked = termios()
  var raw = termios()
}

/// The signal handlers that restore the terminal when a signal ends or stops the program.
///
/// - Ctrl-C (`SIGINT`) is a key, read when the program next waits for input; a second one before
///   that ends the program at once with code 130.
/// - Signals that end the program first undo raw mode and then have their default effect.
/// - A stop undoes raw mode; continuing enters it again and reports `resumed`.
/// - A signal that was ignored when the program started stays ignored.
enum TerminalSignals {
  static nonisolated(unsafe) let state: UnsafeMutablePointer<SignalState> = {
    let pointer = UnsafeMutablePointer<SignalState>.allocate(capacity: 1)
    pointer.initialize(to: SignalState())
    return pointer
  }()

  /// The reason of a wake-up, sent as one byte through the wake pipe.
  enum Wake: UInt8 {
    case interrupted, resized, resumed, posted
  }

  private static let deadly = [
    SIGHUP, SIGTERM, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ]

  static func install() {
    for number in deadly {
      handle(number) { number in
        TerminalSignals.abandon()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    handle(SIGINT) { _ in
      if !TerminalSignals.state.pointee.isInterrupted {
        TerminalSignals.state.pointee.isInterrupted = true
        TerminalSignals.wake(.interrupted)
      } else {
        TerminalSignals.abandon()
        _exit(130)
      }
    }
    handle(SIGTSTP) { _ in TerminalSignals.stop() }
    handle(SIGCONT) { _ in TerminalSignals.resume() }
    handle(SIGWINCH) { _ in TerminalSignals.wake(.resized) }
    atexit { TerminalSignals.cook() }
  }

  /// Puts the terminal into raw mode if `isRaw` is set.
  static func enterRaw() {
    let state = TerminalSignals.state
    guard state.pointee.isRaw else { return }
    _ = tcsetattr(state.pointee.input, TCSANOW, &state.pointee.raw)
    writeCode("\u{1B}[?2004h")
  }

  /// Undoes raw mode for good.
  static func cook() {
    guard state.pointee.isRaw else { return }
    restore()
    state.pointee.isRaw = false
  }

  /// Undoes raw mode before an abrupt end; the shell's prompt gets a new row.
  private static func abandon() {
    if state.pointee.isRaw { writeCode("\r\n") }
    cook()
  }

  /// Restores the earlier mode of the terminal while `body` runs another program.
  static func lend(_ body: () -> Void) {
    let isRaw = state.pointee.isRaw
    cook()
    body()
    state.pointee.isRaw = isRaw
    enterRaw()
  }

  private static func restore() {
    let state = TerminalSignals.state
    writeCode("\u{1B}[?2004l")
    _ = tcsetattr(state.pointee.input, TCSANOW, &state.pointee.cooked)
  }

  private static func resume() {
    enterRaw()
    wake(.resumed)
  }

  /// Stops the program as Ctrl-Z does: it restores the default action and raises the signal again.
  ///
  /// The system does not stop an orphaned process group and sends no `SIGCONT`, so the handler
  /// always resumes by itself too.
  private static func stop() {
    let saved = errno
    if state.pointee.isRaw { restore() }
    signal(SIGTSTP, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    raise(SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    signal(SIGTSTP) { _ in TerminalSignals.stop() }
    resume()
    errno = saved
  }

  static func wake(_ reason: Wake) {
    let saved = errno
    var byte = reason.rawValue
    _ = write(state.pointee.wakeWrite, &byte, 1)
    errno = saved
  }

  /// Writes a static string; a handler may do so, because the string is part of the executable.
  private static func writeCode(_ text: StaticString) {
    _ = write(state.pointee.output, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let previous = signal(number, handler)
    if isIgnored(previous) { signal(number, SIG_IGN) }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
