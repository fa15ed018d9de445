import Curriculum
import Scoring
import TextSafety

/// The rules on what is told freely: the evidence is known, and the model has its points and its length.
enum MonologueRules {
  static func complaints(_ items: [ItemsByKind.Item<Monologue>]) -> [Complaint] {
    items.flatMap { evidence($0) + model($0) }
  }

  private static func evidence(_ item: ItemsByKind.Item<Monologue>) -> [Complaint] {
    item.content.points.compactMap(\.evidence).flatMap { evidence in
      PointEvidence(evidence.text).unknown.map { text in
        item.file.place(evidence.line).fail(
          .pointEvidence,
          "'\(text)' is no word of the lexicon and no suffix such as -DIK; nothing would show it"
        )
      }
    }
  }

  private static func model(_ item: ItemsByKind.Item<Monologue>) -> [Complaint] {
    let task = item.content
    let grader = MonologueGrader(
      points: task.points.map { ($0.note.text, $0.evidence?.text) },
      length: task.length
    )
    let judgement = grader.judge(task.text)
    let found = zip(task.points, judgement.points)
    var complaints = found.filter { $1.isDemanded && !$1.isFound }.map { point, _ in
      item.file.place(point.note.line).fail(
        .pointEvidence,
        "the model lacks what this point demands"
      )
    }
    if !task.length.contains(judgement.wordCount) {
      complaints.append(
        item.file.place(task.lengthLine).fail(
          .modelLength,
          "the model has \(judgement.wordCount) words"
        )
      )
    }
    return complaints
  }
}
