import Screens
import TextSafety

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The user's systemd timer and the service that it starts.
struct ReminderUnits {
  private static let name = "dilim-remind"

  /// The folder of the user's systemd units.
  private let folder: String
  /// The folder in which systemd records when a timer last ran.
  private let stampFolder: String

  init(_ folders: Folders) {
    // systemd's folders are beside this program's.
    folder = String(folders.config.dropLast("/dilim".count)) + "/systemd/user"
    stampFolder = String(folders.data.dropLast("/dilim".count)) + "/systemd/timers"
  }

  private var servicePath: String { "\(folder)/\(Self.name).service" }
  private var timerPath: String { "\(folder)/\(Self.name).timer" }

  /// Whether systemd runs for this user.
  static var canRun: Bool {
    Shell.has("systemctl") && Shell.run("systemctl --user show-environment")
  }

  static let startCommand = "systemctl --user enable --now \(name).timer"

  /// The unit files that exist.
  var files: [String] { [timerPath, servicePath].filter(FileSystem.exists) }

  /// The unit files with their texts.
  func texts(
    program: String,
    variables: [String],
    at time: Reminder.Time
  ) -> [(path: String, text: String)] {
    let environment = variables.map { "Environment=\(Self.quoted($0))\n" }.joined()
    let service = """
      [Unit]
      Description=Tell how many cards of Dilim are due

      [Service]
      Type=oneshot
      \(environment)ExecStart=\(Self.quoted(program)) remind now

      """
    let timer = """
      [Unit]
      Description=Tell every day how many cards of Dilim are due

      [Timer]
      OnCalendar=*-*-* \(time.text):00
      Persistent=true

      [Install]
      WantedBy=timers.target

      """
    return [(servicePath, service), (timerPath, timer)]
  }

  func write(_ texts: [(path: String, text: String)]) throws(Failure) {
    do {
      try FileSystem.createFolder(folder)
      for (path, text) in texts { try FileSystem.replace(path, with: Array(text.utf8)) }
    } catch {
      throw .data(error.message)
    }
    guard Shell.run("systemctl --user daemon-reload"), Shell.run(Self.startCommand) else {
      throw .data(Wording.timerRefused)
    }
  }

  /// Deletes the unit files and everything that systemd made for them.
  func delete() {
    let isRunning = Self.canRun
    if isRunning {
      Shell.run("systemctl --user disable --now \(Self.name).timer")
      Shell.run("systemctl --user clean --what=state \(Self.name).timer")
    }
    for file in files { unlink(file) }
    // Without systemd nobody else deletes these.
    unlink("\(folder)/timers.target.wants/\(Self.name).timer")
    unlink("\(stampFolder)/stamp-\(Self.name).timer")
    // rmdir deletes only empty folders, so it leaves other programs' files alone.
    for empty in [
      "\(folder)/timers.target.wants", folder, Self.parent(folder), stampFolder,
      Self.parent(stampFolder),
    ] {
      rmdir(empty)
    }
    if isRunning { Shell.run("systemctl --user daemon-reload") }
  }

  private static func parent(_ folder: String) -> String {
    folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? folder
  }

  /// Quotes a word for a systemd unit.
  private static func quoted(_ word: String) -> String {
    var text = ""
    for character in word {
      switch character {
      case "%": text += "%%"
      case "\\", "\"": text += "\\\(character)"
      default: text.append(character)
      }
    }
    return text.contains { $0.isWhitespace || "'\"\\;".contains($0) } ? "\"\(text)\"" : text
  }
}
