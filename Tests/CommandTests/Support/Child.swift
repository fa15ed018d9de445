import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that a test has started; it is killed when the object is deallocated.
final class Child {
  /// The end of a process.
  struct End: Equatable {
    /// The exit status; 128 and the signal's number if a signal ended it.
    let code: Int32
  }

  struct SpawnError: Error { let code: Int32 }

  let pid: pid_t
  /// A pipe that reports its end as soon as the process has ended in any way.
  let leash: Int32
  private var end: End?

  /// Another process that starts at the same moment must not inherit the descriptors.
  private static let spawning = Mutex(())

  /// `POSIX_SPAWN_SETSID`, which glibc's header hides.
  #if os(Linux)
    private static let newSession: Int16 = 0x80
  #else
    private static let newSession: Int16 = 0x400
  #endif

  /// The standard streams of the process.
  enum Stream {
    /// The descriptors for 0, 1 and 2.
    case descriptors(Int32, Int32, Int32)
    /// The path of a terminal, on which the process leads a new session.
    case terminal(String)
  }

  init(
    _ path: String,
    arguments: [String],
    environment: [String: String],
    stream: Stream
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of the tests block and ignore signals that the program needs.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    if case .terminal = stream { flags |= Self.newSession }
    posix_spawnattr_setflags(&attributes, flags)
    switch stream {
    case .descriptors(let input, let output, let errors):
      for (target, source) in [input, output, errors].enumerated() {
        posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
      }
    case .terminal(let device):
      posix_spawn_file_actions_addopen(&actions, 0, device, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    let leash = try Pipe()
    posix_spawn_file_actions_adddup2(&actions, leash.writing, 3)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var pid: pid_t = 0
    let code = Self.spawning.withLock { _ in
      posix_spawn(&pid, path, &actions, &attributes, &words, &variables)
    }
    close(leash.writing)
    guard code == 0 else {
      close(leash.reading)
      throw SpawnError(code: code)
    }
    self.pid = pid
    self.leash = leash.reading
  }

  deinit {
    if end == nil { _ = kill() }
    close(leash)
  }

  /// Waits for the end of the process; after a timeout it is killed, and the result is nil.
  func wait(until deadline: ContinuousClock.Instant) -> End? {
    if let end { return end }
    guard isReadable(leash, until: deadline) else {
      _ = kill()
      return nil
    }
    return reap()
  }

  /// Waits for a limited time.
  func wait(within limit: Duration) -> End? { wait(until: .now + limit) }

  /// The peak memory of the running process; nil if the system doesn't report it.
  ///
  /// `wait4` is not used: a spawned process begins with the peak of its parent.
  var peakBytes: Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Int($0)
      })
    else { return nil }
    return kilobytes * 1024
  }

  /// Kills the process with `SIGKILL`.
  @discardableResult
  func kill(_ signal: Int32 = SIGKILL) -> End {
    if let end { return end }
    _ = Foundation.kill(pid, signal)
    return reap()
  }

  /// Sends a signal without waiting.
  func send(_ signal: Int32) { _ = Foundation.kill(pid, signal) }

  private func reap() -> End {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    let code = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    let result = End(code: code)
    end = result
    return result
  }

  /// Creates a pipe that other processes don't inherit.
  struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      let code = Child.spawning.withLock { _ -> Int32 in
        guard pipe(&ends) == 0 else { return errno }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return 0
      }
      guard code == 0 else { throw SpawnError(code: code) }
      (reading, writing) = (ends[0], ends[1])
    }
  }

  /// Opens a pseudo-terminal: the end for typing and reading, and the program's end.
  static func openTerminal() throws -> (control: Int32, device: Int32) {
    var (control, device): (Int32, Int32) = (-1, -1)
    let code = spawning.withLock { _ -> Int32 in
      guard openpty(&control, &device, nil, nil, nil) == 0 else { return errno }
      for end in [control, device] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return 0
    }
    guard code == 0 else { throw SpawnError(code: code) }
    return (control, device)
  }
}

/// Waits for data or the end of the input.
func isReadable(_ descriptor: Int32, until deadline: ContinuousClock.Instant) -> Bool {
  while true {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds(until: deadline))
    if count > 0 { return true }
    if count == 0 || errno != EINTR { return false }
  }
}

/// The remaining time, rounded up; 0 if it is over.
func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
  let left = deadline - .now
  guard left > .zero else { return 0 }
  return Int32(left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000)
    + 1
}
