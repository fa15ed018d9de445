#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the signal handlers need; they see nothing else.
///
/// A handler may call only what is async-signal-safe: `tcsetattr`, `write`, `signal`, `raise`,
/// `_exit`. So it works on memory that is allocated once and never freed, through a pointer that
/// never changes, and allocates nothing.
struct SignalState {
  /// Whether raw mode is in force, and so has to be undone before leaving.
  var isRaw = false
  /// Whether a Ctrl-C has come that the program has not taken yet.
  var isInterrupted = false
  var input: Int32 = -1
  var output: Int32 = -1
  var wakeRead: Int32 = -1
  var wakeWrite: Int32 = -1
  var cooked = termios()
  var raw = termios()
}

/// The handlers that keep the terminal sane whatever ends or stops the program.
///
/// - Ctrl-C (`SIGINT`) is a key, taken when the program next waits for one; a second that comes
///   before the first was taken leaves at once, with 130.
/// - Signals that end the program undo raw mode first, then do what they always do.
/// - A stop undoes raw mode; going on enters it again and reports `resumed`.
/// - A signal that was ignored when the program started stays ignored.
enum TerminalSignals {
  static nonisolated(unsafe) let state: UnsafeMutablePointer<SignalState> = {
    let pointer = UnsafeMutablePointer<SignalState>.allocate(capacity: 1)
    pointer.initialize(to: SignalState())
    return pointer
  }()

  /// One byte through the pipe that wakes the wait.
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

  /// Puts the terminal into raw mode, if that is the mode to be in.
  static func enterRaw() {
    let state = TerminalSignals.state
    guard state.pointee.isRaw else { return }
    _ = tcsetattr(state.pointee.input, TCSANOW, &state.pointee.raw)
    say("\u{1B}[?2004h")
  }

  /// Undoes raw mode for good.
  static func cook() {
    guard state.pointee.isRaw else { return }
    restore()
    state.pointee.isRaw = false
  }

  /// Undoes raw mode in the middle of things: the shell's prompt gets a row of its own.
  private static func abandon() {
    if state.pointee.isRaw { say("\r\n") }
    cook()
  }

  /// Lets another program have the terminal as it was before.
  static func lend(_ body: () -> Void) {
    let isRaw = state.pointee.isRaw
    cook()
    body()
    state.pointee.isRaw = isRaw
    enterRaw()
  }

  private static func restore() {
    let state = TerminalSignals.state
    say("\u{1B}[?2004l")
    _ = tcsetattr(state.pointee.input, TCSANOW, &state.pointee.cooked)
  }

  private static func resume() {
    enterRaw()
    wake(.resumed)
  }

  /// Stops as Ctrl-Z does: the handler gives way to the default action, which stops right here.
  ///
  /// Where nobody could let it go on (an orphaned process group) the system doesn't stop it, and
  /// no `SIGCONT` comes; so it resumes by itself too.
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

  /// A static string lies in the program itself, so that a handler may write it.
  private static func say(_ text: StaticString) {
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
