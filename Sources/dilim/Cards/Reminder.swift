import Screens
import TerminalUI
import TextSafety

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
  private let units: ReminderUnits
  private let program: String

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    environment = invocation.world.environment
    units = ReminderUnits(try invocation.folders)
    guard let path = FileSystem.executable else {
      throw .data(Wording.noOwnPath)
    }
    program = path
  }

  /// The time of day at which the reminder runs.
  struct Time {
    let hour: Int
    let minute: Int

    init?(_ text: String) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        .map { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
      guard parts.count == 2, let hour = parts[0], let minute = parts[1],
        (0...23).contains(hour), (0...59).contains(minute)
      else { return nil }
      (self.hour, self.minute) = (hour, minute)
    }

    var text: String { "\(Self.digits(hour)):\(Self.digits(minute))" }

    private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  }

  /// The variables that locate the record and the settings, which a timer does not inherit.
  private var variables: [String] {
    ["XDG_DATA_HOME", "XDG_CONFIG_HOME"].compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
  }

  func install(at text: String) throws(Failure) {
    guard let time = Time(text) else {
      throw .usage(Wording.notATime(text))
    }
    // A path that changes when it is made safe to print could not be shown before it is written.
    for path in [program] + variables where SafeText(line: path).string != path {
      throw .data(Wording.timerRefuses(path: path))
    }
    if ReminderUnits.canRun { try installTimer(time) } else { try installCron(time) }
  }

  func remove() throws(Failure) {
    let files = units.files
    var table = try Crontab.read()
    let hasLine = table.line != nil
    guard !files.isEmpty || hasLine else { return try invocation.print(Wording.noReminder) }
    try showDeleted(files: files, table)
    if invocation.has(.rehearse) { return }
    guard try Confirmation.ask(Wording.removeReminder, invocation) else { return }
    if !files.isEmpty { units.delete() }
    if hasLine {
      table.set(nil)
      try table.write()
    }
    try invocation.print(Wording.reminderRemoved)
  }

  func show() throws(Failure) {
    let (files, line) = (units.files, try Crontab.read().line)
    for file in files {
      let text = (try? FileSystem.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      try invocation.print("\(file):\n\(SafeText(text))")
    }
    if let line { try invocation.print("crontab: \(line)") }
    if files.isEmpty && line == nil { try invocation.print(Wording.noReminder) }
  }

  /// Shows a notification with the number of due cards, or prints it; silent if nothing is due.
  func notify() throws(Failure) {
    let report = try DueReport(invocation)
    guard report.due + report.new > 0 else { return }
    if Shell.has("notify-send") {
      let sentence = Shell.quoted(report.sentence.line)
      let command = "notify-send --app-name=Dilim Dilim \(sentence)"
      if Shell.run(command) { return }
      if environment[SessionBus.variable]?.isEmpty != false {
        for address in SessionBus.addresses {
          setenv(SessionBus.variable, address, 1)
          if Shell.run(command) { return }
        }
      }
    }
    try invocation.print(report.sentence)
  }

  private func showDeleted(files: [String], _ table: Crontab) throws(Failure) {
    for file in files { try invocation.print(Wording.deletes(file)) }
    if table.line != nil {
      try invocation.print(Wording.deletesCrontabLine(endingWith: Crontab.mark))
    }
  }

  private func installTimer(_ time: Time) throws(Failure) {
    let texts = units.texts(program: program, variables: variables, at: time)
    for (path, text) in texts { try invocation.print(Wording.writes(path, text)) }
    try invocation.print(Wording.thenRuns(ReminderUnits.startCommand))
    // A line from before systemd was there would remind a second time.
    var table = try Crontab.read()
    let hasLine = table.line != nil
    try showDeleted(files: [], table)
    if invocation.has(.rehearse) { return }
    guard try Confirmation.ask(Wording.installReminder, invocation) else { return }
    try units.write(texts)
    if hasLine {
      table.set(nil)
      try table.write()
    }
    try invocation.print(Wording.reminderInstalled(at: time))
  }

  private func installCron(_ time: Time) throws(Failure) {
    guard Shell.has("crontab") else {
      throw .data(Wording.nothingCanRemind)
    }
    let paths = [program] + variables
    // In a crontab some crons take a percent sign for a newline, others for a letter.
    for path in paths where path.contains("%") {
      throw .data(Wording.cronRefuses(path: path))
    }
    // Not every shell that a crontab may name accepts assignments before a command.
    let start = variables.isEmpty ? [] : ["env"] + variables
    let words = (start + [program]).map(Shell.quoted).joined(separator: " ")
    let line = "\(time.minute) \(time.hour) * * * \(words) remind now \(Crontab.mark)"
    let files = units.files
    try invocation.print(Wording.addsToCrontab(line))
    try showDeleted(files: files, Crontab())
    if invocation.has(.rehearse) { return }
    guard try Confirmation.ask(Wording.installReminder, invocation) else { return }
    var table = try Crontab.read()
    table.set(line)
    try table.write()
    if !files.isEmpty { units.delete() }
    try invocation.print(Wording.reminderInstalled(at: time))
  }
}
