import Foundation
import Testing

/// The drawing of the house that can't go stale: what each module may import.
let allowedImports: [String: Set<String>] = [
  "StemTable": [],
  "SeededRandom": [],
  "Turkish": ["StemTable"],
  "Curriculum": ["SeededRandom", "TextSafety"],
  // pow and log alone, which the standard library lacks; a test holds them to one file.
  "Memory": system.union(["SeededRandom"]),
  "Interface": [],
  "TextSafety": ["Interface"],
  "JSON": [],
  "TerminalUI": system.union(["TextSafety"]),
  "Patterns": ["Turkish"],
  "Bilingual": ["Patterns", "Turkish"],
  "Scoring": ["Bilingual", "Patterns", "Turkish"],
  "Explanations": ["Bilingual", "Patterns", "Scoring", "Turkish"],
  "Cards": ["Curriculum", "Memory", "Patterns", "Turkish"],
  "CourseCheck": [
    "Bilingual", "Curriculum", "Mastery", "Patterns", "Scoring", "TextSafety", "Turkish",
  ],
  "Feedback": ["Curriculum", "Patterns", "Scoring", "TextSafety", "Turkish"],
  "Drills": ["Bilingual", "Curriculum", "SeededRandom", "Turkish"],
  // Memory for the C mathematics library and for what counts as time of study.
  "Mastery": ["Curriculum", "Memory", "Scoring", "SeededRandom", "Turkish"],
  "Coordination": [
    "Bilingual", "Cards", "Curriculum", "Drills", "Feedback", "Mastery", "Memory", "Patterns",
    "Scoring", "SeededRandom", "Turkish",
  ],
  "CardFiles": ["Cards", "Memory", "Turkish"],
  "DilimEngine": [
    "Coordination", "Curriculum", "Explanations", "Feedback", "Memory", "Patterns", "Scoring",
  ],
  "DilimFiles": system.union(["DilimEngine"]),
  // CardFiles for the reader of quoted cells alone, TerminalUI for lines that wrap.
  "Classes": [
    "CardFiles", "Explanations", "Interface", "JSON", "Patterns", "Scoring", "TerminalUI",
    "TextSafety", "Turkish",
  ],
  // CardFiles for the reader of HTML alone.
  "Quizzes": [
    "CardFiles", "Classes", "Coordination", "Curriculum", "Interface", "Patterns", "Scoring",
    "TerminalUI", "TextSafety", "Turkish",
  ],
  "ClassServer": system.union(["Classes", "CPostgres", "JSON"]),
  // Coordination for the journal alone.
  "Storage": system.union([
    "CardFiles", "Cards", "Coordination", "CSQLite", "Curriculum", "Feedback", "JSON", "Memory",
    "Scoring", "Turkish",
  ]),
  "Transport": system.union(["CCurl"]),
  // Runs programs that speak and play.
  "Audio": system,
  "Archive": ["CCompression"],
  "ChatAPI": ["JSON", "TextSafety", "Transport"],
  "Asking": system.union([
    "ChatAPI", "Coordination", "Curriculum", "Dispatch", "Explanations", "Feedback", "Patterns",
    "Scoring", "Storage", "TextSafety", "Transport",
  ]),
  "Screens": [
    "Bilingual", "Cards", "Coordination", "Curriculum", "Drills", "Explanations", "Feedback",
    "Interface", "Memory", "Scoring", "TerminalUI", "TextSafety", "Turkish",
  ],
  "dilim": system.union([
    "Archive", "Asking", "Audio", "Bilingual", "CardFiles", "Cards", "ChatAPI", "Classes",
    "ClassServer", "Coordination", "CourseCheck", "Curriculum", "Dispatch", "Drills",
    "Explanations", "Feedback",
    "Interface",
    "JSON",
    "Mastery", "Memory", "Patterns", "Quizzes", "Scoring", "Screens", "SeededRandom", "Storage",
    "TerminalUI",
    "TextSafety", "Transport", "Turkish",
  ]),
  "LexiconBuilder": [],
  // Not shipped, so they may be comfortable.
  "dilim-lexicon": ["LexiconBuilder", "Foundation"],
  "Revision": ["Curriculum", "Mastery", "Patterns", "Scoring", "Turkish"],
  "dilim-revision": ["Curriculum", "Foundation", "Revision"],
  "dilim-bench": system.union([
    "Audio", "Bilingual", "ChatAPI", "Curriculum", "Drills", "Foundation", "Mastery", "Memory",
    "Patterns", "Scoring", "SeededRandom", "TextSafety", "Transport", "Turkish",
  ]),
]

private let system: Set<String> = ["Glibc", "Musl", "Darwin"]
/// Modules whose Swift is made from a table.
private let generated: Set = ["StemTable"]
/// Programs that no learner gets.
private let unshipped: Set = ["dilim-bench", "dilim-lexicon", "dilim-revision"]

@Suite struct ArchitectureTests {
  let tree: SourceTree

  init() throws { tree = try SourceTree.sources.get() }

  @Test func `every module imports only what the table allows`() throws {
    for file in tree.files {
      let allowed = try #require(allowedImports[file.module], "\(file.module) is not in the table")
      let excess = file.imports.subtracting(allowed)
      #expect(excess.isEmpty, "\(file.module)/\(file.name) imports \(excess.sorted())")
    }
  }

  @Test func `the table names no module that has gone`() {
    #expect(Set(allowedImports.keys) == Set(tree.files.map(\.module)))
  }

