import Coordination
import Curriculum
import RandomTestSupport
import Scoring

let lesson = LessonID(rawValue: "a1-u1-writing")
let tea = ItemID(lesson: lesson, item: "tea")
let water = ItemID(lesson: lesson, item: "water")

func plan(_ id: String = "1", lesson: LessonID = lesson, started: Int64 = 0) -> SessionPlan {
  SessionPlan(id: id, kind: .lesson(lesson), items: [tea, water], started: started)
}

func answer(
  _ item: ItemID = tea,
  _ verdict: Verdict = .correct,
  text: String = "Çay içiyorum.",
  findings: [Finding] = [],
  milliseconds: Int64 = 1_000
) -> JournalEntry.Event {
  .answered(
    AnswerRecord(
      item: item,
      answer: text,
      verdict: verdict,
      score: 0.5,
      findings: findings,
      milliseconds: milliseconds,
      grader: 1
    )
  )
}

/// Entries in sequence, ten seconds apart.
func entries(_ events: [JournalEntry.Event], from time: Int64 = 0) -> [JournalEntry] {
  events.enumerated().map {
    JournalEntry(sequence: $0.offset, time: time + Int64($0.offset) * 10_000, event: $0.element)
  }
}

/// Every kind of fact, with letters that are easily corrupted.
let everyFact: [Finding.Fact] = [
  .letterReplaced(at: 3, expected: "ı", found: "i"),
  .letterMissing(at: 0, expected: "ğ"),
  .letterExtra(at: 12, found: "👩🏽‍🏫"),
  .lettersSwapped(at: 1, first: "s\u{327}", second: "\""),
  .joined,
  .split,
  .vowel(expected: "ü", after: "\\"),
  .circumflex(distinguishes: true),
  .circumflex(distinguishes: false),
  .register,
  .order(grammatical: true),
  .order(grammatical: false),
  .place(.after, word: "Çağ"),
  .place(.last, word: ""),
  .variant, .quiteDifferent, .spoken, .swapped(expected: "Köpek", found: "köpeği"),
]

let awkwardTexts = [
  "", " ", "Çay içiyorum.", "C\u{327}ay ic\u{327}iyorum.", "“tırnak” \"quote\" 'kesme' ’",
  "iki\nsatır\r\nve\tsekme", "a/b\\c", "\u{0}\u{1}\u{7F}\u{85}", "👩🏽‍🏫🇹🇷", "\u{2028}\u{2029}\u{FEFF}",
  "i\u{307}İIı", "{\"type\":\"entry\"}", "𝕌\u{10FFFF}", String(repeating: "ğ", count: 5_000),
]

/// Makes random journals with every kind of event.
struct JournalGenerator {
  var random: TestRandom

  init(seed: UInt64) { random = TestRandom(seed) }

  mutating func finding() -> Finding {
    let start = Int.random(in: 0...20, using: &random)
    return Finding(
      category: Finding.Category.allCases.randomElement(using: &random) ?? .typo,
      expected: awkwardTexts.randomElement(using: &random) ?? "",
      found: awkwardTexts.randomElement(using: &random) ?? "",
      expectedSpan: Bool.random(using: &random) ? start..<start + 3 : nil,
      foundSpan: Bool.random(using: &random) ? start..<start : nil,
      facts: Array(everyFact.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
    )
  }

  mutating func event(at sequence: Int) -> JournalEntry.Event {
    let item = ItemID(lesson: lesson, item: "i\(Int.random(in: 0..<5, using: &random))")
    switch Int.random(in: 0..<15, using: &random) {
    case 0: return .hinted(item: item, step: Int.random(in: 1...3, using: &random))
    case 1: return .skipped(item: item)
    case 2: return .played(item: item)
    case 3: return .revealed(item: item)
    case 4 where sequence > 0:
      return .undone(sequence: Int.random(in: 0..<sequence, using: &random))
    case 5 where sequence > 0:
      return .overruled(sequence: Int.random(in: 0..<sequence, using: &random))
    case 14 where sequence > 0:
      return .proposed(sequence: Int.random(in: 0..<sequence, using: &random))
    case 6: return .finished
    case 7:
      let tag = GrammarTag(rawValue: "accusative")
      let reasons: [PlannedReason] = [
        .course, .passage, .mistake(nil), .mistake(tag), .fading(tag), .unsure,
      ]
      return .planned(item: item, reason: reasons.randomElement(using: &random) ?? .course)
    default:
      return .answered(
        AnswerRecord(
          item: item,
          answer: awkwardTexts.randomElement(using: &random) ?? "",
          verdict: Verdict.allCases.randomElement(using: &random) ?? .wrong,
          score: Double.random(in: 0...1, using: &random),
          findings: (0..<Int.random(in: 0...3, using: &random)).map { _ in finding() },
          differences: (0..<Int.random(in: 0...2, using: &random)).map { _ in
            Judgement.Difference(
              expected: awkwardTexts.randomElement(using: &random) ?? "",
              found: awkwardTexts.randomElement(using: &random) ?? ""
            )
          },
          practised: Bool.random(using: &random) ? "-mAlI" : nil,
          milliseconds: [0, 1, 999, .max, .min].randomElement(using: &random) ?? 0,
          grader: Int.random(in: 1...3, using: &random)
        )
      )
    }
  }

  mutating func journal(_ length: Int) -> [JournalEntry] {
    (0..<length).map { sequence in
      let time = [Int64.random(in: .min ... .max, using: &random), 0, -1].randomElement(
        using: &random
      )
      return JournalEntry(sequence: sequence, time: time ?? 0, event: event(at: sequence))
    }
  }
}
