import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A handler for Ctrl-C that stops work instead of ending the program.
struct Interruption {
  private let source: any DispatchSourceSignal

  /// Installs the handler; nil if the program was started with Ctrl-C ignored.
  init?(_ stop: @escaping @Sendable () -> Void) {
    let previous = signal(SIGINT, SIG_IGN)
    guard unsafeBitCast(previous, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else {
      return nil
    }
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler(handler: stop)
    source.resume()
  }

  /// Removes the handler, so that Ctrl-C ends the program again.
  func end() {
    source.cancel()
    _ = signal(SIGINT, SIG_DFL)
  }
}
