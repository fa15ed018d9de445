import Coordination
import Curriculum
import Drills
import Explanations
import Scoring
import Turkish

/// The lines of drills in JSON; the property names are the keys, in snake case.
enum DrillJSON {
  /// A point of the list.
  struct Point: Encodable {
    let schema = 1
    let tag: String
    let speed: Int
    let answers: Int
    let right: Int
  }

  /// An item that is asked.
  struct Item: Encodable {
    let schema = 1
    let type = "item"
    let tag: String
    let word: String
    let meaning: String
    let cue: String
    let speed: Int
    /// Seconds.
    let limit: Int

    init(_ drill: DrillCoordinator) {
      tag = drill.item.tag.rawValue
      word = drill.item.word
      meaning = drill.item.meaning
      cue = drill.item.cue
      speed = drill.speed.number
      limit = drill.limit
    }
  }

  /// The mark of an answer.
  struct Answer: Encodable {
    let type = "answer"
    let answer: String
    let passed: Bool
    let inTime: Bool
    let milliseconds: Int
    /// The right forms, the best first.
    let forms: [String]
    let findings: [Found]

    init(_ answer: DrillAnswer, _ item: DrillItem) {
      self.answer = answer.answer
      passed = answer.passed
      inTime = answer.isInTime
      milliseconds = answer.milliseconds
      forms = item.forms
      let judgement = answer.answer.isEmpty ? nil : DrillCoordinator.judge(answer.answer, item)
      findings = (judgement?.findings ?? []).map(Found.init)
    }
  }

  /// A finding of the grader.
  struct Found: Encodable {
    let category: String
    let expected: String
    let found: String
    let explanation: String

    init(_ finding: Finding) {
      category = finding.category.rawValue
      expected = finding.expected
      found = finding.found
      explanation = FindingExplanation(finding).sentence
    }
  }

  /// An answer that was taken back.
  struct Undo: Encodable {
    let type = "undo"
  }

  /// The end of the input.
  struct End: Encodable {
    let type = "end"
    let answers: Int
    let right: Int
    let inTime: Int

    init(_ summary: DrillSummary) {
      answers = summary.answers
      right = summary.right
      inTime = summary.inTime
    }
  }
}
