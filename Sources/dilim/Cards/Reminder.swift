import Screens
import TerminalUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The daily reminder: a timer of systemd, or a line of cron.
struct Reminder {
  private let invocation: Invocation
  private let environment: Environment
  /// Where systemd looks for the units of one user.
  private let unitFolder: String
  private let program: String

  private static let name = "dilim-remind"
  /// The end of our line of cron, by which it is found again.
  private static let mark = "# dilim remind"

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    environment = invocation.world.environment
    let folders = try invocation.folders
    // The folder above that of this program is the one that systemd shares.
    unitFolder = String(folders.config.dropLast("/dilim".count)) + "/systemd/user"
    guard let path = FileSystem.executable else {
      throw .data("The program does not know where it lies, so no timer could run it.")
    }
    program = path
  }

  /// Where the record and the settings lie, if not in the usual places: a timer does not know the
  /// variables of a shell.
  private var variables: [String] {
    ["XDG_DATA_HOME", "XDG_CONFIG_HOME"].compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
  }

  /// Whether neither cron nor systemd takes anything in a text for a sign of its own.
  private static func isPlain(_ text: String) -> Bool {
    text.allSatisfy { !$0.isWhitespace && !"'\"\\%$#".contains($0) }
  }

  private var servicePath: String { "\(unitFolder)/\(Self.name).service" }
  private var timerPath: String { "\(unitFolder)/\(Self.name).timer" }

  func install(at time: String) throws(Failure) {
    let parts = time.split(separator: ":", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0...23).contains(hour),
      (0...59).contains(minute)
    else { throw .usage("\(time): expected a time such as 18:00.") }
    for path in [program] + variables where !Self.isPlain(path) {
      throw .data("\(path): a timer can't run a program with such a path.")
    }
    if hasSystemd { try installTimer(hour, minute) } else { try installCron(hour, minute) }
  }

  func remove() throws(Failure) {
    let files = [timerPath, servicePath].filter(FileSystem.exists)
    let cron = cronLines
    let hasCron = cron.contains { $0.hasSuffix(Self.mark) }
    guard !files.isEmpty || hasCron else { return try invocation.print("There is no reminder.") }
    for file in files { try invocation.print("Deletes \(file)") }
    if hasCron { try invocation.print("Deletes the line of crontab that ends with \(Self.mark)") }
    if invocation.has(.rehearse) { return }
    guard try Confirmation.ask("Remove the reminder?", invocation) else { return }
    if !files.isEmpty {
      if hasSystemd { run("systemctl --user disable --now \(Self.name).timer") }
      for file in files { unlink(file) }
      // Only what is empty goes, so nothing of anybody else's.
      rmdir(unitFolder)
      rmdir(String(unitFolder.dropLast("/user".count)))
      if hasSystemd { run("systemctl --user daemon-reload") }
    }
    if hasCron { try writeCron(cron.filter { !$0.hasSuffix(Self.mark) }) }
    try invocation.print("Removed.")
  }

  func show() throws(Failure) {
    let files = [timerPath, servicePath].filter(FileSystem.exists)
    for file in files {
      let text = (try? FileSystem.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      try invocation.print("\(file):\n\(clean(text))")
    }
    let lines = cronLines.filter { $0.hasSuffix(Self.mark) }
    for line in lines { try invocation.print("crontab: \(clean(line))") }
    if files.isEmpty && lines.isEmpty { try invocation.print("There is no reminder.") }
  }

  /// Tells what is due, by a notification where there can be one; nothing if nothing is.
  func tell() throws(Failure) {
    let report = try DueReport(invocation)
    guard report.due + report.new > 0 else { return }
    if has("notify-send"), run("notify-send --app-name=Dilim Dilim '\(report.sentence)'") { return }
    try invocation.print(report.sentence)
  }

  private func installTimer(_ hour: Int, _ minute: Int) throws(Failure) {
    let environment = variables.map { "Environment=\($0)\n" }.joined()
    let service = """
      [Unit]
      Description=Tell how many cards of Dilim are due

      [Service]
      Type=oneshot
      \(environment)ExecStart=\(program) remind now

      """
    let timer = """
      [Unit]
      Description=Tell every day how many cards of Dilim are due

      [Timer]
      OnCalendar=*-*-* \(Self.digits(hour)):\(Self.digits(minute)):00
      Persistent=true

      [Install]
      WantedBy=timers.target

      """
    for (path, text) in [(servicePath, service), (timerPath, timer)] {
      try invocation.print("Writes \(path):\n\(text)")
    }
    try invocation.print("Then runs: systemctl --user enable --now \(Self.name).timer")
    if invocation.has(.rehearse) { return }
    guard try Confirmation.ask("Install the reminder?", invocation) else { return }
    do {
      try FileSystem.createFolder(unitFolder)
      try FileSystem.replace(servicePath, with: Array(service.utf8))
      try FileSystem.replace(timerPath, with: Array(timer.utf8))
    } catch {
      throw .data(error.message)
    }
    guard run("systemctl --user daemon-reload"),
      run("systemctl --user enable --now \(Self.name).timer")
    else {
      throw .data("systemctl refused the timer. dilim remind remove takes its files away.")
    }
    try invocation.print("Installed: every day at \(Self.digits(hour)):\(Self.digits(minute)).")
  }

  private func installCron(_ hour: Int, _ minute: Int) throws(Failure) {
    guard has("crontab") else {
      throw .data("There is neither systemd for users nor cron here, so nothing can remind you.")
    }
    let command = (variables + [program, "remind now", Self.mark]).joined(separator: " ")
    let line = "\(minute) \(hour) * * * \(command)"
    try invocation.print("Adds to your crontab:\n\(line)")
    if invocation.has(.rehearse) { return }
    guard try Confirmation.ask("Install the reminder?", invocation) else { return }
    try writeCron(cronLines.filter { !$0.hasSuffix(Self.mark) } + [line])
    try invocation.print("Installed: every day at \(Self.digits(hour)):\(Self.digits(minute)).")
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Whether systemd runs for this user.
  private var hasSystemd: Bool {
    has("systemctl") && run("systemctl --user show-environment")
  }

  private func has(_ program: String) -> Bool { run("command -v \(program)") }

  /// Runs a line of shell without a sound; all that is put into it is ours.
  @discardableResult
  private func run(_ command: String) -> Bool { system("\(command) >/dev/null 2>&1") == 0 }

  private var cronLines: [String] {
    guard has("crontab"), let pipe = popen("crontab -l 2>/dev/null", "r") else { return [] }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&block, 1, block.count, pipe), count > 0 {
      bytes += block[..<count]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  /// Puts the lines in the place of the table; a table without any is deleted.
  private func writeCron(_ lines: [String]) throws(Failure) {
    if lines.isEmpty {
      run("crontab -r")
      return
    }
    guard let pipe = popen("crontab -", "w") else { throw .data("crontab can't be run.") }
    let text = Array((lines.joined(separator: "\n") + "\n").utf8)
    let written = fwrite(text, 1, text.count, pipe)
    guard pclose(pipe) == 0, written == text.count else { throw .data("crontab refused the line.") }
  }
}
