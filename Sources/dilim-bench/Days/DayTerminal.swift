import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program in a pseudo-terminal with `--plain`: it shows text up to a prompt and reads a line.
final class DayTerminal {
  private let control: Int32
  private let process = Process()

  /// So wide that no text is wrapped.
  private static let columns: UInt16 = 500
  /// A program that shows nothing for so long hangs, in milliseconds.
  private static let patience: Int32 = 60_000

  init(_ program: String, environment: [String: String]) throws {
    control = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard control >= 0 else { throw DaysError.terminal }
    let device = open(PseudoTerminal.otherEnd(of: control), O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard device >= 0 else { throw DaysError.terminal }
    Self.prepare(device)
    let handle = FileHandle(fileDescriptor: device, closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--plain"]
    process.environment = environment
    (process.standardInput, process.standardOutput, process.standardError) =
      (handle, handle, handle)
    try process.run()
    try handle.close()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(control)
  }

  /// Turns the echo off and makes the terminal wide.
  private static func prepare(_ device: Int32) {
    var mode = termios()
    tcgetattr(device, &mode)
    mode.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(device, TCSANOW, &mode)
    var size = winsize(ws_row: 60, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(device, UInt(TIOCSWINSZ), &size)
  }

  /// Returns what the program shows up to its next prompt; nil when it has ended.
  func shown() throws -> [String]? {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while true {
      var request = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Self.patience) > 0 else {
        throw DaysError.silence(after: String(decoding: bytes.suffix(400), as: UTF8.self))
      }
      let count = read(control, &block, block.count)
      guard count > 0 else { return try ended(after: bytes) }
      bytes += block[..<count]
      if bytes.suffix(2) == Array("> ".utf8) { return Self.lines(bytes) }
    }
  }

  /// Types a line.
  func type(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(control, $0.baseAddress, $0.count) }
  }

  private func ended(after bytes: [UInt8]) throws -> [String]? {
    process.waitUntilExit()
    // 1 says that an answer was wrong.
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
      throw DaysError.ended(
        status: process.terminationStatus,
        after: String(decoding: bytes.suffix(400), as: UTF8.self)
      )
    }
    return nil
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes.filter { $0 != 13 }, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// What keeps the days from being lived.
enum DaysError: Error {
  case terminal
  case silence(after: String)
  case ended(status: Int32, after: String)
  case course(String)
  case unknownLearner(String)
}
