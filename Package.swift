// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// A target of ours, with the strict settings.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The prompts that the program carries inside; a test keeps this list and the folder alike.
let prompts =
  ["explain-error", "explain-differently", "another-example", "chat"]
  .flatMap { ["\($0).en.prompt", "\($0).tr.prompt"] }
  + ["explanation.schema.json", "example.schema.json"]

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
    // Headers alone: the library is opened when it is first needed.
    .systemLibrary(
      name: "CCurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
    ),

    // Headers alone, like CCurl.
    .systemLibrary(
      name: "CCompression",
      providers: [.apt(["zlib1g-dev", "libzstd-dev"]), .brew(["zstd"])]
    ),

    module("Turkish"),
    module("Curriculum"),
    module("Memory"),
    module("TextSafety"),
    module("TerminalUI", ["TextSafety"]),
    module("Patterns", ["Turkish"]),
    module("Scoring", ["Patterns", "Turkish"]),
    module("Explanations", ["Patterns", "Scoring", "Turkish"]),
    module("Cards", ["Curriculum", "Memory", "Patterns", "Turkish"]),
    module("CourseCheck", ["Curriculum", "Patterns", "Scoring", "Turkish"]),
    .target(
      name: "Feedback",
      dependencies: ["Curriculum", "Patterns", "Scoring", "Turkish"],
      resources: prompts.map { .embedInCode("../../Prompts/\($0)") },
      swiftSettings: strict
    ),
    module(
      "Coordination",
      ["Cards", "Curriculum", "Feedback", "Memory", "Patterns", "Scoring", "Turkish"]
    ),
    module(
      "DilimEngine",
      ["Coordination", "Curriculum", "Explanations", "Feedback", "Memory", "Patterns", "Scoring"]
    ),
    module("DilimFiles", ["DilimEngine"]),
    module(
      "Storage",
      [
        "CSQLite", "CardFiles", "Cards", "Coordination", "Curriculum", "Feedback", "Memory",
        "Scoring", "Turkish",
      ]
    ),
    module("Transport", ["CCurl"]),
    module("Archive", ["CCompression"]),
    module("CardFiles", ["Cards", "Memory", "Turkish"]),
    module("ChatAPI", ["TextSafety", "Transport"]),
    module(
      "Screens",
      [
        "Cards", "Coordination", "Curriculum", "Explanations", "Feedback", "Memory", "Scoring",
        "TerminalUI", "Turkish",
      ]
    ),
    .executableTarget(
      name: "dilim",
      dependencies: [
        "Archive", "CardFiles", "Cards", "ChatAPI", "Coordination", "CourseCheck", "Curriculum",
        "Explanations", "Feedback", "Memory", "Patterns", "Scoring", "Screens", "Storage",
        "TerminalUI", "TextSafety", "Transport", "Turkish",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "dilim-bench",
      dependencies: [
        "Turkish", "Curriculum", "Patterns", "Scoring", "Memory", "ChatAPI", "TextSafety",
        "Transport",
      ],
      exclude: ["Peers", "bench.sh"],
      swiftSettings: strict
    ),

    .testTarget(
      name: "CardFilesTests",
      dependencies: ["CardFiles", "Cards", "Memory"],
      swiftSettings: strict
    ),
    .testTarget(name: "ArchiveTests", dependencies: ["Archive"], swiftSettings: strict),
    .testTarget(name: "TurkishTests", dependencies: ["Turkish"], swiftSettings: strict),
    .testTarget(
      name: "MemoryTests",
      dependencies: ["Memory"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(name: "CurriculumTests", dependencies: ["Curriculum"], swiftSettings: strict),
    .target(
      name: "NetworkTestSupport",
      dependencies: ["Transport"],
      path: "Tests/NetworkTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "TransportTests",
      dependencies: ["Transport", "NetworkTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(name: "TextSafetyTests", dependencies: ["TextSafety"], swiftSettings: strict),
    .testTarget(
      name: "ChatAPITests",
      dependencies: ["ChatAPI", "Feedback", "TextSafety", "Transport", "NetworkTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI"], swiftSettings: strict),
    .testTarget(name: "PatternsTests", dependencies: ["Patterns"], swiftSettings: strict),
    .testTarget(
      name: "ExplanationsTests",
      dependencies: ["Explanations", "Patterns", "Scoring", "Turkish"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", "Memory", "Patterns"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ScoringTests",
      dependencies: ["Patterns", "Scoring", "Turkish"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FeedbackTests",
      dependencies: ["Feedback", "Curriculum", "Patterns", "Scoring", "Turkish"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CourseCheckTests",
      dependencies: ["CourseCheck", "Curriculum", "Patterns", "Scoring", "Turkish"],
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      dependencies: ["Cards", "Coordination", "Curriculum", "Patterns"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CoordinationTests",
      dependencies: [
        "Cards", "Coordination", "Curriculum", "Feedback", "Memory", "Patterns", "Scoring",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(name: "DilimEngineTests", dependencies: ["DilimEngine"], swiftSettings: strict),
    .testTarget(
      name: "DilimFilesTests",
      dependencies: ["DilimEngine", "DilimFiles"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StorageTests",
      dependencies: [
        "Storage", "CSQLite", "CardFiles", "Cards", "Coordination", "Curriculum", "Feedback",
        "Memory", "Patterns", "Scoring",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PlaythroughTests",
      dependencies: [
        "Cards", "Coordination", "Curriculum", "Feedback", "Memory", "Patterns", "Scoring",
        "Screens", "TerminalUI", "TestSupport", "Turkish",
      ],
      swiftSettings: strict
    ),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: ["dilim", "NetworkTestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
