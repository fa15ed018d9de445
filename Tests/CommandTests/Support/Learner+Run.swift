import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The result of a program that ran without a terminal.
struct Run {
  let end: Child.End?
  let outputBytes: [UInt8]
  let errorBytes: [UInt8]
  /// The peak memory while the program wrote; nil if the system doesn't report it.
  let peakBytes: Int?

  /// The exit status; -1 if the program hung and was killed.
  var code: Int32 { end?.code ?? -1 }
  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}

extension Learner {
  /// Runs the program without a terminal, with these bytes as its input.
  func run(
    _ arguments: [String],
    input: String = "",
    with extra: [String: String] = [:]
  ) throws -> Run {
    try run(Self.program, arguments, input: Array(input.utf8), with: extra)
  }

  /// Types lines into the program, as a pipe does.
  func run(
    _ arguments: [String],
    lines: [String],
    with extra: [String: String] = [:]
  ) throws -> Run {
    try run(arguments, input: lines.map { $0 + "\n" }.joined(), with: extra)
  }

  /// Runs a line of shell, in which `$DILIM` is the program.
  func shell(_ script: String, with extra: [String: String] = [:]) throws -> Run {
    let variables = extra.merging(["DILIM": Self.program]) { first, _ in first }
    return try run("/bin/sh", ["-c", script], input: [], with: variables)
  }

  /// The command that runs ``shell(_:with:)`` as a user without superuser rights; nil if there is none.
  func commandOfNobody() throws -> String? {
    guard getuid() == 0 else { return "$DILIM" }
    let drop = "setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all"
    let run = try shell("\(drop) $DILIM --version")
    return run.code == 0 ? "\(drop) $DILIM" : nil
  }

  func run(
    _ path: String,
    _ arguments: [String],
    input: [UInt8],
    with extra: [String: String] = [:],
    within limit: Duration = .seconds(90)
  ) throws -> Run {
    let deadline = ContinuousClock.now + limit
    let (stdin, stdout, stderr) = (try Child.Pipe(), try Child.Pipe(), try Child.Pipe())
    let child = try Child(
      path,
      arguments: arguments,
      environment: environment.merging(extra) { _, new in new },
      stream: .descriptors(stdin.reading, stdout.writing, stderr.writing)
    )
    close(stdin.reading)
    close(stdout.writing)
    close(stderr.writing)
    var exchange = Exchange(
      input: input,
      to: stdin.writing,
      from: [stdout.reading, stderr.reading]
    )
    var peak: Int?
    exchange.run(until: deadline) { peak = max(peak ?? 0, child.peakBytes ?? 0) }
    return Run(
      end: child.wait(until: deadline),
      outputBytes: exchange.received[0],
      errorBytes: exchange.received[1],
      peakBytes: peak
    )
  }
}

/// Writes the input of a process and collects its output at the same time.
private struct Exchange {
  private let input: [UInt8]
  private var sent = 0
  private var target: Int32?
  private var sources: [Int32?]
  private(set) var received: [[UInt8]]

  init(input: [UInt8], to target: Int32, from sources: [Int32]) {
    self.input = input
    self.target = target
    self.sources = sources
    received = sources.map { _ in [] }
    // A process that ends without reading all its input must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    _ = fcntl(target, F_SETFL, O_NONBLOCK)
  }

  /// Runs until the process has closed its output, then closes the descriptors.
  mutating func run(until deadline: ContinuousClock.Instant, watch: () -> Void) {
    while sources.contains(where: { $0 != nil }), step(until: deadline) { watch() }
    closeTarget()
    for source in sources { if let source { close(source) } }
  }

  private mutating func step(until deadline: ContinuousClock.Instant) -> Bool {
    if sent == input.count { closeTarget() }
    var requests = sources.map { pollfd(fd: $0 ?? -1, events: Int16(POLLIN), revents: 0) }
    requests.append(pollfd(fd: target ?? -1, events: Int16(POLLOUT), revents: 0))
    let count = poll(&requests, nfds_t(requests.count), milliseconds(until: deadline))
    if count == 0 { return false }
    for index in sources.indices where requests[index].revents != 0 { receive(index) }
    if requests[sources.count].revents != 0 { send() }
    return true
  }

  private mutating func send() {
    guard let target else { return }
    let count = input.withUnsafeBytes { bytes in
      Foundation.write(target, bytes.baseAddress.map { $0 + sent }, min(input.count - sent, 65_536))
    }
    if count > 0 { sent += count } else if errno != EAGAIN && errno != EINTR { closeTarget() }
  }

  private mutating func receive(_ index: Int) {
    guard let source = sources[index] else { return }
    var block = [UInt8](repeating: 0, count: 65_536)
    let count = read(source, &block, block.count)
    if count > 0 {
      received[index] += block[..<count]
    } else if count == 0 || errno != EINTR {
      close(source)
      sources[index] = nil
    }
  }

  private mutating func closeTarget() {
    if let target { close(target) }
    target = nil
  }
}
