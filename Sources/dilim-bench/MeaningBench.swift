import Bilingual
import Curriculum
import Foundation
import Patterns
import Scoring

/// Counts how many right answers that nobody listed pass, and how many wrong ones.
struct MeaningBench {
  private let path: String
  private let lexicon: BilingualLexicon
  private let isVerbose: Bool

  /// Counts the answers to items of the course by their gold mark.
  private func runFree() throws -> Bool {
    var items: [String: Translation] = [:]
    for level in Level.allCases {
      let folder = "Content/\(level.rawValue.lowercased())"
      for name in try FileManager.default.contentsOfDirectory(atPath: folder)
      where name.contains("writing") {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
        let lesson = try LessonReader().read(bytes, file: "\(level.rawValue.lowercased())/\(name)")
        for exercise in lesson.exercises {
          if case .translation(let translation) = exercise.task {
            items["\(lesson.id)#\(exercise.id)"] = translation
          }
        }
      }
    }
    var counts: [String: [String: Int]] = [:]
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
    {
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count == 4, let item = items[columns[0]] else { continue }
      let listed = try item.accepted.map { try AnswerPattern($0.text) }
      let traps = try item.traps.map {
        Trap(pattern: try AnswerPattern($0.answer.text), feedback: "")
      }
      for (name, grader) in [
        ("all", TranslationGrader(accepted: listed, traps: traps)),
        ("one", TranslationGrader(accepted: [AnswerPattern(literal: listed[0].shown)])),
      ] {
        let judgement = grader.judge(columns[2])
        let isLicensed =
          !judgement.verdict.passes && judgement.trap == nil
          && grader.isLicensed(columns[2], by: Witness(english: columns[1], lexicon: lexicon))
        let result = judgement.verdict.passes ? "listed" : isLicensed ? "licensed" : "refused"
        counts["\(name) \(columns[3])", default: [:]][result, default: 0] += 1
        if isVerbose, name == "all", result != "listed" {
          print(result, columns[3], columns[1], "|", columns[2], "|", listed[0].shown)
        }
      }
    }
    for (key, value) in counts.sorted(by: { $0.key < $1.key }) { print(key, value) }
    return true
  }

  init(_ arguments: [String]) throws {
    path = arguments.first ?? ""
    let file = arguments.dropFirst().first
    lexicon =
      try file.map { BilingualLexicon(Array(try Data(contentsOf: URL(fileURLWithPath: $0)))) }
      ?? .empty
    isVerbose = arguments.contains("--verbose")
  }

  func run() throws -> Bool {
    if path.contains("free_answers") { return try runFree() }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var total = 0
    var passed = 0
    var licensed = 0
    var verdicts: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count >= 3 else { continue }
      total += 1
      let grader = TranslationGrader(accepted: [AnswerPattern(literal: columns[1])])
      let verdict = grader.judge(columns[2]).verdict
      verdicts[verdict.rawValue, default: 0] += 1
      if verdict.passes {
        passed += 1
        continue
      }
      let witness = Witness(english: columns[0], lexicon: lexicon)
      let probe = MeaningProbe(listed: columns[1], answer: columns[2], witness: witness)
      if probe.isLicensed { licensed += 1 }
      if isVerbose {
        print(
          probe.isLicensed ? "+" : "-",
          columns[0],
          "|",
          columns[1],
          "|",
          columns[2],
          probe.isLicensed
            ? "" : "| \(probe.unmatched.expected) \(probe.unmatched.found) \(probe.isOrderFree)"
        )
      }
    }
    print(
      "\(total) answers, listed \(passed), licensed \(licensed); pass \(100 * (passed + licensed) / max(1, total)) %",
      verdicts
    )
    return true
  }
}
