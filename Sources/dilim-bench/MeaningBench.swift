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
///
/// With all patterns of an item, `--right N` fails under N % of right answers that pass, `--refuted N`
/// over N % of them that are called wrong, and `--wrong N` over N % of wrong answers that pass.
struct MeaningBench {
  private let rows: [[String]]
  private let lexicon: BilingualLexicon
  private let isVerbose: Bool
  private let limits: [String: Double]

  init(_ arguments: [String]) throws {
    guard let path = arguments.first else { throw CocoaError(.fileNoSuchFile) }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    rows = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let bytes = try? Data(contentsOf: URL(fileURLWithPath: "Content/lexicon.tsv"))
    lexicon = bytes.map { BilingualLexicon(Array($0)) } ?? .empty
    isVerbose = arguments.contains("--verbose")
    var limits: [String: Double] = [:]
    for (name, value) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("--") {
      limits[name] = Double(value)
    }
    self.limits = limits
  }

  func run() throws -> Bool {
    guard rows.first?.first == "item" else {
      countPairs()
      return true
    }
    return try countAnswers()
  }

  private enum Outcome: String, CaseIterable {
    case listed, licensed, unsure, almost, wrong
  }

  private func outcome(
    of answer: String,
    to english: String,
    by grader: TranslationGrader
  ) -> (outcome: Outcome, reason: String) {
    let judgement = grader.judge(
      answer,
      witness: Witness(english: english, lexicon: lexicon)
    )
    let reason =
      judgement.findings.map { "\($0.category) \($0.expected)>\($0.found)" }
      + judgement.differences.map { "\($0.expected)/\($0.found)" }
      + judgement.licences.map(\.rawValue)
    let outcome: Outcome =
      switch judgement.verdict {
      case .correct, .correctWithNote: judgement.licences.isEmpty ? .listed : .licensed
      case .unsure: .unsure
      case .almost: .almost
      case .wrong: .wrong
      }
    return (outcome, reason.joined(separator: ", "))
  }

  private func countPairs() {
    var counts: [Outcome: Int] = [:]
    for row in rows where row.count >= 3 {
      let grader = TranslationGrader(accepted: [AnswerPattern(literal: row[1])])
      let outcome = outcome(of: row[2], to: row[0], by: grader)
      counts[outcome.outcome, default: 0] += 1
      if isVerbose {
        print(outcome.outcome, row[0], row[1], row[2], outcome.reason, separator: " | ")
      }
    }
    show("pairs", counts)
  }

  private func countAnswers() throws -> Bool {
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
      for (name, grader) in [("all patterns", all), ("one answer", one)] {
        let outcome = outcome(of: row[2], to: row[1], by: grader)
        counts["\(row[3]), \(name)", default: [:]][outcome.outcome, default: 0] += 1
        if isVerbose {
          let texts = [name, row[3], row[1], patterns[0].shown, row[2], outcome.reason]
          print(outcome.outcome, texts.joined(separator: " | "), separator: " | ")
        }
      }
    }
    for (name, counts) in counts.sorted(by: { $0.key < $1.key }) { show(name, counts) }
    let right = counts["right, all patterns"] ?? [:]
    let wrong = counts["wrong, all patterns"] ?? [:]
    return Self.share(of: Self.passing, in: right) >= limits["--right"] ?? 0
      && Self.share(of: Self.refuting, in: right) <= limits["--refuted"] ?? 100
      && Self.share(of: Self.passing, in: wrong) <= limits["--wrong"] ?? 100
  }

  private static let passing: [Outcome] = [.listed, .licensed]
  private static let refuting: [Outcome] = [.almost, .wrong]

  /// How many percent of the answers have one of the outcomes, rounded down to tenths.
  private static func share(of outcomes: [Outcome], in counts: [Outcome: Int]) -> Double {
    let all = max(1, counts.values.reduce(0, +))
    return Double(1_000 * outcomes.reduce(0) { $0 + (counts[$1] ?? 0) } / all) / 10
  }

  private func show(_ name: String, _ counts: [Outcome: Int]) {
    let all = counts.values.reduce(0, +)
    let each = Outcome.allCases.map { "\($0) \(counts[$0] ?? 0)" }.joined(separator: ", ")
    print(
      "\(name): \(all) answers, \(Self.share(of: Self.passing, in: counts)) % pass, "
        + "\(Self.share(of: Self.refuting, in: counts)) % refuted (\(each))"
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
    case .choice, .dictation, .readAloud, .card, .gap, .order, .transformation, .correction,
      .matching, .dialogue, .monologue:
      nil
    }
  }
}
