// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// Returns a target with the strict settings.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The settings of modules that compute much.
///
/// CI sets `DILIM_OPTIMIZE`: without optimisation, the debug tests spend much of their time in these
/// modules. Assertions are checked all the same.
let strictEngine =
  Context.environment["DILIM_OPTIMIZE"] == nil
  ? strict
  : strict + [
    .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
  ]

/// Returns a module that computes much.
func engine(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strictEngine)
}

/// The settings of code that only tests run.
///
/// A release build optimises what is tested. Optimising the tests too takes longer than running them.
let strictTests =
  strict + [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"],
      .when(configuration: .release)
    )
  ]

/// Returns a test target with the strict settings.
func tests(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies,
    exclude: exclude,
    swiftSettings: strictTests
  )
}

/// Returns a target with code that several test targets share.
func testSupport(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Tests/\(name)",
    swiftSettings: strictTests
  )
}

/// The options with which a program contains the Swift runtime and Foundation; the Makefile sets the
/// variable.
///
/// SwiftPM's own option changes the arguments of every compilation too. The tests can't be linked
/// statically, so they would compile every module a second time.
let runtime: [LinkerSetting] =
  Context.environment["DILIM_STATIC"] == nil
  ? []
  : [
    .unsafeFlags(
      [
        "-static-stdlib", "-lFoundation", "-lFoundationInternationalization",
        "-lFoundationEssentials", "-lCoreFoundation", "-l_FoundationICU",
        "-l_FoundationCollections", "-l_FoundationCShims", "-lswiftSynchronization",
      ],
      .when(platforms: [.linux])
    )
  ]

/// The prompts that are compiled into the program; a test compares this list with the folder.
let prompts =
  [
    "explain-error", "explain-choice", "explain-dictation", "explain-speech", "explain-differently",
    "another-example", "second-opinion", "comment-monologue", "chat",
  ]
  .flatMap { ["\($0).en.prompt", "\($0).tr.prompt"] }
  + [
    "explanation.schema.json", "example.schema.json", "opinion.schema.json", "comment.schema.json",
  ]

