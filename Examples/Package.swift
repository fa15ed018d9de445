// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let engine = Target.Dependency.product(name: "DilimEngine", package: "dilim")
let files = Target.Dependency.product(name: "DilimFiles", package: "dilim")

let package = Package(
  name: "examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "dilim", path: "..")],
  targets: [
    .executableTarget(name: "grade", dependencies: [engine], swiftSettings: strict),
    .executableTarget(name: "tour", dependencies: [engine], swiftSettings: strict),
    .executableTarget(name: "lesson", dependencies: [engine, files], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
