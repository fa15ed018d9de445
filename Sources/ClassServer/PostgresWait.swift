#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A limited time in which a server must answer.
struct PostgresWait {
  private let end: ContinuousClock.Instant

  init(_ limit: Duration) { end = .now + limit }

  enum Event { case readable, writable, both }

  /// Waits until a socket is ready; false if the time is over first.
  func wait(for socket: Int32, _ event: Event) -> Bool {
    var request = pollfd(fd: socket, events: 0, revents: 0)
    request.events =
      switch event {
      case .readable: Int16(POLLIN)
      case .writable: Int16(POLLOUT)
      case .both: Int16(POLLIN) | Int16(POLLOUT)
      }
    while true {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      guard left > 0 else { return false }
      let count = poll(&request, 1, Int32(left) + 1)
      if count > 0 { return true }
      if count < 0, errno != EINTR { return false }
    }
  }
}
