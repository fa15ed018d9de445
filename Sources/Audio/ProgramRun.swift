#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A run of another program, without our terminal.
package struct ProgramRun: Sendable, Equatable {
  /// The path of the program and its arguments.
  var arguments: [String]
  /// What is on its standard input, a file without a name; nil for nothing.
  var input: [UInt8]?
  /// The file that gets its standard output; nil if the output is dropped.
  var output: String?
  /// The open file that gets its standard output in place of `output`; -1 for none.
  var outputFile: Int32 = -1
  /// Variables that are set besides ours.
  var environment: [String: String]

  /// The path at which a program finds its standard input as a file.
  static let inputPath = "/dev/stdin"

  init(
    _ arguments: [String],
    input: String? = nil,
    output: String? = nil,
    environment: [String: String] = [:]
  ) {
    self.arguments = arguments
    self.input = input.map { Array($0.utf8) }
    self.output = output
    self.environment = environment
  }
}

/// A program that runs beside ours, in a process group of its own.
///
/// It ends with its owner: when the last reference goes, the group is killed. On Linux the system also
/// kills it if we are killed ourselves, where `setpriv` of util-linux can ask for that.
final class RunningProgram {
  private let process: pid_t
  private var status: Int32?

  /// Starts a program; nil if it can't be started.
  convenience init?(_ run: ProgramRun) {
    var run = run
    run.arguments = Self.guardian + run.arguments
    self.init(unguarded: run)
  }

  private init?(unguarded run: ProgramRun) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var input: Int32 = -1
    defer { if input >= 0 { close(input) } }
    if let bytes = run.input {
      input = UnnamedFile.open(with: bytes)
      guard input >= 0 else { return nil }
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    if run.outputFile >= 0 {
      posix_spawn_file_actions_adddup2(&actions, run.outputFile, 1)
    } else {
      let output = run.output ?? "/dev/null"
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    // Libraries for sound write to the terminal as they like.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGHUP] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var started: pid_t = 0
    let words = run.arguments.map { strdup($0) } + [nil]
    let variables = Self.environment(with: run.environment).map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    guard posix_spawn(&started, run.arguments[0], &actions, &attributes, words, variables) == 0
    else { return nil }
    process = started
  }

  deinit { stop() }

  /// The exit status: 128 and the signal if one ended it; nil while it runs.
  var exitStatus: Int32? {
    if let status { return status }
    var raw: Int32 = 0
    guard waitpid(process, &raw, WNOHANG) != 0 else { return nil }
    status = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
    return status
  }

  /// Ends the program and what it has started.
  func stop() {
    guard exitStatus == nil else { return }
    kill(-process, SIGKILL)
    var raw: Int32 = 0
    while waitpid(process, &raw, 0) < 0, errno == EINTR {}
    status = 128 + SIGKILL
  }

  /// Waits until the program ends, the time is over or `pause` returns true; then it is stopped.
  ///
  /// Returns its exit status; nil if it was stopped.
  func finish(within limit: Duration, pause: Pause) -> Int32? {
    let end = ContinuousClock.now + limit
    var step = Duration.milliseconds(2)
    while ContinuousClock.now < end {
      if let exitStatus { return exitStatus }
      if pause(step) { break }
      step = min(step * 2, .milliseconds(20))
    }
    if let exitStatus { return exitStatus }
    stop()
    return nil
  }

  /// Waits a moment; returns whether the program still runs or has ended well.
  func hasStarted(within limit: Duration, pause: Pause) -> Bool {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      if let exitStatus { return exitStatus == 0 }
      if pause(.milliseconds(10)) { break }
    }
    return (exitStatus ?? 0) == 0
  }

  /// The words before those of a program that is to be killed with us; empty if nothing can do that.
  private static let guardian: [String] = {
    #if os(Linux)
      let words = ["/usr/bin/setpriv", "--pdeathsig", "KILL", "--"]
      let trial = RunningProgram(unguarded: ProgramRun(words + ["/bin/true"]))
      let status = trial?.finish(within: .seconds(1)) { time in
        usleep(UInt32(time / .microseconds(1)))
        return false
      }
      return status == 0 ? words : []
    #else
      return []
    #endif
  }()

  private static func environment(with extra: [String: String]) -> [String] {
    var lines: [String] = []
    var next = environ
    while let entry = next.pointee {
      let line = String(cString: entry)
      if extra[String(line.prefix { $0 != "=" })] == nil { lines.append(line) }
      next += 1
    }
    return lines + extra.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

/// Waits for a time; returns true if what is waited for is to be stopped.
package typealias Pause = (Duration) -> Bool
