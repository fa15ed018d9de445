#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The D-Bus session bus, which carries a notification to the desktop.
///
/// A program started by cron does not inherit its address, without which `notify-send` fails.
enum SessionBus {
  static let variable = "DBUS_SESSION_BUS_ADDRESS"

  /// The possible addresses of the user's bus: systemd's, then those in the environments of the
  /// user's processes, newest process first.
  static var addresses: [String] {
    let user = geteuid()
    let usual = "/run/user/\(user)/bus"
    var addresses = FileSystem.exists(usual) ? ["unix:path=\(usual)"] : []
    let processes = (FileSystem.names(in: "/proc") ?? []).compactMap { Int32($0) }
    for process in processes.sorted(by: >) {
      guard let address = address(of: process, user), !addresses.contains(address) else { continue }
      addresses.append(address)
    }
    return addresses
  }

  /// The address in the environment of a process of this user.
  private static func address(of process: Int32, _ user: uid_t) -> String? {
    let path = "/proc/\(process)/environ"
    var status = stat()
    guard stat(path, &status) == 0, status.st_uid == user, let bytes = try? FileSystem.read(path)
    else { return nil }
    let start = Array("\(variable)=".utf8)
    let found = bytes.split(separator: 0).first { $0.starts(with: start) }
    guard let address = found?.dropFirst(start.count), !address.isEmpty else { return nil }
    return String(validating: address, as: UTF8.self)
  }
}