  @Test func `SQLite is imported by at most two files`() {
    #expect(tree.files.count { $0.imports.contains("CSQLite") } <= 2)
  }

  @Test func `libcurl is imported by the files named for it alone`() {
    for file in tree.files where file.imports.contains("CCurl") {
      #expect(file.name.hasPrefix("Curl"), "\(file.module)/\(file.name)")
    }
  }

  @Test func `libpq is imported by the files named for it alone`() {
    for file in tree.files where file.imports.contains("CPostgres") {
      #expect(file.name.hasPrefix("Postgres"), "\(file.module)/\(file.name)")
    }
  }

  @Test func `zlib and libzstd are imported by the files named for them alone`() {
    for file in tree.files where file.imports.contains("CCompression") {
      #expect(file.name.hasPrefix("Compression"), "\(file.module)/\(file.name)")
    }
  }

  @Test func `schedulers know the C library by its mathematics alone`() {
    for file in tree.files
    where file.module == "Memory" && !file.imports.isDisjoint(with: system) {
      #expect(file.name == "LibM.swift")
    }
  }

  @Test func `no module of the program imports Foundation`() {
    for file in tree.files where !unshipped.contains(file.module) {
      let excess = file.imports.intersection(["Foundation", "FoundationEssentials"])
      #expect(excess.isEmpty, "\(file.module)/\(file.name)")
    }
  }

  /// The files outside the program that read a clock, all of them for timeouts and waits.
  private static let clockReaders: Set = [
    "Pacing.swift", "PostgresWait.swift", "ProgramRun.swift", "ResponseReader.swift",
    "SystemTime.swift",
    "Terminal.swift",
    "TransferLoop.swift",
  ]

  @Test func `outside the program only timeouts read a clock`() {
    let words = [
      "ContinuousClock", "SuspendingClock", "clock_gettime(", "gettimeofday(", "time(nil)",
    ]
    var readers: Set<String> = []
    for file in tree.files
    where !file.module.hasPrefix("dilim") && words.contains(where: file.text.contains) {
      let code = file.lines.map { $0.split(separator: "//", maxSplits: 1).first ?? "" }
      if code.contains(where: { line in words.contains { calls($0, in: line) } }) {
        readers.insert(file.name)
      }
    }
    #expect(readers == Self.clockReaders)
  }

  @Test(arguments: ["print(", "exit(", "Date()", "fatalError(", "try!", "as! "])
  func `nothing outside the program prints, exits, makes a date or traps`(word: String) {
    for file in tree.files where !file.module.hasPrefix("dilim") && file.text.contains(word) {
      for (index, line) in file.lines.enumerated() where !line.hasPrefix("//") {
        let code = line.split(separator: "//", maxSplits: 1).first ?? ""
        #expect(!calls(word, in: code), "\(file.module)/\(file.name):\(index + 1): \(line)")
      }
    }
  }

  /// Ways out besides `Output`, which takes nothing but what was made safe, with the files that may
  /// name them.
  private static let waysOut: [String: Set<String>] = [
    "print(": [], "debugPrint(": [], "dump(": [], "printf(": [], "puts(": [], "fputs(": [],
    "putchar(": [], "perror(": [], "NSLog(": [], "FileHandle": [], "stdout": [], "stderr": [],
    "STDERR_FILENO": ["Output"], "STDOUT_FILENO": ["Output", "Terminal"],
    // Into the standard input of another program.
    "fwrite(": ["Shell"],
    // What these programs complain of is passed on by `ErrorRelay`, or goes nowhere; an editor has
    // the terminal for itself.
    "popen(": ["Shell", "Hunspell", "SpellChecker", "KeyCommand"],
    "system(": ["Shell", "EntryEditor"],
  ]

  @Test(arguments: waysOut.keys.sorted())
  func `text leaves the program by one way`(word: String) {
    let others = generated.union(unshipped)
    for file in tree.files where !others.contains(file.module) && file.text.contains(word) {
      let declares = file.lines.contains { $0.contains("func print(") }
      let isAllowed = Self.waysOut[word]?.contains { file.name == "\($0).swift" } ?? false
      if isAllowed || word == "print(" && declares { continue }
      for (index, line) in file.lines.enumerated() {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        #expect(!calls(word, in: code), "\(file.module)/\(file.name):\(index + 1): \(line)")
      }
    }
  }

  /// Whether the word occurs in the code by itself, not as the end of a longer name.
  private func calls(_ word: String, in code: Substring) -> Bool {
    guard let range = code.range(of: word) else { return false }
    guard range.lowerBound > code.startIndex else { return true }
    let before = code[code.index(before: range.lowerBound)]
    return !(before.isLetter || before.isNumber || before == "_" || before == ".")
  }

  @Test func `no file holds two things`() {
    // Tables of uniform lines may be as long as what they list.
    for file in tree.files where file.lines.count > 400 && !generated.contains(file.module) {
      Issue.record("\(file.module)/\(file.name) has \(file.lines.count) lines")
    }
  }

  @Test func `no module shares its name with a type in it`() {
    for file in tree.files {
      #expect(file.name != "\(file.module).swift")
    }
  }

  @Test func `there are no drawers named Utils`() {
    let drawers = ["Utils", "Helpers", "Common", "Manager", "Base"]
    for file in tree.files {
      #expect(!drawers.contains { file.name.hasSuffix("\($0).swift") }, "\(file.name)")
    }
  }
}
