extension HostileRun {
  private static let text = Hostile.word
  private static let due = ["--due", "2026-12-01", "--out", "~/week1.jsonl"]

  /// Classes: what a teacher makes, and what pupils and strangers send.
  static let classes = [
    HostileRun(words: ["class", text]), HostileRun(words: ["class", "new", text]),
    HostileRun(words: ["class", "new", "a", "--folder", "~/\(Hostile.name)/class"]),
    HostileRun(words: ["class", "enrol", "~/class", "~/answers/a.csv"]),
    HostileRun(words: ["class", "enrol", text, text]),
    HostileRun(words: ["class", "invite", "~/class", "--out", "~/\(Hostile.name)/join"]),
    HostileRun(words: ["class", "assign", "~/class", text] + due),
    HostileRun(words: ["class", "assign", "~/class", "--items", "~/answers/a.csv"] + due),
    HostileRun(words: ["class", "assign", "~/class", "a1-u1-writing", "--due", text]),
    HostileRun(words: ["class", "collect", "~/class", "~/sent"], keys: "n\r"),
    HostileRun(words: ["class", "collect", "~/class", "~/sent", "--unsigned"]),
    HostileRun(words: ["class", "collect", "~/class", "~/sent", "--trust", text]),
    HostileRun(words: ["class", "join", "~/sent/join.jsonl", "--name", text, "--out", "~/j"]),
    HostileRun(words: ["class", "join", text]),
    HostileRun(words: ["class", "grade", "~/class"]),
    HostileRun(words: ["class", "grade", "~/class", text]),
    HostileRun(words: ["class", "answers", "~/class", "week0"]),
    HostileRun(words: ["class", "answers", "~/class", "week0", text]),
    HostileRun(words: ["class", "report", "~/class", "--student", "Ada"]),
    HostileRun(words: ["class", "accept", "~/class", text, text]),
    HostileRun(words: ["class", "mark", "~/class", "Ada", text, "--points", "1"]),
    HostileRun(words: ["class", "release", "~/class", "week0", "--out", "~/\(Hostile.name)/out"]),
    HostileRun(words: ["class", "reopen", "~/class", "week0"]),
    HostileRun(words: ["class", "feedback", "~/class", "--out", "~/\(Hostile.name)/pages"]),
    HostileRun(words: ["class", "gradebook", "~/class", "--out", "~/\(Hostile.name)/book"]),
    HostileRun(words: ["class", "gradebook", "~/class", "--from", text, "--out", text]),
    HostileRun(words: ["class", "results", "~/sent/result.jsonl"]),
    HostileRun(words: ["class", "results"]), HostileRun(words: ["class", "results", text]),
    HostileRun(words: ["class", "my-data"]), HostileRun(words: ["class", "my-data", text]),
    HostileRun(words: ["class", "leave", text]),
    HostileRun(words: ["class", "remove", "~/class", text]),
    HostileRun(words: ["class", "remove", "~/class", "Ada"], keys: "n\r"),
    HostileRun(words: ["class", "delete", "~/class"], keys: "n\r"),
    HostileRun(words: ["class", "todo"]),
    HostileRun(words: ["class", "do", "~/sent/assignment.jsonl"], input: "\(Hostile.line)\n"),
    HostileRun(words: ["class", "do", text]), HostileRun(words: ["class", "hand-in", text]),
  ]
}
