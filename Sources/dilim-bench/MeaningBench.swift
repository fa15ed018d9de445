import Bilingual
import Curriculum
import Foundation
import Patterns
import Scoring

/// Counts how many answers that nobody listed pass by meaning.
///
/// A table has three columns without a header (English, listed answer, another answer), or the
/// header `item`, `english`, `answer`, `gold` with answers to items of the course, whose gold is
/// right, wrong or disputed.
struct MeaningBench {
  private let rows: [[String]]
  private let lexicon: BilingualLexicon
  private let isVerbose: Bool

  init(_ arguments: [String]) throws {
    guard let path = arguments.first else { throw CocoaError(.fileNoSuchFile) }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    rows = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let bytes = try? Data(contentsOf: URL(fileURLWithPath: "Content/lexicon.tsv"))
    lexicon = bytes.map { BilingualLexicon(Array($0)) } ?? .empty
    isVerbose = arguments.contains("--verbose")
  }

  func run() throws -> Bool {
    if rows.first?.first == "item" { try countAnswers() } else { countPairs() }
    return true
  }

  private enum Outcome: String {
    case listed, licensed, refused
  }

  private func outcome(
    of answer: String,
    to english: String,
    by grader: TranslationGrader
  ) -> Outcome {
    let judgement = grader.judge(answer)
    if judgement.verdict.passes { return .listed }
    guard judgement.trap == nil else { return .refused }
    let witness = Witness(english: english, lexicon: lexicon)
    return grader.isLicensed(answer, by: witness) ? .licensed : .refused
  }

  private func countPairs() {
    var counts: [Outcome: Int] = [:]
    for row in rows where row.count >= 3 {
      let grader = TranslationGrader(accepted: [AnswerPattern(literal: row[1])])
      let outcome = outcome(of: row[2], to: row[0], by: grader)
      counts[outcome, default: 0] += 1
      if isVerbose { print(outcome.rawValue, row[0], row[1], row[2], separator: " | ") }
    }
    show("pairs", counts)
  }

  private func countAnswers() throws {
    let items = try Self.translations()
    var counts: [String: [Outcome: Int]] = [:]
    for row in rows.dropFirst() where row.count >= 4 {
      guard let item = items[row[0]] else { continue }
      let patterns = try item.accepted.map { try AnswerPattern($0.text) }
      let traps = try item.traps.map {
        Trap(pattern: try AnswerPattern($0.answer.text), feedback: $0.feedback)
      }
      let all = TranslationGrader(accepted: patterns, traps: traps)
      let one = TranslationGrader(accepted: [AnswerPattern(literal: patterns[0].shown)])
      let outcome = outcome(of: row[2], to: row[1], by: all)
      counts["\(row[3]), all patterns", default: [:]][outcome, default: 0] += 1
      let alone = self.outcome(of: row[2], to: row[1], by: one)
      counts["\(row[3]), one answer", default: [:]][alone, default: 0] += 1
      if isVerbose {
        let listed = patterns[0].shown
        print(outcome.rawValue, alone.rawValue, row[3], row[1], listed, row[2], separator: " | ")
      }
    }
    for (name, counts) in counts.sorted(by: { $0.key < $1.key }) { show(name, counts) }
  }

  private func show(_ name: String, _ counts: [Outcome: Int]) {
    let all = max(1, counts.values.reduce(0, +))
    let passed = (counts[.listed] ?? 0) + (counts[.licensed] ?? 0)
    let share = Double(1_000 * passed / all) / 10
    print(
      "\(name): \(all) answers, \(counts[.listed] ?? 0) listed, \(counts[.licensed] ?? 0) licensed, "
        + "\(share) % pass"
    )
  }

  /// The translations of the course by the ids of their items.
  private static func translations() throws -> [String: Translation] {
    var translations: [String: Translation] = [:]
    for level in Level.allCases {
      let folder = level.rawValue.lowercased()
      let names = try FileManager.default.contentsOfDirectory(atPath: "Content/\(folder)")
      for name in names where name.hasSuffix("-writing.lesson") {
        let data = try Data(contentsOf: URL(fileURLWithPath: "Content/\(folder)/\(name)"))
        let lesson = try LessonReader().read(Array(data), file: "\(folder)/\(name)")
        for exercise in lesson.exercises {
          guard let translation = exercise.translation else { continue }
          translations["\(lesson.itemID(of: exercise))"] = translation
        }
      }
    }
    return translations
  }
}

extension Exercise {
  fileprivate var translation: Translation? {
    switch task {
    case .translation(let translation): translation
    case .choice, .dictation, .readAloud, .card: nil
    }
  }
}
