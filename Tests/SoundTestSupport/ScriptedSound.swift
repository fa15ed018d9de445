import Audio
import Foundation

/// A voice and a player that are shell scripts, and tell in files of a folder how they were run.
package struct ScriptedSound {
  private let folder: String

  /// Creates the folder `bin` for the programs; a test has no others.
  package init(in folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
  }

  /// The folder of the programs.
  package var programs: String { "\(folder)/bin" }

  /// A file with a tenth of a second of silence.
  package var tenth: String { "\(folder)/tenth.wav" }

  /// Adds a program.
  package func add(_ name: String, _ script: String) throws {
    let path = "\(programs)/\(name)"
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    awaitRunnable(path)
  }

  /// Waits until no process has the file open for writing, as a child that another test forks may:
  /// until then it can't be run.
  private func awaitRunnable(_ path: String) {
    #if os(Linux)
      let file = open(path, O_RDONLY | O_CLOEXEC)
      defer { close(file) }
      // F_SETLEASE with a lease for reading is refused as long as there is a writer.
      for _ in 0..<10_000 where fcntl(file, 1024, F_RDLCK) != 0 { usleep(1000) }
      _ = fcntl(file, 1024, F_UNLCK)
    #endif
  }

  /// Adds an eSpeak NG that writes a tenth of a second of silence and notes its words in `spoken`, and
  /// an `aplay` that notes the file in `played`.
  package func addUsual() throws {
    try Data(WAVFile.silence(milliseconds: 100)).write(to: URL(fileURLWithPath: tenth))
    try add(
      "espeak-ng",
      """
      echo "$@" >> '\(folder)/spoken'
      while [ "$1" != -w ]; do shift; done
      /bin/cp '\(tenth)' "$2"
      """
    )
    try add("aplay", "echo \"$2\" >> '\(folder)/played'")
  }

  /// Adds a player that passes the check, plays a text for ten minutes and notes its process in
  /// `running`.
  package func addEndlessPlayer() throws {
    try add(
      "aplay",
      "case $2 in *silence) ;; *) echo $$ > '\(folder)/running'; exec /bin/sleep 600;; esac"
    )
  }

  /// Waits until the endless player runs; returns nil if it never does.
  package func runningPlayer() -> Int32? {
    for _ in 0..<60_000 where lines("running").isEmpty { usleep(1000) }
    return lines("running").first.flatMap { Int32($0) }
  }

  /// The lines of a file; empty if there is none.
  package func lines(_ name: String) -> [String] {
    let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
