import Foundation
import Testing

/// The completions of a shell for a command line.
struct CompletionTests {
  let learner: Learner
  /// Titles that a shell must quote; it would execute two of them.
  private let titles: [String]
  private let trap: String

  init() throws {
    learner = try Learner()
    trap = "\(learner.home)/trap"
    titles = [
      "Mutfak", "Ev işleri", "Çarşı", "İstanbul'da \"şehir\"", "$(touch \(trap))",
      "`touch \(trap)`",
    ]
    let bin = URL(fileURLWithPath: Learner.program).deletingLastPathComponent().path
    learner.environment["PATH"] = "\(bin):\(learner.environment["PATH"] ?? "")"
    learner.environment["LC_ALL"] = "C.UTF-8"
  }

  private func makeDecks() throws {
    for title in titles { _ = try learner.run(["decks", "new", title]) }
  }

  private func offers(_ words: [String]) throws -> [String] {
    let run = try learner.run(["completions", "offer", "--"] + words)
    #expect(run.code == 0 && run.errors == "")
    return run.lines
  }

  private func names(_ words: [String]) throws -> [String] {
    try offers(words).map { String($0.prefix { $0 != "\t" }) }
  }

  /// The script for a shell, in a file.
  private func script(_ shell: String) throws -> String {
    let run = try learner.run(["completions", shell])
    #expect(run.code == 0 && run.errors == "")
    return try learner.write(run.output, to: "completion.\(shell)")
  }

  private static let levels = ["A1", "A2", "B1", "B2", "C1", "C2"]

  @Test(arguments: [
    (["level", ""], levels), (["practice", "--level", ""], levels),
    (["practice", "--level=B"], levels.map { "--level=\($0)" }),
    (["practice", "re"], ["reading", "listening", "writing", "speaking"]),
    (["practice", "reading", "--seed", ""], []),
    (["completions", ""], ["bash", "zsh", "fish"]), (["completions", "zsh", ""], []),
    (["remind", ""], ["install", "remove", "show"]),
    (["remind", "install", "--"], ["--dry-run", "--yes", "--no-input"]),
    (["decks", ""], ["show", "new", "set", "rm"]), (["decks", "--json", "show", ""], ["a1-u1"]),
    (["decks", "--", "rm", ""], ["a1-u1"]), (["cards", "optimize", ""], ["a1-u1"]),
    (["cards", "list", "--deck", ""], ["a1-u1"]), (["cards", "list", "--deck="], ["--deck=a1-u1"]),
    (["config", "preset", "--"], []), (["prompts", "show", ""], ["--level"]),
    (["cards", "import", ""], [""]), (["check", "--content", ""], [""]), (["nothing", ""], []),
    (["status", ""], ["--json", "--content", "--with"]),
  ])
  func `the program knows the candidates`(words: [String], expected: [String]) throws {
    #expect(try names(words) == expected)
  }

