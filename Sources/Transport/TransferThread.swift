#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The thread that waits for the network, so that no thread of the cooperative pool blocks.
enum TransferThread {
  /// Starts a thread that serves the inbox until the `stop` command.
  ///
  /// The thread also loads libcurl. It blocks all signals, `SIGPIPE` too: a broken connection must not
  /// end the program.
  static func start(serving inbox: Inbox) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    // A thread inherits the mask, so it blocks signals from its first instruction.
    pthread_sigmask(SIG_SETMASK, &all, &before)
    let code = create(serving: inbox)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    if code != 0 { inbox.close(because: TransferError(.other, message: "no thread: \(code)")) }
  }

  private static func create(serving inbox: Inbox) -> Int32 {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(attributes, 512 << 10)
    let argument = Unmanaged.passRetained(inbox).toOpaque()
    let code = create(attributes, argument)
    if code != 0 { Unmanaged<Inbox>.fromOpaque(argument).release() }
    return code
  }

  private static func create(
    _ attributes: UnsafeMutablePointer<pthread_attr_t>,
    _ argument: UnsafeMutableRawPointer
  ) -> Int32 {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread: pthread_t = 0
    #endif
    return pthread_create(&thread, attributes, serveInbox, argument)
  }

  fileprivate static func serve(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    let inbox = Unmanaged<Inbox>.fromOpaque(argument).takeRetainedValue()
    do throws(TransferError) {
      let multi = inbox.open(try CurlMulti())
      TransferLoop(multi: multi, inbox: inbox).run()
    } catch {
      inbox.close(because: error)
    }
    return nil
  }
}

/// The start routine of the thread; a closure that calls a static method crashes Swift 6.3.1.
private func serveInbox(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  TransferThread.serve(argument)
}
