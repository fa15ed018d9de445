import Foundation
import Testing

/// `dilim remind`, with stand-ins for the system's programs that record their calls.
struct RemindTests {
  let learner: Learner
  private let bin: String

  init() throws {
    learner = try Learner()
    bin = "\(learner.home)/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    // The real system must not be reached.
    learner.environment["PATH"] = bin
    for name in ["cat", "mv", "rm", "tail"] { try link(name) }
  }

  private func link(_ name: String) throws {
    let path = try #require(
      ["/bin/\(name)", "/usr/bin/\(name)"].first {
        FileManager.default.isExecutableFile(atPath: $0)
      }
    )
    try FileManager.default.createSymbolicLink(atPath: "\(bin)/\(name)", withDestinationPath: path)
  }

  /// A systemd user instance.
  private func systemd(_ code: Int = 0) throws {
    try learner.install("systemctl", "echo \"$@\" >> '\(learner.home)/calls'; exit \(code)")
  }

  /// A cron; Debian's rejects a table without a newline at its end.
  private func cron(isStrict: Bool = false) throws {
    let table = "\(learner.home)/table"
    let check = isStrict ? "test -z \"$(tail -c 1 '\(table).new')\" || exit 1;" : ""
    try learner.install(
      "crontab",
      """
      case $1 in
        -l) test -e '\(table)' || { echo "no crontab for you" >&2; exit 1; }; cat '\(table)' ;;
        -r) rm '\(table)' ;;
        -) cat > '\(table).new'; \(check) mv '\(table).new' '\(table)' ;;
      esac
      """
    )
  }

  private func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(learner.home)/\(name)")
  }

  private func read(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  private let service = "config/systemd/user/dilim-remind.service"
  private let timer = "config/systemd/user/dilim-remind.timer"

  @Test func `a systemd timer is shown before it is written, and removed without a trace`() throws {
    try systemd()
    let before = learner.files.keys
    let rehearsed = try learner.run(["remind", "install", "--dry-run"])
    #expect(rehearsed.output.contains("OnCalendar=*-*-* 18:00:00"))
    #expect(rehearsed.output.contains("ExecStart=\(Learner.program) remind now"))
    // A timer does not know the variables of this shell.
    #expect(rehearsed.output.contains("\nEnvironment=XDG_DATA_HOME=\(learner.home)/data\n"))
    #expect(rehearsed.output.contains("Writes \(learner.home)/\(timer):"))
    #expect(read(timer) == nil)
    let shy = try learner.run(["remind", "install"])
    #expect(shy.code == 2 && shy.errors.contains("--yes") && read(timer) == nil)

    let installed = try learner.run(["remind", "install", "7:05", "--yes"])
    #expect(installed.code == 0 && installed.output.hasSuffix("Installed: every day at 07:05.\n"))
    let written = try #require(read(timer))
    #expect(written.contains("OnCalendar=*-*-* 07:05:00"))
    // The file equals what was shown.
    #expect(installed.output.contains(written))
    #expect(installed.output.contains(try #require(read(service))))
    #expect(
      read("calls")?.contains("--user daemon-reload\n--user enable --now dilim-remind.timer\n")
        == true
    )
    #expect(try learner.run(["remind", "show"]).output.contains(written))

    // systemd can parse it.
    _ = try learner.write("", to: "config/systemd/user/timers.target.wants/dilim-remind.timer")
    _ = try learner.write("", to: "data/systemd/timers/stamp-dilim-remind.timer")
    #expect(try learner.run(["remind", "remove", "--dry-run"]).output.contains("Deletes "))
    #expect(read(timer) != nil)
    #expect(try learner.run(["remind", "remove", "--yes"]).output.hasSuffix("Removed.\n"))
    #expect(read("calls")?.contains("--user disable --now dilim-remind.timer\n") == true)
    #expect(Set(learner.files.keys).subtracting(["calls"]) == Set(before).subtracting(["calls"]))
    for place in ["config", "data"] {
      #expect(!FileManager.default.fileExists(atPath: "\(learner.home)/\(place)/systemd"))
    }
    #expect(try learner.run(["remind", "remove", "--yes"]).output == "There is no reminder.\n")
    #expect(try learner.run(["remind", "show"]).output == "There is no reminder.\n")
  }

  @Test func `units of other programs stay`() throws {
    try systemd()
    _ = try learner.write("[Unit]\n", to: "config/systemd/user/other.timer")
    _ = try learner.run(["remind", "install", "--yes"])
    _ = try learner.run(["remind", "remove", "--yes"])
    #expect(read("config/systemd/user/other.timer") == "[Unit]\n" && read(timer) == nil)
  }

  @Test func `without systemd a line of cron is used, and the other lines stay unchanged`()
    throws
  {
    try systemd(1)
    try cron()
    _ = try learner.write("# mine\n0 5 * * * backup\n", to: "table")
    let run = try learner.run(["remind", "install", "19:30", "--yes"])
    let folders = "XDG_DATA_HOME=\(learner.home)/data XDG_CONFIG_HOME=\(learner.home)/config"
    let line = "30 19 * * * env \(folders) \(Learner.program) remind now # dilim remind\n"
    #expect(run.output == "Adds to your crontab:\n\(line)Installed: every day at 19:30.\n")
    #expect(read("table") == "# mine\n0 5 * * * backup\n\(line)")
    // Another time replaces the first.
    _ = try learner.run(["remind", "install", "20:00", "--yes"])
    #expect(read("table")?.split(separator: "\n").count == 3)
    #expect(try learner.run(["remind", "show"]).output.hasPrefix("crontab: 0 20 * * * "))
    _ = try learner.run(["remind", "remove", "--yes"])
    #expect(read("table") == "# mine\n0 5 * * * backup\n")
  }

  @Test(arguments: [
    "# mine\n0 5 * * * backup\n", "MAILTO=\"\"\nPATH=/bin\n\n0 5 * * * a%b\n\n\n",
    "0 5 * * * backup\r\n# two\r\n", "# s\u{327}\n", "\n", "# no newline\n0 5 * * * backup",
  ])
  func `the other lines of cron stay the same byte for byte`(others: String) throws {
    try cron()
    for before in [Data(others.utf8), Data([0x23, 0xFE, 0xFD, 0x0A]) + Data(others.utf8)] {
      try before.write(to: URL(fileURLWithPath: "\(learner.home)/table"))
      _ = try learner.run(["remind", "install", "--dry-run"])
      #expect(bytes("table") == before)
      _ = try learner.run(["remind", "install", "--yes"])
      let installed = try #require(bytes("table"))
      #expect(installed.range(of: before) != nil && installed.count > before.count)
      // A second call adds no second line.
      _ = try learner.run(["remind", "install", "--yes"])
      #expect(bytes("table") == installed)
      #expect(try learner.run(["remind", "remove", "--yes"]).code == 0)
      #expect(bytes("table") == before)
    }
  }

  @Test func `a table that cron refuses stays as it was`() throws {
    try cron(isStrict: true)
    _ = try learner.write("0 5 * * * backup", to: "table")
    let run = try learner.run(["remind", "install", "--yes"])
    #expect(run.code == 3 && run.errors.contains("crontab refused the change"))
    #expect(read("table") == "0 5 * * * backup")
  }

  @Test func `an unreadable table does not count as an empty one`() throws {
    try learner.install(
      "crontab",
      "case $1 in -l) echo locked >&2; exit 1;; *) echo written > '\(learner.home)/table';; esac"
    )
    for words in [["install", "--yes"], ["remove", "--yes"], ["show"]] {
      let run = try learner.run(["remind"] + words)
      #expect(run.code == 3 && run.errors.contains("crontab can't be read: locked"))
    }
    #expect(read("table") == nil)
  }

  @Test func `folders with special characters of a shell are quoted`() throws {
    try cron()
    let folder = "\(learner.home)/Ev; $(touch trap) 'işte' & \"o\""
    let place = ["XDG_DATA_HOME": folder]
    _ = try learner.run(["cards", "add", "eczane", "pharmacy"], with: place)
    #expect(try learner.run(["remind", "install", "--yes"], with: place).code == 0)
    let line = try #require(read("table")?.split(separator: "\n").first)
    let command = line.split(separator: " ", maxSplits: 5)[5]
    try link("env")
    #expect(try learner.shell(String(command)).output == "1 new card: dilim review\n")
    #expect(!learner.files.keys.contains { $0.hasSuffix("trap") })

    let percent = ["XDG_DATA_HOME": "\(learner.home)/100%"]
    let refused = try learner.run(["remind", "install", "--yes"], with: percent)
    #expect(refused.code == 3 && refused.errors.contains("cron can't run"))
    try systemd()
    for (name, written) in [
      ("100%", "100%%"), ("a b", nil), ("a$b", "a$b"), ("a'b\"", nil),
    ] {
      let place = ["XDG_DATA_HOME": "\(learner.home)/\(name)"]
      #expect(try learner.run(["remind", "install", "--yes"], with: place).code == 0)
      let whole = "Environment=XDG_DATA_HOME=\(learner.home)/\(written ?? "")\n"
      let inQuotes = name.replacing("\"", with: "\\\"")
      let quoted = "Environment=\"XDG_DATA_HOME=\(learner.home)/\(inQuotes)\"\n"
      #expect(read(service)?.contains(written == nil ? quoted : whole) == true)
    }
  }

  @Test func `a timer replaces a line of cron, and a line replaces a timer`() throws {
    try cron()
    _ = try learner.run(["remind", "install", "--yes"])
    try systemd()
    let toTimer = try learner.run(["remind", "install", "--yes"])
    #expect(toTimer.output.contains("Deletes the line of crontab") && read("table") == nil)
    #expect(read(timer) != nil)
    try systemd(1)
    let toCron = try learner.run(["remind", "install", "--yes"])
    #expect(toCron.output.contains("Deletes \(learner.home)/\(timer)\n") && read(timer) == nil)
    #expect(read("table") != nil)
  }

  @Test func `a table of cron with nothing else is removed`() throws {
    try cron()
    _ = try learner.run(["remind", "install", "--yes"])
    #expect(read("table") != nil)
    _ = try learner.run(["remind", "remove", "--yes"])
    #expect(read("table") == nil)
  }

  @Test func `without both it says so and writes nothing`() throws {
    let run = try learner.run(["remind", "install", "--yes"])
    #expect(run.code == 3 && run.errors.contains("neither systemd for users nor cron"))
    #expect(read(timer) == nil)
  }

  @Test(arguments: ["25:00", "7", "12:60", "x", "18:00:00", "+1:00", "-1:00"])
  func `an invalid time is refused`(time: String) throws {
    try systemd()
    let run = try learner.run(["remind", "install", "--yes", "--", time])
    #expect(run.code == 2 && run.errors.contains("expected a time such as 18:00"), "\(run.errors)")
    #expect(read(timer) == nil)
  }

  @Test func `the notification has the count and the command, but no word of a card`() throws {
    try learner.install("notify-send", "echo \"$@\" >> '\(learner.home)/calls'")
    #expect(try learner.run(["remind", "now"]).output == "" && read("calls") == nil)
    _ = try learner.run(["cards", "add", "eczane", "pharmacy"])
    let run = try learner.run(["remind", "now"])
    #expect(run.code == 0 && run.output == "")
    #expect(read("calls") == "--app-name=Dilim Dilim 1 new card: dilim review\n")
    // Without notifications the line is printed: cron sends it by mail.
    try learner.install("notify-send", "exit 1")
    #expect(try learner.run(["remind", "now"]).output == "1 new card: dilim review\n")
  }

  #if os(Linux)
    @Test func `a program that cron starts finds the user's session`() throws {
      let address = "unix:path=\(learner.home)/bus"
      try learner.install(
        "notify-send",
        """
        test "$DBUS_SESSION_BUS_ADDRESS" = '\(address)' || exit 1
        echo "$@" >> '\(learner.home)/calls'
        """
      )
      _ = try learner.run(["cards", "add", "eczane", "pharmacy"])
      #expect(try learner.run(["remind", "now"]).output == "1 new card: dilim review\n")
      // A program of the session, which knows the address of the bus.
      let pipe = try Child.Pipe()
      let session = try Child(
        "/bin/cat",
        arguments: [],
        environment: ["DBUS_SESSION_BUS_ADDRESS": address],
        stream: .descriptors(pipe.reading, 2, 2)
      )
      defer {
        session.kill()
        close(pipe.reading)
        close(pipe.writing)
      }
      #expect(try learner.run(["remind", "now"]).output == "")
      #expect(read("calls") == "--app-name=Dilim Dilim 1 new card: dilim review\n")
    }
  #endif
}