  @Test func `every command, option and lesson is offered`() throws {
    let commands = try names([""])
    let overview = try learner.run(["help"]).output
    let list = overview.split(separator: "Commands:\n").last?.split(separator: "\n\n").first ?? ""
    #expect(
      commands == list.split(separator: "\n").map { row in String(row.split(separator: " ")[0]) }
    )
    #expect(try names(["help", ""]) == commands + ["categories"])
    for command in commands {
      let help = try learner.run(["help", command]).output
      let options = help.matches(of: /\n  (--[a-z-]+)/).map { String($0.1) }
      #expect(try names([command, "-"]).filter { options.contains($0) } == options)
    }
    #expect(try names(["lesson", ""]).contains("a1-u1-writing"))
    #expect(try names(["config", "get", ""]).contains("base_url"))
    #expect(try names(["config", "preset", ""]).contains("ollama"))
    #expect(try offers(["check", ""]) == ["\tfiles"])
    #expect(try offers(["check", "--content", ""]) == ["\tfolders"])
  }

  @Test func `drills are offered by point, and sounds by their letters`() throws {
    learner.environment["DILIM_CONTENT"] = Document.content
    let drills = try names(["drill", ""])
    #expect(drills.contains("dative") && drills.last == "sounds")
    #expect(try names(["drill", "sounds", ""]) == ["ı/i", "o/ö", "u/ü", "s/ş", "c/ç", "ğ", "â"])
    #expect(try names(["drill", "dative", ""]).allSatisfy { $0.hasPrefix("--") })
  }

  @Test func `decks are offered by title, those of the course by id`() throws {
    try makeDecks()
    #expect(try offers(["review", ""]) == titles + ["a1-u1\tA1 unit 1: Tanışma"])
    // A title that is not a single word is replaced by the id.
    for title in ["--tire", "two\\nlines", "a\tb"] {
      _ = try learner.run(["decks", "new", "--", title])
    }
    let found = try names(["review", ""])
    #expect(found.count == titles.count + 4 && !found.contains("--tire"))
    #expect(!FileManager.default.fileExists(atPath: trap))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the scripts parse in their shell`(shell: String) throws {
    guard try learner.has(shell) else { return }
    let run = try learner.shell("\(shell) -n \(script(shell))")
    #expect(run.code == 0 && run.errors == "")
  }

  @Test(arguments: [
    (["pra"], ["practice"]), (["lesson", "a1-u1-w"], ["a1-u1-writing"]),
    (["level", "C"], ["C1", "C2"]),
    (["practice", "--level", "B"], ["B1", "B2"]),
    (["practice", "--level", "=", "B"], ["B1", "B2"]),
    (["practice", "--level", "="], levels), (["review", "--ki"], ["--kind"]),
    (["cards", "opt"], ["optimize"]), (["remind", "r"], ["remove"]), (["review", "a1"], ["a1-u1"]),
    (["review", "Ev"], [#"Ev\ işleri"#]), (["review", #"Ev\ i"#], [#"Ev\ işleri"#]),
    (["review", "\"Ev i"], ["Ev işleri"]), (["review", "'Ev"], ["Ev işleri"]),
    (["decks", "show", "Ça"], ["Çarşı"]), (["cards", "list", "--deck", "=", "Mut"], ["Mutfak"]),
    (["review", "İst"], [#"İstanbul\'da\ \"şehir\""#]),
    (["review", "\"İst"], [#"İstanbul'da \"şehir\""#]),
    (["review", "'İst"], [#"İstanbul'\''da "şehir""#]),
    (["decks", "set", "Ev", "ret"], ["retention="]),
  ])
  func `bash completes the word and quotes it as it was begun`(
    typed: [String],
    completed: [String]
  ) throws {
    guard try learner.has("bash") else { return }
    try makeDecks()
    let line = """
      . "$1"; shift; COMP_WORDS=(dilim "$@"); COMP_CWORD=$#; _dilim; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try learner.run(
      "/usr/bin/env",
      ["bash", "-c", line, "bash", script("bash")] + typed,
      input: []
    )
    #expect(run.lines == completed && run.errors == "")
    #expect(!FileManager.default.fileExists(atPath: trap))
  }

  @Test func `bash completes each deck's name, whatever characters it has`() throws {
    guard try learner.has("bash") else { return }
    try makeDecks()
    for quote in ["", "\"", "'"] {
      let line = """
        . "$1"; COMP_WORDS=(dilim review "$2"); COMP_CWORD=2; _dilim
        for name in "${COMPREPLY[@]}"; do eval "printf '%s\\n' $2$name$2"; done
        """
      let run = try learner.run(
        "/usr/bin/env",
        ["bash", "-c", line, "bash", script("bash"), quote],
        input: []
      )
      #expect(run.lines == titles + ["a1-u1"] && run.errors == "")
      #expect(!FileManager.default.fileExists(atPath: trap))
    }
  }

  @Test func `fish completes the word`() throws {
    guard try learner.has("fish") else { return }
    try makeDecks()
    _ = try learner.write("", to: "my cards.apkg")
    let table: [(String, [String])] = [
      ("dilim pra", ["practice"]), ("dilim level B", ["B1", "B2"]),
      ("dilim practice --level=C", ["--level=C1", "--level=C2"]), ("dilim review --ki", ["--kind"]),
      ("dilim lesson a1-u1-w", ["a1-u1-writing"]), ("dilim remind r", ["remove"]),
      ("dilim review Ev", ["Ev işleri"]), ("dilim review 'Ev i", ["Ev işleri"]),
      ("dilim review Ev\\ i", ["Ev işleri"]), ("dilim decks show Ça", ["Çarşı"]),
      ("dilim cards list --deck Mut", ["Mutfak"]), ("dilim review a1", ["a1-u1"]),
      ("dilim review \\$", ["$(touch \(trap))"]),
      ("dilim cards import \(learner.home)/my", ["\(learner.home)/my cards.apkg"]),
    ]
    let line = "source $argv[1]; for line in $argv[2..-1]; echo \"> $line\"; complete -C $line; end"
    let run = try learner.run(
      "/usr/bin/env",
      ["fish", "--no-config", "-c", line, script("fish")] + table.map(\.0),
      input: []
    )
    let expected = table.flatMap { ["> \($0)"] + $1 }
    #expect(run.lines.map { String($0.prefix { $0 != "\t" }) } == expected && run.errors == "")
    #expect(!FileManager.default.fileExists(atPath: trap))
  }

  @Test(arguments: [true, false])
  func `zsh completes the word, sourced or found by its name`(isSourced: Bool) throws {
    guard try learner.has("zsh") else { return }
    try makeDecks()
    _ = try learner.write("", to: "my cards.apkg")
    let path = try script("zsh")
    let folder = "\(learner.home)/functions"
    _ = try learner.write(String(contentsOfFile: path, encoding: .utf8), to: "functions/_dilim")
    let table = [
      // Also for the first key of a line: a function that zsh finds by name is loaded only then.
      ("dilim review Ev", #"dilim review Ev\ işleri "#), ("dilim pra", "dilim practice "),
      ("dilim level B", "dilim level B"), ("dilim level", "dilim level "),
      ("dilim practice --lev", "dilim practice --level "),
      ("dilim cards list --deck=Ev", #"dilim cards list --deck=Ev\ işleri "#),
      ("dilim cards list --deck Mut", "dilim cards list --deck Mutfak "),
      ("dilim lesson a1-u1-w", "dilim lesson a1-u1-writing "),
      ("dilim remind r", "dilim remind remove "),
      ("dilim review \"Ev", "dilim review \"Ev işleri\" "),
      ("dilim decks show Ça", "dilim decks show Çarşı "),
      ("dilim review 'İst", #"dilim review 'İstanbul'\''da "şehir"' "#),
      ("dilim review \\$", #"dilim review \$\(touch\ "# + "\(trap)\\) "),
      ("dilim decks set Ev ret", "dilim decks set Ev retention="),
      ("dilim review a1", "dilim review a1-u1 "),
      (
        "dilim cards import \(learner.home)/my",
        "dilim cards import \(learner.home)/my\\ cards.apkg "
      ),
    ]
    let start = isSourced ? "source \(path)" : ":"
    let setting = try learner.write(
      """
      fpath=(\(folder) $fpath); [[ \(isSourced) == true ]] && fpath=($fpath[2,-1])
      autoload -Uz compinit; compinit -u -D
      \(start)
      setopt no_auto_list no_auto_menu no_beep; bindkey -e
      look() { zle complete-word; print -r -- "$BUFFER" >> \(learner.home)/seen; print seen-it; }
      zle -N look; bindkey '^I' look
      print set-up
      """,
      to: "setting.zsh"
    )
    let script = try learner.write(
      """
      zmodload zsh/zpty; zpty shell zsh -f -i
      zpty -w shell "source $1"; zpty -r shell answer '*set-up*'; shift
      for typed; do
        zpty -w -n shell $'\\x15'"$typed"$'\\t'; zpty -r shell answer '*seen-it*'
      done
      zpty -d shell
      """,
      to: "typist.zsh"
    )
    let run = try learner.run(
      "/usr/bin/env",
      ["zsh", "-f", script, setting] + table.map(\.0),
      input: [],
      with: ["TERM": "dumb"]
    )
    #expect(run.code == 0 && run.errors == "")
    let seen = try String(contentsOfFile: "\(learner.home)/seen", encoding: .utf8)
    #expect(seen.split(separator: "\n").map(String.init) == table.map(\.1))
    #expect(!FileManager.default.fileExists(atPath: trap))
  }
}
