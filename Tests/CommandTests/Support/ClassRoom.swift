import Foundation

/// A teacher with a class of two pupils and an assignment of five items, and the pupils.
final class ClassRoom {
  let teacher: Learner
  /// The output of making the class.
  let made: Run
  private let path: String?
  private var pupils: [Learner] = []

  /// Whether ssh-keygen is installed.
  static let canSign = ["/usr/bin", "/usr/local/bin", "/bin", "/opt/homebrew/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/ssh-keygen")
  }

  /// The words of `PATH` are where programs are looked for.
  init(path: String? = nil) throws {
    self.path = path
    teacher = try Self.person(path)
    _ = try teacher.write(
      "student,email\nZeynep Ak,zeynep@okul.tr\nEmre Çelik,emre@okul.tr\n",
      to: "roster.csv"
    )
    _ = try teacher.write(
      "item,accept,english\nhouse,(Ben) evdeyim.,I am at home.\n",
      to: "own.csv"
    )
    made = try teacher.run(["class", "new", "9-B"])
    _ = try teach("enrol", "9-B", "\(teacher.home)/roster.csv")
    _ = try teach("invite", "9-B", "--out", "\(teacher.home)/join.jsonl")
    _ = try assign("week1")
  }

  private static func person(_ path: String?) throws -> Learner {
    let person = try Learner()
    person.environment["DILIM_NOW"] = "2026-11-28T09:00:00Z"
    person.environment["TZ"] = "UTC"
    if let path { person.environment["PATH"] = path }
    return person
  }

  @discardableResult
  func teach(_ words: String...) throws -> Run { try teach(words) }

  func teach(_ words: [String], lines: [String] = []) throws -> Run {
    try run(teacher, ["class"] + words, lines: lines)
  }

  /// Gives out the items of a lesson of the small course, and one of the teacher's own.
  @discardableResult
  func assign(_ name: String, _ options: String...) throws -> Run {
    try teach(
      [
        "assign", "9-B", "a1-u1-writing", "--items", "own.csv", "--due", "2026-12-01", "--out",
        "\(name).jsonl",
      ] + options
    )
  }

  /// A new pupil who has joined and has the file of the assignment.
  func pupil(_ name: String, with assignment: String = "week1") throws -> Learner {
    let pupil = try Self.person(path)
    for file in ["join.jsonl", "week1.jsonl", "\(assignment).jsonl"] {
      for path in [file, "\(file).sig"] {
        let source = "\(teacher.home)/\(path)"
        let target = "\(pupil.home)/\(path)"
        guard FileManager.default.fileExists(atPath: source),
          !FileManager.default.fileExists(atPath: target)
        else { continue }
        try FileManager.default.copyItem(atPath: source, toPath: target)
      }
    }
    _ = try run(pupil, ["class", "join", "join.jsonl", "--name", name])
    pupils.append(pupil)
    return pupil
  }

  func run(_ learner: Learner, _ words: String..., lines: [String] = []) throws -> Run {
    try run(learner, words, lines: lines)
  }

  /// Runs a command in the home of a person.
  func run(_ learner: Learner, _ words: [String], lines: [String] = []) throws -> Run {
    let quoted = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    return try learner.run(
      "/bin/sh",
      ["-c", "cd \"$HOME\" && exec \"$DILIM\" \(quoted)"],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      with: ["DILIM": Learner.program]
    )
  }

  func inbox(_ name: String) -> URL {
    let folder = "\(teacher.home)/inbox"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return URL(fileURLWithPath: "\(folder)/\(name)")
  }

  /// Hands an assignment in and sends the file to the teacher.
  func handIn(_ pupil: Learner, _ assignment: String, as name: String) throws {
    let stem = assignment.split(separator: ".")[0]
    _ = try run(pupil, ["class", "hand-in", String(stem), "--out", name])
    try send(pupil, name, as: name)
  }

  func send(_ pupil: Learner, _ path: String, as name: String) throws {
    for ending in ["", ".sig"] {
      let source = URL(fileURLWithPath: "\(pupil.home)/\(path)\(ending)")
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      try Data(contentsOf: source).write(to: inbox(name + ending))
    }
  }

  func collect(_ options: String...) throws -> Run {
    try teach(["collect", "9-B", "inbox"] + options)
  }

  /// The number of files that are kept of hand-ins, with their signatures.
  func keptHandIns() throws -> Int {
    let folder = "\(teacher.home)/data/dilim/teaching/9-B/hand-ins/week1"
    return try FileManager.default.contentsOfDirectory(atPath: folder).count
  }
}
