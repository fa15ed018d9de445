#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pseudo-terminal of the system.
enum PseudoTerminal {
  /// Unlocks a pseudo-terminal and returns the path of its other end.
  ///
  /// Swift's Glibc doesn't have `ptsname`.
  static func otherEnd(of terminal: Int32) -> String {
    var locked: Int32 = 0
    var number: Int32 = 0
    _ = ioctl(terminal, 0x4004_5431, &locked)
    _ = ioctl(terminal, 0x8004_5430, &number)
    return "/dev/pts/\(number)"
  }
}
