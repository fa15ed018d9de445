import Foundation

let subcommands: [String: ([String]) async throws -> Bool] = [
  "classes": { try ClassBench(options: BenchOptions($0)).run() },
  "chat": { try await ChatBench(options: BenchOptions($0)).run() },
  "days": { try DaysBench(options: BenchOptions($0)).run() },
  "drills": { try DrillBench(options: BenchOptions($0)).run() },
  "errors": { try ErrorCheck($0).run() },
  "filter": { _ in FilterBench().run() },
  "hearing": { try await HearingBench(options: BenchOptions($0)).run() },
  "kernels": { try KernelBench(options: BenchOptions($0)).run() },
  "grade": { try GradeBench(options: BenchOptions($0)).run() },
  "learner": { try LearnerBench($0).run() },
  "lattice": { try LatticeBench(options: BenchOptions($0)).run() },
  "meaning": { try MeaningBench($0).run() },
  "memory": { try MemoryBench(options: BenchOptions($0)).run() },
  "progress": { try ProgressBench(options: BenchOptions($0)).run() },
  "speed": { try SpeedBench(options: BenchOptions($0)).run() },
  "stub": { _ in try ChatStubCommand().run() },
  "stream": { try StreamBench(options: BenchOptions($0)).run() },
  "start": { try StartBench(options: BenchOptions($0)).run() },
]

let arguments = CommandLine.arguments.dropFirst()
guard let name = arguments.first, let subcommand = subcommands[name] else {
  print("usage: dilim-bench \(subcommands.keys.sorted().joined(separator: "|")) [--option value …]")
  exit(2)
}
do {
  exit(try await subcommand(Array(arguments.dropFirst())) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("dilim-bench \(name): \(error)\n".utf8))
  exit(3)
}