let package = Package(
  name: "dilim",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "dilim", targets: ["dilim"]),
    .library(name: "DilimEngine", targets: ["DilimEngine"]),
    .library(name: "DilimFiles", targets: ["DilimFiles"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    // Headers only: the library is loaded at its first use.
    .systemLibrary(
      name: "CCurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
    ),

    // Headers only, like CCurl.
    .systemLibrary(
      name: "CCompression",
      providers: [.apt(["zlib1g-dev", "libzstd-dev"]), .brew(["zstd"])]
    ),

    // Declarations of its own, so that nobody needs the headers to build.
    .systemLibrary(
      name: "CPostgres",
      providers: [.apt(["libpq5"]), .brew(["libpq"])]
    ),

    // The table from which `make lexicon` generates Swift.
    .target(name: "StemTable", exclude: ["stems.tsv"], swiftSettings: strict),
    module("LexiconBuilder"),
    .executableTarget(
      name: "dilim-lexicon",
      dependencies: ["LexiconBuilder"],
      swiftSettings: strict
    ),

    module("SeededRandom"),
    engine("Turkish", ["StemTable"]),
    engine("Curriculum", ["SeededRandom", "TextSafety"]),
    engine("Memory", ["SeededRandom"]),
    module("Interface"),
    engine("TextSafety", ["Interface"]),
    engine("JSON"),
    engine("TerminalUI", ["TextSafety"]),
    engine("Patterns", ["Turkish"]),
    engine("Bilingual", ["Patterns", "Turkish"]),
    engine("Scoring", ["Bilingual", "Patterns", "Turkish"]),
    module("Explanations", ["Bilingual", "Patterns", "Scoring", "Turkish"]),
    module("Cards", ["Curriculum", "Memory", "Patterns", "Turkish"]),
    module(
      "CourseCheck",
      ["Bilingual", "Curriculum", "Mastery", "Patterns", "Scoring", "TextSafety", "Turkish"]
    ),
    module("Drills", ["Bilingual", "Curriculum", "SeededRandom", "Turkish"]),
    engine("Mastery", ["Curriculum", "Memory", "Scoring", "SeededRandom", "Turkish"]),
    .target(
      name: "Feedback",
      dependencies: ["Curriculum", "Patterns", "Scoring", "TextSafety", "Turkish"],
      resources: prompts.map { .embedInCode("../../Prompts/\($0)") },
      swiftSettings: strictEngine
    ),
    module("Revision", ["Curriculum", "Mastery", "Patterns", "Scoring", "Turkish"]),
    .executableTarget(
      name: "dilim-revision",
      dependencies: ["Curriculum", "Revision"],
      swiftSettings: strict
    ),
    module(
      "Coordination",
      [
        "Bilingual", "Cards", "Curriculum", "Drills", "Feedback", "Mastery", "Memory", "Patterns",
        "Scoring", "SeededRandom", "Turkish",
      ]
    ),
    module("CardFiles", ["Cards", "Memory", "Turkish"]),
    module(
      "DilimEngine",
      ["Coordination", "Curriculum", "Explanations", "Feedback", "Memory", "Patterns", "Scoring"]
    ),
    module("DilimFiles", ["DilimEngine"]),
    module(
      "Classes",
      [
        "CardFiles", "Explanations", "Interface", "JSON", "Patterns", "Scoring", "TerminalUI",
        "TextSafety", "Turkish",
      ]
    ),
    engine(
      "Quizzes",
      [
        "CardFiles", "Classes", "Coordination", "Curriculum", "Interface", "Patterns", "Scoring",
        "TerminalUI", "TextSafety", "Turkish",
      ]
    ),
    .target(
      name: "ClassServer",
      dependencies: ["Classes", "CPostgres", "JSON"],
      resources: [
        "cluster-roles", "cluster-database", "cluster-settings", "001-tables", "002-functions",
        "003-codes", "004-teachers",
      ].map { .embedInCode("Migrations/\($0).sql") },
      swiftSettings: strict
    ),
    module(
      "Storage",
      [
        "CardFiles", "Cards", "Coordination", "CSQLite", "Curriculum", "Feedback", "JSON", "Memory",
        "Scoring", "Turkish",
      ]
    ),
    module("Transport", ["CCurl"]),
    module("Audio"),
    module("Archive", ["CCompression"]),
    module("ChatAPI", ["JSON", "TextSafety", "Transport"]),
    module(
      "Asking",
      [
        "ChatAPI", "Coordination", "Curriculum", "Explanations", "Feedback", "Patterns", "Scoring",
        "Storage", "TextSafety", "Transport",
      ]
    ),
    module(
      "Screens",
      [
        "Bilingual", "Cards", "Coordination", "Curriculum", "Drills", "Explanations", "Feedback",
        "Interface", "Memory", "Scoring", "TerminalUI", "TextSafety", "Turkish",
      ]
    ),
    .executableTarget(
      name: "dilim",
      dependencies: [
        "Archive", "Asking", "Audio", "Bilingual", "CardFiles", "Cards", "ChatAPI", "Classes",
        "ClassServer", "Coordination", "CourseCheck", "Curriculum", "Drills", "Explanations",
        "Feedback", "Interface", "JSON", "Mastery", "Memory", "Patterns", "Quizzes", "Scoring",
        "Screens", "SeededRandom", "Storage", "TerminalUI", "TextSafety", "Transport", "Turkish",
      ],
      swiftSettings: strict,
      linkerSettings: runtime
    ),
    .executableTarget(
      name: "dilim-bench",
      dependencies: [
        "Audio", "Bilingual", "ChatAPI", "Curriculum", "Drills", "Mastery", "Memory", "Patterns",
        "Scoring", "SeededRandom", "TextSafety", "Transport", "Turkish",
      ],
      exclude: ["Learners/bank.txt", "Peers", "bench.sh"],
      swiftSettings: strict,
      linkerSettings: runtime
    ),

    testSupport("NetworkTestSupport", ["Transport"]),
    testSupport("RandomTestSupport", ["SeededRandom"]),
    testSupport("SoundTestSupport", ["Audio"]),
    testSupport(
      "TestSupport",
      ["Bilingual", "Cards", "Coordination", "Curriculum", "Drills", "Memory", "Scoring"]
    ),
    tests("ArchitectureTests"),
    tests("ArchiveTests", ["Archive", "RandomTestSupport"]),
    tests(
      "AskingTests",
      [
        "Asking", "ChatAPI", "Curriculum", "Feedback", "NetworkTestSupport", "Patterns", "Scoring",
        "Storage", "TextSafety", "Transport",
      ]
    ),
    tests("BilingualTests", ["Bilingual"]),
    tests("RevisionTests", ["Curriculum", "Patterns", "Revision"]),
    tests("CardFilesTests", ["CardFiles", "Cards", "Memory", "RandomTestSupport"]),
    tests("CardsTests", ["Cards", "Memory", "Patterns", "Scoring"]),
    tests(
      "ClassesTests",
      [
        "Classes", "Explanations", "Interface", "Patterns", "RandomTestSupport", "Scoring",
        "TerminalUI", "TextSafety",
      ]
    ),
    tests("ClassServerTests", ["ClassServer"]),
    tests(
      "ChatAPITests",
      ["ChatAPI", "Feedback", "NetworkTestSupport", "TextSafety", "Transport"]
    ),
    tests("AudioTests", ["Audio", "SoundTestSupport"]),
    tests(
      "CommandTests",
      [
        "Audio", "dilim", "dilim-bench", "NetworkTestSupport", "RandomTestSupport",
        "SoundTestSupport",
      ],
      exclude: ["Fixtures"]
    ),
    tests(
      "CoordinationTests",
      [
        "Bilingual", "Cards", "Coordination", "Curriculum", "Drills", "Feedback", "Mastery",
        "Memory", "Patterns", "RandomTestSupport", "Scoring", "TestSupport",
      ]
    ),
    tests(
      "CourseCheckTests",
      ["CourseCheck", "RandomTestSupport", "TextSafety"]
    ),
    tests("CurriculumTests", ["Curriculum", "RandomTestSupport"]),
    tests(
      "DrillsTests",
      ["Bilingual", "Curriculum", "Drills", "Patterns", "Scoring", "Turkish"],
      exclude: ["Fixtures"]
    ),
    tests("ExplanationsTests", ["Bilingual", "Explanations", "Patterns", "Scoring", "Turkish"]),
    tests(
      "FeedbackTests",
      ["Curriculum", "Feedback", "Patterns", "RandomTestSupport", "Scoring"],
      exclude: ["Fixtures"]
    ),
    tests("DilimEngineTests", ["DilimEngine", "RandomTestSupport"]),
    tests("DilimFilesTests", ["DilimEngine", "DilimFiles"]),
    tests("JSONTests", ["JSON", "RandomTestSupport"]),
    tests("LexiconBuilderTests", ["LexiconBuilder"]),
    tests(
      "MasteryTests",
      ["Curriculum", "Mastery", "Patterns", "RandomTestSupport", "Scoring", "Turkish"],
      exclude: ["Fixtures"]
    ),
    tests("MemoryTests", ["Memory", "RandomTestSupport"], exclude: ["Fixtures"]),
    tests("PatternsTests", ["Patterns", "RandomTestSupport", "Turkish"]),
    tests(
      "PlaythroughTests",
      [
        "Cards", "Coordination", "Curriculum", "Feedback", "Memory", "Patterns", "Scoring",
        "Screens", "TerminalUI", "TestSupport",
      ]
    ),
    tests(
      "ScoringTests",
      ["Bilingual", "Patterns", "RandomTestSupport", "Scoring", "Turkish"],
      exclude: ["Fixtures"]
    ),
    tests(
      "ScreensTests",
      [
        "Cards", "Coordination", "Curriculum", "Drills", "Feedback", "Interface", "Memory",
        "Screens", "TerminalUI", "TestSupport", "TextSafety",
      ]
    ),
    tests(
      "QuizzesTests",
      [
        "Classes", "Coordination", "Curriculum", "Interface", "Patterns", "Quizzes",
        "RandomTestSupport", "Scoring", "TextSafety",
      ]
    ),
    tests("SeededRandomTests", ["RandomTestSupport", "SeededRandom"]),
    tests(
      "StorageTests",
      [
        "CardFiles", "Cards", "Coordination", "CSQLite", "Curriculum", "Feedback", "Memory",
        "Patterns", "RandomTestSupport", "Scoring", "Storage",
      ]
    ),
    tests("TerminalUITests", ["RandomTestSupport", "TerminalUI", "TextSafety"]),
    tests("InterfaceTests", ["Interface", "TextSafety"]),
    tests("TextSafetyTests", ["TextSafety"]),
    tests("TransportTests", ["NetworkTestSupport", "Transport"]),
    tests("TurkishTests", ["RandomTestSupport", "Turkish"]),
  ],
  swiftLanguageModes: [.v6]
)
