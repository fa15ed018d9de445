import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets Ctrl-C end a piece of work in place of the program.
struct Interruption {
  private let source: any DispatchSourceSignal

  /// Nil where Ctrl-C was ignored when the program started; then it stays so.
  init?(_ stop: @escaping @Sendable () -> Void) {
    let previous = signal(SIGINT, SIG_IGN)
    guard unsafeBitCast(previous, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else {
      return nil
    }
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler(handler: stop)
    source.resume()
  }

  /// Lets Ctrl-C end the program again.
  func end() {
    source.cancel()
    _ = signal(SIGINT, SIG_DFL)
  }
}
